import { lawWays } from "../../laws/law-way.ts";
import { addedWater, dilution as dilutionLaw, furtherDilution } from "../../laws/solutions/dilution.ts";
import { gramsOfStock, PORTIONS, strengthOfStock } from "../../laws/solutions/portion.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { givenTerm } from "./quantity-terms.ts";
import type { Rule, Scene, Way } from "./rule.ts";
import { step } from "../terms.ts";

const WATER = variableOf("volume", "H2O");

function has({ givens }: Scene, { kind, of, label }: Variable): boolean {
  return givens.some((given) => given.kind === kind && given.of === of && given.label === label);
}

/** The solute whose solution is diluted; undefined when there is none. */
function findDiluted({ givens }: Scene): string | null | undefined {
  return givens.find(
    ({ kind, label }) =>
      (kind === "molarity" || kind === "solution-volume") && (label === "initial" || label === "final"),
  )?.of;
}

/** The volume of the stock solution that is taken, told as a recipe. */
function asRecipe(taken: Way): Way {
  return {
    ...taken,
    explain(inputs, output) {
      const { steps, answer } = taken.explain(inputs, output);
      const [stock, diluted, total] = inputs.map((each) => givenTerm(each));
      if (stock === undefined || diluted === undefined || total === undefined) return { steps, answer };
      return {
        steps: [...steps, step("fill-up", [], { total })],
        answer: { id: answer.id.replace("volume", "recipe"), values: { ...answer.values, total, stock, diluted } },
      };
    },
  };
}

/** How much of what was dissolved is in a portion of the solution, and back. */
export const portion: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const whole = scene.givens.find((given) => given.kind === "solution-volume" && given.label === "first");
  if (whole === undefined) return [];
  // Null for what is known by no formula.
  const solute = whole.of;
  const isOfStock = label === "initial" && solute !== null && of === solute;
  if (kind === "molarity") return isOfStock ? lawWays([strengthOfStock], wanted, scene) : [];
  if (kind === "mass-concentration") return isOfStock ? lawWays([gramsOfStock], wanted, scene) : [];
  if ((kind !== "mass" && kind !== "sample-mass" && kind !== "amount") || (label !== null && label !== "first"))
    return [];
  const isOfSolute = kind === "sample-mass" ? solute !== null && of === null : of === solute;
  return isOfSolute ? lawWays([PORTIONS[kind]], wanted, scene, { self: of, solute }) : [];
};

/** A solution before and after dilution holds the same amount of solute: c₁·V₁ = c₂·V₂. */
export const dilution: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const solute = findDiluted(scene);
  if (solute === undefined || has(scene, wanted)) return [];
  const byWater = (): Way[] => lawWays([addedWater], wanted, scene, { self: solute, water: WATER.of });
  if (kind === "volume") return of === WATER.of ? byWater() : [];
  if (of === solute && kind === "molarity" && label === "second") return lawWays([furtherDilution], wanted, scene);
  if (of !== solute || (label !== "initial" && label !== "final")) return [];
  const isFilled = label === "final" || has(scene, variableOf("solution-volume", of, "final"));
  if (kind === "solution-volume" && isFilled && has(scene, WATER)) return byWater();
  const ways = lawWays([dilutionLaw], wanted, scene);
  const isRecipe = kind === "solution-volume" && label === "initial" && scene.conditions.has("preparation");
  return isRecipe ? ways.map(asRecipe) : ways;
};
