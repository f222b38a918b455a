import type { Hint } from "../problems/hints.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { expressionText, factArguments } from "./fact-text.ts";
import { methodKey } from "./solution.ts";
import type { Words } from "./words.ts";

/** A hint in the reader's words: what to do, and the lines that show it, each on a line of its own. */
export function wordHint(hint: Hint, { method, answer }: SolutionFacts, words: Words): string {
  const { step } = hint;
  const values = factArguments(step.values, words);
  const say = (part: "title" | "content") => words.t(`${methodKey(step.method ?? method)}.steps.${step.id}.${part}`, values);
  const lines = step.lines.map((line) => expressionText(line, words));
  switch (hint.kind) {
    case "plan":
      return words.t("practice.hints.plan", { title: say("title") });
    case "relation":
      return [words.t("practice.hints.relation"), ...lines].join("\n");
    case "setup":
      return [words.t("practice.hints.setup"), ...lines].join("\n");
    case "step":
      return [say("title"), say("content"), ...lines].join("\n");
    case "last": {
      const sentence = words.t(`${methodKey(answer.method ?? method)}.answers.${answer.id}`, factArguments(answer.values, words));
      return [say("title"), say("content"), ...lines, sentence].join("\n");
    }
  }
}
