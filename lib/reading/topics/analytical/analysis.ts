import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Variable } from "../../../methods/rules/kinds.ts";
import { listProducts, listReactants } from "../../../methods/rules/reaction.ts";
import type { BalancedEquation, Scene } from "../../../methods/rules/rule.ts";
import { countPart, findSubstance } from "../../../methods/rules/substance.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { isCue } from "../../statement/goals.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { settle } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

export type Analysis = {
  readonly variables: ReadonlyMap<GivenSpot, Variable>;
  readonly goal: Variable;
  readonly containment: Scene["containment"];
};

/** Rocks and goods that are no one substance. */
const MATERIAL =
  /^(?:limestone|chalk|marble|eggshell|seashell|dolomite|magnesite|malachite|haematite|hematite|magnetite|galena|bauxite|rock|mineral|fertili[sz]er|antacid)$/;

const isMaterial = (spot: Spot): boolean => isCue(spot, "mixed") || (spot.kind === "word" && MATERIAL.test(spot.text));

/** "A 0.500 g sample of an ore", "a 0.81-g mixture": the mass of what is analysed, of which only a part reacts. */
export function isOfSample(spots: readonly Spot[], { kinds: [kind], of, at }: GivenSpot): boolean {
  const isMixed = spots.slice(at + 1, at + 6).some(isMaterial);
  return kind === "mass" && of === null && isMixed;
}

/**
 * How much of a sample is the substance that is asked for, by what forms of it: from an equation that has both, or where
 * the product holds the element. Null where it is told otherwise.
 */
export function readAnalysis(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
  equation: BalancedEquation | null,
): Analysis | null {
  const [goal, ...more] = goals;
  const part = settle(goal?.of ?? null, equation, false) ?? goal?.of?.element ?? null;
  if (goal?.kinds[0] !== "mass-percent" || more.length > 0 || part === null || givens.length !== 2) return null;
  const sample = givens.find((given) => isOfSample(spots, given));
  const product = givens.find((given) => given !== sample && given.kinds[0] === "mass");
  const formed = product === undefined || product.isOther ? null : settle(product.of, equation);
  if (sample === undefined || product === undefined || formed === null) return null;
  const [own, whole] = [findSubstance(part), findSubstance(formed)];
  const isHeld = own !== null && whole !== null && countPart(whole, own) > 0;
  const isMade = equation !== null && listReactants(equation).includes(part) && listProducts(equation).includes(formed);
  if (part === formed || !(isMade || (equation === null && isHeld))) return null;
  return {
    variables: new Map([
      [sample, variableOf("sample-mass", null)],
      [product, variableOf("mass", formed)],
    ]),
    goal: variableOf("mass-percent", part),
    containment: isMade ? null : { part, whole: formed },
  };
}
