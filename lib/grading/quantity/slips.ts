import { Decimal } from "../../quantity/decimal.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Axis } from "../mark.ts";
import type { Remark } from "../remarks.ts";
import type { GivenValue, Target } from "./closeness.ts";
import { compare, isOverRounded } from "./closeness.ts";
import { ZERO_CELSIUS } from "../../quantity/constants.ts";

/** Slips that need no knowledge of the problem: the answer betrays them by how it stands to the right one. */
type FoundSlip = { readonly remark: Remark; readonly lost: Axis };

const GREATEST_POWER = 60;
const LN_10 = new Decimal(10).ln();
/** 0 °C in K, and as many round it. */
const ZEROS_OF_CELSIUS = [ZERO_CELSIUS, ZERO_CELSIUS.floor()];

/** The first that fits, from the likeliest on; null when none does. `dimension` is that of the answer. */
export function findSlip(given: GivenValue, target: Target, dimension: number): FoundSlip | null {
  if (given.value.isZero() || target.value.isZero()) return findTemperatureSlip(given, target, dimension);
  // How a count stands to another one says nothing but its sign.
  if (target.figures === null && dimension === DIMENSIONS.none) return findSign(given, target);
  return (
    findSign(given, target) ??
    findOverRounding(given, target) ??
    findPowerOfTen(given, target) ??
    findTemperatureSlip(given, target, dimension) ??
    findInversion(given, target) ??
    findLogarithm(given, target) ??
    findCoefficient(given, target, dimension) ??
    findCloseness(given, target)
  );
}

function isMet(given: GivenValue, target: Target, value: Decimal): boolean {
  return compare(given, { ...target, value }) !== "apart";
}

function findSign(given: GivenValue, target: Target): FoundSlip | null {
  return isMet(given, target, target.value.neg()) ? { remark: { code: "sign" }, lost: "calculation" } : null;
}

function findOverRounding(given: GivenValue, target: Target): FoundSlip | null {
  if (!isOverRounded(given, target)) return null;
  const remark: Remark = { code: "over-rounding", expected: target.figures ?? 0, given: given.figures ?? 0 };
  return { remark, lost: "calculation" };
}

function findPowerOfTen(given: GivenValue, target: Target): FoundSlip | null {
  if (given.value.isNegative() !== target.value.isNegative()) return null;
  const places = given.value.e - target.value.e;
  // 9.99 and 10.0 are alike, though their first digits stand a place apart.
  for (const exponent of [places, places - 1, places + 1]) {
    if (exponent === 0 || Math.abs(exponent) > GREATEST_POWER) continue;
    if (isMet(given, target, target.value.times(new Decimal(10).pow(exponent))))
      return { remark: { code: "power-of-ten", exponent }, lost: "calculation" };
  }
  return null;
}

function findTemperatureSlip(given: GivenValue, target: Target, dimension: number): FoundSlip | null {
  if (dimension !== DIMENSIONS.temperature) return null;
  const isShifted = ZEROS_OF_CELSIUS.some(
    (zero) => isMet(given, target, target.value.plus(zero)) || isMet(given, target, target.value.minus(zero)),
  );
  return isShifted ? { remark: { code: "temperature-scale" }, lost: "setup" } : null;
}

function findInversion(given: GivenValue, target: Target): FoundSlip | null {
  return isMet(given, target, new Decimal(1).div(target.value))
    ? { remark: { code: "inverted" }, lost: "method" }
    : null;
}

function findLogarithm(given: GivenValue, target: Target): FoundSlip | null {
  const isOther = isMet(given, target, target.value.times(LN_10)) || isMet(given, target, target.value.div(LN_10));
  return isOther ? { remark: { code: "logarithm-base" }, lost: "calculation" } : null;
}

/** Ratios of small coefficients: one forgotten or upside down, or atoms taken for molecules of two. */
const COEFFICIENT_RATIOS = [
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [3, 2],
  [2, 3],
] as const;

/** Only for measured values with a unit and an absolute zero: among pure numbers and temperatures such ratios say nothing. */
function findCoefficient(given: GivenValue, target: Target, dimension: number): FoundSlip | null {
  if (target.figures === null || dimension === DIMENSIONS.none || dimension === DIMENSIONS.temperature) return null;
  const found = COEFFICIENT_RATIOS.find(([numerator, denominator]) =>
    isMet(given, target, target.value.times(numerator).div(denominator)),
  );
  if (found === undefined) return null;
  return { remark: { code: "coefficient-ratio", numerator: found[0], denominator: found[1] }, lost: "setup" };
}

/** Beyond what another rounding makes; a wrong way ends as near only by chance. */
const CLOSE = 0.03;

function findCloseness({ value }: GivenValue, { value: right, figures, allowsNear }: Target): FoundSlip | null {
  const isClose = allowsNear && figures !== null && value.minus(right).abs().lte(right.abs().times(CLOSE));
  return isClose ? { remark: { code: "close" }, lost: "calculation" } : null;
}
