import { WATER_CONSTANT } from "../data/water-constant.ts";
import { type Point, sample } from "./point.ts";

const ION_PRODUCT = WATER_CONSTANT.toNumber();

/** A monoprotic acid or base, and the strong partner that is added to it; `constant` is Ka or Kb, null for a strong one. */
export type Titration = {
  readonly analyte: "acid" | "base";
  readonly constant: number | null;
  readonly concentration: number;
  readonly volumeMilliliters: number;
  readonly titrantConcentration: number;
};

/** The volume of titrant (mL) at which neither partner is left over. */
export function equivalenceVolume({ concentration, volumeMilliliters, titrantConcentration }: Titration): number {
  return (concentration * volumeMilliliters) / titrantConcentration;
}

/**
 * The pH after so much titrant, from the balance of charges: [H⁺] + [Na⁺] = [OH⁻] + [A⁻], solved by bisection. A base with
 * an acid is the mirror image.
 */
export function titrationPh(titration: Titration, addedMilliliters: number): number {
  const { concentration, volumeMilliliters, titrantConcentration, constant, analyte } = titration;
  const total = volumeMilliliters + addedMilliliters;
  const acid = (concentration * volumeMilliliters) / total;
  const base = (titrantConcentration * addedMilliliters) / total;
  const excess = (exponent: number) => {
    const hydronium = 10 ** -exponent;
    return (
      hydronium + base - ION_PRODUCT / hydronium - acid * (constant === null ? 1 : constant / (constant + hydronium))
    );
  };
  let [low, high] = [-2, 16];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return analyte === "acid" ? low : 14 - low;
}

/** The curve to twice the equivalence volume, with more points where it is steep. */
export function titrationCurve(titration: Titration): Point[] {
  const equivalence = equivalenceVolume(titration);
  const ph = (volume: number) => titrationPh(titration, volume);
  const steep = [...sample(0.95, 1.05, 20, (share) => ph(share * equivalence))].map(([share, y]): Point => [
    Number((share * equivalence).toPrecision(5)),
    y,
  ]);
  const [before, after] = [sample(0, 0.94 * equivalence, 24, ph), sample(1.06 * equivalence, 2 * equivalence, 20, ph)];
  return [...before, ...steep, ...after];
}
