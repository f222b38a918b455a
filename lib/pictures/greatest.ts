import type { Quantity } from "../quantity/quantity.ts";
import { baseValue } from "./base-value.ts";
import type { Scenery } from "./picture.ts";
import type { Played } from "./replay.ts";

/** A scale holds so many times the problem's own values where the givens can be turned to more: else these would hardly be seen. */
const ROOM = 2.5;

const greatestIn = (all: readonly Played[], isMeant: (each: Played) => boolean): number =>
  Math.max(0, ...all.filter(isMeant).map(({ quantity }) => baseValue(quantity)));

/** What a scale of some quantities must hold, in the base of its units; it stays the same while the givens are turned, unless they go beyond it. */
export function greatestOf({ played, own, extremes }: Scenery, isMeant: (each: Played) => boolean): number {
  const most = (all: readonly Played[]): number => greatestIn(all, isMeant);
  return Math.max(most(played), Math.min(most(extremes().flat()), ROOM * most(own())));
}

/** A dial goes about so many times as far as its own value. */
const REACH = 2;

/** The same where each play takes long: by how far the dials go, without going there. */
export function reachOf({ played, own }: Scenery, isMeant: (each: Played) => boolean): number {
  return Math.max(greatestIn(played, isMeant), REACH * greatestIn(own(), isMeant));
}

/** The quantity of a kind and label, whatever it is of; null where there is none, or more than one. */
export function findPlayed(played: readonly Played[], kind: string, label: string | null): Quantity | null {
  const found = played.filter(({ node: { quantity } }) => quantity.kind === kind && quantity.label === label);
  return found.length === 1 ? (found[0]?.quantity ?? null) : null;
}
