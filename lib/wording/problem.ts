import type { AnswerTexts } from "../problems/expected.ts";
import type { Problem } from "../problems/problem.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { nameOf } from "../nomenclature/name-of.ts";
import { listSystematic } from "../nomenclature/organic/systematic/write-systematic.ts";
import { expressionText, factArguments } from "./fact-text.ts";
import { sayComposed, type Words } from "./words.ts";

/** A problem in the reader's words. `given` are the givens, a line each; `find` is what is asked, in a few words. */
type WordedProblem = { readonly question: string; readonly given: readonly string[]; readonly find: string };

export function wordProblem({ words: key, variant, values, given }: Problem, words: Words): WordedProblem {
  const texts = factArguments(values, words);
  return {
    question: sayComposed(words, `${key}.statements.${variant}.question`, texts),
    given: given.map((line) => expressionText(line, words)),
    find: sayComposed(words, `${key}.statements.${variant}.find`, texts),
  };
}

/** The answers that marking compares as texts, in the reader's language; several forms of a word stand between bars. */
export function answerTexts(words: Words): AnswerTexts {
  return {
    word: (key) =>
      sayComposed(words, key)
        .split("|")
        .map((form) => form.trim()),
    systematic: (name) => listSystematic(name, words.locale),
    names(formula) {
      const parsed = parseFormula(formula);
      const name = parsed.ok ? nameOf(parsed.value, words.locale) : null;
      return name?.ok === true ? [name.value.text, ...name.value.others] : [];
    },
  };
}
