import { expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { listClosestLessons } from "./closest-lessons.ts";

test.each<[Locale, string, string]>([
  ["en", "whats the difference between ionic and covalent bonds", "covalent-bonding"],
  ["en", "how do i know which reactant is limiting", "limiting-reactant"],
  ["en", "i have a test tomorrow on buffers help", "buffers"],
  ["en", "explain le chatelier to me like im 5", "le-chateliers-principle"],
  ["es", "por qué el agua hierve a menor temperatura en la montaña", "phase-changes-phase-diagrams"],
  ["fr", "c'est quoi la différence entre liaison sigma et pi ?", "hybridization"],
  ["am", "የአሲድ እና ቤዝ ልዩነት ምንድን ነው", "acid-base-definitions"],
  ["zh", "为什么钠比镁活泼", "element-families"],
  ["hi", "उत्प्रेरक अभिक्रिया को तेज कैसे करता है", "catalysis"],
  ["fr", "je comprends rien aux moles aide moi", "the-mole-molar-mass"],
  ["en", "i dont get moles at all", "the-mole-molar-mass"],
  ["en", "my teacher talked about half-life today and i was lost", "half-life"],
  ["es", "no me entra lo de los isótopos", "isotopes-average-atomic-mass"],
  ["hi", "what happens when you mix acid and base", "acid-base-definitions"],
])("a question in one's own words (%s: %s) comes closest to the lesson on %s", async (locale, text, slug) => {
  expect((await listClosestLessons(text, await loadWords(locale, ["curriculum"])))[0]).toBe(slug);
});

test.each(["hello", "why is the sky blue", "who won the world cup", ""])(
  "what speaks of no chemistry comes close to none: %j",
  async (text) => {
    expect(await listClosestLessons(text, await loadWords("en", ["curriculum"]))).toEqual([]);
  },
);
