import fc from "fast-check";
import { expect, test } from "vitest";
import { createRandom } from "../../problems/random.ts";
import { formatEquation } from "./format.ts";
import { getEquation, parseEquation } from "./parse.ts";
import { randomEquation } from "./random-equation.fixture.ts";

/** What is typed, and the same in canonical notation. */
const NOTATIONS: readonly (readonly [typed: string, canonical: string])[] = [
  ["H2 + O2 -> H2O", "H2 + O2 -> H2O"],
  ["H2+O2->H2O", "H2 + O2 -> H2O"],
  ["H2 + O2 --> H2O", "H2 + O2 -> H2O"],
  ["H2 + O2 ---> H2O", "H2 + O2 -> H2O"],
  ["H2 + O2 → H2O", "H2 + O2 -> H2O"],
  ["H2 + O2 ⟶ H2O", "H2 + O2 -> H2O"],
  ["H2 + O2 ⇒ H2O", "H2 + O2 -> H2O"],
  ["H2 + O2 => H2O", "H2 + O2 -> H2O"],
  ["H2 + O2 = H2O", "H2 + O2 -> H2O"],
  ["H2 + O2 —> H2O", "H2 + O2 -> H2O"],
  ["H2 + O2 –> H2O", "H2 + O2 -> H2O"],
  ["H2 + O2 > H2O", "H2 + O2 -> H2O"],
  ["H2 + O2 à H2O", "H2 + O2 -> H2O"],
  ["H2SO3 ->Δ SO2 + H2O", "H2SO3 -> SO2 + H2O"],
  ["CaCO3 -> CaO + CO2 (ΔH° = 178 kJ)", "CaCO3 -> CaO + CO2"],
  ["H2 + O2 yields H2O", "H2 + O2 -> H2O"],
  ["H2 + O2 gives H2O", "H2 + O2 -> H2O"],
  ["N2 + H2 <=> NH3", "N2 + H2 <=> NH3"],
  ["N2 + H2 <-> NH3", "N2 + H2 <=> NH3"],
  ["N2 + H2 ⇌ NH3", "N2 + H2 <=> NH3"],
  ["N2 + H2 ⇄ NH3", "N2 + H2 <=> NH3"],
  ["N2 + H2 <--> NH3", "N2 + H2 <=> NH3"],
  ["\\ce{N2 + 3H2 <=> 2NH3}", "N2 + 3 H2 <=> 2 NH3"],
  ["\\ce{2H2 + O2 -> 2H2O}", "2 H2 + O2 -> 2 H2O"],
  ["\\ce{CaCO3 ->[\\Delta] CaO + CO2}", "CaCO3 -> CaO + CO2"],
  ["\\ce{C2H5OH ->[H2SO4] C2H4 + H2O}", "C2H5OH -> C2H4 + H2O"],
  ["Ag+ + NH3 ->[Ag(NH3)2]+", "Ag+ + NH3 -> [Ag(NH3)2]+"],
  ["$2H_2 + O_2 \\rightarrow 2H_2O$", "2 H2 + O2 -> 2 H2O"],
  ["N_2 + 3H_2 \\rightleftharpoons 2NH_3", "N2 + 3 H2 <=> 2 NH3"],
  ["CaCO_3 \\xrightarrow{\\Delta} CaO + CO_2", "CaCO3 -> CaO + CO2"],
  ["H₂ + O₂ → H₂O", "H2 + O2 -> H2O"],
  ["２Ｈ２ ＋ Ｏ２ ＝ ２Ｈ２Ｏ", "2 H2 + O2 -> 2 H2O"],
  ["2 H2 + 1 O2 -> 2 H2O", "2 H2 + O2 -> 2 H2O"],
  ["H2 + 1/2 O2 -> H2O", "H2 + 1/2 O2 -> H2O"],
  ["H2 + (1/2)O2 -> H2O", "H2 + 1/2 O2 -> H2O"],
  ["H2 + ½O2 -> H2O", "H2 + 1/2 O2 -> H2O"],
  ["H2 + 0.5 O2 -> H2O", "H2 + 1/2 O2 -> H2O"],
  ["2C2H2 + 2½O2 -> CO2 + H2O", "2 C2H2 + 5/2 O2 -> CO2 + H2O"],
  ["__H2 + __O2 -> __H2O", "H2 + O2 -> H2O"],
  ["___ H2 + ___ O2 → ___ H2O", "H2 + O2 -> H2O"],
  ["? H2 + ? O2 -> ? H2O", "H2 + O2 -> H2O"],
  ["( ) H2 + ( ) O2 -> ( ) H2O", "H2 + O2 -> H2O"],
  ["[ ] H2 + [ ] O2 -> [ ] H2O", "H2 + O2 -> H2O"],
  ["a H2 + b O2 -> c H2O", "H2 + O2 -> H2O"],
  ["H2+ O2 -> H2O", "H2 + O2 -> H2O"],
  ["H2 +O2 -> H2O", "H2 + O2 -> H2O"],
  ["Na+ + Cl- -> NaCl", "Na+ + Cl- -> NaCl"],
  ["Na++Cl- -> NaCl", "Na+ + Cl- -> NaCl"],
  ["Na^+ + Cl^- -> NaCl", "Na+ + Cl- -> NaCl"],
  ["Na+(aq)+Cl-(aq)->NaCl(s)", "Na+(aq) + Cl-(aq) -> NaCl(s)"],
  ["Fe+3 + 3OH- -> Fe(OH)3", "Fe^3+ + 3 OH- -> Fe(OH)3"],
  ["Fe3+ + SCN- -> FeSCN^2+", "Fe^3+ + SCN- -> FeSCN^2+"],
  ["Fe+3O2 -> FeO2", "Fe + 3 O2 -> FeO2"],
  ["Fe3+ + SCN- -> FeSCN2+", "Fe^3+ + SCN- -> FeSCN^2+"],
  ["Fe3+(aq) + SCN-(aq) <=> FeSCN2+(aq)", "Fe^3+(aq) + SCN-(aq) <=> FeSCN^2+(aq)"],
  ["Mg2+ + O2- -> MgO", "Mg^2+ + O^2- -> MgO"],
  ["NaN3 -> Na+ + N3-", "NaN3 -> Na+ + N3^-"],
  ["VO2+ + Fe2+ + H+ -> VO^2+ + Fe3+ + H2O", "VO2^+ + Fe^2+ + H+ -> VO^2+ + Fe^3+ + H2O"],
  ["N2 + 3H2 ⇌ 2NH3, ΔH = -92 kJ", "N2 + 3 H2 <=> 2 NH3"],
  ["H<sub>2</sub> + O<sub>2</sub> -> H<sub>2</sub>O", "H2 + O2 -> H2O"],
  ["Cu+2+Zn->Zn+2+Cu", "Cu^2+ + Zn -> Zn^2+ + Cu"],
  ["Fe+2HCl=FeCl2+H2", "Fe + 2 HCl -> FeCl2 + H2"],
  ["Al+3+3OH- -> Al(OH)3", "Al^3+ + 3 OH- -> Al(OH)3"],
  ["H+ +OH-->H2O", "H+ + OH- -> H2O"],
  ["2NO2-->N2O4", "2 NO2 -> N2O4"],
  ["Mg+2H+ -> Mg2+ + H2", "Mg + 2 H+ -> Mg^2+ + H2"],
  ["H2O2 --MnO2--> H2O + O2", "H2O2 -> H2O + O2"],
  ["CaCO3 --heat-> CaO + CO2", "CaCO3 -> CaO + CO2"],
  ["CaCO3 →(heat) CaO + CO2", "CaCO3 -> CaO + CO2"],
  ["KClO3 ->(400 °C) KCl + O2", "KClO3 -> KCl + O2"],
  ["H2 + O2 -> ( ) H2O", "H2 + O2 -> H2O"],
  ["Cu + HNO3(conc) -> Cu(NO3)2 + NO2 + H2O", "Cu + HNO3 -> Cu(NO3)2 + NO2 + H2O"],
  ["Cu + HNO3 (dil.) -> Cu(NO3)2 + NO + H2O", "Cu + HNO3 -> Cu(NO3)2 + NO + H2O"],
  ["C(graphite) + O2(g) -> CO2(g)", "C(s) + O2(g) -> CO2(g)"],
  ["C(s, graphite) + O2 -> CO2", "C(s) + O2 -> CO2"],
  ["Fe2+ -> Fe3+ + e-", "Fe^2+ -> Fe^3+ + e-"],
  ["Ag+ + e- -> Ag", "Ag+ + e- -> Ag"],
  ["Ag++e-->Ag", "Ag+ + e- -> Ag"],
  ["Cl2+2e-->2Cl-", "Cl2 + 2 e- -> 2 Cl-"],
  ["Ag+ + Cl--> AgCl", "Ag+ + Cl- -> AgCl"],
  ["CaCO3 + heat -> CaO + CO2↑", "CaCO3 -> CaO + CO2"],
  ["AgNO3 + NaCl -> AgCl↓ + NaNO3", "AgNO3 + NaCl -> AgCl + NaNO3"],
  ["CH4 + 2O2 -> CO2 + 2H2O + 890 kJ", "CH4 + 2 O2 -> CO2 + 2 H2O"],
  ["6CO2 + 6H2O + light -> C6H12O6 + 6O2", "6 CO2 + 6 H2O -> C6H12O6 + 6 O2"],
  ["CuSO4.5H2O -> CuSO4 + 5H2O", "CuSO4·5H2O -> CuSO4 + 5 H2O"],
  ["2NaHCO3(s) -> Na2CO3(s) + CO2(g) + H2O(l)", "2 NaHCO3(s) -> Na2CO3(s) + CO2(g) + H2O(l)"],
  ["[Cu(H2O)6]2+ + 4NH3 ⇌ [Cu(NH3)4(H2O)2]2+ + 4H2O", "[Cu(H2O)6]^2+ + 4 NH3 <=> [Cu(NH3)4(H2O)2]^2+ + 4 H2O"],
  ["MnO4^{-} + 8H^{+} + 5e^{-} -> Mn^{2+} + 4H2O", "MnO4- + 8 H+ + 5 e- -> Mn^2+ + 4 H2O"],
];

