import fc from "fast-check";
import { expect, test } from "vitest";
import { ELEMENTS } from "../elements/elements.ts";
import { formatFormula } from "./format.ts";
import type { FormulaNotation } from "./format.ts";
import type { FormulaIssueCode } from "./issue.ts";
import { getFormula, parseFormula } from "./parse.ts";

/** What is typed, and the same in canonical notation. */
const NOTATIONS: readonly (readonly [typed: string, canonical: string])[] = [
  ["H2O", "H2O"],
  ["  H2O ", "H2O"],
  ["H2O\n", "H2O"],
  ["H₂O", "H2O"],
  ["H_2O", "H2O"],
  ["H_{2}O", "H2O"],
  ["$H_2O$", "H2O"],
  ["\\(H_2O\\)", "H2O"],
  ["\\ce{H2O}", "H2O"],
  ["\\mathrm{H_2O}", "H2O"],
  ["$\\mathrm{H}_{2}\\mathrm{O}$", "H2O"],
  ["Ｈ２Ｏ", "H2O"],
  ["Ca(OH)2", "Ca(OH)2"],
  ["Ca（OH）₂", "Ca(OH)2"],
  ["\\ce{Ca(OH)2}", "Ca(OH)2"],
  ["\\mathrm{Ca\\left(OH\\right)_2}", "Ca(OH)2"],
  ["K4[Fe(CN)6]", "K4[Fe(CN)6]"],
  ["{[Co(NH3)5]2O}Cl4", "{[Co(NH3)5]2O}Cl4"],
  ["CuSO4·5H2O", "CuSO4·5H2O"],
  ["CuSO4.5H2O", "CuSO4·5H2O"],
  ["CuSO4*5H2O", "CuSO4·5H2O"],
  ["CuSO4 . 5 H2O", "CuSO4·5H2O"],
  ["CuSO4 • 5H2O", "CuSO4·5H2O"],
  ["CuSO4⋅5H2O", "CuSO4·5H2O"],
  ["CuSO₄·5H₂O", "CuSO4·5H2O"],
  ["CuSO₄.5H₂O", "CuSO4·5H2O"],
  ["CuSO₄.5H2O", "CuSO4·5H2O"],
  ["Fe₀.₉₅O", "Fe0.95O"],
  ["Fe_{0.95}O", "Fe0.95O"],
  ["CuSO4 x 5H2O", "CuSO4·5H2O"],
  ["CuSO4 × 5 H2O", "CuSO4·5H2O"],
  ["CuSO4 \\cdot 5H2O", "CuSO4·5H2O"],
  ["\\ce{CuSO4*5H2O}", "CuSO4·5H2O"],
  ["CuSO_4 \\cdot 5 H_2O", "CuSO4·5H2O"],
  ["MgSO4.7H2O(s)", "MgSO4·7H2O(s)"],
  ["CuSO4.(H2O)5", "CuSO4·(H2O)5"],
  ["CaSO4·½H2O", "CaSO4·0.5H2O"],
  ["CaSO4·1/2H2O", "CaSO4·0.5H2O"],
  ["CaSO4.0.5H2O", "CaSO4·0.5H2O"],
  ["CaCl2·1.5H2O", "CaCl2·1.5H2O"],
  ["KCl.MgCl2.6H2O", "KCl·MgCl2·6H2O"],
  ["YBa2Cu3O6.93", "YBa2Cu3O6.93"],
  ["Fe0.95O", "Fe0.95O"],
  ["La1.85Sr0.15CuO4", "La1.85Sr0.15CuO4"],
  ["SO4^2-", "SO4^2-"],
  ["SO4^{2-}", "SO4^2-"],
  ["SO4^-2", "SO4^2-"],
  ["SO4^{-2}", "SO4^2-"],
  ["SO₄²⁻", "SO4^2-"],
  ["SO4²⁻", "SO4^2-"],
  ["SO₄^2-", "SO4^2-"],
  ["SO42-", "SO4^2-"],
  ["SO4 2-", "SO4^2-"],
  ["SO4-2", "SO4^2-"],
  ["SO4--", "SO4^2-"],
  ["SO4(2-)", "SO4^2-"],
  ["SO4^2−", "SO4^2-"],
  ["SO4^{2–}", "SO4^2-"],
  ["SO_4^{2-}", "SO4^2-"],
  ["\\mathrm{SO_4^{2-}}", "SO4^2-"],
  ["\\ce{SO4^2-}", "SO4^2-"],
  ["SO₄2-", "SO4^2-"],
  ["[SO4]2-", "[SO4]^2-"],
  ["Fe3+", "Fe^3+"],
  ["Fe^3+", "Fe^3+"],
  ["Fe^{3+}", "Fe^3+"],
  ["Fe+3", "Fe^3+"],
  ["Fe^+3", "Fe^3+"],
  ["Fe³⁺", "Fe^3+"],
  ["Fe³+", "Fe^3+"],
  ["Fe+++", "Fe^3+"],
  ["Fe(3+)", "Fe^3+"],
  ["Fe 3+", "Fe^3+"],
  ["Hg2^2+", "Hg2^2+"],
  ["Hg22+", "Hg2^2+"],
  ["Hg₂²⁺", "Hg2^2+"],
  ["Na+", "Na+"],
  ["Na^+", "Na+"],
  ["Na⁺", "Na+"],
  ["Na1+", "Na+"],
  ["NH4+", "NH4+"],
  ["NH₄⁺", "NH4+"],
  ["NH4^+", "NH4+"],
  ["H3O+", "H3O+"],
  ["Cl-", "Cl-"],
  ["Cl−", "Cl-"],
  ["Cl-1", "Cl-"],
  ["OH-", "OH-"],
  ["NO3-", "NO3-"],
  ["MnO4-", "MnO4-"],
  ["Cr2O72-", "Cr2O7^2-"],
  ["PO43-", "PO4^3-"],
  ["P3O105-", "P3O10^5-"],
  ["C2H3O2-", "C2H3O2-"],
  ["CH3COO-", "CH3COO-"],
  ["I3-", "I3^-"],
  ["O2^2-", "O2^2-"],
  ["O2^-", "O2^-"],
  ["S2-", "S^2-"],
  ["P3-", "P^3-"],
  ["H2+", "H2^+"],
  ["Fe(CN)63-", "Fe(CN)6^3-"],
  ["[Fe(CN)6]3-", "[Fe(CN)6]^3-"],
  ["[Fe(CN)6]^{4-}", "[Fe(CN)6]^4-"],
  ["[Cu(NH3)4]2+(aq)", "[Cu(NH3)4]^2+(aq)"],
  ["Ag(NH3)2+", "Ag(NH3)2^+"],
  ["Zn(OH)42-", "Zn(OH)4^2-"],
  ["FeSCN^2+", "FeSCN^2+"],
  ["Fe^0", "Fe"],
  ["e-", "e-"],
  ["e^-", "e-"],
  ["e^{-}", "e-"],
  ["e⁻", "e-"],
  ["e−", "e-"],
  ["\\ce{e-}", "e-"],
  ["^14C", "^14C"],
  ["^{14}C", "^14C"],
  ["¹⁴C", "^14C"],
  ["^{14}_{6}C", "^14C"],
  ["_6^{14}C", "^14C"],
  ["{}^{14}_{6}C", "^14C"],
  ["¹⁴₆C", "^14C"],
  ["\\ce{^{14}_{6}C}", "^14C"],
  ["C-14", "^14C"],
  ["U-235", "^235U"],
  ["H-3", "T"],
  ["He-4", "^4He"],
  ["^14CO2", "^14CO2"],
  ["H2^18O", "H2^18O"],
  ["H₂¹⁸O", "H2^18O"],
  ["^2H2O", "D2O"],
  ["D2O", "D2O"],
  ["HDO", "HDO"],
  ["T2O", "T2O"],
  ["CDCl3", "CDCl3"],
  ["NaCl(aq)", "NaCl(aq)"],
  ["NaCl (aq)", "NaCl(aq)"],
  ["NaCl_{(aq)}", "NaCl(aq)"],
  ["NaCl_{(s)}", "NaCl(s)"],
  ["CO2(g)", "CO2(g)"],
  ["Br2(l)", "Br2(l)"],
  ["CO", "CO"],
  ["Co", "Co"],
  ["No", "No"],
  ["NO", "NO"],
  ["Hf", "Hf"],
  ["HF", "HF"],
  ["Cs2CO3", "Cs2CO3"],
  ["CS2", "CS2"],
  ["CS2(l)", "CS2(l)"],
  ["Co2O3", "Co2O3"],
  ["SmCo5", "SmCo5"],
  ["NI3", "NI3"],
  ["CI4", "CI4"],
  ["CHI3", "CHI3"],
  ["CH3I", "CH3I"],
  ["HIO3", "HIO3"],
  ["CS(NH2)2", "CS(NH2)2"],
  ["Co2(CO)8", "Co2(CO)8"],
  ["C3032H4816O872N780S8Fe4", "C3032H4816O872N780S8Fe4"],
  ["H<sub>2</sub>SO<sub>4</sub>", "H2SO4"],
  ["SO<sub>4</sub><sup>2-</sup>", "SO4^2-"],
  ["C10H22", "C10H22"],
  ["C20H42", "C20H42"],
  ["C9H20", "C9H20"],
  ["P4O10", "P4O10"],
  ["C60", "C60"],
  ["CH3(CH2)10CH3", "CH3(CH2)10CH3"],
  ["CH3COOH", "CH3COOH"],
  ["HOOCCOOH", "HOOCCOOH"],
  ["H2NNH2", "H2NNH2"],
];

