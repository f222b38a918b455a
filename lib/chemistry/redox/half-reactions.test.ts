import { expect, test } from "vitest";
import { balance } from "../equation/balance.ts";
import { formatEquation } from "../equation/format.ts";
import { getEquation } from "../equation/parse.ts";
import { balanceRedox } from "./half-reactions.ts";
import type { Medium } from "./half-reactions.ts";

/** Skeleton, medium, oxidation, reduction, overall: standard exercises of general chemistry. */
const REDOX: readonly (readonly [
  skeleton: string,
  medium: Medium,
  oxidation: string,
  reduction: string,
  overall: string,
])[] = [
  [
    "MnO4- + Fe^2+ -> Mn^2+ + Fe^3+",
    "acid",
    "Fe^2+ -> Fe^3+ + e-",
    "MnO4- + 8 H+ + 5 e- -> Mn^2+ + 4 H2O",
    "MnO4- + 8 H+ + 5 Fe^2+ -> Mn^2+ + 4 H2O + 5 Fe^3+",
  ],
  [
    "Cr2O7^2- + C2O4^2- -> Cr^3+ + CO2",
    "acid",
    "C2O4^2- -> 2 CO2 + 2 e-",
    "Cr2O7^2- + 14 H+ + 6 e- -> 2 Cr^3+ + 7 H2O",
    "Cr2O7^2- + 14 H+ + 3 C2O4^2- -> 2 Cr^3+ + 7 H2O + 6 CO2",
  ],
  [
    "Cu + NO3- -> Cu^2+ + NO",
    "acid",
    "Cu -> Cu^2+ + 2 e-",
    "NO3- + 4 H+ + 3 e- -> NO + 2 H2O",
    "2 NO3- + 8 H+ + 3 Cu -> 2 NO + 4 H2O + 3 Cu^2+",
  ],
  [
    "MnO4- + I- -> MnO2 + I2",
    "base",
    "2 I- -> I2 + 2 e-",
    "MnO4- + 2 H2O + 3 e- -> MnO2 + 4 OH-",
    "2 MnO4- + 4 H2O + 6 I- -> 2 MnO2 + 8 OH- + 3 I2",
  ],
  [
    "MnO4- + CN- -> MnO2 + OCN-",
    "base",
    "CN- + 2 OH- -> OCN- + H2O + 2 e-",
    "MnO4- + 2 H2O + 3 e- -> MnO2 + 4 OH-",
    "2 MnO4- + H2O + 3 CN- -> 2 MnO2 + 2 OH- + 3 OCN-",
  ],
  [
    "Cl2 -> Cl- + ClO3-",
    "base",
    "Cl2 + 12 OH- -> 2 ClO3- + 6 H2O + 10 e-",
    "Cl2 + 2 e- -> 2 Cl-",
    "3 Cl2 + 6 OH- -> 5 Cl- + ClO3- + 3 H2O",
  ],
  [
    "H2O2 + MnO4- -> O2 + Mn^2+",
    "acid",
    "H2O2 -> O2 + 2 H+ + 2 e-",
    "MnO4- + 8 H+ + 5 e- -> Mn^2+ + 4 H2O",
    "2 MnO4- + 6 H+ + 5 H2O2 -> 2 Mn^2+ + 8 H2O + 5 O2",
  ],
  [
    "Al + NO3- -> Al(OH)4- + NH3",
    "base",
    "Al + 4 OH- -> Al(OH)4^- + 3 e-",
    "NO3- + 6 H2O + 8 e- -> NH3 + 9 OH-",
    "3 NO3- + 18 H2O + 8 Al + 5 OH- -> 3 NH3 + 8 Al(OH)4^-",
  ],
  [
    "PbO2 + Pb + SO4^2- -> PbSO4",
    "acid",
    "Pb + SO4^2- -> PbSO4 + 2 e-",
    "PbO2 + SO4^2- + 4 H+ + 2 e- -> PbSO4 + 2 H2O",
    "PbO2 + 2 SO4^2- + 4 H+ + Pb -> 2 PbSO4 + 2 H2O",
  ],
  [
    "IO3- + I- -> I2",
    "acid",
    "2 I- -> I2 + 2 e-",
    "2 IO3- + 12 H+ + 10 e- -> I2 + 6 H2O",
    "IO3- + 6 H+ + 5 I- -> 3 I2 + 3 H2O",
  ],
  [
    "As2S3 + NO3- -> H3AsO4 + SO4^2- + NO",
    "acid",
    "As2S3 + 20 H2O -> 2 H3AsO4 + 3 SO4^2- + 34 H+ + 28 e-",
    "NO3- + 4 H+ + 3 e- -> NO + 2 H2O",
    "28 NO3- + 10 H+ + 3 As2S3 + 4 H2O -> 28 NO + 6 H3AsO4 + 9 SO4^2-",
  ],
  [
    "Zn + Ag2O -> Zn(OH)2 + Ag",
    "base",
    "Zn + 2 OH- -> Zn(OH)2 + 2 e-",
    "Ag2O + H2O + 2 e- -> 2 Ag + 2 OH-",
    "Ag2O + H2O + Zn -> 2 Ag + Zn(OH)2",
  ],
  ["H2O2 -> O2", "acid", "H2O2 -> O2 + 2 H+ + 2 e-", "H2O2 + 2 H+ + 2 e- -> 2 H2O", "2 H2O2 -> O2 + 2 H2O"],
  ["Zn + H+ -> Zn^2+ + H2", "acid", "Zn -> Zn^2+ + 2 e-", "2 H+ + 2 e- -> H2", "Zn + 2 H+ -> Zn^2+ + H2"],
  [
    "Fe^2+ + O2 -> Fe^3+ + H2O",
    "acid",
    "Fe^2+ -> Fe^3+ + e-",
    "O2 + 4 H+ + 4 e- -> 2 H2O",
    "O2 + 4 H+ + 4 Fe^2+ -> 2 H2O + 4 Fe^3+",
  ],
  [
    "Al + H2O -> Al(OH)4- + H2",
    "base",
    "Al + 4 OH- -> Al(OH)4^- + 3 e-",
    "2 H2O + 2 e- -> H2 + 2 OH-",
    "2 Al + 2 OH- + 6 H2O -> 2 Al(OH)4^- + 3 H2",
  ],
  [
    "Cr2O7^2- + H2O2 -> Cr^3+ + O2",
    "acid",
    "H2O2 -> O2 + 2 H+ + 2 e-",
    "Cr2O7^2- + 14 H+ + 6 e- -> 2 Cr^3+ + 7 H2O",
    "Cr2O7^2- + 8 H+ + 3 H2O2 -> 2 Cr^3+ + 7 H2O + 3 O2",
  ],
  [
    "Fe^2+ + H2O2 -> Fe^3+",
    "acid",
    "Fe^2+ -> Fe^3+ + e-",
    "H2O2 + 2 H+ + 2 e- -> 2 H2O",
    "H2O2 + 2 H+ + 2 Fe^2+ -> 2 H2O + 2 Fe^3+",
  ],
  [
    "Cr2O7^2- + C2H5OH -> Cr^3+ + CH3COOH",
    "acid",
    "C2H5OH + H2O -> CH3COOH + 4 H+ + 4 e-",
    "Cr2O7^2- + 14 H+ + 6 e- -> 2 Cr^3+ + 7 H2O",
    "2 Cr2O7^2- + 16 H+ + 3 C2H5OH -> 4 Cr^3+ + 11 H2O + 3 CH3COOH",
  ],
  [
    "S2O3^2- + I2 -> S4O6^2- + I-",
    "acid",
    "2 S2O3^2- -> S4O6^2- + 2 e-",
    "I2 + 2 e- -> 2 I-",
    "I2 + 2 S2O3^2- -> 2 I- + S4O6^2-",
  ],
];