test.each(NOTATIONS)("%s reads as %s", (typed, canonical) => {
  const result = parseEquation(typed);
  expect(result.ok ? formatEquation(result.value, "ascii") : result.issue).toBe(canonical);
});

const REFUSED: readonly (readonly [typed: string, code: string, at: number])[] = [
  ["H2 + O2", "no-arrow", 0],
  ["", "no-arrow", 0],
  ["-> H2O", "empty-side", 0],
  ["H2 + O2 ->", "empty-side", 10],
  ["H2 + + O2 -> H2O", "empty-term", 5],
  ["A -> B -> C", "several-arrows", 7],
  ["H2 + o2 -> H2O", "letter-case", 5],
  ["H2 + O2 -> H20", "look-alike", 11],
  ["H2 + Xx -> H2O", "unknown-symbol", 5],
  ["0 H2 + O2 -> H2O", "bad-coefficient", 0],
  ["H2 + 1/0 O2 -> H2O", "bad-coefficient", 5],
  ["Mg + O2 -> Mg2+ + O2-", "ambiguous-charge", 19],
  ["Fe + O2- -> FeO", "ambiguous-charge", 6],
  ["hydrogen + oxygen -> water", "unknown-symbol", 0],
  ["$H_2 + Xx \\rightarrow H_2O$", "unknown-symbol", 7],
];