test.each(NOTATIONS)("%s reads as %s", (typed, canonical) => {
  const result = parseFormula(typed);
  expect(result.ok ? formatFormula(result.value, "ascii") : result.issue).toBe(canonical);
});

/** What is typed, why it is no formula, where, and what may have been meant. */
type Refusal = readonly [typed: string, code: FormulaIssueCode, at: number, readings?: readonly string[]];

const REFUSED: readonly Refusal[] = [
  ["", "empty", 0],
  ["   ", "empty", 0],
  ["co2", "letter-case", 0, ["CO2", "Co2"]],
  ["fe2o3", "letter-case", 0, ["Fe2O3"]],
  ["nacl", "letter-case", 0, ["NaCl"]],
  ["NACL", "letter-case", 1, ["NaCl"]],
  ["FE2O3", "letter-case", 1, ["Fe2O3"]],
  ["Nacl", "letter-case", 0, ["NaCl"]],
  ["co", "letter-case", 0, ["CO", "Co"]],
  ["Xx", "unknown-symbol", 0],
  ["H2Q", "unknown-symbol", 2],
  ["water", "unknown-symbol", 0],
  ["J2", "unknown-symbol", 0],
  ["TNT", "unknown-symbol", 0],
  ["DDT", "unknown-symbol", 0],
  ["H20", "look-alike", 0, ["H2O"]],
  ["Fe203", "look-alike", 0, ["Fe2O3"]],
  ["C6H1206", "look-alike", 2, ["C6H12O6"]],
  ["NaCI", "look-alike", 2, ["NaCl"]],
  ["HCI", "look-alike", 1, ["HCl"]],
  ["MgC12", "look-alike", 2, ["MgCl2"]],
  ["CHCI3", "look-alike", 2, ["CHCl3"]],
  ["NaOAc", "look-alike", 3, ["NaCH3COO"]],
  ["Pb(OAc)2", "look-alike", 4, ["Pb(CH3COO)2"]],
  ["AcOH", "look-alike", 0, ["CH3COOH"]],
  ["CH3CI", "look-alike", 3, ["CH3Cl"]],
  ["CuSO45H2O", "look-alike", 4, ["CuSO4·5H2O"]],
  ["Na2CO310H2O", "look-alike", 5, ["Na2CO3·10H2O"]],
  ["CUSO4", "look-alike", 0, ["CuSO4"]],
  ["CO3O4", "look-alike", 0, ["Co3O4"]],
  ["SIO2", "look-alike", 0, ["SiO2"]],
  ["PBO2", "look-alike", 0, ["PbO2"]],
  ["CaCo3", "look-alike", 2, ["CaCO3"]],
  ["Ca(HCo3)2", "look-alike", 4, ["Ca(HCO3)2"]],
  ["Co2", "look-alike", 0, ["CO2"]],
  ["Nh3", "look-alike", 0, ["NH3"]],
  ["NaNo3", "look-alike", 2, ["NaNO3"]],
  ["H3Po4", "look-alike", 2, ["H3PO4"]],
  ["NaCl(S)", "look-alike", 4, ["NaCl(s)"]],
  ["H2S04", "bad-count", 3],
  ["Na0H", "bad-count", 2],
  ["H0", "bad-count", 1],
  ["H999999", "bad-count", 1],
  ["Ca(OH", "unbalanced-bracket", 2],
  ["Ca(OH]2", "unbalanced-bracket", 5],
  ["CaOH)2", "unbalanced-bracket", 4],
  ["Ca()2", "empty-group", 2],
  ["()", "empty-group", 0],
  ["O2-", "ambiguous-charge", 1, ["O^2-", "O2^-"]],
  ["N3-", "ambiguous-charge", 1, ["N^3-", "N3^-"]],
  ["VO2+", "ambiguous-charge", 2, ["VO^2+", "VO2^+"]],
  ["FeSCN2+", "ambiguous-charge", 5, ["FeSCN^2+", "FeSCN2^+"]],
  ["(SO4)2-", "ambiguous-charge", 5, ["(SO4)^2-", "(SO4)2^-"]],
  ["N2+", "ambiguous-charge", 1, ["N^2+", "N2^+"]],
  ["Na2SO4.3Na2CO3", "ambiguous-dot", 6],
  ["Fe(III)", "oxidation-number", 2],
  ["Cu(I)", "oxidation-number", 2],
  ["Fe(III)Cl3", "oxidation-number", 2],
  ["2H2O", "leading-coefficient", 0],
  ["1/2 O2", "leading-coefficient", 0],
  ["^300C", "unknown-nuclide", 4],
  ["^14_7C", "unknown-nuclide", 5],
  ["SO4^2", "bad-charge", 3],
  ["Fe2+3", "bad-charge", 3],
  ["SO4^+-", "bad-charge", 3],
  ["Na+Cl-", "unexpected-character", 3],
  ["Fe3 +", "unexpected-character", 3],
  ["H2 O", "unexpected-character", 2],
  ["H2O!", "unexpected-character", 3],
  ["(CH2)n", "letter-case", 5],
  ["CuSO4·", "unexpected-character", 6],
  ["·5H2O", "unexpected-character", 0],
  ["CH2=CH2", "unexpected-character", 3],
  ["\\ce{Xx}", "unknown-symbol", 4],
  ["$\\alpha$", "unexpected-character", 1],
];

