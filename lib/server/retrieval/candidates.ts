import "server-only";
import { narrowQuery, quoteLexeme, type QueryTerm } from "#lib/retrieval/query-terms.ts";
import type { Candidate } from "#lib/retrieval/rank-candidates.ts";
import { db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import type { Meaning } from "./embed.ts";
import type { QueryTerms } from "./read-query.ts";
import { type Asker, selectObjectsOfOthers, selectOwnObjects } from "./visible-passages.ts";

/** Where is looked. */
export type Scope = { asker: Asker; topic: string; within: readonly string[] | null };

export type Candidates = {
  /** Those that share a word, a concept or a subtopic with the query. */
  matching: Candidate[];
  /** Those whose signature is closest to the query's, with their embeddings one behind the other. */
  near: { ids: bigint[]; embeddings: Int8Array };
  /** Which of them are of the session's topic. */
  ofTopic: ReadonlySet<bigint>;
};

/** Own passages and those of files that were named are looked at one by one, up to this many. */
const MOST_OWN = 5_000;
/** Public ones only as far as the index leads to them. */
const MOST_PUBLIC = 200;
/** The newest public ones of the topic are compared by their signature. */
const MOST_OF_TOPIC = 1_500;
/** So many of the asker's own, and of others', are compared by their embedding. */
const NEAREST = 60;

type Row = { ids: bigint[]; words: number[]; concepts: number[]; subtopics: number[]; topical: boolean[]; near: bigint[]; nearTopical: boolean[]; embeddings: Uint8Array };

/** All passages of the scope that may answer, by a first and cheap look; in one statement, so that one moment decides. */
export async function findCandidates(scope: Scope, terms: QueryTerms, meaning: Meaning | null): Promise<Candidates> {
  const [row] = await db().$queryRaw<Row[]>(selectCandidates(scope, terms, meaning));
  if (row === undefined) throw new Error("An aggregate without a row.");
  const { ids, words, concepts, subtopics, topical, near, nearTopical, embeddings } = row;
  return {
    matching: ids.map((id, at) => ({ id, words: words[at] ?? 0, concepts: concepts[at] ?? 0, subtopics: subtopics[at] ?? 0 })),
    near: { ids: near, embeddings: new Int8Array(embeddings) },
    ofTopic: new Set([...ids.filter((_, at) => topical[at] === true), ...near.filter((_, at) => nearTopical[at] === true)]),
  };
}

/**
 * The asker's own passages are looked at one by one; of others' public ones those that the two indexes lead to, and of
 * these the ones that are in force. The rows of material, file and subscription decide it, once for each file.
 */
function selectCandidates(scope: Scope, terms: QueryTerms, meaning: Meaning | null): Prisma.Sql {
  const all = [...terms.words, ...terms.concepts, ...terms.subtopics];
  return Prisma.sql`
    WITH own_objects AS MATERIALIZED (${selectOwnObjects(scope.asker, scope.within)}),
    found AS MATERIALIZED (${scope.within === null ? selectOthers(scope, all, terms.passages, meaning) : NO_PASSAGES}),
    visible AS MATERIALIZED (${selectObjectsOfOthers(Prisma.sql`ARRAY(SELECT DISTINCT object_id FROM found)`, scope.asker)}),
    others AS MATERIALIZED (SELECT id, topical, search, distance FROM found WHERE object_id IN (SELECT id FROM visible)),
    matching AS (
      SELECT id, topical, ${maskOf(terms.words)} AS words, ${maskOf(terms.concepts)} AS concepts, ${maskOf(terms.subtopics)} AS subtopics
      FROM ((SELECT id, ${isTopical(scope)}, search FROM ${ownPassages(scope)} AND ${matchesAny(all)} LIMIT ${MOST_OWN}) UNION ALL SELECT id, topical, search FROM others WHERE search IS NOT NULL) AS passages),
    near AS (${meaning === null ? NONE_NEAR : selectNear(scope, meaning)})
    SELECT * FROM
      (SELECT coalesce(array_agg(id), '{}') AS ids, coalesce(array_agg(words), '{}') AS words, coalesce(array_agg(concepts), '{}') AS concepts,
              coalesce(array_agg(subtopics), '{}') AS subtopics, coalesce(array_agg(topical), '{}') AS topical FROM matching) AS of_matching,
      (SELECT coalesce(array_agg(id), '{}') AS near, coalesce(array_agg(topical), '{}') AS "nearTopical", coalesce(string_agg(embedding, ''), '') AS embeddings FROM near) AS of_near`;
}

const NO_PASSAGES = Prisma.sql`SELECT id, object_id, true AS topical, search, 0 AS distance FROM passages WHERE false`;
const NONE_NEAR = Prisma.sql`SELECT id, true AS topical, embedding FROM passages WHERE false`;

function ownPassages({ asker, within }: Scope): Prisma.Sql {
  const isMaterial = within === null ? Prisma.sql`AND material_id IS NOT NULL` : Prisma.empty;
  return Prisma.sql`passages WHERE owner_user_id = ${asker.userId}::uuid ${isMaterial} AND object_id = ANY(ARRAY(SELECT id FROM own_objects))`;
}

function isTopical({ topic }: Scope): Prisma.Sql {
  return Prisma.sql`topic = ${topic} AS topical`;
}

/** Those that share what is rare of the query, and the nearest of the topic, which come without what they share. */
function selectOthers(scope: Scope, terms: readonly QueryTerm[], passages: number, meaning: Meaning | null): Prisma.Sql {
  const narrow = narrowQuery(byFrequency(terms), passages, MOST_PUBLIC);
  const matching =
    narrow === null
      ? NO_PASSAGES
      : Prisma.sql`SELECT id, object_id, ${isTopical(scope)}, search, ${distanceTo(meaning)} FROM passages
          WHERE is_public AND owner_user_id <> ${scope.asker.userId}::uuid AND search @@ ${narrow}::tsquery LIMIT ${MOST_PUBLIC}`;
  if (meaning === null) return matching;
  const newest = Prisma.sql`SELECT id, object_id, ${distanceTo(meaning)} FROM passages WHERE is_public AND signature IS NOT NULL AND topic = ${scope.topic} ORDER BY id DESC LIMIT ${MOST_OF_TOPIC}`;
  return Prisma.sql`(${matching}) UNION ALL (SELECT id, object_id, true, NULL, distance FROM (${newest}) AS newest ${NEAREST_FIRST})`;
}

function selectNear(scope: Scope, meaning: Meaning): Prisma.Sql {
  const own = Prisma.sql`SELECT id, ${distanceTo(meaning)} FROM ${ownPassages(scope)} LIMIT ${MOST_OWN}`;
  return Prisma.sql`SELECT id, ${isTopical(scope)}, embedding FROM passages
    WHERE id = ANY(ARRAY(SELECT id FROM (${own}) AS own ${NEAREST_FIRST}) || ARRAY(SELECT id FROM others ${NEAREST_FIRST}))`;
}

const NEAREST_FIRST = Prisma.sql`WHERE distance IS NOT NULL ORDER BY distance LIMIT ${NEAREST}`;

/** In how many bits the signatures differ; what two models made is never compared. */
function distanceTo(meaning: Meaning | null): Prisma.Sql {
  if (meaning === null) return Prisma.sql`NULL::bigint AS distance`;
  return Prisma.sql`CASE WHEN embedding_model = ${meaning.model} THEN bit_count(signature # ${meaning.signature}::bit(512)) END AS distance`;
}

function byFrequency(terms: readonly QueryTerm[]): QueryTerm[] {
  return terms.toSorted((a, b) => (a.frequency ?? 0) - (b.frequency ?? 0));
}

function matchesAny(terms: readonly QueryTerm[]): Prisma.Sql {
  // A frequent one first: of the passages that match, most do at once.
  return terms.length === 0 ? Prisma.sql`false` : Prisma.sql`search @@ ${byFrequency(terms).toReversed().map(({ lexeme }) => quoteLexeme(lexeme)).join(" | ")}::tsquery`;
}

function maskOf(terms: readonly QueryTerm[]): Prisma.Sql {
  const bits = terms.map(({ lexeme }, bit) => Prisma.sql`((search @@ ${quoteLexeme(lexeme)}::tsquery)::int << ${Prisma.raw(String(bit))})`);
  return bits.length === 0 ? Prisma.sql`0` : Prisma.join(bits, " | ");
}
