import { expect, test } from "vitest";
import { shareOf } from "./figure-list.tsx";

test.each([
  [0, 1_000, 0],
  [1_000, 1_000, 1],
  [1, 100_000, 0.001],
  [99_999, 100_000, 0.999],
  [1, 2, 0.5],
  [0, 0, 0],
])("%i of %i is shown as %f: what is not whole is never shown as all or none", (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});
