import fc from "fast-check";
import { expect, test } from "vitest";
import { listTerms } from "../equation/equation.ts";
import { getEquation } from "../equation/parse.ts";
import { getFormula } from "../formula/parse.ts";
import { ANIONS, findAnionCharge, listCationCharges } from "../ions/ions.ts";
import { composeSalt } from "./compose-salt.ts";
import { judgeEquation } from "./judge-equation.ts";
import { judgeFormula } from "./judge-formula.ts";

test.each([
  ["Na + Cl2 -> NaCl2", ["2 Na + Cl2 -> 2 NaCl"]],
  ["Mg + Cl2 -> MgCl", ["Mg + Cl2 -> MgCl2"]],
  ["Al(s) + O2(g) -> AlO(s)", ["4 Al(s) + 3 O2(g) -> 2 Al2O3(s)"]],
  ["Fe + 2 Cl2 -> FeCl4", ["2 Fe + 3 Cl2 -> 2 FeCl3", "Fe + Cl2 -> FeCl2"]],
  ["NaSO4 + BaCl2 -> BaSO4 + NaCl2", ["Na2SO4 + BaCl2 -> BaSO4 + 2 NaCl"]],
  ["Fe + HCl -> FeCl3 + H2", ["Fe + 2 HCl -> FeCl2 + H2"]],
  ["Fe + Cu^2+ -> Fe^3+ + Cu", ["Fe + Cu^2+ -> Fe^2+ + Cu"]],
  ["Cu + 2 HCl -> CuCl2 + H2", []],
  ["Ba + SO4 -> BaSO4", []],
])("[TRUST-02] %s is doubted; %j was perhaps meant", (text, meant) => {
  expect(judgeEquation(getEquation(text))).toMatchObject({ verdict: "contradicts", meant });
});

test.each([
  ["Zn + 2 HCl -> ZnCl2 + H2", "fits"],
  ["AgNO3 + NaCl -> AgCl + NaNO3", "fits"],
  ["CH4 + 2 O2 -> CO2 + 2 H2O", "not-judged"],
])("[TRUST-02] %s: %s", (text, verdict) => {
  expect(judgeEquation(getEquation(text))).toEqual({ verdict, doubts: [], meant: [] });
});

/** Cations of one charge, and anions whose salts with them are judged whatever the numbers. */
const METALS = ["Li", "Na", "K", "Rb", "Cs", "Mg", "Ca", "Sr", "Ba", "Al", "Zn"].map((atoms) => ({
  atoms,
  charge: listCationCharges(atoms)[0] ?? 1,
}));
const CATIONS = [...METALS, { atoms: "NH4", charge: 1 }];
const POLYATOMIC = "OH NO3 NO2 HCO3 HSO4 ClO3 ClO4 H2PO4 CO3 SO4 SO3 S2O3 C2O4 HPO4 PO4 CN".split(" ");
const SALT_ANIONS = [
  ...ANIONS.filter(({ neutral }) => POLYATOMIC.includes(neutral)).map(({ neutral, charge }) => ({
    atoms: neutral,
    charge,
  })),
  ...["F", "Cl"].map((atoms) => ({ atoms, charge: findAnionCharge(atoms) ?? -1 })),
];

const counted = (atoms: string, count: number): string =>
  count === 1 ? atoms : /^[A-Z][a-z]?$/.test(atoms) ? `${atoms}${count}` : `(${atoms})${count}`;

test("[TRUST-02] every salt whose charges cancel fits", () => {
  for (const cation of CATIONS)
    for (const anion of SALT_ANIONS) {
      const salt = composeSalt([{ ...cation, count: 1 }], anion.atoms, anion.charge);
      expect({ salt, verdict: judgeFormula(getFormula(salt)).verdict }).toEqual({ salt, verdict: "fits" });
    }
});

test("[TRUST-02] with any other numbers of the same ions it contradicts, and the neutral salt is named", () => {
  const numbers = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(
      fc.constantFrom(...CATIONS),
      fc.constantFrom(...SALT_ANIONS),
      numbers,
      numbers,
      (cation, anion, cations, anions) => {
        fc.pre(cations * cation.charge !== -anions * anion.charge);
        const written = counted(cation.atoms, cations) + counted(anion.atoms, anions);
        // Vapours that are known.
        fc.pre(written !== "AlF" && written !== "AlCl");
        const judged = judgeFormula(getFormula(written));
        if (judged.verdict !== "contradicts" || judged.doubt.code !== "charges")
          throw new Error(`${written}: ${JSON.stringify(judged)}`);
        expect(judged.doubt.neutral).toEqual([composeSalt([{ ...cation, count: 1 }], anion.atoms, anion.charge)]);
      },
    ),
  );
});

test("[TRUST-02] what is perhaps meant is not doubted itself", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...METALS),
      fc.constantFrom("F", "Cl", "Br", "I"),
      fc.integer({ min: 1, max: 5 }),
      ({ atoms }, halogen, count) => {
        for (const text of judgeEquation(
          getEquation(`${atoms} + ${halogen}2 -> ${atoms}${halogen}${count === 1 ? "" : count}`),
        ).meant)
          for (const { formula } of listTerms(getEquation(text)))
            expect(judgeFormula(formula).verdict).not.toBe("contradicts");
      },
    ),
  );
});