test.each(REFUSED.map((refusal) => [...refusal] as const))("%j is refused: %s at %i", (...row: Refusal) => {
  const [typed, code, at, readings] = row;
  const result = parseFormula(typed);
  expect(result).toMatchObject({ ok: false, issue: { code, at, ...(readings === undefined ? {} : { readings }) } });
});

test("every symbol of an element is a formula, and nothing near it is taken for it", () => {
  for (const { symbol } of ELEMENTS) expect([...getFormula(symbol).counts]).toEqual([[symbol, 1]]);
  expect(ELEMENTS).toHaveLength(118);
});

const atom = fc.record({
  kind: fc.constant("atom" as const),
  symbol: fc.constantFrom("H", "C", "N", "O", "Na", "Cl", "Fe", "S", "P", "K", "Ca", "Mn"),
  count: fc.integer({ min: 1, max: 9 }),
});

const list = (atoms: readonly { symbol: string; count: number }[]): string =>
  atoms.map(({ symbol, count }) => symbol + (count === 1 ? "" : count)).join("");
const atoms = fc.array(atom, { minLength: 1, maxLength: 3 });
const times = fc.integer({ min: 2, max: 6 });

/** What may follow the first atoms: a group, a group within a group, or nothing. */
const group = fc.oneof(
  fc.constant(""),
  fc.tuple(atoms, times).map(([inner, count]) => `(${list(inner)})${count}`),
  fc
    .tuple(atoms, atoms, times, times)
    .map(([outer, inner, count, inside]) => `[${list(outer)}(${list(inner)})${inside}]${count}`),
);
const ending = fc.oneof(
  fc.constant(""),
  fc
    .integer({ min: -4, max: 4 })
    .map((charge) =>
      charge === 0 ? "" : `^${Math.abs(charge) === 1 ? "" : Math.abs(charge)}${charge > 0 ? "+" : "-"}`,
    ),
  fc.constantFrom("·H2O", "·2H2O", "·5H2O", "·10H2O"),
);
const written = fc
  .tuple(
    fc.constantFrom("", "", "", "^13C", "^2H", "^18O"),
    atoms,
    group,
    ending,
    fc.constantFrom("", "", "(aq)", "(s)", "(g)"),
  )
  .map((parts) => parts.map((part) => (typeof part === "string" ? part : list(part))).join(""));

