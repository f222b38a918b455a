import fc from "fast-check";
import { expect, test } from "vitest";
import { ELEMENTS } from "../elements/elements.ts";
import { formatChemistryText } from "./format-chemistry-text.ts";

const THIN = "\u202F";

const FORMATTED: readonly (readonly [typed: string, shown: string])[] = [
  ["H2SO4", "H₂SO₄"],
  ["The formula of water is H2O.", "The formula of water is H₂O."],
  ["2H2 + O2 -> 2H2O", "2H₂ + O₂ → 2H₂O"],
  ["2H2+O2->2H2O", "2H₂+O₂→2H₂O"],
  ["Ca(OH)2, Mg(OH)2; (NH4)2SO4!", "Ca(OH)₂, Mg(OH)₂; (NH₄)₂SO₄!"],
  ["CuSO4.5H2O and CuSO4*5H2O", "CuSO₄·5H₂O and CuSO₄·5H₂O"],
  ["(CO2)", "(CO₂)"],
  ["CO2-rich air", "CO₂-rich air"],
  ["CO2/H2O", "CO₂/H₂O"],
  ["የKClO3 ቅንብር፣ ከCuSO4·5H2O ጋር", "የKClO₃ ቅንብር፣ ከCuSO₄·5H₂O ጋር"],
  ["求H2SO4的摩尔质量，和2O2反应", "求H₂SO₄的摩尔质量，和2O₂反应"],
  ["SO4^2-", "SO₄²⁻"],
  ["SO4^{2-}", "SO₄²⁻"],
  ["SO_4^{2-}", "SO₄²⁻"],
  ["Fe3+ ions, SO42- ions.", "Fe³⁺ ions, SO₄²⁻ ions."],
  ["Na+ and Cl-", "Na⁺ and Cl⁻"],
  ["MnO4- + 5Fe2+ + 8H+ -> Mn2+ + 5Fe3+ + 4H2O", "MnO₄⁻ + 5Fe²⁺ + 8H⁺ → Mn²⁺ + 5Fe³⁺ + 4H₂O"],
  ["Zn -> Zn2+ + 2e-", "Zn → Zn²⁺ + 2e⁻"],
  ["[H+] = 10^-7 M", "[H⁺] = 10⁻⁷ M"],
  ["[Cu(NH3)4]^2+", "[Cu(NH₃)₄]²⁺"],
  ["N2(g) + 3H2(g) <=> 2NH3(g)", "N₂(g) + 3H₂(g) ⇌ 2NH₃(g)"],
  ["H2O_{(l)}", "H₂O(l)"],
  ["^{14}C", "¹⁴C"],
  ["\\ce{SO4^2-}", "SO₄²⁻"],
  ["\\ce{2H2 + O2 -> 2H2O}", "2H₂ + O₂ → 2H₂O"],
  ["\\ce{CaCO3 ->[\\Delta] CaO + CO2 ^}", "CaCO₃ →[Δ] CaO + CO₂ ↑"],
  ["\\ce{B2}", "B₂"],
  ["$\\mathrm{H_2O}$", "H₂O"],
  ["\\(K_{sp} = [Ag^+][Cl^-]\\)", "Ksp = [Ag⁺][Cl⁻]"],
  ["A \\rightarrow B", "A → B"],
  ["A \\rightleftharpoons B", "A ⇌ B"],
  ["A \\xrightarrow{heat} B", "A →[heat]  B"],
  ["\\frac{1}{2}", "1/2"],
  ["\\frac{a + b}{c}", "(a + b)/c"],
  ["\\frac{\\frac{1}{2}}{3}", "(1/2)/3"],
  ["\\Delta H = -5\\,kJ", "ΔH = -5 kJ"],
  ["$$K_a = \\frac{[H^+][A^-]}{[HA]}$$", "Ka = [H⁺][A⁻]/[HA]"],
  ["K_sp, E^\\circ_{cell} and log_{10}", "Ksp, E°cell and log₁₀"],
  ["v_{rms} = \\sqrt{\\frac{3RT}{M}}", "vrms = √(3RT/M)"],
  ["| **CO2** | [H2O](x) |", "| **CO₂** | [H₂O](x) |"],
  ["\\alpha, \\beta and \\pi", "α, β and π"],
  ["3 \\times 10^{-4}", "3 × 10⁻⁴"],
  ["6.02 x 10^23", "6.02 × 10²³"],
  ["PV = nRT, T_1 and V_{2}", "PV = nRT, T₁ and V₂"],
  ["m^3 and cm^{-1}", "m³ and cm⁻¹"],
  ["25^\\circ C", "25° C"],
  ["1s2 2s2 2p6 3s1", "1s² 2s² 2p⁶ 3s¹"],
  ["[Ar] 3d10 4s1", "[Ar] 3d¹⁰ 4s¹"],
  ["250mL of 0.5M, 25°C, 298K, 1.5atm, 44.01g/mol", `250${THIN}mL of 0.5${THIN}M, 25${THIN}°C, 298${THIN}K, 1.5${THIN}atm, 44.01${THIN}g/mol`],
  ["90\\% yield", "90% yield"],
];

