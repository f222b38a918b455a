import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { Random } from "../random.ts";

/** Gases that courses speak of. */
export const COMMON_GASES = [
  "H2",
  "He",
  "N2",
  "O2",
  "Ne",
  "Ar",
  "CO2",
  "CH4",
  "NH3",
  "SO2",
  "C2H6",
  "C3H8",
  "Cl2",
  "HCl",
  "H2S",
  "N2O",
  "Kr",
  "Xe",
  "SF6",
  "NO",
] as const;

/** Pressures near that of the air, in units that are read from instruments. */
const PRESSURES = {
  atm: { from: 0.85, to: 4.5, figures: 3 },
  kPa: { from: 85, to: 480, figures: 3 },
  Torr: { from: 560, to: 950, figures: 3 },
} as const;

type PressureUnit = keyof typeof PRESSURES;

export const PRESSURE_UNITS: readonly PressureUnit[] = ["atm", "kPa", "Torr"];

export function samplePressure(random: Random, unit: PressureUnit): Quantity {
  return random.measured(PRESSURES[unit], unit);
}

export function sampleVolume(random: Random, unit: "L" | "mL"): Quantity {
  return unit === "L"
    ? random.measured({ from: 1.1, to: 24, figures: 3 }, "L")
    : random.measured({ from: 120, to: 980, figures: 3 }, "mL");
}

export function sampleKelvin(random: Random, from = 255, to = 480): Quantity {
  return quantity(random.integer(from, to), "K", 3);
}

/** To tenths of a degree: three figures in kelvin, whatever they are in Celsius. */
export function sampleCelsius(random: Random, from: number, to: number): Quantity {
  const value = new Decimal(random.integer(from * 10, to * 10)).div(10);
  return quantity(value, "°C", figuresToPlace(value, -1));
}
