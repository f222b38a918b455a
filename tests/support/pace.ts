import { leastMilliseconds } from "./growth.ts";

const TEXT = "2 H2 + O2 -> 2 H2O; eau, ውሃ, 水, पानी ".repeat(400);
const ROUNDS = 40;

/** What the fixed work takes on the machine that bounds in milliseconds were written down on. */
const WRITTEN_DOWN_ON_MS = 45;

/** Reading of a kind that the product's own reading consists of: words found by a pattern, and counted. */
function fixedWork(): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const counts = new Map<string, number>();
    for (const [word] of TEXT.matchAll(/[\p{L}\d]+|\S/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
}

/**
 * How many times as long as the machine of the bounds this one takes now, at least once. A bound in milliseconds, times this,
 * says the same of the code on a processor that is slower, or that is shared.
 */
export function paceOfMachine(): number {
  fixedWork();
  return Math.max(1, leastMilliseconds(fixedWork) / WRITTEN_DOWN_ON_MS);
}
