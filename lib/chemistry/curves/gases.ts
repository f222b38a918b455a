import { CONSTANTS } from "../../quantity/constants.ts";
import { type Point, sample } from "./point.ts";

/** In J/(mol·K). */
const GAS_CONSTANT = CONSTANTS.gas.value.toNumber();

/** Boyle: pressure (kPa) over volume (L) of an ideal gas, p = n R T / V. */
export function boyleCurve(amountMoles: number, temperatureKelvin: number): Point[] {
  return sample(5, 50, 45, (liters) => (amountMoles * GAS_CONSTANT * temperatureKelvin) / liters);
}

/** Charles: volume (L) over temperature (K) of an ideal gas, V = n R T / p. */
export function charlesLine(amountMoles: number, pressureKilopascals: number): Point[] {
  return sample(0, 500, 10, (kelvin) => (amountMoles * GAS_CONSTANT * kelvin) / pressureKilopascals);
}

/** Maxwell's distribution: the share of molecules per m/s, in 10⁻³ s/m, over their speed (m/s). */
export function maxwellCurve(molarMassGrams: number, temperatureKelvin: number): Point[] {
  const a = molarMassGrams / 1_000 / (2 * GAS_CONSTANT * temperatureKelvin);
  return sample(
    0,
    2_000,
    60,
    (speed) => 1_000 * 4 * Math.PI * (a / Math.PI) ** 1.5 * speed ** 2 * Math.exp(-a * speed ** 2),
  );
}
