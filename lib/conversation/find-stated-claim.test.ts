import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { AREAS } from "../i18n/areas.ts";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { wordClaim } from "../wording/claim.ts";
import { assembleStepSolution } from "../wording/step-solution-card.ts";
import { findChainedClaim, findStatedClaim } from "./find-stated-claim.ts";

const AREAS_OF_CLAIMS = AREAS.filter(
  (area) => ["tutor", "solution", "feedback", "terms", "drawings"].includes(area) || area.startsWith("problems-"),
);

async function judge(locale: Locale, problem: string, text: string): Promise<string | null> {
  const words = await loadWords(locale, AREAS_OF_CLAIMS);
  const outcome = solve(problem, locale);
  if (outcome.kind !== "solved") throw new Error(`${problem} is not solved`);
  const card = assembleStepSolution(problem, outcome.solutions, words);
  const claim = findStatedClaim(text, card, locale);
  return claim === null ? null : wordClaim(claim, words);
}

const IN: Readonly<Record<Locale, string>> = {
  en: "how many moles of O atoms are in 0.3 mol of SO2",
  es: "cuántos moles hay en 12 g de NaOH",
  fr: "combien de moles dans 16,8 g de fer",
  am: "በ27 g ውሃ ውስጥ ስንት ሞል አለ",
  zh: "27克水有多少摩尔",
  hi: "27 g पानी में कितने मोल हैं",
};

test.each<[Locale, string, RegExp]>([
  ["en", "so n(S atoms) = 0.3 right?", /^Yes.*0\.30\smol of S/],
  ["en", "n(S) = 0.6 mol, correct?", /^Not quite.*0\.30\smol of S/],
  ["en", "and those weigh 9.6 g?", /^Yes.*9\.6\sg/],
  ["fr", "donc masse molaire = 55,8", /^Oui.*55,8/],
  ["es", "entonces masa molar = 40", /^Sí.*40,00/],
  ["en", "so 7.2e23 O atoms, right?", /^Not quite|^No/],
  ["es", "entonces son 0,3 mol, ¿no?", /^Sí/],
  ["es", "así que son 3 mol ¿verdad?", /^No/],
  ["fr", "donc c'est 0,3 mol non ?", /^Oui/],
  ["fr", "du coup n(Fe) = 3 mol ?", /^Non/],
  ["am", "ስለዚህ 1.5 mol ነው አይደል?", /^አዎ/],
  ["zh", "那就是1.5摩尔吧", /^对/],
  ["hi", "तो 1.5 mol हुए ना?", /^हाँ/],
  ["hi", "to 2 mol hue na", /^नहीं/],
])("[GUIDE-02] %s: behind its solution “%s” is held against it", async (locale, text, verdict) => {
  expect(await judge(locale, IN[locale], text)).toMatch(verdict);
});

test.each<[Locale, string]>([
  ["en", "what about 0.5 mol?"],
  ["en", "and 0.5 mol?"],
  ["en", "what is 9.6 g then"],
  ["es", "¿y si fueran 3 mol?"],
  ["zh", "那3摩尔呢"],
])("[GUIDE-02] %s: “%s” asks, and states nothing", async (locale, text) => {
  expect(await judge(locale, IN[locale], text)).toBeNull();
});

test.each<[Locale, string, string | null, RegExp | null]>([
  ["en", "n(SO2) = 6.4/64 = 0.1 mol so n(O atoms) = 0.1 mol, right?", null, /^Not quite.*0\.20\smol of O/],
  ["fr", "donc n(Al) = 0,1 mol", "n(Al2O3) = 10,2/102 = 0,1 mol ?", /^Non.*0,20/],
  ["es", "y para Ca(OH)2 0,05 M también 12,7, ¿no?", "me sale pH 12,7 para NaOH 0,05 M, ¿está bien?", /^No.*13/],
  ["en", "and 270 g is 20 mol?", "i got 5 mol for 90 g water is that right", /^Not quite.*15/],
  ["en", "and 270 g is 15 mol, right?", "i got 5 mol for 90 g water is that right", /^Yes/],
  ["es", "¿y 24 g son 0,6 mol?", "12 g de NaOH son 0,3 mol, ¿no?", /^Sí/],
  ["es", "y para NaOH 0,02 M también me sale pH 1,7", "me sale pH 1,7 para HCl 0,02 M, ¿está bien?", /^No.*12,3/],
  ["en", "n(SO2) = 6.4/32 = 0.2 mol so n(O atoms) = 0.4 mol, right?", null, null],
])(
  "[GUIDE-02] %s: what follows in a chain is held against what it follows from: %s",
  async (locale, text, said, verdict) => {
    const words = await loadWords(locale, AREAS_OF_CLAIMS);
    const claim = findChainedClaim(text, said, words);
    if (verdict === null) expect(claim).toBeNull();
    else expect(claim === null ? null : wordClaim(claim, words)).toMatch(verdict);
  },
);
