import type { QuestionCard } from "../cards/card.ts";
import type { Option } from "../problems/options.ts";
import type { Form } from "../problems/forms.ts";
import type { Problem } from "../problems/problem.ts";
import { factText } from "./fact-text.ts";
import { wordProblem } from "./problem.ts";
import { wordSolution } from "./solution.ts";
import type { Words } from "./words.ts";

/** The words of an option or an answer: a word with several forms is shown in its first. */
export function optionText({ value }: Pick<Option, "value">, words: Words): string {
  const text = factText(value, words);
  return value.kind === "word" ? (text.split("|")[0] ?? text).trim() : text;
}

/** The card of a question as it is issued: a free one carries neither answer nor solution. */
export function assembleQuestion(
  question: {
    readonly id: string;
    readonly problem: Problem;
    readonly form: Form;
    readonly options: readonly Option[];
    /** The same problem in other words than the engine's. */
    readonly story?: string | null;
  },
  words: Words,
): QuestionCard {
  const { id, problem, form, options, story = null } = question;
  const { question: text, given, find } = wordProblem(problem, words);
  const shared = {
    version: 1,
    questionId: id,
    subtopic: problem.subtopic,
    difficulty: problem.difficulty,
    question: story ?? text,
    isHelped: false,
    studentAnswer: null,
    evaluation: null,
    outcome: null,
    solution: null,
  } as const;
  if (form === "free") return { type: "practice_question", ...shared, given: [...given], find, ...fieldOf(problem) };
  const right = options.find(({ slip }) => slip === null);
  if (right === undefined) throw new Error("A choice has a right option");
  return {
    type: "mcq_question",
    ...shared,
    options: options.map((option) => ({ id: option.id, text: optionText(option, words) })),
    correctAnswer: right.id,
    explanation: explain(problem, words),
  };
}

/** What the answer is written in, where it is no line of text. */
function fieldOf({ reading }: Problem): { field?: "molecule" } {
  return reading?.molecules === undefined ? {} : { field: "molecule" };
}

/** Why the right option is right: the reason behind each step, and the answer in a sentence. */
function explain(problem: Problem, words: Words): string {
  const { steps, finalAnswer } = wordSolution(problem.solution, words);
  return [
    ...steps.map(({ content, equation }) => [content, equation].filter(Boolean).join("\n")),
    finalAnswer.explanation,
  ].join("\n");
}
