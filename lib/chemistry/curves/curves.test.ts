import { expect, test } from "vitest";
import { boyleCurve, charlesLine, maxwellCurve } from "./gases.ts";
import { arrheniusLine, concentrationCurve, decayCurve, energyProfile } from "./kinetics.ts";
import type { Point } from "./point.ts";
import { equivalenceVolume, titrationCurve, titrationPh } from "./titration.ts";

const last = (points: readonly Point[]) => points.at(-1)?.[1] ?? Number.NaN;

test("a gas at constant temperature keeps p × V", () => {
  for (const [volume, pressure] of boyleCurve(1, 300)) expect(volume * pressure).toBeCloseTo(2494.3, 0);
});

test("a gas at constant pressure keeps V / T, and 1 mol has 22.414 L at 273.15 K and 101.325 kPa", () => {
  const [, volume] = charlesLine(1, 101.325).at(-1) ?? [0, 0];
  expect((volume / 500) * 273.15).toBeCloseTo(22.414, 2);
});

test("the shares of all speeds add up to one, and the most frequent speed is √(2RT/M)", () => {
  const points = maxwellCurve(28.014, 300);
  const sum = points.reduce((total, [, share], index) => total + (index === 0 ? 0 : (share / 1_000) * (2_000 / 60)), 0);
  expect(sum).toBeCloseTo(1, 2);
  const [fastest] = points.toSorted((one, other) => other[1] - one[1])[0] ?? [0];
  expect(Math.abs(fastest - Math.sqrt((2 * 8.314462618 * 300) / 0.028014))).toBeLessThan(2_000 / 60);
});

test("after three half-lives an eighth is left", () => {
  expect(last(decayCurve(20, 8.02, 24.06))).toBeCloseTo(2.5, 4);
});

test.each([
  [0, 0],
  [1, Math.exp(-2)],
  [2, 1 / 3],
] as const)("a reaction of order %d with k = 0.1 leaves what its law says after 20 s", (order, left) => {
  expect(last(concentrationCurve(order, 1, 0.1, 20))).toBeCloseTo(left, 4);
});

test("the slope of ln k over 1/T is −Ea / R", () => {
  const points = arrheniusLine(50, 25);
  const [[x1, y1], [x2, y2]] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  expect(((y2 - y1) / (x2 - x1)) * 8.314462618).toBeCloseTo(-50, 2);
});

test("a profile goes from the reactants over the transition state to the products", () => {
  const points = energyProfile(80, -60);
  expect(points[0]?.[1]).toBe(0);
  expect(Math.max(...points.map(([, y]) => y))).toBe(80);
  expect(last(points)).toBe(-60);
});

const STRONG = {
  analyte: "acid",
  constant: null,
  concentration: 0.1,
  volumeMilliliters: 25,
  titrantConcentration: 0.1,
} as const;
const WEAK = { ...STRONG, constant: 1.8e-5 };

test.each([
  ["a strong acid alone", STRONG, 0, 1],
  ["a strong acid, 20 mL", STRONG, 20, 1.954],
  ["a strong acid at equivalence", STRONG, 25, 7],
  ["a weak acid alone", WEAK, 0, 2.875],
  ["a weak acid, half way", WEAK, 12.5, 4.745],
  ["a weak acid at equivalence", WEAK, 25, 8.722],
  ["beyond equivalence", WEAK, 50, 12.523],
  ["a weak base, half way", { ...WEAK, analyte: "base" }, 12.5, 9.255],
] as const)("[CARD-07] the pH of %s is right", (_, titration, volume, ph) => {
  expect(titrationPh(titration, volume)).toBeCloseTo(ph, 2);
});

test("a titration curve rises throughout, and passes equivalence", () => {
  const points = titrationCurve(WEAK);
  for (const [index, [volume, ph]] of points.entries()) {
    const [earlier, lower] = points[index - 1] ?? [-1, -1];
    expect(volume).toBeGreaterThan(earlier);
    expect(ph).toBeGreaterThanOrEqual(lower);
  }
  expect(equivalenceVolume(WEAK)).toBe(25);
});
