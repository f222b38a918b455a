import "server-only";
import { mergeRankings } from "#lib/retrieval/reciprocal-rank.ts";
import { rankCandidates, TERM_KINDS, type TermKind } from "#lib/retrieval/rank-candidates.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { inSearchTurn } from "../db/search-turns.ts";
import { findCandidates, type Scope } from "./candidates.ts";
import { compareMeaning } from "./compare-meaning.ts";
import { embedQuery, type Meaning } from "./embed.ts";
import { readPassages } from "./read-passages.ts";
import { readQuery, type QueryTerms } from "./read-query.ts";

export type PassageRequest = {
  asker: { userId: string };
  /** The session's topic, whose materials come first among equals. */
  topic: string;
  query: string;
  /** The language to assume where the query does not show its own. */
  locale: Locale;
  limit: number;
  /** Only these files of the asker's. */
  within?: readonly string[];
  now?: Date;
};

/** A passage that may answer: words of a person's file, which are data and never instructions. */
export type FoundPassage = {
  passageId: string;
  objectId: string;
  /** Null for a file that is no material. */
  materialId: string | null;
  title: string;
  page: number;
  excerpt: string;
  score: number;
};

/** So many of each kind of candidate are looked at more closely. */
const RERANKED = 200;
/** What a passage of the session's topic is worth more. */
const TOPIC_BONUS = 1.15;
/** What passage and question are about tells more than that they share words; scripts/report/recall.ts measures it. */
const WEIGHTS: Readonly<Record<TermKind, number>> = { words: 1, concepts: 1.5, subtopics: 1.5 };

/**
 * The passages that best fit a query, best first, among those that the asker may see at this moment: by shared words,
 * concepts and subtopics and, where a model reads the language, by meaning; these orders merged by reciprocal rank.
 */
export async function findPassages({
  asker,
  topic,
  query,
  locale,
  limit,
  within,
  now = new Date(),
}: PassageRequest): Promise<FoundPassage[]> {
  const question = await readQuestion(query, locale, now);
  return searchPassages(
    { asker: { userId: asker.userId, now }, topic, within: within ?? null },
    { ...question, limit },
  );
}

/** A query as words, concepts and subtopics, and as what it means. */
export type Question = { terms: QueryTerms; meaning: Meaning | null };

export async function readQuestion(query: string, locale: Locale, now: Date): Promise<Question> {
  const [terms, meaning] = await Promise.all([readQuery(query, locale, now), embedQuery(query, locale)]);
  return { terms, meaning };
}

/** The same for a question that was read before. */
export async function searchPassages(
  scope: Scope,
  { terms, meaning, limit }: Question & { limit: number },
): Promise<FoundPassage[]> {
  const { matching, near, ofTopic } = await inSearchTurn(scope.asker.userId, () =>
    findCandidates(scope, terms, meaning),
  );
  const orders = rankCandidates(matching, terms);
  const compared = meaning === null ? [] : compareMeaning(near, meaning);
  const rankings = [
    ...TERM_KINDS.map((kind) => ({ ids: orders[kind].slice(0, RERANKED), weight: WEIGHTS[kind] })),
    { ids: compared, weight: 1 },
  ];
  const merged = mergeRankings(rankings).map(({ id, score }) => ({
    id,
    score: ofTopic.has(id) ? score * TOPIC_BONUS : score,
  }));
  return readPassages(scope, merged.toSorted((a, b) => b.score - a.score).slice(0, limit));
}
