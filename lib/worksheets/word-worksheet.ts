import { finalAnswerText } from "../cards/final-answer-text.ts";
import type { Solution } from "../cards/step-solution.ts";
import { listOptions } from "../problems/options.ts";
import type { Form } from "../problems/forms.ts";
import type { Problem } from "../problems/problem.ts";
import { createRandom } from "../problems/random.ts";
import { GREATEST_SEED } from "../problems/seed.ts";
import { optionText } from "../wording/issued-question-card.ts";
import { wordProblem } from "../wording/problem.ts";
import { wordSolution } from "../wording/solution.ts";
import type { Words } from "../wording/words.ts";
import { namesOf, type WordedSource, wordSource } from "../wording/source.ts";
import type { SheetProblem } from "./make-worksheet.ts";

/** An exercise of a worksheet in the reader's words; `options` are empty for a free answer. */
export type WorksheetExercise = {
  readonly number: number;
  readonly question: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly answer: string;
  readonly steps: readonly { readonly title: string; readonly content: string; readonly equation: string }[];
  /** The passage that it is about; null for one that was made from no material. */
  readonly source: WordedSource | null;
};

/** The exercises with their key. Where the answers are choices, the same seed gives the same order of options. */
export function wordWorksheet(
  problems: readonly SheetProblem[],
  { form, seed }: { readonly form: Form; readonly seed: number },
  words: Words,
): WorksheetExercise[] {
  const random = createRandom(seed);
  return problems.map(({ problem, match }, index) => {
    const own = match === null ? words : { ...words, names: namesOf(match.passage, words) };
    const solution = wordSolution(problem.solution, own);
    const options = form === "choice" ? listOptions(problem, random.integer(0, GREATEST_SEED - 1)) : [];
    const right = options.find(({ slip }) => slip === null);
    return {
      number: index + 1,
      question: wordProblem(problem, own).question,
      options: options.map((option) => ({ id: option.id, text: optionText(option, own) })),
      answer: right === undefined ? answerText(problem, solution, own) : `${right.id}) ${optionText(right, own)}`,
      steps: solution.steps.map(({ title, content, equation = "" }) => ({ title, content, equation })),
      source: match === null ? null : wordSource(match, problem, words),
    };
  });
}

function answerText({ solution: { answer } }: Problem, { finalAnswer }: Solution, words: Words): string {
  return answer.value.kind === "word" ? optionText(answer, words) : finalAnswerText(finalAnswer);
}
