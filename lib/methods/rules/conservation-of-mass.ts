import { lawWays } from "../../laws/law-way.ts";
import { conservedMass } from "../../laws/matter/conserved-mass.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail } from "../../result.ts";
import { hasGiven } from "./as-given.ts";
import { variableOf } from "./kinds.ts";
import { inUnit } from "./quantity-terms.ts";
import { findCoefficient, listProducts, listReactants, withEquation } from "./reaction.ts";
import type { BalancedEquation, Rule, Way } from "./rule.ts";
import { findSubstance } from "./substance.ts";

/** Data that miss the ratio of the equation by more belong to a reaction that stopped before its end. */
const MOST_ERROR = 0.03;

/** Whether all masses tell the same extent of the reaction. */
function isConsistent(equation: BalancedEquation, order: readonly string[], inputs: readonly Quantity[]): boolean {
  const extents = order.flatMap((formula, index) => {
    const [input, substance, coefficient] = [inputs[index], findSubstance(formula), findCoefficient(equation, formula)];
    return input === undefined || substance === null || coefficient === null
      ? []
      : [inUnit(input, "g").value.div(substance.molarMass).div(coefficient)];
  });
  const [first] = extents;
  return (
    first !== undefined &&
    first.gt(0) &&
    extents.length === order.length &&
    extents.every((extent) => extent.div(first).minus(1).abs().lte(MOST_ERROR))
  );
}

/** Of masses that belong together. */
const ofOneExtent = (way: Way, equation: BalancedEquation): Way => ({
  ...way,
  compute: (inputs) =>
    isConsistent(
      equation,
      way.needs.flatMap(({ of }) => of ?? []),
      inputs,
    )
      ? way.compute(inputs)
      : fail({ code: "not-valid" }),
});

/**
 * The mass of all reactants is that of all products: the one mass that is not known follows from all the others. Where
 * only the reactants are known one of them may be in excess, so that nothing follows.
 */
export const conservationOfMass: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const { equation } = scene;
  if (kind !== "mass" || label !== null || of === null || equation === null || !equation.species.includes(of))
    return [];
  const others = equation.species.filter((formula) => formula !== of);
  const [reactants, products] = [listReactants(equation), listProducts(equation)];
  const isSettled =
    products.some((formula) => formula !== of) &&
    others.length > 1 &&
    others.every((formula) => hasGiven(scene, variableOf("mass", formula)));
  if (!isSettled) return [];
  const cast = Object.fromEntries(equation.species.map((formula) => [formula, formula]));
  return lawWays([conservedMass(reactants, products)], wanted, scene, cast).map((way) =>
    withEquation(ofOneExtent(way, equation), equation),
  );
};
