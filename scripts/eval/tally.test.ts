import { expect, test } from "vitest";
import { LAST_FIGURES } from "#lib/quality/last-figures.ts";
import type { EvalFigures } from "#lib/quality/figures.ts";
import { hasFaults } from "./tally.ts";

const good: EvalFigures = {
  ...LAST_FIGURES.eval.figures,
  correctness: [{ kind: "solve", expected: 2, met: 2 }],
  leaks: { replies: 2, leaked: 0 },
  falseClaims: { told: 3, corrected: 1, marked: 1, unmarked: 0, passed: 0, absent: 1 },
  citations: { shown: 2, valid: 2 },
};

test("a run without faults has none, whether people or a model spoke", () => {
  expect(hasFaults(good)).toBe(false);
  expect(hasFaults({ ...good, falseClaims: null })).toBe(false);
});

test.each<[string, Partial<EvalFigures>]>([
  ["an answer that was told", { leaks: { replies: 2, leaked: 1 } }],
  [
    "a false claim that passed",
    { falseClaims: { told: 3, corrected: 2, marked: 0, unmarked: 0, passed: 1, absent: 0 } },
  ],
  [
    "a false claim without a mark",
    { falseClaims: { told: 3, corrected: 2, marked: 0, unmarked: 1, passed: 0, absent: 0 } },
  ],
  ["a false quotation", { citations: { shown: 2, valid: 1 } }],
  ["a reply that is not right", { correctness: [{ kind: "solve", expected: 2, met: 1 }] }],
])("%s is a fault", (_what, part) => {
  expect(hasFaults({ ...good, ...part })).toBe(true);
});
