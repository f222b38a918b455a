import { rounded } from "./rounded.ts";
import { Decimal } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";

/** Values to sample: `from` and `to` inclusive, rounded to `figures` significant ones. */
type Range = { readonly from: number; readonly to: number; readonly figures: number };

/** A source of chance that always says the same for the same seed. */
export type Random = {
  /** At least 0, below 1. */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly integer: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  /** `count` different ones, in random order; throws when there are fewer. */
  readonly pickSeveral: <T>(from: readonly T[], count: number) => T[];
  readonly shuffle: <T>(items: readonly T[]) => T[];
  /** A measured value as a person would choose it: all its figures significant, the zeros at the end included. */
  readonly measured: (range: Range, unit: string) => Quantity;
};

/**
 * SplitMix32, the 32-bit form of Steele, Lea and Flood's SplitMix (OOPSLA 2014) with the finaliser of MurmurHash3: one
 * word of state, every seed as good as another, which is all that choosing exercises asks for.
 */
function splitMix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
}

export function createRandom(seed: number): Random {
  const next = splitMix32(seed);
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(from: readonly T[]): T => {
    const index = integer(0, from.length - 1);
    if (from.length === 0) throw new Error("There is nothing to pick from");
    // The index lies within the list, which may well hold undefined.
    return from[index] as T;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const rest = [...items];
    return items.map(() => rest.splice(integer(0, rest.length - 1), 1)[0] as T);
  };
  return {
    next,
    integer,
    pick,
    shuffle,
    chance: (probability) => next() < probability,
    pickSeveral(from, count) {
      if (from.length < count) throw new Error(`There are only ${from.length} to pick ${count} from`);
      return shuffle(from).slice(0, count);
    },
    measured: ({ from, to, figures }, unit) => rounded(new Decimal(from + next() * (to - from)), unit, figures),
  };
}
