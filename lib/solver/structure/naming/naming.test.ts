import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { LOCALES } from "../../../i18n/locales.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { FactValue, SolutionFacts } from "../../../methods/facts.ts";
import { nameOf } from "../../../nomenclature/name-of.ts";
import { wordSolution } from "../../../wording/solution.ts";
import { solve } from "../../solve.ts";
import { NAMING, NAMING_TRAPS } from "./naming.cases.ts";

function solutionsOf(text: string, locale: Locale): readonly SolutionFacts[] {
  const outcome = solve(text, locale);
  return outcome.kind === "solved" ? outcome.solutions : [];
}

function write(value: FactValue, locale: Locale): string {
  if (value.kind !== "substance") return value.kind === "formula" ? value.formula : value.kind;
  const formula = parseFormula(value.formula);
  const name = formula.ok ? nameOf(formula.value, locale) : null;
  return name?.ok === true ? name.value.text : value.formula;
}

describe.each(LOCALES)("names and formulas in %s", (locale) => {
  test.each(NAMING[locale])("[LAW-02] %s → %s", (text, answers) => {
    const written = solutionsOf(text, locale).map(({ answer }) => write(answer.value, locale));
    expect(written.join("; ")).toBe(answers);
  });

  test("[LAW-02] words every step and answer", async () => {
    const words = await loadWords(locale, ["solution", "problems-nomenclature"]);
    const solutions = NAMING.en.flatMap(([text]) => solutionsOf(text, "en"));
    const worded = solutions.map((facts) => wordSolution(facts, words));
    const texts = worded.flatMap(({ steps, finalAnswer }) => [
      ...steps.flatMap(({ title, content, explanation }) => [title, content, explanation]),
      finalAnswer.explanation,
    ]);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => text === "" || /solution\.|problems-|[{}]/.test(text))).toEqual([]);
  });
});

test.each(NAMING_TRAPS)("[LAW-02] is not answered by a name or a formula: %s", (text, locale) => {
  const methods = solutionsOf(text, locale).map(({ method }) => method);
  expect(methods.filter((method) => method === "name-of-formula" || method === "formula-of-name")).toEqual([]);
});
