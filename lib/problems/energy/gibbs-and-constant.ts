import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import { type ComputedDraft, given, wrongQuantity } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";

const WORDS = "problems-energy.gibbs-energy";

/** K from ΔG°, or ΔG° from K. */
export function gibbsAndConstant(random: Random): ComputedDraft {
  const temperature = quantity(random.pick([298, 298, 298, 350, 400, 500]), "K", 3);
  const surroundings = given("temperature", null, temperature);
  if (random.chance(0.5)) {
    const standard = rounded(new Decimal((random.chance(0.5) ? 1 : -1) * (3 + 25 * random.next())), "kJ/mol");
    const logarithm = standard.value.times(-1000).div(CONSTANTS.gas.value.times(temperature.value));
    return {
      kind: "computed",
      variant: "constant",
      givens: { standard: given("standard-gibbs-energy", null, standard), temperature: surroundings },
      find: variableOf("equilibrium-constant", null),
      unit: "",
      distractors: logarithm.isNegative()
        ? []
        : [{ slip: slipOf(WORDS, "logarithm-as-answer"), value: wrongQuantity(logarithm, "") }],
    };
  }
  const value = new Decimal(random.integer(11, 99)).times(
    new Decimal(10).pow(random.pick([-9, -7, -5, -4, 1, 3, 5, 8])),
  );
  return {
    kind: "computed",
    variant: "from-constant",
    givens: { constant: given("equilibrium-constant", null, pureNumber(value, 2)), temperature: surroundings },
    find: variableOf("standard-gibbs-energy", null),
    unit: "kJ/mol",
    reading: { perEquation: true },
  };
}
