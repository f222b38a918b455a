import { variableOf } from "../../methods/rules/kinds.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import { type ComputedDraft, given } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { volts } from "./cells.ts";

/** E° from K or K from a small E°, at 25 °C. */
function constant(random: Random): ComputedDraft {
  const n = random.pick([1, 2, 3]);
  const isConstantAsked = random.chance(0.5);
  const electrons = given("electrons-transferred", null, pureNumber(n));
  if (isConstantAsked) {
    const potential = volts(new Decimal(0.02 + random.next() * (0.25 / n)).toDecimalPlaces(3), -3);
    return {
      kind: "computed",
      variant: "constant",
      givens: { potential: given("standard-potential", null, potential), electrons },
      find: variableOf("equilibrium-constant", null),
      unit: "",
    };
  }
  const value = new Decimal(random.integer(11, 99)).times(new Decimal(10).pow(random.integer(2, 30)));
  return {
    kind: "computed",
    variant: "potential",
    givens: { constant: given("equilibrium-constant", null, pureNumber(value, 2)), electrons },
    find: variableOf("standard-potential", null),
    unit: "V",
  };
}

/** E° and the constant of equilibrium. */
export const potentialAndConstant: Family = {
  id: "potential-and-constant",
  subtopic: "standard-cell-potential",
  words: "problems-redox.cell-potential",
  forms: ["free", "choice"],
  levels: { hard: constant },
};
