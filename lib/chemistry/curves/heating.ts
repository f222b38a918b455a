import { WATER } from "../data/water-phases.ts";
import type { Point } from "./point.ts";

/** One stretch of a heating curve: warming by so many degrees, or none while the phase changes. Heat is counted positive. */
export type Stretch = { readonly heatJoules: number; readonly changeCelsius: number };

/** Temperature (°C) over the heat so far (kJ), a point where each stretch ends. */
export function heatingCurve(startCelsius: number, stretches: readonly Stretch[]): Point[] {
  const points: Point[] = [[0, startCelsius]];
  let [heat, temperature] = [0, startCelsius];
  for (const { heatJoules, changeCelsius } of stretches) {
    heat += Math.abs(heatJoules) / 1_000;
    temperature += changeCelsius;
    points.push([Number(heat.toPrecision(5)), Number(temperature.toPrecision(5))]);
  }
  return points;
}

/** The stretches of so much water from ice at `start` to steam at `end`, by the constants of `water-phases.ts`. */
export function waterStretches(massGrams: number, start: number, end: number): Stretch[] {
  const warm = (specificHeat: string, change: number): Stretch => ({
    heatJoules: massGrams * Number(specificHeat) * change,
    changeCelsius: change,
  });
  const change = (perGram: string): Stretch => ({ heatJoules: massGrams * Number(perGram), changeCelsius: 0 });
  const [melting, boiling] = [Number(WATER.melting), Number(WATER.boiling)];
  return [
    warm(WATER.ice, melting - start),
    change(WATER.fusion),
    warm(WATER.liquid, boiling - melting),
    change(WATER.vaporization),
    warm(WATER.steam, end - boiling),
  ];
}
