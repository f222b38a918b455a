import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { wordUnitFactor } from "../wording/step-again.ts";
import { assembleStepSolution } from "../wording/step-solution-card.ts";
import { findUnitFactor } from "./unit-factor.ts";

test.each<[Locale, string, RegExp | null]>([
  ["en", "why divide by 1000", /^400\s?mL is 0\.400\s?L: 1000\s?mL make 1\s?L/],
  ["en", "how come its 10^3 there", /^400/],
  ["es", "¿por qué divides entre 1000?", /1000\s?mL hacen 1\s?L/],
  ["zh", "为什么除以1000", /1000\s?mL/],
  ["en", "why divide by 100", null],
  ["en", "divide by 1000", null],
])("[TALK-02] %s: “%s”", async (locale, text, expected) => {
  const words = await loadWords(locale, ["solution", "terms", "drawings", "tutor"]);
  const problem = "How many grams of KOH are in 400 mL of 0.50 M KOH?";
  const outcome = solve(problem, "en");
  if (outcome.kind !== "solved") throw new Error("not solved");
  const factor = findUnitFactor(text, assembleStepSolution(problem, outcome.solutions, words), locale);
  if (expected === null) expect(factor).toBeNull();
  else expect(factor === null ? "" : wordUnitFactor(factor, words).text).toMatch(expected);
});
