import type { Equation } from "../equation/equation.ts";
import type { ReactionJudgement } from "./doubt.ts";
import { judgeExchange } from "./judge-exchange.ts";
import { judgeReplacement } from "./judge-replacement.ts";

/**
 * Whether a reaction takes place as it is written, in a test tube at room temperature: metals with acids, water and salts, halogens with
 * halides, exchange of ions in water. All else is not judged, nor is what runs under conditions of its own (heat, current) or both ways.
 * Coefficients do not matter.
 */
export function judgeReaction(equation: Equation): ReactionJudgement {
  if (equation.arrow === "reversible" || equation.isDriven === true) return { verdict: "not-judged" };
  const reactants = equation.reactants.map(({ formula }) => formula);
  const products = equation.products.map(({ formula }) => formula);
  return judgeReplacement(reactants, products) ?? judgeExchange(reactants, products) ?? { verdict: "not-judged" };
}
