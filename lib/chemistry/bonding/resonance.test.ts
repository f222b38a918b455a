import { expect, test } from "vitest";
import { getFormula } from "../formula/parse.ts";
import { formalCharges, meanOrders, resonanceForms } from "./resonance.ts";
import { findSpecies, SPECIES } from "./species.ts";

function structureOf(formula: string) {
  return findSpecies(getFormula(formula))?.structure ?? expect.fail(`${formula} is not known`);
}

/** As textbooks count them: OpenStax Chemistry 2e, section 7.4; Housecroft and Sharpe, Inorganic Chemistry, section 2.2. */
test.each([
  ["NO3-", 3],
  ["CO3^2-", 3],
  ["O3", 2],
  ["NO2-", 2],
  ["SO2", 3],
  ["SO3", 4],
  ["SO4^2-", 6],
  ["PO4^3-", 4],
  ["ClO4-", 4],
  ["ClO3-", 3],
  ["ClO2-", 2],
  ["SO3^2-", 3],
  ["SCN-", 2],
  ["OCN-", 2],
  ["CO2", 1],
  ["NO2+", 1],
  ["HCN", 1],
  ["COS", 1],
  ["BF3", 1],
  ["H2O", 1],
  ["NH4+", 1],
  ["SF6", 1],
])("[CARD-07] %s has %d resonance structures", (formula, count) => {
  expect(resonanceForms(structureOf(formula))).toHaveLength(count);
});

test.each([
  ["NO3-", "1 0 -1 -1"],
  ["O3", "1 0 -1"],
  ["SO4^2-", "0 0 0 -1 -1"],
  ["NH4+", "1 0 0 0 0"],
  ["CO2", "0 0 0"],
])("the formal charges of %s are %s", (formula, charges) => {
  expect(formalCharges(structureOf(formula)).join(" ")).toBe(charges);
});

test("every form of a species has its electrons, its charge, and atoms in their places; each is another", () => {
  for (const { formula, charge, structure } of SPECIES) {
    const forms = resonanceForms(structure);
    const electrons = (form: (typeof forms)[number]): number =>
      form.centerPairs + form.ligands.reduce((sum, { order, pairs }) => sum + order + pairs, 0);
    for (const form of forms) {
      expect([formula, formalCharges(form).reduce((sum, each) => sum + each, 0)]).toEqual([formula, charge]);
      expect([formula, electrons(form)]).toEqual([formula, electrons(structure)]);
      expect(form.ligands.map(({ symbol }) => symbol)).toEqual(structure.ligands.map(({ symbol }) => symbol));
    }
    expect(new Set(forms.map((form) => form.ligands.map(({ order }) => order).join(" "))).size).toBe(forms.length);
  }
});

test("equal bonds have equal orders", () => {
  expect(meanOrders(structureOf("CO3^2-")).map((order) => order.toFixed(2))).toEqual(["1.33", "1.33", "1.33"]);
  expect(meanOrders(structureOf("POCl3"))).toEqual([2, 1, 1, 1]);
});
