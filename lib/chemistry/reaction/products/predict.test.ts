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
  ["NaCl + KNO3", "ions-stay"],
  ["I2 + NaBr", "less-reactive"],
  ["Cu + HCl", "less-reactive"],
  ["Ag + CuSO4", "less-reactive"],
])("[LAW-02] %s: %s", (reactants, outcome) => {
  expect(outcomeOf(reactants)).toBe(outcome);
});

test.each([
  "Fe + O2",
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
