import { foldText } from "../concepts/fold-name.ts";
import type { Locale } from "../i18n/locales.ts";
import { dropChinesePhrases, isFunctionWord } from "../retrieval/function-words.ts";

/** The beginning of a word that its forms share. */
const STEM = 5;
const SHORTEST = 4;
/** Fewer words in common say nothing. */
const LEAST_SHARED = 2;

/** Whether a sentence speaks of what a short question asks: most words that say something stand in both. */
export function isSaidIn(sentence: string, question: string, locale: Locale): boolean {
  const asked = stemsOf(question, locale);
  const said = stemsOf(sentence, locale);
  const shared = [...asked].filter((stem) => said.has(stem)).length;
  return shared >= LEAST_SHARED && 2 * shared >= asked.size;
}

/** How many words that say something stand in both. */
export function countShared(sentence: string, question: string, locale: Locale): number {
  const said = stemsOf(sentence, locale);
  return [...stemsOf(question, locale)].filter((stem) => said.has(stem)).length;
}

function stemsOf(text: string, locale: Locale): ReadonlySet<string> {
  const folded = foldText(text);
  if (locale === "zh") {
    const runs = dropChinesePhrases(folded).split(/[^\p{Script=Han}]+/u);
    return new Set(runs.flatMap((run) => [...run].slice(1).map((sign, at) => `${[...run][at]}${sign}`)));
  }
  const words = folded
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= SHORTEST && !isFunctionWord(word, locale));
  return new Set(words.map((word) => word.slice(0, STEM)));
}
