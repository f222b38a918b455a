import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import type { Locale } from "../i18n/locales.ts";
import { poseProblem } from "./pose-problem.ts";

test.each<[Locale, string, string]>([
  ["en", "and 37 °C in K?", "310"],
  ["es", "¿y 37 °C en K?", "310"],
  ["fr", "et 2 atm en kPa ?", "203"],
  ["zh", "那 37 °C 等于多少 K？", "310"],
  ["hi", "और 37 °C को K में?", "310"],
])("[TALK-01] a question that goes on from another one is a problem by itself: %s: %s", async (locale, text, value) => {
  const answer = poseProblem(text, await loadWords(locale, ["tutor", "solution"]))?.solutions[0]?.answer.value;
  expect(answer?.kind === "quantity" ? answer.value : null).toBe(value);
});
