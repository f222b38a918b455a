import "server-only";
import { EMBEDDING_LENGTH, similarity } from "#lib/retrieval/embedding.ts";
import { db } from "../db/client.ts";
import type { Meaning } from "./embed.ts";

/** Passages in the order of how close they are to a query in meaning; those that the same model has not read are left out. */
export async function compareMeaning(ids: readonly bigint[], meaning: Meaning): Promise<bigint[]> {
  if (ids.length === 0) return [];
  const [row] = await db().$queryRaw<{ found: bigint[]; embeddings: Uint8Array }[]>`
    SELECT coalesce(array_agg(id ORDER BY id), '{}') AS found, coalesce(string_agg(embedding, '' ORDER BY id), '') AS embeddings
    FROM passages WHERE id = ANY(${[...ids]}) AND embedding_model = ${meaning.model} AND octet_length(embedding) = ${EMBEDDING_LENGTH}`;
  if (row === undefined) return [];
  const embeddings = new Int8Array(row.embeddings);
  return row.found
    .map((id, at) => ({ id, likeness: similarity(meaning.embedding, embeddings.subarray(at * EMBEDDING_LENGTH, (at + 1) * EMBEDDING_LENGTH)) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ id }) => id);
}
