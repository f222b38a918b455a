import "server-only";
import type { Locale } from "#lib/i18n/locales.ts";
import { detectLocale } from "#lib/retrieval/detect-locale.ts";
import { chooseTerms, type QueryTerm } from "#lib/retrieval/query-terms.ts";
import type { TermKind } from "#lib/retrieval/rank-candidates.ts";
import { SEARCH_CONFIGURATIONS, searchQueryOf } from "#lib/retrieval/search-text.ts";
import { db } from "../db/client.ts";
import { describeText } from "./describe-text.ts";
import { getTermFrequencies } from "./term-frequencies.ts";

/** A query as the index knows it. */
export type QueryTerms = Readonly<Record<TermKind, readonly QueryTerm[]>> & {
  /** About how many passages there are. */
  readonly passages: number;
};

/** Longer questions are told apart by their beginning. */
const LONGEST_QUERY = 2_000;

export async function readQuery(query: string, locale: Locale, now: Date): Promise<QueryTerms> {
  const text = query.slice(0, LONGEST_QUERY).replaceAll("\0", "").toWellFormed();
  const language = detectLocale(text, locale);
  const [{ passages, shares }, words, { concepts, subtopics }] = await Promise.all([
    getTermFrequencies(now),
    selectLexemes(text, language),
    describeText(text, language),
  ]);
  return {
    words: chooseTerms(words, shares),
    concepts: chooseTerms(concepts, shares),
    subtopics: chooseTerms(subtopics, shares),
    passages,
  };
}

async function selectLexemes(text: string, locale: Locale): Promise<string[]> {
  const [row] = await db().$queryRaw<{ lexemes: string[] }[]>`
    SELECT tsvector_to_array(to_tsvector(${SEARCH_CONFIGURATIONS[locale]}::regconfig, ${searchQueryOf(text, locale)})) AS lexemes`;
  return row?.lexemes ?? [];
}
