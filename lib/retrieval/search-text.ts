import { foldText } from "../concepts/fold-name.ts";
import { foldLetters } from "../grading/words/fold-words.ts";
import type { Locale } from "../i18n/locales.ts";
import { listAmharicReadings } from "./affixes.ts";
import { dropChinesePhrases, isFunctionWord } from "./function-words.ts";

/** The text search configuration of Postgres that knows a language's endings; `simple` takes words as they come. */
export const SEARCH_CONFIGURATIONS = {
  en: "english",
  es: "spanish",
  fr: "french",
  hi: "hindi",
  am: "simple",
  zh: "simple",
} as const satisfies Record<Locale, string>;

/** Amharic changes a word at both ends and within: three letters in a row stay together more often than a word does. */
const TRIGRAM = 3;

/** A text as its language's text search configuration is to read it. */
export function searchTextOf(text: string, locale: Locale): string {
  switch (locale) {
    case "zh":
      return listBigrams(text).join(" ");
    case "am":
      return listContentWords(text, locale).flatMap(listTrigrams).join(" ");
    case "hi":
      // Postgres knows the endings of Hindi, and none of its function words.
      return listContentWords(text, locale).join(" ");
    case "es":
    case "fr":
      // Stemmers need the accents, and students leave them out.
      return `${straighten(text)} ${foldLetters(straighten(text))}`;
    default:
      return text;
  }
}

/** A question in the same way; it need not be found in two spellings. */
export function searchQueryOf(query: string, locale: Locale): string {
  return locale === "es" || locale === "fr" ? straighten(query) : searchTextOf(query, locale);
}

/** With another apostrophe the article would be a part of its word. */
function straighten(text: string): string {
  return text.replaceAll("’", "'");
}

function listContentWords(text: string, locale: Locale): string[] {
  return foldText(text)
    .split(" ")
    .filter((word) => !isFunctionWord(word, locale));
}

export function listBigrams(text: string): string[] {
  const runs = dropChinesePhrases(foldText(text)).match(/\p{Script=Han}+|[a-z0-9]+/gu) ?? [];
  return runs.flatMap((run) =>
    /^[a-z0-9]/.test(run) || run.length < 2
      ? [run]
      : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
}

export function listTrigrams(word: string): string[] {
  const bare = listAmharicReadings(word).at(-1) ?? word;
  if (bare.length <= TRIGRAM) return [bare];
  return Array.from({ length: bare.length - TRIGRAM + 1 }, (_, at) => bare.slice(at, at + TRIGRAM));
}
