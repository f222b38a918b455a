import { convertTo } from "../quantity/conversion.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { fewestFigures } from "../quantity/significant-figures.ts";
import { baseValue } from "./base-value.ts";
import { findPlayed, greatestOf } from "./greatest.ts";
import type { Scenery } from "./picture.ts";

/** A solution: how much, and how concentrated; its volume on the scale of both, in the unit of the scale. */
type Solution = { readonly molarity: Quantity; readonly volume: Quantity; readonly level: number };

export type Dilution = {
  readonly before: Solution;
  readonly after: Solution;
  readonly water: Quantity;
  /** Of the solute, in canonical ASCII; null where it is not named. */
  readonly of: string | null;
  /** How far the amount of solute reaches of the greatest that it can be turned to, from 0 to 1: the same in both. */
  readonly solute: number;
  /** What the scale of volumes holds, in its unit. */
  readonly scale: { readonly greatest: number; readonly unit: string };
};

/** One solution before and after water is added: nothing else may be in the problem. */
export function readDilution(scenery: Scenery): Dilution | null {
  const { played, extremes } = scenery;
  const isDilution = played.every(
    ({ node: { quantity, origin } }) =>
      (origin.kind === "given" || origin.method === "dilution") &&
      ["molarity", "solution-volume", "volume"].includes(quantity.kind),
  );
  if (!isDilution) return null;
  const at = (all: Scenery["played"], label: "initial" | "final") => {
    const [molarity, volume] = [findPlayed(all, "molarity", label), findPlayed(all, "solution-volume", label)];
    return molarity === null || volume === null ? null : { molarity, volume };
  };
  const [before, after] = [at(played, "initial"), at(played, "final")];
  if (before === null || after === null) return null;
  const volume = convertTo(after.volume, before.volume.unit);
  // Who takes more than is wanted dilutes nothing.
  if (!volume.ok || volume.value.value.lt(before.volume.value)) return null;
  const soluteOf = (all: Scenery["played"]): number => {
    const solution = at(all, "initial");
    return solution === null ? 0 : baseValue(solution.molarity) * baseValue(solution.volume);
  };
  const most = greatestOf(scenery, ({ node }) => node.quantity.kind === "solution-volume");
  const { numerator, denominator } = after.volume.unit;
  const inScale = (base: number): number => (base * denominator.toNumber()) / numerator.toNumber();
  const { significantFigures } = before.volume;
  return {
    before: { ...before, level: inScale(baseValue(before.volume)) },
    after: { ...after, level: inScale(baseValue(after.volume)) },
    water: {
      ...before.volume,
      value: volume.value.value.minus(before.volume.value),
      significantFigures: fewestFigures(significantFigures, after.volume.significantFigures),
    },
    of: played[0]?.node.quantity.of ?? null,
    solute: soluteOf(played) / Math.max(...[played, ...extremes()].map(soluteOf)),
    scale: { greatest: inScale(most), unit: after.volume.unit.factors[0]?.unit.symbol ?? "" },
  };
}
