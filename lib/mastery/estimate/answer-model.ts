import type { Difficulty } from "../../curriculum/difficulties.ts";
import type { Evidence } from "./evidence.ts";

/**
 * How likely an answer is, given an ability: the four-parameter logistic model of item response theory (Barton and Lord,
 * "An upper asymptote for the three-parameter logistic item-response model", ETS 1981). Ability and hardness share a scale on
 * which a question of the middle level has hardness 0, in standard deviations of a mixed class.
 */

/** With this slope the logistic curve is that of a normal distribution, by which the scale is one of deviations (Birnbaum 1968). */
const SLOPE = 1.7;

/** A level is harder than the one before it by what moves an even chance to 23 %: families are written to differ that much. */
const HARDNESS: Readonly<Record<Difficulty, number>> = { easy: -0.7, medium: 0, hard: 0.7 };

/** Who can do it still slips: within the bound of 0.1 that Corbett and Anderson (1995) set, so that no one error condemns. */
const SLIP = 0.06;

/** A free answer is right by luck only where few values are possible: an oxidation number, a coefficient, a word of three. */
const FREE_GUESS = 0.04;

/** How much a wrong answer weighs whose way was right. */
const NEARLY_RIGHT_WEIGHT = 0.4;

/** With help a wrong answer says as much as any, and a right one only that it is not out of reach. */
const HELPED_RIGHT_WEIGHT = 0.3;

/** A guided step is a small part of a problem, and its question half tells what to do. */
const GUIDED_STEP_WEIGHT = 0.25;

/** Whoever passes over a question might have found it with patience. */
const SKIP_WEIGHT = 0.85;

/** The chance of a right answer, without help, of this ability. */
export function chanceOf(ability: number, difficulty: Difficulty, guessChance = 0): number {
  const guess = Math.max(FREE_GUESS, guessChance);
  return guess + (1 - guess - SLIP) / (1 + Math.exp(SLOPE * (HARDNESS[difficulty] - ability)));
}

/** The logarithm of how likely this evidence is of this ability, weighed by how much it says. */
export function logLikelihood(evidence: Evidence, ability: number): number {
  const { difficulty } = evidence;
  switch (evidence.kind) {
    case "skip":
      return SKIP_WEIGHT * Math.log(1 - chanceOf(ability, difficulty));
    case "guided": {
      // Beyond an even chance it says no more: a step that was asked for is not a problem solved.
      const chance = chanceOf(Math.min(ability, HARDNESS[difficulty]), difficulty);
      const shown = evidence.steps - evidence.own;
      return GUIDED_STEP_WEIGHT * (evidence.own * Math.log(chance) + shown * Math.log(1 - chance));
    }
    case "answer": {
      const { isCorrect, isHelped, isNearlyRight, guessChance } = evidence;
      const capped = isHelped && isCorrect ? Math.min(ability, HARDNESS[difficulty]) : ability;
      const chance = chanceOf(capped, difficulty, guessChance);
      if (isCorrect) return (isHelped ? HELPED_RIGHT_WEIGHT : 1) * Math.log(chance);
      return (isNearlyRight ? NEARLY_RIGHT_WEIGHT : 1) * Math.log(1 - chance);
    }
  }
}

/** How much an answer without help would tell of this ability: Fisher's information, the inverse of a variance. */
export function informationOf(ability: number, difficulty: Difficulty, guessChance = 0): number {
  const chance = chanceOf(ability, difficulty, guessChance);
  const slope = (chanceOf(ability + SMALL, difficulty, guessChance) - chance) / SMALL;
  return slope ** 2 / (chance * (1 - chance));
}

const SMALL = 1e-3;
