import "server-only";
import { AREAS, type Area } from "#lib/i18n/areas.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import { type Words, wordsOf } from "#lib/wording/words.ts";

const WORDING_AREAS: ReadonlySet<Area> = new Set<Area>([
  "solution",
  "tutor",
  "practice",
  "feedback",
  "concepts",
  "curriculum",
  "drawings",
  "facts",
  "ideas",
  "progress",
]);

/** The messages of replies: what the engine says of chemistry, how practice is worded, what to learn next, and the lessons. */
const REPLY_AREAS = AREAS.filter(
  (area) => WORDING_AREAS.has(area) || area.startsWith("problems-") || area.startsWith("lesson-"),
);

/** Kept for as long as the process lives: thousands of messages are not put together anew for each reply. */
const kept = new Map<Locale, Promise<Words>>();

/** What lib/wording needs to word a reply. */
export function replyWords(locale: Locale): Promise<Words> {
  const known = kept.get(locale);
  if (known) return known;
  const words = loadWords(locale);
  kept.set(locale, words);
  words.catch(() => kept.delete(locale));
  return words;
}

async function loadWords(locale: Locale): Promise<Words> {
  return wordsOf(locale, await createWords(locale, REPLY_AREAS));
}
