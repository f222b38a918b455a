import type { FactValue, SolutionFacts } from "../methods/facts.ts";
import { listHints } from "../problems/hints.ts";
import type { Hint } from "../problems/hints.ts";
import { findLeak } from "../problems/leak.ts";
import type { Problem } from "../problems/problem.ts";
import { expressionText, factArguments } from "./fact-text.ts";
import { wordProblem } from "./problem.ts";
import { secretOf } from "./secret.ts";
import { methodKey } from "./solution.ts";
import { sayComposed, type Words } from "./words.ts";

/** A problem that hints are asked for: its solution, the values and the words of its statement. */
export type HintedProblem = {
  readonly solution: SolutionFacts;
  readonly known: readonly FactValue[];
  readonly statement: string;
};

export function hintedProblem(problem: Problem, words: Words): HintedProblem {
  const { question, given } = wordProblem(problem, words);
  return {
    solution: problem.solution,
    known: Object.values(problem.values),
    statement: [question, ...given].join("\n"),
  };
}

/**
 * The hints of a problem, in order. They are chosen so that none but the last tells the answer; as what is said counts and
 * not what was meant, each is read once more, and one that tells it all the same is `withheld`: the next one takes its place.
 */
export function wordHints(
  { solution, known, statement }: HintedProblem,
  words: Words,
): { readonly hints: readonly string[]; readonly withheld: number } {
  const secret = secretOf(solution, statement, words);
  const all = listHints(solution, known).map((hint) => ({ kind: hint.kind, text: wordHint(hint, solution, words) }));
  const hints = all
    .filter(({ kind, text }) => kind === "last" || findLeak(text, secret, words.locale) === null)
    .map(({ text }) => text);
  return { hints, withheld: all.length - hints.length };
}

/** A title that is a question has its own end. */
const QUESTION = /[?？]$/;

/** A hint in the reader's words: what to do, and the lines that show it, each on a line of its own. */
export function wordHint(hint: Hint, { method, answer }: SolutionFacts, words: Words): string {
  const { step } = hint;
  const values = factArguments(step.values, words);
  const say = (part: "title" | "content") =>
    sayComposed(words, `${methodKey(step.method ?? method)}.steps.${step.id}.${part}`, values);
  const lines = step.lines.map((line) => expressionText(line, words));
  switch (hint.kind) {
    case "plan":
      return words.t(`practice.hints.${QUESTION.test(say("title")) ? "plan-question" : "plan"}`, {
        title: say("title"),
      });
    case "relation":
      return [words.t("practice.hints.relation"), ...lines].join("\n");
    case "setup":
      return [words.t("practice.hints.setup"), ...lines].join("\n");
    case "step":
      return [say("title"), say("content"), ...lines].join("\n");
    case "last": {
      const sentence = sayComposed(
        words,
        `${methodKey(answer.method ?? method)}.answers.${answer.id}`,
        factArguments(answer.values, words),
      );
      return [say("title"), say("content"), ...lines, sentence].join("\n");
    }
  }
}
