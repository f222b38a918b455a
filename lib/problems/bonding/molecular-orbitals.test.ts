import { expect, test } from "vitest";
import { AREAS } from "#lib/i18n/areas.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { solve } from "../../solver/solve.ts";
import { wordSolution } from "../../wording/solution.ts";

test.each<[Locale, string, string]>([
  ["en", "What is the bond order of O2^+?", "The bond order in O₂⁺ is 2.5."],
  ["es", "¿Cuál es el orden de enlace de O2^+?", "El orden de enlace en O₂⁺ es 2,5."],
  ["fr", "Quel est l’ordre de liaison de N2 ?", "L’ordre de liaison dans N₂ est 3."],
])("[I18N-01] %s: %s", async (locale, text, sentence) => {
  const outcome = solve(text, locale);
  const words = await loadWords(locale, AREAS);
  const told = outcome.kind === "solved" ? outcome.solutions.map((facts) => wordSolution(facts, words)) : [];
  expect(told.map(({ finalAnswer }) => finalAnswer.explanation)).toEqual([sentence]);
});
