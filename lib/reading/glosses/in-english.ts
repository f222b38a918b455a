import type { Locale } from "../../i18n/locales.ts";
import { toEnglish } from "./to-english.ts";

/** Languages that are read in English alone, by the words that theirs mean. */
const ALONE: ReadonlySet<Locale> = new Set(["am", "hi", "zh"]);

export const isReadInEnglish = (locale: Locale): boolean => ALONE.has(locale);

const OTHER_SCRIPT = /\p{Script=Han}|\p{Script=Ethiopic}|\p{Script=Devanagari}/u;

/** Longer texts are no exercises with one statement. */
const LONGEST = 2_000;

/** A text in the English that the readers know; what is written without letters of another script is English already. */
export function writeInEnglish(text: string, locale: Locale): string | null {
  if (isReadInEnglish(locale) && !OTHER_SCRIPT.test(text)) return text;
  return text.length > LONGEST ? null : toEnglish(text, locale);
}

/** A text as those words are looked for that problems are made of: in English for languages that are read so. */
export function asProblemsAreRead(text: string, locale: Locale): string {
  return isReadInEnglish(locale) ? (writeInEnglish(text, locale) ?? text) : text;
}
