import "server-only";
import { narrowQuery, quoteLexeme, type QueryTerm } from "#lib/retrieval/query-terms.ts";
import type { Candidate } from "#lib/retrieval/rank-candidates.ts";
import { db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import type { Meaning } from "./embed.ts";
import type { QueryTerms } from "./read-query.ts";
import { type Asker, visiblePassages } from "./visible-passages.ts";

/** Where is looked. */
export type Scope = { asker: Asker; topic: string; within: readonly string[] | null };

export type Candidates = {
  /** Those that share a word, a concept or a subtopic with the query. */
  matching: Candidate[];
  /** Those whose signature is close to the query's. */
  near: bigint[];
  /** Which of them are of the session's topic. */
  ofTopic: ReadonlySet<bigint>;
};

/** Own passages and those of files that were named are looked at one by one, up to this many. */
const MOST_OWN = 5_000;
/** Public ones only as far as the index leads to them. */
const MOST_PUBLIC = 400;
/** The newest public ones of the topic are compared by their signature. */
const MOST_OF_TOPIC = 2_000;
const NEAREST = 60;

type Row = { ids: bigint[]; words: number[]; concepts: number[]; subtopics: number[]; topical: boolean[]; near: bigint[]; nearTopical: boolean[] };

/** All passages of the scope that may answer, by a first and cheap look; in one statement, so that one moment decides. */
export async function findCandidates(scope: Scope, terms: QueryTerms, meaning: Meaning | null): Promise<Candidates> {
  const [row] = await db().$queryRaw<Row[]>(selectCandidates(scope, terms, meaning));
  if (row === undefined) return { matching: [], near: [], ofTopic: new Set() };
  const { ids, words, concepts, subtopics, topical, near, nearTopical } = row;
  return {
    matching: ids.map((id, at) => ({ id, words: words[at] ?? 0, concepts: concepts[at] ?? 0, subtopics: subtopics[at] ?? 0 })),
    near,
    ofTopic: new Set([...ids.filter((_, at) => topical[at] === true), ...near.filter((_, at) => nearTopical[at] === true)]),
  };
}

function selectCandidates(scope: Scope, terms: QueryTerms, meaning: Meaning | null): Prisma.Sql {
  return Prisma.sql`
    WITH own AS MATERIALIZED (${selectOwn(scope)}),
    matching AS (
      SELECT id, ${maskOf(terms.words)} AS words, ${maskOf(terms.concepts)} AS concepts, ${maskOf(terms.subtopics)} AS subtopics, topic = ${scope.topic} AS topical
      FROM (${selectMatching(scope, terms)}) AS passages),
    near AS (${meaning === null ? NONE_NEAR : selectNear(scope, meaning)})
    SELECT coalesce(array_agg(id), '{}') AS ids, coalesce(array_agg(words), '{}') AS words, coalesce(array_agg(concepts), '{}') AS concepts,
           coalesce(array_agg(subtopics), '{}') AS subtopics, coalesce(array_agg(topical), '{}') AS topical,
           (SELECT coalesce(array_agg(near.id), '{}') FROM near) AS near, (SELECT coalesce(array_agg(near.topical), '{}') FROM near) AS "nearTopical"
    FROM matching`;
}

const NONE_NEAR = Prisma.sql`SELECT 0::bigint AS id, false AS topical WHERE false`;

/** What the asker may see, in the two parts that two indexes serve: their own, all of which are looked at, … */
function selectOwn({ asker, within }: Scope): Prisma.Sql {
  const isMaterial = within === null ? Prisma.sql`AND passages.material_id IS NOT NULL AND materials.owner_user_id = ${asker.userId}::uuid` : Prisma.empty;
  return Prisma.sql`SELECT passages.id, passages.search, passages.topic, passages.signature, passages.embedding_model FROM ${visiblePassages(asker, within)}
    AND passages.owner_user_id = ${asker.userId}::uuid ${isMaterial} LIMIT ${MOST_OWN}`;
}

/** … and the public ones of others. */
function othersPassages({ asker }: Scope): Prisma.Sql {
  return Prisma.sql`${visiblePassages(asker, null)} AND passages.is_public AND passages.owner_user_id <> ${asker.userId}::uuid`;
}

/** Own ones with any of the terms, and public ones with those that the index finds fast. */
function selectMatching(scope: Scope, { words, concepts, subtopics, passages }: QueryTerms): Prisma.Sql {
  const terms = [...words, ...concepts, ...subtopics].toSorted((a, b) => (a.frequency ?? 0) - (b.frequency ?? 0));
  const narrow = narrowQuery(terms, passages, MOST_PUBLIC);
  if (narrow === null) return Prisma.sql`SELECT id, search, topic FROM own WHERE false`;
  const any = terms.map(({ lexeme }) => quoteLexeme(lexeme)).join(" | ");
  const own = Prisma.sql`SELECT id, search, topic FROM own WHERE search @@ ${any}::tsquery`;
  if (scope.within !== null) return own;
  return Prisma.sql`${own} UNION ALL (SELECT passages.id, passages.search, passages.topic FROM ${othersPassages(scope)} AND passages.search @@ ${narrow}::tsquery LIMIT ${MOST_PUBLIC})`;
}

function maskOf(terms: readonly QueryTerm[]): Prisma.Sql {
  const bits = terms.map(({ lexeme }, bit) => Prisma.sql`((passages.search @@ ${quoteLexeme(lexeme)}::tsquery)::int << ${Prisma.raw(String(bit))})`);
  return bits.length === 0 ? Prisma.sql`0` : Prisma.join(bits, " | ");
}

function selectNear(scope: Scope, { model, signature }: Meaning): Prisma.Sql {
  const distance = Prisma.sql`bit_count(signature # ${signature}::bit(512))`;
  const own = Prisma.sql`(SELECT id, topic = ${scope.topic} AS topical FROM own WHERE embedding_model = ${model} AND signature IS NOT NULL ORDER BY ${distance} LIMIT ${NEAREST})`;
  if (scope.within !== null) return own;
  return Prisma.sql`${own} UNION ALL (SELECT passages.id, true AS topical FROM ${othersPassages(scope)} AND passages.id IN (
      SELECT newest.id FROM (
        SELECT id, embedding_model, signature FROM passages WHERE is_public AND signature IS NOT NULL AND topic = ${scope.topic} ORDER BY id DESC LIMIT ${MOST_OF_TOPIC}) AS newest
      WHERE newest.embedding_model = ${model} ORDER BY ${distance} LIMIT ${NEAREST}))`;
}
