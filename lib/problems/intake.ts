import { classifyReaction } from "../chemistry/reaction/classify.ts";
import { findSubstance } from "../methods/rules/substance.ts";
import { readBalanced } from "../solver/problems/reaction.ts";
import type { BalancedEquation } from "../methods/rules/rule.ts";
import type { Difficulty } from "../curriculum/difficulties.ts";
import type { Intake } from "./family.ts";
import { isNamed } from "./is-named.ts";

/** Beyond these an equation or a formula is no exercise for a person. */
const MOST_SPECIES = 7;
const MOST_OF_EACH = 30;
const MOST_ATOMS = 80;

/** Each family asks about the same ones. */
const known = new Map<string, BalancedEquation | null>();
const MOST_KNOWN = 500;

/** Neutral substances, each with a molar mass, that react in one ratio. */
function readReaction(text: string): BalancedEquation | null {
  const found = known.get(text);
  if (found !== undefined) return found;
  const reaction = readAnew(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, reaction);
  return reaction;
}

function readAnew(text: string): BalancedEquation | null {
  const reaction = readBalanced(text);
  if (
    reaction === null ||
    reaction.species.length > MOST_SPECIES ||
    reaction.coefficients.some((count) => count > MOST_OF_EACH)
  )
    return null;
  return reaction.species.every(isWeighable) ? reaction : null;
}

function isWeighable(formula: string): boolean {
  const substance = findSubstance(formula);
  if (substance === null || substance.formula.charge !== 0) return false;
  return [...substance.formula.counts.values()].reduce((sum, count) => sum + count, 0) <= MOST_ATOMS;
}

export function reactionsThat(isFit: (reaction: BalancedEquation, difficulty: Difficulty) => boolean): Intake {
  return {
    kind: "reaction",
    isFit: (text, difficulty) => {
      const reaction = readReaction(text);
      return reaction !== null && isFit(reaction, difficulty);
    },
  };
}

/** There is something to balance. */
const isUnbalanced = ({ coefficients }: BalancedEquation): boolean => coefficients.some((count) => count > 1);

export const UNBALANCED_REACTIONS: Intake = reactionsThat(isUnbalanced);

/** Where a hard problem leaves the balancing to the student, it has some. */
export const WEIGHED_REACTIONS: Intake = reactionsThat(
  (reaction, difficulty) => difficulty !== "hard" || isUnbalanced(reaction),
);

/** Not all ratios are one to one. */
export const UNEVEN_REACTIONS: Intake = reactionsThat(({ coefficients }) => new Set(coefficients).size > 1);

/** The same with two reactants. */
export const REACTIONS_OF_TWO: Intake = reactionsThat(
  (reaction, difficulty) =>
    reaction.equation.reactants.length === 2 && (difficulty !== "hard" || isUnbalanced(reaction)),
);

/** An acid and a base, both in water as far as the equation says. */
export const NEUTRALIZATIONS: Intake = reactionsThat(
  ({ equation }) =>
    equation.reactants.every(({ formula }) => formula.state === null || formula.state === "aq") &&
    classifyReaction(equation).types.includes("neutralization"),
);

/** Of two elements and more, with a name in every language; but water, which stands in every lesson, and few are about it. */
export const COMPOUNDS_WITH_NAMES: Intake = {
  kind: "compound",
  isFit: (text) =>
    text !== "H2O" && isWeighable(text) && (findSubstance(text)?.formula.counts.size ?? 0) > 1 && isNamed(text),
};
