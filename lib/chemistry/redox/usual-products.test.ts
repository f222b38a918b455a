import { expect, test } from "vitest";
import { canonicalOf } from "../formula/format.ts";
import { getFormula } from "../formula/parse.ts";
import { findUsualRedox } from "./usual-products.ts";

const outcomeOf = (text: string): string | null => {
  const found = findUsualRedox(text.split(" + ").map((each) => getFormula(each)));
  return found === null
    ? null
    : [found.reactants, found.products].map((side) => side.map(canonicalOf).join(" + ")).join(" -> ");
};

test.each([
  ["KMnO4 + H2C2O4", "MnO4- + H2C2O4 -> Mn^2+ + CO2"],
  ["FeSO4 + K2Cr2O7", "Cr2O7^2- + Fe^2+ -> Cr^3+ + Fe^3+"],
  ["Ce^4+ + I-", "Ce^4+ + I- -> Ce^3+ + I2"],
])("[LAW-02] %s in acid", (reactants, skeleton) => {
  expect(outcomeOf(reactants)).toBe(skeleton);
});

test.each(["KMnO4 + NaF", "KMnO4 + K2Cr2O7", "FeSO4 + SnCl2", "KMnO4", "KMnO4 + FeI2"])(
  "[LAW-02] courses do not tell alike what %s gives",
  (reactants) => {
    expect(outcomeOf(reactants)).toBeNull();
  },
);