test.each(FORMATTED)("[FMT-01] %j is shown as %j", (typed, shown) => {
  expect(formatChemistryText(typed)).toBe(shown);
});

const UNCHANGED = [
  "I paid $15 for it and $20 for the next.",
  "In 2020 he took course A4 in room B2, on I-95.",
  "COVID19, COVID-19, H1N1, HIV2, WW2, PS5, NBC4, B12, K12, ISO9001, 3D, 4K, 2nd, U2, F16",
  "the O2- ion",
  "He said: No. I am. As it is, At Be In On So Os.",
  "https://example.org/H2O?a=H2SO4 and me@H2O.org",
  "Use `H2SO4` in code.",
  "file_2 and snake_case_3 and __init__",
  "C++ and C# and A+ and B-",
  "x = y, a <= b, a >= b",
  "pH 7, pKa 4.75",
  "It weighs 5 g.",
  "水的摩尔质量",
  "ውሃ",
  "पानी",
  "",
];

test.each(UNCHANGED)("[FMT-01] %j stays", (text) => {
  expect(formatChemistryText(text)).toBe(text);
});

test("[FMT-01] all symbols of elements are known", () => {
  for (const { symbol } of ELEMENTS) {
    const shown = formatChemistryText(`\\ce{${symbol}2}`);
    expect([`${symbol}₂`, `${symbol}2`]).toContain(shown);
    expect(formatChemistryText(symbol)).toBe(symbol);
    expect(formatChemistryText(`${symbol}^{2+}`)).toBe(`${symbol}²⁺`);
  }
});

test("[FMT-01] fractions nest up to twenty deep, and further ones stay as they are", () => {
  const nest = (depth: number): string => (depth === 0 ? "x" : `\\frac{1}{${nest(depth - 1)}}`);
  expect(formatChemistryText(nest(20))).not.toContain("\\frac");
  expect(formatChemistryText(`${nest(21)} of H2O`)).toBe(`${nest(21)} of H₂O`);
});

const PIECES = fc.constantFrom(
  ..."H2 O2 SO4 ^2- ^{2+} _2 _{eq} Na+ Cl- -> <=> --> => = + - ( ) [ ] { } $ $15 \\ce{ \\frac{ } \\Delta \\( \\) \\text{ · * . , 25 °C mL g K 1s2 2p6 I A4 room ` \n e- x 10^ ₂ ² ⁺ → \\ ^ _ \\circ \\$ \\\\ :// @".split(" "),
  " ",
);

test("[FMT-01] any text is formatted, and a formatted text stays the same", () => {
  fc.assert(
    fc.property(fc.array(PIECES, { maxLength: 14 }), (pieces) => {
      const once = formatChemistryText(pieces.join(""));
      expect(formatChemistryText(once)).toBe(once);
    }),
    { numRuns: 20_000 },
  );
});
