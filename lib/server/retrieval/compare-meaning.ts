import { EMBEDDING_LENGTH, similarity } from "#lib/retrieval/embedding.ts";
import type { Candidates } from "./candidates.ts";
import type { Meaning } from "./embed.ts";

/** Passages in the order of how close they are to a query in meaning. */
export function compareMeaning({ ids, embeddings }: Candidates["near"], { embedding }: Meaning): bigint[] {
  return ids
    .map((id, at) => ({
      id,
      likeness: similarity(embedding, embeddings.subarray(at * EMBEDDING_LENGTH, (at + 1) * EMBEDDING_LENGTH)),
    }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ id }) => id);
}
