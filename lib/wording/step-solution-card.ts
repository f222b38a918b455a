import type { Solution, StepSolutionCard } from "../cards/step-solution.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { findPictureKind } from "../pictures/picture.ts";
import type { SkippedProblem } from "../solver/solve.ts";
import { nodeNames } from "./node-names.ts";
import { wordLetters, wordSkipped } from "./rejection.ts";
import { wordSolution } from "./solution.ts";
import { wordSolutionDrawings } from "./solution-drawings.ts";
import { wordStatement } from "./statement.ts";
import type { Words } from "./words.ts";

/** The places in the message that the solved problems have, given those that stayed unsolved. */
function problemNumbers(count: number, skipped: readonly SkippedProblem[]): number[] {
  const taken = new Set(skipped.map((problem) => problem.problemNumber));
  return Array.from({ length: count + taken.size }, (_, index) => index + 1).filter((number) => !taken.has(number));
}

/** Where the values of a part come from that nobody wrote: from the answer to a part before it. */
function listTaken(facts: readonly SolutionFacts[], { t }: Words): string[] {
  return facts.flatMap(({ part, takenFrom }) =>
    part === undefined || takenFrom === undefined
      ? []
      : [t("tutor.takenFrom", { part: wordLetters(part), from: wordLetters(takenFrom) })],
  );
}

/** The letters of a part; its number where parts have numbers, or where there are none. */
function markOf(facts: SolutionFacts | undefined, number: number): Pick<Solution, "part" | "problemNumber"> {
  const part = facts?.part;
  if (part === undefined) return { problemNumber: number };
  return /^\d+$/.test(part) ? { problemNumber: Number(part) } : { part: wordLetters(part) };
}

/** The card of a message whose problems were solved; each problem left unsolved is named in a note. */
export function assembleStepSolution(
  problem: string,
  facts: readonly SolutionFacts[],
  words: Words,
  skipped: readonly SkippedProblem[] = [],
): StepSolutionCard {
  const solutions = facts.map((each) => {
    const drawings = wordSolutionDrawings(each, words);
    const picture = findPictureKind(each);
    return {
      ...wordSolution(each, words),
      ...(drawings.length > 0 && { drawings }),
      ...(picture !== null && { picture }),
    };
  });
  const numbers = problemNumbers(solutions.length, skipped);
  const [only] = solutions;
  const isSingle = only !== undefined && solutions.length === 1 && skipped.length === 0 && facts[0]?.part === undefined;
  const solution = isSingle
    ? only
    : solutions.map((each, index) => ({ ...markOf(facts[index], numbers[index] ?? index + 1), ...each }));
  const reading = wordStatement(facts, problem, words);
  const card: StepSolutionCard = {
    type: "step_solution",
    version: 1,
    problem,
    solution,
    facts: [...facts],
    ...(facts.some(({ derivation }) => derivation !== undefined) && {
      names: facts.map(({ derivation }) => nodeNames(derivation, words)),
    }),
    ...(reading !== null && { reading }),
  };
  const notes = [...listTaken(facts, words), ...skipped.map((each) => wordSkipped(each, words))];
  return notes.length === 0 ? card : { ...card, notes };
}
