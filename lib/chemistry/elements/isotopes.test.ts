import { expect, test } from "vitest";
import { findElement } from "./elements.ts";
import { ISOTOPE_MIXTURES } from "./isotopes.ts";

test.each(ISOTOPE_MIXTURES)("[SOLVE-04] the isotopes of $symbol make its atomic weight", ({ symbol, isotopes }) => {
  const share = isotopes.reduce((sum, { abundance }) => sum + Number(abundance), 0);
  const mean = isotopes.reduce((sum, { mass, abundance }) => sum + (Number(mass) * Number(abundance)) / 100, 0);
  expect(share).toBeCloseTo(100, 6);
  // The weights of lithium and chlorine differ more than this from sample to sample.
  expect(Math.abs(mean - Number(findElement(symbol)?.weight))).toBeLessThan(0.006);
  for (const { massNumber, mass } of isotopes) expect(Math.round(Number(mass))).toBe(massNumber);
});
