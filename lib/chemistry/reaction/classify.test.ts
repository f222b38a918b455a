import { expect, test } from "vitest";
import { getEquation } from "../equation/parse.ts";
import { classifyReaction } from "./classify.ts";

const TYPES: readonly (readonly [equation: string, types: string, isRedox: boolean | null])[] = [
  ["N2 + 3H2 -> 2NH3", "synthesis", true],
  ["CaO + H2O -> Ca(OH)2", "synthesis", false],
  ["2Na + Cl2 -> 2NaCl", "synthesis", true],
  ["2Mg + O2 -> 2MgO", "synthesis, combustion", true],
  ["S + O2 -> SO2", "synthesis, combustion", true],
  ["CaCO3 -> CaO + CO2", "decomposition", false],
  ["2H2O2 -> 2H2O + O2", "decomposition", true],
  ["2KClO3 -> 2KCl + 3O2", "decomposition", true],
  ["NH4NO3 -> N2O + 2H2O", "decomposition", true],
  ["CH4 + 2O2 -> CO2 + 2H2O", "combustion", true],
  ["C2H5OH + 3O2 -> 2CO2 + 3H2O", "combustion", true],
  ["Zn + 2HCl -> ZnCl2 + H2", "single-replacement", true],
  ["Cu + 2AgNO3 -> Cu(NO3)2 + 2Ag", "single-replacement", true],
  ["Cl2 + 2NaBr -> 2NaCl + Br2", "single-replacement", true],
  ["2Na + 2H2O -> 2NaOH + H2", "single-replacement", true],
  ["Fe2O3 + 2Al -> Al2O3 + 2Fe", "single-replacement", true],
  ["AgNO3 + NaCl -> AgCl + NaNO3", "double-replacement, precipitation", false],
  ["BaCl2(aq) + Na2SO4(aq) -> BaSO4(s) + 2NaCl(aq)", "double-replacement, precipitation", false],
  ["NaCl + KNO3 -> NaNO3 + KCl", "double-replacement", false],
  ["HCl + NaOH -> NaCl + H2O", "neutralization, double-replacement", false],
  ["H2SO4 + Ca(OH)2 -> CaSO4 + 2H2O", "neutralization, double-replacement", false],
  ["CuO + H2SO4 -> CuSO4 + H2O", "neutralization, double-replacement", false],
  ["Na2CO3 + 2HCl -> 2NaCl + CO2 + H2O", "gas-evolution, double-replacement", false],
  ["Na2S + 2HCl -> 2NaCl + H2S", "double-replacement, gas-evolution", false],
  ["NaCl(s) -> Na+(aq) + Cl-(aq)", "dissociation", false],
  ["Fe^2+ -> Fe^3+ + e-", "half-reaction", true],
  ["H2O(l) -> H2O(g)", "phase-change", false],
  ["Cl2 + 2NaOH -> NaCl + NaClO + H2O", "", true],
  ["3NO2 + H2O -> 2HNO3 + NO", "", true],
];

test.each(TYPES)("%s is %s", (text, types, isRedox) => {
  const result = classifyReaction(getEquation(text));
  expect(result.types.join(", ")).toBe(types);
  expect(result.isRedox).toBe(isRedox);
});
