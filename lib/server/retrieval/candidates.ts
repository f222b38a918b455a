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
const MOST_OWN = 10_000;
/** Public ones only as far as the index leads to them. */
const MOST_PUBLIC = 200;
/** The newest public ones of the topic are compared by their signature. */
const MOST_OF_TOPIC = 1_500;
/** So many of the asker's own, and of others', are compared by their embedding. */
const NEAREST = 60;

/** All passages of the scope that may answer, by a first and cheap look: the asker's own and others', both at once. */
export async function findCandidates(scope: Scope, terms: QueryTerms, meaning: Meaning | null): Promise<Candidates> {
  const seen =
    scope.within === null
      ? [selectOwn(scope, terms, meaning), selectOthers(scope, terms, meaning)]
      : [selectOwn(scope, terms, meaning)];
  const found = await Promise.all(seen.map((passages) => lookAt(passages, terms)));
  const matching = found.flatMap(({ matches }) => matches);
  const near = found.flatMap((each) => each.near);
  return {
    matching,
    near: {
      ids: near.map(({ id }) => id),
      embeddings: new Int8Array(Buffer.concat(found.map(({ embeddings }) => embeddings))),
    },
    ofTopic: new Set([...matching, ...near].filter(({ isTopical }) => isTopical).map(({ id }) => id)),
  };
}

/**
 * Each in base64, one part behind the other: to read hundreds of numbers from text takes as long as to find them, and
 * Prisma copies each value of bytes four times.
 */
type Row = { matches: string; near: string; embeddings: string };

/** Of these passages those that match, and those that are nearest in meaning. */
async function lookAt(passages: Prisma.Sql, { words, concepts, subtopics }: QueryTerms) {
  const [row] = await db().$queryRaw<Row[]>`
    WITH seen AS MATERIALIZED (${passages}),
    matching AS (SELECT id, topical, ${maskOf(words)} AS words, ${maskOf(concepts)} AS concepts, ${maskOf(subtopics)} AS subtopics FROM seen WHERE search IS NOT NULL),
    near AS (SELECT passages.id, topical, embedding FROM (SELECT id, topical FROM seen WHERE distance IS NOT NULL ORDER BY distance LIMIT ${NEAREST}) AS nearest JOIN passages USING (id))
    SELECT (SELECT ${pack(PACKED_MATCH)} FROM matching) AS matches, of_near.*
    FROM (SELECT ${pack(PACKED_PASSAGE)} AS near, ${pack(Prisma.sql`embedding`)} AS embeddings FROM near) AS of_near`;
  if (row === undefined) throw new Error("An aggregate without a row.");
  return {
    matches: unpack(row.matches, MATCH_BYTES, (part, at) => ({
      ...readPassage(part, at),
      words: part.readInt32BE(at + PASSAGE_BYTES),
      concepts: part.readInt32BE(at + PASSAGE_BYTES + 4),
      subtopics: part.readInt32BE(at + PASSAGE_BYTES + 8),
    })),
    near: unpack(row.near, PASSAGE_BYTES, readPassage),
    embeddings: Buffer.from(row.embeddings, "base64"),
  };
}

const PACKED_PASSAGE = Prisma.sql`int8send(id) || boolsend(topical)`;
const PASSAGE_BYTES = 9;
const PACKED_MATCH = Prisma.sql`${PACKED_PASSAGE} || int4send(words) || int4send(concepts) || int4send(subtopics)`;
const MATCH_BYTES = PASSAGE_BYTES + 12;

function pack(part: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`encode(coalesce(string_agg(${part}, ''), ''), 'base64')`;
}

function unpack<Part>(packed: string, bytes: number, read: (part: Buffer, at: number) => Part): Part[] {
  const buffer = Buffer.from(packed, "base64");
  return Array.from({ length: buffer.length / bytes }, (_, index) => read(buffer, index * bytes));
}

function readPassage(part: Buffer, at: number): { id: bigint; isTopical: boolean } {
  return { id: part.readBigInt64BE(at), isTopical: part[at + 8] === 1 };
}