test.each(REFUSED)("%j is refused: %s at %i", (typed, code, at) => {
  expect(parseEquation(typed)).toMatchObject({ ok: false, issue: { code, at } });
});

test.each(["ascii", "unicode", "tex"] as const)(
  "an equation written in %s is read back to the same equation",
  (notation) => {
    for (const [, canonical] of NOTATIONS) {
      const equation = getEquation(canonical);
      expect(getEquation(formatEquation(equation, notation))).toEqual(equation);
    }
  },
);

test.each(["ascii", "unicode", "tex"] as const)(
  "a random equation written in %s is read back to the same equation",
  (notation) => {
    fc.assert(
      fc.property(fc.noShrink(fc.integer()), (seed) => {
        const made = randomEquation(createRandom(seed));
        const equation = made === null ? null : parseEquation(made.text);
        fc.pre(made !== null && equation !== null && equation.ok);
        if (made === null || equation === null || !equation.ok) return;
        expect(getEquation(formatEquation(equation.value, notation))).toEqual(equation.value);
        const balanced = getEquation(formatEquation(equation.value, "ascii", made.coefficients));
        expect(getEquation(formatEquation(balanced, notation))).toEqual(balanced);
      }),
      { numRuns: 3_000 },
    );
  },
);

test("any text is answered, and an issue points into it", () => {
  const signs = fc.constantFrom(
    "H2",
    "O",
    "+",
    " + ",
    "-",
    "->",
    "=",
    "e-",
    "^2+",
    "(aq)",
    "[",
    "]",
    "2",
    "½",
    " ",
    "↑",
    "{",
    "}",
    "\\ce{",
    "$",
  );
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 20 }), (pieces) => {
      const text = pieces.join("");
      const result = parseEquation(text);
      if (result.ok) return;
      expect(result.issue.at).toBeGreaterThanOrEqual(0);
      expect(result.issue.at).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 10_000 },
  );
});
