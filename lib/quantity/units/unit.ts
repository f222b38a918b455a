import type { Decimal } from "../decimal.ts";
import { ONE } from "../decimal.ts";
import type { Dimension } from "./dimension.ts";
import { DIMENSIONS } from "./dimension.ts";

/** A unit with a symbol of its own: `mL`, `atm`, `°C`, `molecules`. */
export type NamedUnit = {
  /** Canonical; `parseUnit` reads it back. */
  readonly symbol: string;
  readonly dimension: Dimension;
  /** One unit is numerator / denominator of the coherent SI unit (kg, m, s, A, K, mol and their products), exactly. */
  readonly numerator: Decimal;
  readonly denominator: Decimal;
  /** For a scale whose zero is not absolute zero: kelvin = (value + shift) × numerator / denominator. Else null. */
  readonly shift: Decimal | null;
  /** Of a scale: the unit of its differences (`Δ°C` of `°C`). Else null. */
  readonly interval: NamedUnit | null;
  /** What is counted (`molecules`, `photons`), where the SI sees only a number. Null for anything else. */
  readonly counted: string | null;
};

export type UnitFactor = { readonly unit: NamedUnit; readonly exponent: number };

/**
 * A unit as written: the powers of named units, in order, none twice and none of exponent zero; none at all for a pure
 * number. A temperature scale is itself only where it stands alone: in `J/(g·°C)` the degree is an interval.
 */
export type Unit = {
  readonly factors: readonly UnitFactor[];
  readonly dimension: Dimension;
  readonly numerator: Decimal;
  readonly denominator: Decimal;
  readonly shift: Decimal | null;
  /** What is counted, with its powers: `molecules`, `photons^-1`; empty when nothing is. */
  readonly counted: string;
};

/** The unit of a pure number. */
export const UNITY: Unit = {
  factors: [],
  dimension: DIMENSIONS.none,
  numerator: ONE,
  denominator: ONE,
  shift: null,
  counted: "",
};

/** The named unit as it stands alone: `°C` is the scale. */
export function unitOf(unit: NamedUnit): Unit {
  const { dimension, numerator, denominator, shift, counted } = unit;
  return { factors: [{ unit, exponent: 1 }], dimension, numerator, denominator, shift, counted: counted ?? "" };
}

/** The product of powers of named units; equal ones are merged, and temperature scales become their intervals. */
export function unitOfFactors(factors: readonly UnitFactor[]): Unit {
  const merged = mergeFactors(factors);
  let dimension: Dimension = DIMENSIONS.none;
  let numerator = ONE;
  let denominator = ONE;
  for (const { unit, exponent } of merged) {
    dimension += unit.dimension * exponent;
    const up = exponent > 0 ? unit.numerator : unit.denominator;
    const down = exponent > 0 ? unit.denominator : unit.numerator;
    numerator = numerator.times(power(up, Math.abs(exponent)));
    denominator = denominator.times(power(down, Math.abs(exponent)));
  }
  return { factors: merged, dimension, numerator, denominator, shift: null, counted: countedBy(merged) };
}

function countedBy(factors: readonly UnitFactor[]): string {
  const powers = new Map<string, number>();
  for (const { unit, exponent } of factors) {
    if (unit.counted !== null) powers.set(unit.counted, (powers.get(unit.counted) ?? 0) + exponent);
  }
  if (powers.size === 0) return "";
  const written = [...powers].flatMap(([thing, exponent]) =>
    exponent === 0 ? [] : [exponent === 1 ? thing : `${thing}^${exponent}`],
  );
  return written.toSorted().join(" ");
}

function power(value: Decimal, exponent: number): Decimal {
  return exponent === 1 || value.eq(1) ? value : value.pow(exponent);
}

function mergeFactors(factors: readonly UnitFactor[]): UnitFactor[] {
  const merged: UnitFactor[] = [];
  for (const factor of factors) {
    const unit = factor.unit.interval ?? factor.unit;
    const index = merged.findIndex((earlier) => earlier.unit.symbol === unit.symbol);
    const earlier = merged[index];
    if (earlier) merged[index] = { unit, exponent: earlier.exponent + factor.exponent };
    else merged.push({ unit, exponent: factor.exponent });
  }
  return merged.filter(({ exponent }) => exponent !== 0);
}

/** Whether both measure the same: equal dimensions, and not two different things counted. */
export function areCommensurable(a: Unit, b: Unit): boolean {
  return a.dimension === b.dimension && (a.counted === b.counted || a.counted === "" || b.counted === "");
}

export function isUnity(unit: Unit): boolean {
  return unit.factors.length === 0;
}

/** Whether both are written alike, so that a value in one is the value in the other. */
export function areSameUnit(a: Unit, b: Unit): boolean {
  if (a === b) return true;
  if (a.factors.length !== b.factors.length) return false;
  return a.factors.every(({ unit, exponent }) =>
    b.factors.some((other) => other.unit.symbol === unit.symbol && other.exponent === exponent),
  );
}

/** A value in one unit of the same dimension, as a value in another. */
export function convertValue(value: Decimal, from: Unit, to: Unit): Decimal {
  if (areSameUnit(from, to)) return value;
  const shifted = from.shift === null ? value : value.plus(from.shift);
  const ratio = shifted.times(from.numerator).times(to.denominator).div(from.denominator.times(to.numerator));
  return to.shift === null ? ratio : ratio.minus(to.shift);
}

/** Of a temperature scale the unit of its differences; null for any other unit. */
export function intervalOf({ shift, factors }: Unit): Unit | null {
  const interval = factors[0]?.unit.interval;
  return shift === null || !interval ? null : unitOf(interval);
}

/** Whether the unit is `Δ°C` or `Δ°F`, which measure differences only. */
export function isInterval({ factors }: Unit): boolean {
  const [first] = factors;
  return factors.length === 1 && first?.exponent === 1 && first.unit.symbol.startsWith("Δ");
}
