import type { FactValue, SolutionFacts } from "../methods/facts.ts";
import { findLeak } from "../problems/leak.ts";
import type { Problem } from "../problems/problem.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import { solve } from "../solver/solve.ts";
import { wordProblem } from "./problem.ts";
import { secretOf } from "./secret.ts";
import type { Words } from "./words.ts";

/** In UTF-16 units: twice what a problem takes that a textbook calls long. */
const LONGEST_STORY = 900;

/** What no story needs: an address, markup, a second question. */
const FOREIGN = /https?:|www\.|[<>{}]|[?？፧][^?？፧]*[?？፧]/iu;

/**
 * Whether a problem told as a story, by somebody who is not to be trusted, is still that problem: it tells the same numbers
 * and no other, the engine reads it as one problem, which has the same answer, and that is not told. Only of problems whose
 * answer is a quantity, since little else would notice that something was changed.
 */
export function tellsProblem(story: string, problem: Problem, words: Words): boolean {
  const { question } = wordProblem(problem, words);
  if (story.length > LONGEST_STORY || FOREIGN.test(story)) return false;
  if (!haveSameNumbers(story, question, words)) return false;
  if (findLeak(story, secretOf(problem.solution, question, words), words.locale) !== null) return false;
  const outcome = solve(story, words.locale);
  if (outcome.kind !== "solved" || outcome.skipped.length > 0) return false;
  const [only, ...others] = outcome.solutions;
  return only !== undefined && others.length === 0 && haveSameAnswer(only, problem.solution);
}

function haveSameNumbers(story: string, question: string, { locale }: Words): boolean {
  const [told, asked] = [story, question].map((text) => {
    const readings = listQuantities(text, { locale, trailingZeros: "measured" });
    return readings.map((reading) =>
      reading.ok ? `${reading.value.quantity.value} (${reading.value.quantity.significantFigures})` : null,
    );
  });
  const sorted = (numbers: readonly (string | null)[] = []): string => numbers.toSorted().join("; ");
  return told?.includes(null) === false && sorted(told) === sorted(asked);
}

function haveSameAnswer({ answer: own }: SolutionFacts, { answer: wanted }: SolutionFacts): boolean {
  const areBothExact = own.unrounded !== undefined && wanted.unrounded !== undefined;
  return isSame(own.value, wanted.value) && (!areBothExact || own.unrounded === wanted.unrounded);
}

function isSame(own: FactValue, wanted: FactValue): boolean {
  return (
    own.kind === "quantity" &&
    wanted.kind === "quantity" &&
    own.value === wanted.value &&
    own.unit === wanted.unit &&
    own.significantFigures === wanted.significantFigures
  );
}