/** Terms in any order within a side. */
function sorted(equation: string): string[][] {
  return equation.split(" -> ").map((side) => side.split(" + ").toSorted());
}

test.each(REDOX)("%s in %s", (skeleton, medium, oxidation, reduction, overall) => {
  const result = balanceRedox(getEquation(skeleton), medium);
  if (!result.ok) throw new Error(result.issue.code);
  const { value } = result;
  expect(sorted(formatEquation(value.oxidation.equation, "ascii"))).toEqual(sorted(oxidation));
  expect(sorted(formatEquation(value.reduction.equation, "ascii"))).toEqual(sorted(reduction));
  expect(sorted(formatEquation(value.overall, "ascii"))).toEqual(sorted(overall));
  for (const equation of [value.oxidation.equation, value.reduction.equation, value.overall]) {
    expect(balance(equation).kind).toBe("already-balanced");
  }
});

test("what is no redox reaction is refused", () => {
  expect(balanceRedox(getEquation("AgNO3 + NaCl -> AgCl + NaNO3"), "acid")).toEqual({
    ok: false,
    issue: { code: "not-redox" },
  });
  expect(balanceRedox(getEquation("HCl + NaOH -> NaCl + H2O"), "acid")).toEqual({
    ok: false,
    issue: { code: "not-redox" },
  });
  expect(balanceRedox(getEquation("CuFeS2 + O2 -> CuO + Fe2O3 + SO2"), "acid")).toEqual({
    ok: false,
    issue: { code: "undetermined", formula: "CuFeS2" },
  });
});
