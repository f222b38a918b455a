import { expect, test } from "vitest";
import { INERT } from "./electrolysis.ts";
import type { Electrolysis } from "./electrolysis.ts";
import { findElectrolysisEquation } from "./electrolysis-equation.ts";

const molten = (electrolyte: string): Electrolysis => ({
  electrolyte,
  state: "molten",
  strength: null,
  electrodes: INERT,
});
const aqueous = (electrolyte: string): Electrolysis => ({ ...molten(electrolyte), state: "aqueous" });

const CASES: readonly (readonly [cell: Electrolysis, equation: string | null])[] = [
  [molten("NaCl"), "2 NaCl -> 2 Na + Cl2"],
  [molten("Al2O3"), "2 Al2O3 -> 4 Al + 3 O2"],
  [molten("PbBr2"), "PbBr2 -> Pb + Br2"],
  [molten("NaOH"), "4 NaOH -> 4 Na + O2 + 2 H2O"],
  [aqueous("NaCl"), "2 NaCl + 2 H2O -> 2 NaOH + H2 + Cl2"],
  [aqueous("MgBr2"), "MgBr2 + 2 H2O -> Mg(OH)2 + H2 + Br2"],
  [aqueous("CuCl2"), "CuCl2 -> Cu + Cl2"],
  [aqueous("CuSO4"), "2 CuSO4 + 2 H2O -> 2 Cu + O2 + 2 H2SO4"],
  [aqueous("AgNO3"), "4 AgNO3 + 2 H2O -> 4 Ag + O2 + 4 HNO3"],
  [aqueous("Cu(NO3)2"), "2 Cu(NO3)2 + 2 H2O -> 2 Cu + O2 + 4 HNO3"],
  [aqueous("HCl"), "2 HCl -> H2 + Cl2"],
  [aqueous("H2SO4"), "2 H2O -> 2 H2 + O2"],
  [aqueous("KOH"), "2 H2O -> 2 H2 + O2"],
  [aqueous("Na2SO4"), "2 H2O -> 2 H2 + O2"],
  [aqueous("H2O"), "2 H2O -> 2 H2 + O2"],
  [aqueous("ZnSO4"), null],
  [{ ...aqueous("CuSO4"), electrodes: { cathode: "Cu", anode: "Cu" } }, null],
  [{ ...aqueous("NaCl"), state: null }, null],
];

test.each(CASES)("[LAW-02] %j: %s", (cell, equation) => {
  expect(findElectrolysisEquation(cell)).toBe(equation);
});
