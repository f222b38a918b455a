import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { assembleStepSolution } from "../wording/step-solution-card.ts";
import { wordOtherSubstance } from "../wording/trend.ts";
import { findOtherSubstance } from "./why-other-substance.ts";

const WATER = "How much heat is needed to warm 80 g of water from 15 to 45 °C?";
const IRON = "How much heat is needed to warm 80 g of iron from 15 to 45 °C?";
const MORE_IRON = "How much heat is needed to warm 90 g of iron from 15 to 45 °C?";
const STRONG = "pH of 0.030 M HNO3";
const WEAK = "pH of 0.030 M HF";

test.each<[Locale, string, readonly string[], RegExp | null]>([
  ["en", "why so much less", [WATER, IRON], /specific heat.*H₂O has 4\.184.*Fe has 0\.449/s],
  ["en", "how come it's so much higher", [STRONG, WEAK], /HNO₃ is strong and HF is weak/],
  ["en", "why is it lower", [WEAK, STRONG], /HNO₃ is strong and HF is weak/],
  ["es", "¿por qué es mucho menor?", [WATER, IRON], /calor específico/],
  ["fr", "pourquoi c'est moins", ["mass of 2.0 mol of KOH", "mass of 2.0 mol of LiOH"], /masse molaire/],
  ["zh", "为什么少这么多", [WATER, IRON], /比热容/],
  ["hi", "कम क्यों है", [WATER, IRON], /ऊष्मा/],
  ["am", "ለምን አነሰ", [WATER, IRON], /H₂O/],
  // More than the substance is another, or nothing is compared.
  ["en", "why so much less", [WATER, MORE_IRON], null],
  ["en", "why do you subtract", [WATER, IRON], null],
  ["en", "why so much less", [IRON], null],
])("[TALK-02] %s: “%s”", async (locale, text, problems, expected) => {
  const words = await loadWords(locale, ["solution", "terms", "drawings", "tutor"]);
  const cards = problems.map((problem) => {
    const outcome = solve(problem, "en");
    if (outcome.kind !== "solved") throw new Error(`${problem} is not solved`);
    return assembleStepSolution(problem, outcome.solutions, words);
  });
  const compared = findOtherSubstance(text, cards);
  if (expected === null) expect(compared).toBeNull();
  else expect(compared === null ? "" : wordOtherSubstance(compared, words).text).toMatch(expected);
});
