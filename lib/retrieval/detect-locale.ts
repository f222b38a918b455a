import { foldText } from "../concepts/fold-name.ts";
import type { Locale } from "../i18n/locales.ts";
import { isFunctionWord } from "./function-words.ts";

const SCRIPTS: readonly (readonly [RegExp, Locale])[] = [
  [/\p{Script=Ethiopic}/gu, "am"],
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Han}/gu, "zh"],
];

/** Enough to tell a language by. */
const SAMPLE_LENGTH = 20_000;
/** Formulas and names of another script stand in every text. */
const LEAST_SHARE = 0.2;

/** The language that a text is in, or the fallback where it has too few words to tell. */
export function detectLocale(text: string, fallback: Locale): Locale {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, locale] of SCRIPTS) {
    if ((sample.match(script)?.length ?? 0) > letters * LEAST_SHARE) return locale;
  }
  const words = foldText(sample).replaceAll("'", " ").split(" ");
  const counts = (["en", "es", "fr"] as const).map((locale) => ({
    locale,
    count: words.filter((word) => isFunctionWord(word, locale)).length,
  }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  return first === undefined || second === undefined || first.count === second.count ? fallback : first.locale;
}