/** The asker's own are looked at one by one. What shares nothing comes without what it would share. */
function selectOwn(scope: Scope, terms: QueryTerms, meaning: Meaning | null): Prisma.Sql {
  const isMaterial = scope.within === null ? Prisma.sql`AND material_id IS NOT NULL` : Prisma.empty;
  return Prisma.sql`SELECT id, ${isTopical(scope)}, CASE WHEN ${matchesAny(allOf(terms))} THEN search END AS search, ${distanceTo(meaning)} FROM passages
    WHERE owner_user_id = ${scope.asker.userId}::uuid ${isMaterial} AND object_id = ANY(ARRAY(${selectOwnObjects(scope.asker, scope.within)})) LIMIT ${MOST_OWN}`;
}

/**
 * Of others' public passages those that the two indexes lead to, and of these the ones that are in force. The rows of
 * material, file and subscription decide it, once for each file.
 */
function selectOthers(scope: Scope, terms: QueryTerms, meaning: Meaning | null): Prisma.Sql {
  return Prisma.sql`WITH found AS MATERIALIZED (${selectPublic(scope, terms, meaning)}),
    visible AS MATERIALIZED (${selectObjectsOfOthers(Prisma.sql`ARRAY(SELECT DISTINCT object_id FROM found)`, scope.asker)})
    SELECT id, topical, search, distance FROM found WHERE object_id IN (SELECT id FROM visible)`;
}

/** Those that share what is rare of the query, and the nearest of the topic, which come without what they share. */
function selectPublic(scope: Scope, terms: QueryTerms, meaning: Meaning | null): Prisma.Sql {
  const narrow = narrowQuery(byFrequency(allOf(terms)), terms.passages, MOST_PUBLIC);
  const isMatch = narrow === null ? Prisma.sql`false` : Prisma.sql`search @@ ${narrow}::tsquery`;
  const matching = Prisma.sql`SELECT id, object_id, ${isTopical(scope)}, search, ${distanceTo(meaning)} FROM passages
    WHERE is_public AND owner_user_id <> ${scope.asker.userId}::uuid AND ${isMatch} LIMIT ${MOST_PUBLIC}`;
  if (meaning === null) return matching;
  const newest = Prisma.sql`SELECT id, object_id, ${distanceTo(meaning)} FROM passages WHERE is_public AND signature IS NOT NULL AND topic = ${scope.topic} ORDER BY id DESC LIMIT ${MOST_OF_TOPIC}`;
  return Prisma.sql`(${matching}) UNION ALL (SELECT id, object_id, true, NULL, distance FROM (${newest}) AS newest WHERE distance IS NOT NULL ORDER BY distance LIMIT ${NEAREST})`;
}

function isTopical({ topic }: Scope): Prisma.Sql {
  return Prisma.sql`topic = ${topic} AS topical`;
}

/** In how many bits the signatures differ; what two models made is never compared. */
function distanceTo(meaning: Meaning | null): Prisma.Sql {
  if (meaning === null) return Prisma.sql`NULL::bigint AS distance`;
  return Prisma.sql`CASE WHEN embedding_model = ${meaning.model} THEN bit_count(signature # ${meaning.signature}::bit(512)) END AS distance`;
}

function allOf({ words, concepts, subtopics }: QueryTerms): QueryTerm[] {
  return [...words, ...concepts, ...subtopics];
}

function byFrequency(terms: readonly QueryTerm[]): QueryTerm[] {
  return terms.toSorted((a, b) => (a.frequency ?? 0) - (b.frequency ?? 0));
}

function matchesAny(terms: readonly QueryTerm[]): Prisma.Sql {
  // A frequent one first: of the passages that match, most do at once.
  return terms.length === 0
    ? Prisma.sql`false`
    : Prisma.sql`search @@ ${byFrequency(terms)
        .toReversed()
        .map(({ lexeme }) => quoteLexeme(lexeme))
        .join(" | ")}::tsquery`;
}

function maskOf(terms: readonly QueryTerm[]): Prisma.Sql {
  const bits = terms.map(
    ({ lexeme }, bit) => Prisma.sql`((search @@ ${quoteLexeme(lexeme)}::tsquery)::int << ${Prisma.raw(String(bit))})`,
  );
  return bits.length === 0 ? Prisma.sql`0` : Prisma.join(bits, " | ");
}
