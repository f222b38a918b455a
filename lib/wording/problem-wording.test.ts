import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { LOCALES } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import { GAS_PROBLEMS } from "../solver/problems/gas-problems.cases.ts";
import { MATTER_FORMULAS, MATTER_PROBLEMS } from "../solver/problems/matter-problems.cases.ts";
import { SOLUTION_PROBLEMS } from "../solver/problems/solution-problems.cases.ts";
import { solve } from "../solver/solve.ts";
import { FORMULA_PROBLEMS, WORKED_PROBLEMS } from "../solver/problems/worked-problems.cases.ts";
import { wordSolution } from "./solution.ts";
import { type Words, wordsOf } from "./words.ts";

async function loadWords(locale: Locale): Promise<Words> {
  const solution = await import(`#messages/${locale}/solution.json`, { with: { type: "json" } });
  const translate = createTranslator({
    locale,
    messages: { solution: solution.default },
    onError(error) {
      throw error;
    },
  });
  return wordsOf(locale, translate);
}

const TEXTS = [
  ...Object.values({ ...WORKED_PROBLEMS, ...GAS_PROBLEMS, ...SOLUTION_PROBLEMS, ...MATTER_PROBLEMS })
    .flat()
    .map(({ text }) => text),
  ...[...FORMULA_PROBLEMS, ...MATTER_FORMULAS].map(([text]) => text),
];

const SOLUTIONS = TEXTS.flatMap((text) => {
  const outcome = solve(text, "en");
  return outcome.kind === "solved" ? outcome.solutions.map((facts) => ({ text, facts })) : [];
});

describe.each(LOCALES)("in %s", (locale) => {
  test("[I18N-03] every step and answer of a word problem has words, and no argument is left open", async () => {
    const words = await loadWords(locale);
    for (const { facts } of SOLUTIONS) {
      const { steps, finalAnswer } = wordSolution(facts, words);
      const texts = [
        ...steps.flatMap(({ title, content, explanation }) => [title, content, explanation]),
        finalAnswer.explanation,
        finalAnswer.value,
      ];
      for (const text of texts) expect(text.trim()).toMatch(/^[^{}]+$/);
      expect(steps.length).toBeGreaterThan(0);
    }
  });
});

const CHAINS = SOLUTIONS.filter(({ facts }) => facts.answer.method !== undefined);

test.each(CHAINS)("no misconception has the value of the answer: $text", ({ facts }) => {
  for (const { value } of facts.misconceptions) {
    expect(facts.answer.value).not.toMatchObject({ value: value.value });
    expect(facts.answer.value).toMatchObject({ unit: value.unit });
  }
});
