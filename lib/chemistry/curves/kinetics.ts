import { CONSTANTS } from "../../quantity/constants.ts";
import { type Point, sample } from "./point.ts";

/** In J/(mol·K). */
const GAS_CONSTANT = CONSTANTS.gas.value.toNumber();

/** What is left of `initial` after so many half-lives as `end` holds: N = N₀ × 2^(−t / t½). */
export function decayCurve(initial: number, halfLife: number, end: number): Point[] {
  return sample(0, end, 48, (time) => initial * 2 ** (-time / halfLife));
}

/** [A] over time for a reaction of order 0, 1 or 2, with k in the units that fit. */
export function concentrationCurve(order: 0 | 1 | 2, initial: number, k: number, end: number): Point[] {
  return sample(0, end, 40, (time) => {
    if (order === 0) return Math.max(0, initial - k * time);
    return order === 1 ? initial * Math.exp(-k * time) : 1 / (1 / initial + k * time);
  });
}

/** Arrhenius: ln k over 1/T (in 10⁻³ K⁻¹), a line of slope −Ea / R. */
export function arrheniusLine(activationKilojoules: number, lnFactor: number): Point[] {
  return sample(2.5, 3.5, 10, (inverse) => lnFactor - (activationKilojoules * inverse) / GAS_CONSTANT);
}

/** The energy along a reaction from reactants at 0 over the transition state to the products, in kJ/mol; drawn smooth, not computed. */
export function energyProfile(activation: number, change: number): Point[] {
  const smooth = (share: number) => share * share * (3 - 2 * share);
  return sample(0, 10, 50, (progress) => {
    if (progress < 2) return 0;
    if (progress < 5) return activation * smooth((progress - 2) / 3);
    return progress < 8 ? activation + (change - activation) * smooth((progress - 5) / 3) : change;
  });
}
