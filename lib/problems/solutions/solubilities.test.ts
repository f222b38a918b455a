import { expect, test } from "vitest";
import { SOLUBILITIES } from "./solubilities.ts";

test.each(SOLUBILITIES)("more $formula dissolves in warmer water", ({ at }) => {
  const rising = Object.entries(at)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, grams]) => grams);
  expect(rising.toSorted((a, b) => a - b)).toEqual(rising);
});