test.each(["ascii", "unicode", "tex"] as const)(
  "a formula written in %s is read back to the same formula",
  (notation: FormulaNotation) => {
    fc.assert(
      fc.property(written, (text) => {
        const first = parseFormula(text);
        fc.pre(first.ok);
        if (!first.ok) return;
        expect(getFormula(formatFormula(first.value, notation))).toEqual(first.value);
      }),
      { numRuns: 5_000 },
    );
  },
);

test.each([
  ["^{238}_{92}U", "^238U", "²³⁸₉₂U", "\\ce{^{238}_{92}U}"],
  ["_6^{12}C", "^12C", "¹²₆C", "\\ce{^{12}_{6}C}"],
  ["^2_1H2O", "D2O", "²₁H₂O", "\\ce{^{2}_{1}H2O}"],
  ["₂₆Fe³⁺(aq)", "Fe^3+(aq)", "₂₆Fe³⁺(aq)", "\\ce{_{26}Fe^{3+}(aq)}"],
])("the atomic number written in %s is kept, but not in the canonical %s", (text, ascii, unicode, tex) => {
  const formula = getFormula(text);
  expect((["ascii", "unicode", "tex"] as const).map((notation) => formatFormula(formula, notation))).toEqual([
    ascii,
    unicode,
    tex,
  ]);
  for (const written of [unicode, tex]) expect(getFormula(written)).toEqual(formula);
});

test("any text is answered, and an issue points into it", () => {
  const signs = fc.constantFrom(..."HCOFeNa2345()[]{}^_+-·.*₂²⁻⁺ \\$ce→=x½DT");
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 30 }), (pieces) => {
      const text = pieces.join("");
      const result = parseFormula(text);
      if (result.ok) {
        // The canonical form leaves written atomic numbers out.
        const { counts, charge, state } = result.value;
        expect(getFormula(formatFormula(result.value, "ascii"))).toMatchObject({ counts, charge, state });
        expect(getFormula(formatFormula(result.value, "unicode"))).toEqual(result.value);
      } else {
        expect(result.issue.at).toBeGreaterThanOrEqual(0);
        expect(result.issue.at).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 20_000 },
  );
});
