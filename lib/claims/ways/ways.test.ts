import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { review, solved } from "#tests/support/review-claims.ts";

function lastOf(text: string, problem = "", locale: Locale = "en"): string {
  const { claims } = review(text, problem === "" ? {} : { problems: [problem] }, locale);
  const last = claims.findLast(({ claim }) => claim.kind === "calculation");
  return `${last?.check.verdict} ${last?.check.reason}`;
}

describe("[TRUST-02] a right sum is right where its quantities belong together", () => {
  test.each([
    ["Say you use 3.00 g of MgO. $n = 3.00 / 40.30 = 0.0744$ mol", ""],
    ["Ca(NO3)2 has N: 2 × 14.01 = 28.02", ""],
    ["M(Ca(NO3)2): 40.08 + 28.02 + 96.00 = 164.10 g/mol", "What is the molar mass of Ca(NO3)2?"],
    ["$2(1.008) + 16.00 = 18.02$ g/mol", "What is the molar mass of H2O?"],
    ["35 + 273.15 = 308.15 K", ""],
    [
      "$0.250\\ \\text{mol} \\times 6.022\\times10^{23} = 1.51\\times10^{23}$",
      "How many molecules are 0.250 mol of CO2?",
    ],
    ["0.250 mol × 2 × 6.022 × 10²³ = 3.01 × 10²³", "How many oxygen atoms are in 0.250 mol of CO2?"],
    [
      "$q = 50.0\\ \\text{g} \\times 4.18\\ \\frac{\\text{J}}{\\text{g·°C}} \\times 60\\ °\\text{C} = 12\\,500\\ \\text{J}$",
      "How much heat warms 50.0 g of water from 20 °C to 80 °C?",
    ],
    ["$n = 0.200\\ \\frac{\\text{mol}}{\\text{L}} \\times 0.0400\\ \\text{L} = 0.00800$ mol", "40.0 mL of 0.200 M KBr"],
    ["ΔT = 80 − 20 = 60 °C", "How much heat warms 50 g of water from 20 °C to 80 °C?"],
    [
      "q = 50.0 g × 4.18 J/(g·°C) × 6.0 °C = 1250 J",
      "A metal is put into 50.0 g of water at 19.0 °C, which ends at 25.0 °C.",
    ],
    ["AgBr: $s = \\sqrt{5.4 \\times 10^{-13}} = 7.3 \\times 10^{-7}$ mol/L", "How soluble is AgBr?"],
    ["t½ = 0.693 / 0.050 min⁻¹ = 13.9 min", "First order, k = 0.050 min⁻¹: what is its half-life?"],
    ["The pressure is 3.0 atm. 3.0 × 101.325 = 304 kPa", ""],
    ["$[H^+] = 0.0020$ M. $\\text{pH} = -\\log(0.0020) = 2.70$", ""],
    ["$P_2 = \\frac{2.0 \\times 6.0}{4.0} = 3.0$ atm", "A gas of 6.0 L at 2.0 atm is squeezed into 4.0 L."],
    ["ΔT = 30.0 − 18.0 = 12.0 °C. q = 40.0 × 4.18 × 12.0 = 2006 J", "Heat for 40.0 g of water from 18.0 to 30.0 °C?"],
    ["F: 34.5/19.00 = 1.82 mol", "A compound has 34.5 % F and 65.5 % S."],
    ["H2 + Br2 → 2 HBr. Broken: 436 + 193 = 629 kJ", "Bond energies 436, 193 and 366: what is ΔH?"],
    ["Fe + Cu²⁺ → Fe²⁺ + Cu. E° = 0.78 V, so ΔG° = −2 × 96 485 × 0.78 = −151 kJ", ""],
    ["ln 5 = 1.61", ""],
    ["Fe → Fe²⁺ + 2e⁻ and E° = 0.78 V. ΔG° = −(2)(96485)(0.78) = −1.51 × 10⁵ J", ""],
    ["Fe → Fe²⁺ + 2e⁻ and E° = 0.78 V. ln K = (2)(96485)(0.78)/((8.314)(298)) = 60.8", ""],
    ["$\\frac{1}{290} - \\frac{1}{310} = 2.22\\times10^{-4}$ K⁻¹", "k is 0.02 at 290 K and 0.08 at 310 K: what is Ea?"],
    [
      "$E_a = \\frac{1.386 \\times 8.314}{2.22\\times10^{-4}} = 5.19\\times10^{4}$ J/mol",
      "k is 0.02 at 290 K and 0.08 at 310 K: what is Ea?",
    ],
    ["Potassium-40 has 40 − 19 = 21 neutrons", ""],
    ["27.3 % C and 72.7 % O.\n\n| O | 72.7 | 72.7/16.00 = 4.54 |", ""],
    ["CH2 is the unit and M = 56.1 g/mol, so n = 56.1/14.03 = 4", ""],
    ["$s = 0.0130$ and $[Br^-] = 2s = 2 \\times 0.0130 = 0.0260$ M", ""],
    ["e^(−1.5) = 0.22", ""],
    ["0.850 × 200 g = 170 g", "An ore of 200 g has 85.0 % iron."],
    ["Na2CO3·10H2O: 10 × 18.016 = 180.16 g/mol", "How much water is in Na2CO3.10H2O?"],
    ["40.0 + 6.7 + 53.3 = 100.0", "40.0 % C, 6.7 % H, 53.3 % O"],
    ["3 × 1.007825 u + 4 × 1.008665 u = 7.058135 u", "What is the mass defect of Li-7?"],
    ["n = 5.0 g / 40.30 g/mol = 0.12 mol. 0.12 mol × 40.30 g/mol = 5.0 g", "How many moles are 5.0 g of MgO?"],
    ["(8.02/0.693) × ln 10 = 26.6 days", "Iodine-131 has a half-life of 8.02 days. When is a tenth left?"],
    ["E = 0.46 − (0.0592/2) × 3.00 = 0.37 V", "A cell has E° = 0.46 V."],
    ["Ea = 8.314 × 1.10 / (1/300 − 1/320) = 43.9 kJ/mol", "k is three times as large at 320 K as at 300 K"],
    ["Check that 235 − 7 × 4 = 207 and 92 − 14 + 4 = 82.", ""],
    ["2 Al + 3 Cl2 → 2 AlCl3\n\nChlorine on the left: 3 × 2 = 6, and on the right 2 × 3 = 6.", ""],
    ["MnO4- + 5 Fe2+ + 8 H+ → Mn2+ + 5 Fe3+ + 4 H2O\n\nThe charge on the right: +2 + 15 = +17", ""],
    ["(0.90)²: k = 0.20/0.90² = 0.25, and 0.20/0.90² = 0.25", "0.20 and 0.90"],
    ["e^(−0.030 × 71) = e^(−2.13) = 0.119", ""],
    ["$T\\Delta S = 300 \\times 0.050 = 15$ kJ", "ΔH = 40 kJ and ΔS = 0.050 kJ/K at 300 K. Is it spontaneous?"],
    ["M(C2H5OH) = 2 × 12.0 + 6 × 1.0 + 16.0 = 46.0 g/mol", ""],
    ["$[A]_t = 0.80 \\times e^{-0.90} = 0.33$ M. $-kt = -(0.030)(30) = -0.90$", "k = 0.030 min⁻¹ for 30 min"],
    [
      "$[X]_t = 0.80 \\times e^{-(0.030)(30)} = 0.33$ M",
      "First order with k = 0.030 min⁻¹: what is left of 0.80 M after 30 min?",
    ],
    ["CH4(g) + 2 O2(g) → CO2(g) + 2 H2O(l)\n\nProducts: −393.5 + 2(−285.8) = −965.1 kJ", ""],
    ["2 Na + Cl2 → 2 NaCl\n\nWe have 0.30 mol.\n\nMoles of NaCl = 0.30 × 2 = 0.60 mol", ""],
    [
      "H2(g) + I2(g) ⇌ 2 HI(g)\n\nThey are 0.10 M, 0.20 M and 0.80 M. $K_c = \\frac{0.80^2}{0.10 \\times 0.20} = 32$",
      "",
    ],
  ])("%s", (text, problem) => {
    expect(lastOf(text, problem)).toMatch(/^supported/);
  });

  test.each([
    [
      "$P = \\frac{1.50 \\times 0.08206 \\times 35}{12.0} = 0.359$ atm",
      "1.50 mol of gas at 35 °C in 12.0 L: what is its pressure?",
    ],
    ["The percent yield is $\\frac{9.0 g}{7.2 g} × 100 \\% = 125 \\%$", "I got 7.2 g of 9.0 g. Yield?"],
    ["$n = 12.0 × 44.01 = 528$ mol", "How many moles are 12.0 g of CO2?"],
    ["$\\text{pH} = -\\log(0.010) = 2.00$", "What is the pH of 0.010 M KOH?"],
    ["pOH = 3.0. The pH is then 14 + 3.0 = 17.0", ""],
    [
      "H2SO4 + 2 KOH → K2SO4 + 2 H2O\n\n$n(H2SO4) = 0.010$ mol, $c(KOH) = 0.20$ mol/L. $V = \\frac{0.010 mol}{0.20 mol/L} = 0.050$ L",
      "",
    ],
    [
      "H2(g) + I2(g) ⇌ 2 HI(g)\n\nThey are 0.10 M, 0.20 M and 0.80 M. $K_c = \\frac{0.10 \\times 0.20}{0.80^2} = 0.031$",
      "",
    ],
  ])("no law connects its numbers: %s", (text, problem) => {
    expect(lastOf(text, problem)).toMatch(/^wrong contradicts-(?:law|unit)/);
  });

  test("the other way round is no law, where the engine has the right one", () => {
    const { claims } = review(
      "$V_2 = 3.0 L × \\frac{300}{450} = 2.0$ L",
      solved("A gas of 3.0 L at 300 K is heated to 450 K at constant pressure. What is the new volume?"),
    );
    expect(claims.at(-1)?.check).toMatchObject({ verdict: "wrong", reason: "contradicts-law" });
  });

  test("rounded on the way, a logarithm is right as it is written", () => {
    const { claims } = review(
      "Let x be [H⁺]: x = 1.3 × 10⁻³ M\n\npH = −log(1.34 × 10⁻³) = 2.87",
      solved("What is the pH of 0.10 M acetic acid? Ka = 1.8 × 10⁻⁵"),
    );
    expect(claims.at(-1)?.check).toMatchObject({ verdict: "supported", reason: "computed" });
  });

  test.each([
    ["ΔG° = −2 × 96485 × 0.80 = −154 kJ", ""],
    ["E = 3.3 × 10⁻¹⁹ × 6.022 × 10²³ = 199 kJ/mol", ""],
    ["Convert the time: 25 min × 60 = 1500 s", ""],
    [
      "Electrons that pass over: 0.100 mol × 2 = 0.200 mol",
      "3 Cu + 8 HNO3 → 3 Cu(NO3)2 + 2 NO + 4 H2O. How many moles of NO form from 0.100 mol of Cu?",
    ],
    ["pH = −log(6.0 × 10⁻³) = 2.22", "What is the pH of 0.20 M formic acid? Ka = 1.8 × 10⁻⁴"],
  ])("what is told in kilojoules, or rounded before its logarithm, is not held wrong: %s", (text, problem) => {
    const { claims } = review(text, problem === "" ? {} : solved(problem));
    expect(claims.findLast(({ claim }) => claim.kind === "calculation")?.check.verdict).not.toBe("wrong");
  });

  test.each([
    ["$n = 4.20 / 84.01 = 0.0500$ mol", "How many moles are in 4.20 g?"],
    ["0.25 mol × 16.00 g/mol = 4.0 g", "What is the mass of 0.25 mol of oxygen?"],
    ["$V_2 = \\frac{6.0 \\times 4.0}{2.0} = 12$ L", ""],
    ["2.50 mol × 2 = 5.00 mol", "2 Al + Fe2O3 -> Al2O3 + 2 Fe"],
    ["H2 + Br2 → 2 HBr. Formed: 1 × 366 = 366 kJ", "Bond energies 436, 193 and 366: what is ΔH?"],
    ["CH4 + 2 O2 → CO2 + 2 H2O. Broken: 413 + 498 = 911 kJ", "Bond energies: C–H 413, O=O 498"],
    ["Fe + Cu²⁺ → Fe²⁺ + Cu. E° = 0.78 V, so ΔG° = −3 × 96 485 × 0.78 = −226 kJ", ""],
    ["4 × 1.007825 u + 3 × 1.008665 u = 7.057295 u", "What is the mass defect of Li-7?"],
    ["0.050 mol / 0.118 kg = 0.424 mol/kg", "0.050 mol of salt is dissolved in 100 g of water: what is its molality?"],
    [
      "At 20 °C the gas fills 4.0 L: $V_2 = 4.0 L × \\frac{293 K}{353 K} = 3.3$ L",
      "A gas of 4.0 L is heated from 20 °C to 80 °C.",
    ],
    ["CH4(g) + 2 O2(g) → CO2(g) + 2 H2O(l)\n\nProducts: −393.5 + 3(−285.8) = −1250.9 kJ", ""],
  ])("what is not known to belong together proves nothing: %s", (text, problem) => {
    expect(lastOf(text, problem)).toMatch(/^unknown/);
  });

  test.each([
    ["q = 50.0 g × 4.18 J/(g·°C) × 60 °C = 15 500 J", "wrong contradicts-arithmetic"],
    ["0.250 mol × 6.022 × 10²³ = 2.51 × 10²³", "wrong contradicts-arithmetic"],
    ["q = (50.0 g)(4.18 J/(g·°C))(80 − 20) = 12.5 kJ", "unknown not-understood"],
    ["The number of carbon atoms: 0.250 mol × 2 × 6.022 × 10²³ = 3.01 × 10²³", "unknown no-evidence"],
  ])("degrees of a product are those of a change, and the Avogadro constant is per mole: %s", (text, expected) => {
    expect(lastOf(text, "Heat 50.0 g of water from 20 °C to 80 °C. What are 0.250 mol of CO2?")).toBe(expected);
  });
});
