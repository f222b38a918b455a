import { foldText } from "../concepts/fold-name.ts";
import type { Locale } from "../i18n/locales.ts";
import { listAmharicReadings } from "../retrieval/affixes.ts";

/** A word, or a Chinese character, where it stands in its text; `forms`: what it may be read as, folded. */
export type Token = { readonly start: number; readonly end: number; readonly forms: readonly string[] };

const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\u00ad])+|\p{Nd}+|[=→×*/%°]/gu;

/** What Amharic writes onto the end of a word: the object's mark, "also", "about it?". */
const AMHARIC_SUFFIX = /(?<=..)[ንስም]$/u;

/** The words of a text in its order. */
export function tokensOf(text: string, locale: Locale): Token[] {
  // English writes an apostrophe within a word, as "whats" without it; the others part two words by theirs.
  const plain = locale === "en" ? text.replaceAll(/(?<=\p{L})['’ʼ`](?=\p{L})/gu, "\u00ad") : text;
  return [...plain.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    forms: formsOf(word, locale),
  }));
}

function formsOf(word: string, locale: Locale): readonly string[] {
  const folded = foldText(word.replaceAll("\u00ad", ""));
  if (locale !== "am") return [folded === "" ? word : folded];
  const bare = [folded, folded.replace(AMHARIC_SUFFIX, "")];
  return [...new Set(bare.flatMap(listAmharicReadings))];
}
