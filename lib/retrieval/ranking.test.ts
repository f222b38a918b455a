import fc from "fast-check";
import { expect, test } from "vitest";
import { EMBEDDING_LENGTH, packEmbedding, signatureOf, similarity } from "./embedding.ts";
import { rankCandidates } from "./rank-candidates.ts";
import { mergeRankings } from "./reciprocal-rank.ts";

test("what stands high in several orders comes first", () => {
  const merged = mergeRankings([
    { ids: ["a", "b", "c"], weight: 1 },
    { ids: ["b", "d"], weight: 1 },
    { ids: ["c"], weight: 0.1 },
  ]);
  expect(merged.map(({ id }) => id)).toEqual(["b", "a", "c", "d"]);
});

test("a rare term counts more than a frequent one, and who shares none of a kind is not in its order", () => {
  const terms = {
    words: [
      { lexeme: "water", frequency: 0.5 },
      { lexeme: "buffer", frequency: 0.01 },
    ],
    concepts: [{ lexeme: "#ph", frequency: null }],
    subtopics: [],
  };
  const candidates = [
    { id: 1n, words: 0b01, concepts: 1, subtopics: 0 },
    { id: 2n, words: 0b10, concepts: 0, subtopics: 0 },
    { id: 3n, words: 0b11, concepts: 0, subtopics: 0 },
  ];
  expect(rankCandidates(candidates, terms)).toEqual({ words: [3n, 2n, 1n], concepts: [1n], subtopics: [] });
});

const embedding = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
  minLength: EMBEDDING_LENGTH,
  maxLength: EMBEDDING_LENGTH,
});

test("packing an embedding keeps its direction", () => {
  fc.assert(
    fc.property(embedding, embedding, (a, b) => {
      const dot = (x: readonly number[], y: readonly number[]): number =>
        x.reduce((sum, each, at) => sum + each * (y[at] ?? 0), 0);
      const exact = dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
      const packed = similarity(packEmbedding(a), packEmbedding(b));
      if (Number.isFinite(exact)) expect(Math.abs(packed - exact)).toBeLessThan(0.02);
      expect(signatureOf(packEmbedding(a))).toMatch(/^[01]{512}$/);
    }),
    { numRuns: 50 },
  );
});
