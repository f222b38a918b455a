import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { LOCALES } from "../../../i18n/locales.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { wordSolution } from "../../../wording/solution.ts";
import { solve } from "../../solve.ts";
import { HALVES, REDOX, REDOX_TRAPS, SUMS } from "./redox.cases.ts";

function solutionsOf(text: string, locale: Locale): readonly SolutionFacts[] {
  const outcome = solve(text, locale);
  return outcome.kind === "solved" ? outcome.solutions : [];
}

describe.each(LOCALES)("redox equations in %s", (locale) => {
  test.each([...REDOX[locale], ...HALVES[locale]])("[LAW-02] %s", (text, equation) => {
    const values = solutionsOf(text, locale).map(({ answer }) => answer.value);
    expect(values).toEqual([{ kind: "equation", equation }]);
  });

  test("[LAW-02] words both half-reactions and the sum", async () => {
    const words = await loadWords(locale, ["solution", "problems-redox"]);
    const worded = REDOX.en.flatMap(([text]) => solutionsOf(text, "en")).map((facts) => wordSolution(facts, words));
    expect(worded.map(({ steps }) => steps.length)).toEqual(REDOX.en.map(() => 4));
    expect(JSON.stringify(worded)).not.toContain("problems-redox.");
  });
});

test.each(SUMS)("[LAW-02] adds up halves: %s", (text, equation) => {
  expect(solutionsOf(text, "en").map(({ answer }) => answer.value)).toEqual([{ kind: "equation", equation }]);
});

test.each(REDOX_TRAPS)("[LAW-02] is not balanced by half-reactions: %s", (text) => {
  expect(solutionsOf(text, "en").filter(({ method }) => method === "problems-redox.redox-equations")).toEqual([]);
});
