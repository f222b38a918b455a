import { expect, test } from "vitest";
import { balance } from "../../equation/balance.ts";
import { formatEquation } from "../../equation/format.ts";
import { getFormula } from "../../formula/parse.ts";
import { findProducts } from "./predict.ts";

function outcomeOf(text: string): string {
  const found = findProducts(text.split(" + ").map((each) => getFormula(each)));
  if (!found.ok) return found.issue.code;
  if (found.value.kind === "none") return found.value.reason;
  const outcome = balance(found.value.equation);
  const isBalanced = outcome.kind === "balanced" || outcome.kind === "already-balanced";
  return isBalanced ? formatEquation(found.value.equation, "ascii", outcome.coefficients) : outcome.kind;
}

test.each([
  ["AgNO3 + NaCl", "AgNO3 + NaCl -> AgCl + NaNO3"],
  ["C3H8 + O2", "C3H8 + 5 O2 -> 3 CO2 + 4 H2O"],
  ["C2H5OH + O2", "C2H5OH + 3 O2 -> 2 CO2 + 3 H2O"],
  ["H3PO4 + NaOH", "H3PO4 + 3 NaOH -> Na3PO4 + 3 H2O"],
  ["NH3 + H2SO4", "2 NH3 + H2SO4 -> (NH4)2SO4"],
  ["NH4Cl + NaOH", "NH4Cl + NaOH -> NaCl + NH3 + H2O"],
  ["CaCO3 + HCl", "CaCO3 + 2 HCl -> CaCl2 + H2O + CO2"],
  ["Na2S + HCl", "Na2S + 2 HCl -> 2 NaCl + H2S"],
  ["Fe2O3 + HCl", "Fe2O3 + 6 HCl -> 2 FeCl3 + 3 H2O"],
  ["CO2 + Ca(OH)2", "CO2 + Ca(OH)2 -> CaCO3 + H2O"],
  ["SO3 + H2O", "SO3 + H2O -> H2SO4"],
  ["Na2O + H2O", "Na2O + H2O -> 2 NaOH"],
  ["Al + F2", "2 Al + 3 F2 -> 2 AlF3"],
  ["Mg + N2", "3 Mg + N2 -> Mg3N2"],
  ["Ca + H2O", "Ca + 2 H2O -> Ca(OH)2 + H2"],
  ["Al + CuBr2", "2 Al + 3 CuBr2 -> 2 AlBr3 + 3 Cu"],
  ["Cl2 + KI", "Cl2 + 2 KI -> 2 KCl + I2"],
  ["KClO3", "2 KClO3 -> 2 KCl + 3 O2"],
  ["NaHCO3", "2 NaHCO3 -> Na2CO3 + H2O + CO2"],
  ["Mg3N2 + H2O", "Mg3N2 + 6 H2O -> 3 Mg(OH)2 + 2 NH3"],
  ["CaH2 + H2O", "CaH2 + 2 H2O -> Ca(OH)2 + 2 H2"],
  ["CaC2 + H2O", "CaC2 + 2 H2O -> Ca(OH)2 + C2H2"],
  ["PCl3 + H2O", "PCl3 + 3 H2O -> H3PO3 + 3 HCl"],
  ["PBr5 + H2O", "PBr5 + 4 H2O -> H3PO4 + 5 HBr"],
  ["BCl3 + H2O", "BCl3 + 3 H2O -> B(OH)3 + 3 HCl"],
  ["N2O3 + H2O", "N2O3 + H2O -> 2 HNO2"],
  ["Fe2O3 + H2", "Fe2O3 + 3 H2 -> 2 Fe + 3 H2O"],
  ["CuO + CO", "CuO + CO -> Cu + CO2"],
  ["Fe2O3 + Al", "Fe2O3 + 2 Al -> 2 Fe + Al2O3"],
  ["SiH4 + O2", "SiH4 + 2 O2 -> SiO2 + 2 H2O"],
  ["Si + Cl2", "Si + 2 Cl2 -> SiCl4"],
  ["Mg(NO3)2", "2 Mg(NO3)2 -> 2 MgO + 4 NO2 + O2"],
  ["(NH4)2Cr2O7", "(NH4)2Cr2O7 -> N2 + Cr2O3 + 4 H2O"],
  ["NaCl + KNO3", "ions-stay"],
  ["I2 + NaBr", "less-reactive"],
  ["Cu + HCl", "less-reactive"],
  ["Ag + CuSO4", "less-reactive"],
])("[LAW-02] %s: %s", (reactants, outcome) => {
  expect(outcomeOf(reactants)).toBe(outcome);
});

test.each([
  "Fe + O2",
  "SiCl4 + H2O",
  "Na2O2 + H2O",
  "HCl + H2O",
  "CCl4 + H2O",
  "MgO + H2",
  "Fe(NO3)2",
  "Na + O2",
  "Zn + HNO3",
  "Cu + H2SO4",
  "NaCl + H2SO4",
  "NaHCO3 + NaH2PO4",
  "Pb(NO3)2 + NaCl",
  "Fe + AgNO3",
  "CrO + HNO3",
  "C6H12O6",
  "NaF + HCl",
  "H2 + N2 + O2",
])("[LAW-02] rules do not tell what %s gives", (reactants) => {
  expect(outcomeOf(reactants)).toBe("unknown-products");
});
