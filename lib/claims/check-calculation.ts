import { Decimal } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { areCommensurable, areSameUnit, isUnity } from "../quantity/units/unit.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { lastPlace, roundToFigures } from "../quantity/significant-figures.ts";
import { halfPlace, isRoundingOf, valueInUnit } from "./agreement.ts";
import { checkNumber, factOf, isNearMiss, isRoundedLogarithm } from "./check-quantity.ts";
import type { Arithmetic, Binding, CalculationClaim, ClaimCheck, ReadNumber } from "./claim.ts";
import { evaluate } from "./evaluate-arithmetic.ts";
import type { Evidence, Fact } from "./evidence.ts";
import { asMolarMass, type Inputs, inputsOf, isAtomicMass, isKnownOperand, lacksUnit } from "./known-operands.ts";
import { listNumbers, mapNumbers, withoutUnits } from "./read-arithmetic.ts";
import { isConversion, isSlip, isVolume, missesResult } from "./ways/bounds.ts";
import { judgeWay } from "./ways/judge-way.ts";
import { withUnrounded } from "./ways/told.ts";

/** What became of a calculation, and the result that may be computed on with. */
type CalculationCheck = { readonly check: ClaimCheck; readonly result: Fact | null };

const UNKNOWN: CalculationCheck = {
  check: { verdict: "unknown", reason: "no-evidence", correction: null },
  result: null,
};
const NOT_UNDERSTOOD: CalculationCheck = {
  check: { verdict: "unknown", reason: "not-understood", correction: null },
  result: null,
};
const MOST_OPERANDS = 24;
const FEWEST_FIGURES = 2;
/** To how many figures a result that is not told is compared with what is known. */
const FIGURES_OF_RESULT = [5, 4, 3];

type Comparison = "equal" | "equal-without-units" | "near" | "apart" | "other-unit" | "unclear";

/**
 * Each part is computed again, with units, and compared with the next. A right calculation is supported where its result is
 * known, or every number that goes into it is.
 */
export function checkCalculation(written: CalculationClaim, evidence: Evidence): CalculationCheck {
  const claim = { ...written, parts: withDigits(written.parts, evidence) };
  const checked = checkSums(claim, evidence);
  const isOpen = checked.check.verdict === "unknown" || checked.check.reason === "computed";
  return isOpen ? (checkWay(claim, checked, evidence) ?? checked) : checked;
}

/** Computed on with the digits that a result had before it was rounded, where the shown ones do not come to what is told. */
function withDigits(parts: readonly Arithmetic[], evidence: Evidence): readonly Arithmetic[] {
  return parts.map((part, at) => {
    const next = parts[at + 1];
    if (next === undefined || compareParts(part, next) !== "near") return part;
    const exact = withUnrounded(part, evidence);
    return compareParts(exact, next) === "equal" ? exact : part;
  });
}

/** What is computed right may be computed in a way that no law allows, or in one that units and laws leave alone. */
function checkWay(
  { parts, said, sentence, lead }: CalculationClaim,
  { check }: CalculationCheck,
  evidence: Evidence,
): CalculationCheck | null {
  const [first] = parts;
  const before = parts.at(-2);
  const last = parts.at(-1);
  const tree = first !== undefined && before !== undefined && isRoundedWithin(first, before) ? before : first;
  if (tree === undefined || before === undefined || last?.kind !== "number") return null;
  if (tree.kind === "number" && !isConversion(parts)) return null;
  const isRight = parts.every((part, at) => {
    const previous = parts[at - 1];
    return (
      previous === undefined ||
      compareParts(previous, part).startsWith("equal") ||
      compareBare(previous, part) === "equal-without-units" ||
      isRoundedWithin(previous, part) ||
      // Its numbers were rounded on the way: 0.20² / 0.599 = 0.040 / 0.599.
      (part.kind === "operation" && compareParts(previous, part) === "near")
    );
  });
  if (!isRight || parts.flatMap((part) => listNumbers(part)).some(({ isUnclear }) => isUnclear)) return null;
  const verdict = isConversion(parts)
    ? "holds"
    : judgeWay({ tree, result: last.number, said, sentence, lead }, evidence);
  if (verdict === "fails" || (verdict === null && isSlip(last.number, evidence))) return wrong("contradicts-law", null);
  if (verdict === "doubtful") return UNKNOWN;
  // What is mixed need not fill the sum of the volumes.
  if (check.verdict === "supported" && tree.kind === "operation" && tree.operator === "+" && isVolume(last.number))
    return UNKNOWN;
  // Rounded on the way, it is nearly what the engine has.
  const isOther =
    evidence.isSolved &&
    missesResult(last.number, evidence) &&
    !isNearMiss(last.number, evidence) &&
    !isRoundedLogarithm(last.number, evidence);
  if (verdict !== "holds" || check.verdict === "supported" || isOther) return null;
  return { check: { verdict: "supported", reason: "computed", correction: null }, result: resultOf(before, last) };
}

function checkSums({ parts, said }: CalculationClaim, evidence: Evidence): CalculationCheck {
  const operands = parts.flatMap((part) => listNumbers(part));
  if (operands.length > MOST_OPERANDS || operands.some(({ isUnclear }) => isUnclear)) return NOT_UNDERSTOOD;
  const [only, ...further] = parts;
  if (only !== undefined && further.length === 0) return checkUnsolved(only, said, evidence);
  for (const [index, next] of parts.entries()) {
    const previous = parts[index - 1];
    if (previous === undefined) continue;
    const comparison = compareParts(previous, next);
    if (comparison === "unclear" || (comparison !== "equal" && isConvertedUnsaid(previous, next)))
      return NOT_UNDERSTOOD;
    if (comparison === "other-unit") return wrong("contradicts-unit", null);
    if (comparison === "apart") return wrong("contradicts-arithmetic", correctionOf(previous, next, evidence));
    if (comparison === "equal") continue;
    // Computed on with more digits than are shown: only where the engine has this result, from these numbers.
    if (comparison === "near" && isContradicted(next, evidence)) return wrong("contradicts-step", null);
    if (!areInputsKnown(inputsOf([previous]), evidence)) return UNKNOWN;
    if (comparison === "equal-without-units" && isKnownResult(next, evidence)) continue;
    if (comparison === "equal-without-units") return UNKNOWN;
    // Neither what the shown numbers come to nor what the engine has.
    if (!isKnownResult(next, evidence) && !isResultOfEngine(next, evidence))
      return evidence.isSolved ? wrong("contradicts-arithmetic", correctionOf(previous, next, evidence)) : UNKNOWN;
  }
  return concludeRight(parts, evidence);
}

/** `n = 5.00 g / 58.44 g/mol`: right where it comes to what is known already. */
function checkUnsolved(part: Arithmetic, said: Binding, evidence: Evidence): CalculationCheck {
  const inputs = inputsOf([part]);
  const exact = evaluate(part);
  const [first] = inputs.numbers;
  if (!exact.ok || first === undefined || !areInputsKnown(inputs, evidence)) return UNKNOWN;
  const isKnown = FIGURES_OF_RESULT.some((figures) => {
    const value = roundToFigures(exact.value.value, figures);
    const number: ReadNumber = {
      ...first,
      quantity: { ...exact.value, value, significantFigures: figures },
      lastPlace: lastPlace(value, figures),
      roundPlace: null,
      hasSignApart: false,
      binding: said,
    };
    return checkNumber(number, evidence).verdict === "supported";
  });
  return isKnown ? { check: { verdict: "supported", reason: "computed", correction: null }, result: null } : UNKNOWN;
}

function concludeRight(parts: readonly Arithmetic[], evidence: Evidence): CalculationCheck {
  const last = parts.at(-1);
  const before = parts.at(-2);
  if (last === undefined || before === undefined) return UNKNOWN;
  const known = last.kind === "number" ? checkNumber(last.number, evidence) : null;
  // What is computed is right: the letter or the numbers that go in may be what is wrong.
  if (
    known?.verdict === "wrong" &&
    last.kind === "number" &&
    (isNearMiss(last.number, evidence) || isRoundedLogarithm(last.number, evidence))
  )
    return UNKNOWN;
  if (known?.verdict === "wrong") return { check: { ...known, correction: null }, result: null };
  const inputs = inputsOf(parts.filter((part, index) => index === 0 || part.kind !== "number"));
  const isWorkedOut = before.kind !== "number";
  if (!areInputsKnown(inputs, evidence)) return UNKNOWN;
  if (known?.verdict === "supported" && (known.reason !== "matches-given" || !isWorkedOut) && isTelling(last))
    return { check: known, result: resultOf(before, last) };
  if (isWorkedOut && !mayBeComputed(last, inputs, evidence)) return UNKNOWN;
  if (
    hasUncheckedUnit(before, last) ||
    inputs.numbers.some((number) => lacksUnit(number, evidence)) ||
    (last.kind === "number" && known?.verdict !== "supported" && isNearMiss(last.number, evidence))
  )
    return UNKNOWN;
  return { check: { verdict: "supported", reason: "computed", correction: null }, result: resultOf(before, last) };
}

function areInputsKnown(inputs: Inputs, evidence: Evidence): boolean {
  return inputs.numbers.every((number) => isKnownOperand(number, inputs, evidence));
}

/** Whether all that is put into a calculation is known; its results, where it tells some, are another matter. */
export function areOperandsKnown({ parts }: CalculationClaim, evidence: Evidence): boolean {
  const inputs = inputsOf(parts.filter((part, index) => index === 0 || part.kind !== "number"));
  return inputs.numbers.every(({ isUnclear }) => !isUnclear) && areInputsKnown(inputs, evidence);
}

/**
 * Right arithmetic with known numbers may still be the wrong calculation: what could be the answer, or is called what a
 * step of the engine's is called, must be a value of the engine's, and a sum of atomic masses the mass of a substance that is spoken of.
 */
function mayBeComputed(last: Arithmetic, inputs: Inputs, evidence: Evidence): boolean {
  if (last.kind !== "number") return true;
  const { number } = last;
  const isSum = inputs.numbers.some((input) => inputs.summands.has(input) && isAtomicMass(input, evidence));
  if (isSum && checkNumber(asMolarMass(number), evidence).verdict !== "supported") return false;
  const isMeant = (fact: Fact) => fact.source === "answer" || isOfTheSame(fact, number.binding);
  const meant = evidence.isSolved
    ? evidence.facts.filter(
        (fact) =>
          isMeant(fact) &&
          areCommensurable(fact.quantity.unit, number.quantity.unit) &&
          isUnity(fact.quantity.unit) === isUnity(number.quantity.unit),
      )
    : [];
  return meant.length === 0 || isResultOfEngine(last, evidence);
}

/** `n(FeCO3)` in a step of the engine's, and here. */
function isOfTheSame({ source, symbol, of }: Fact, binding: Binding): boolean {
  return (
    source === "step" &&
    symbol !== null &&
    symbol === binding.symbol &&
    of !== null &&
    binding.isOfCertain &&
    binding.of.includes(of)
  );
}

/** Numbers without units do not tell that of their result. */
function hasUncheckedUnit(before: Arithmetic, last: Arithmetic): boolean {
  const value = evaluate(before);
  const isPercent = last.kind === "number" && last.number.quantity.unit.factors[0]?.unit.symbol === "%";
  // Atoms are counted.
  if (
    last.kind === "number" &&
    last.number.quantity.unit.counted.startsWith("atom") &&
    listNumbers(before).every((each) => isCount(each))
  )
    return false;
  return (
    value.ok && isUnity(value.value.unit) && last.kind === "number" && !isUnity(last.number.quantity.unit) && !isPercent
  );
}

function isTelling(part: Arithmetic): boolean {
  return part.kind === "number" && (!isUnity(part.number.quantity.unit) || part.number.quantity.value.sd() > 1);
}

/** Whether the next part is what the one before comes to. */
function compareParts(previous: Arithmetic, next: Arithmetic): Comparison {
  const [left, right] = [evaluate(previous), evaluate(next)];
  if (!left.ok || !right.ok) return compareBare(previous, next);
  const isBare = listNumbers(previous).every(({ quantity }) => isUnity(quantity.unit));
  const value = commonValue(left.value, right.value, isBare);
  if (value === null)
    return isMixed(previous) ||
      isMixed(next) ||
      previous.kind === "number" ||
      isByCustom(left.value, right.value) ||
      isPerCoefficient(previous, left.value, right.value)
      ? "unclear"
      : "other-unit";
  return judge(previous, next, value, right.value.value, scaleOf(left.value, value[0]));
}

/** `e^(−0.025 × 83) = e^(−2.08)`: what the function is of is written out, and rounded. */
function isRoundedWithin(previous: Arithmetic, next: Arithmetic): boolean {
  if (previous.kind !== "function" || next.kind !== "function" || previous.name !== next.name) return false;
  return ["equal", "near"].includes(compareParts(previous.of, next.of)) || isRoundedWithin(previous.of, next.of);
}

/** `2.0 atm × 101.325 = 203 kPa`: right without the units, and a factor has none of its own. */
function isConvertedUnsaid(previous: Arithmetic, next: Arithmetic): boolean {
  return isMixed(previous) && compareBare(previous, next) === "equal-without-units";
}

/** What textbooks write though the units differ: −n F E° in kJ of an equation, mg/L of water in ppm. */
function isByCustom({ unit }: Quantity, { unit: told }: Quantity): boolean {
  const isOfEquation = unit.dimension === DIMENSIONS.molarEnergy && told.dimension === DIMENSIONS.energy;
  return (
    isOfEquation ||
    (unit.dimension === DIMENSIONS.density &&
      told.factors.some(({ unit: { symbol } }) => symbol === "ppm" || symbol === "ppb"))
  );
}

const LARGEST_COEFFICIENT = 20;

/** `H₂: 4 mol / 2 = 2`, for the limiting reactant: how often the equation can go by, which has no unit. */
function isPerCoefficient(part: Arithmetic, { unit }: Quantity, told: Quantity): boolean {
  if (part.kind !== "operation" || part.operator !== "/" || part.right.kind !== "number") return false;
  const { quantity } = part.right.number;
  return (
    unit.dimension === DIMENSIONS.amount &&
    isUnity(told.unit) &&
    isUnity(quantity.unit) &&
    quantity.value.isInteger() &&
    quantity.value.lte(LARGEST_COEFFICIENT)
  );
}

/** How many of the result's unit are in one of the unit before. */
function scaleOf({ value, unit }: Quantity, converted: Decimal | undefined): Decimal {
  return converted === undefined || value.isZero() || unit.shift !== null ? new Decimal(1) : converted.div(value).abs();
}

/** The first value in the unit of the second; numbers without units and percentages are taken as they are meant. */
function commonValue(left: Quantity, right: Quantity, isBare = true): readonly Decimal[] | null {
  const converted = valueInUnit(left.value, left.unit, right.unit);
  if (converted !== null) return [converted];
  const symbol = right.unit.factors.length === 1 ? right.unit.factors[0]?.unit.symbol : undefined;
  if (left.unit.dimension === 0 && left.unit.counted === "" && symbol === "ppm")
    return [left.value, left.value.times(1e6)];
  const isShare = isUnity(left.unit) && right.unit.factors.length === 1 && right.unit.factors[0]?.unit.symbol === "%";
  if (isShare) return [left.value.times(100), left.value];
  if (isUnity(left.unit) && right.unit.dimension === 0 && right.unit.counted !== "") return [left.value];
  // Joules that were not written, told in kilojoules: −2 × 96 485 × 1.10 = −212 kJ.
  const isKilo = right.unit.factors.some(({ unit, exponent }) => unit.symbol === "kJ" && exponent === 1);
  if (isUnity(left.unit) && !isUnity(right.unit))
    return isBare ? [left.value, ...(isKilo ? [left.value.div(1000)] : [])] : null;
  // What is left of a quotient of like units: 5.0 mL/L.
  if (isUnity(right.unit) && left.unit.dimension === 0 && left.unit.counted === "")
    return [left.value.times(left.unit.numerator).div(left.unit.denominator)];
  return null;
}

/** Without units, where they do not go together: weighted means of temperatures, constants in other units. */
function compareBare(previous: Arithmetic, next: Arithmetic): Comparison {
  if (addsUnlike(previous) || addsUnlike(next)) return "unclear";
  const [left, right] = [evaluate(withoutUnits(previous)), evaluate(withoutUnits(next))];
  if (!left.ok || !right.ok) return "unclear";
  const comparison = judge(
    withoutUnits(previous),
    withoutUnits(next),
    [left.value.value],
    right.value.value,
    new Decimal(1),
  );
  return comparison === "equal" ? "equal-without-units" : "unclear";
}

/** `1 g × 0 kJ/mol + 1 mol × 5 kJ/mol`: each term has a unit, and they cannot be added. */
function addsUnlike(arithmetic: Arithmetic): boolean {
  if (arithmetic.kind === "number") return false;
  if (arithmetic.kind === "function") return addsUnlike(arithmetic.of);
  const { operator, left, right } = arithmetic;
  const [first, second] = [evaluate(left), evaluate(right)];
  if (!first.ok || !second.ok) return addsUnlike(left) || addsUnlike(right);
  const isSum = operator === "+" || operator === "-";
  return (
    isSum &&
    !isUnity(first.value.unit) &&
    !isUnity(second.value.unit) &&
    !areCommensurable(first.value.unit, second.value.unit)
  );
}

function judge(
  previous: Arithmetic,
  next: Arithmetic,
  values: readonly Decimal[],
  found: Decimal,
  scale: Decimal,
): Comparison {
  // A ratio near a whole number is rounded to it.
  const fewest = next.kind === "number" && isCount(next.number) ? 1 : undefined;
  if (next.kind === "number" && values.some((value) => isRoundingOf(next.number, value, fewest))) return "equal";
  if (next.kind !== "number" && previous.kind === "number" && isRoundingOf(previous.number, found)) return "equal";
  if (dividesByPower(previous)) return "unclear";
  const slack = spreadOf(previous)
    .times(scale)
    .plus(next.kind === "number" ? halfPlace(next.number) : spreadOf(next));
  const distance = Decimal.min(...values.map((value) => value.minus(found).abs()));
  if (next.kind !== "number" && distance.lte(found.abs().times("1e-9"))) return "equal";
  return distance.lte(slack) ? "near" : "apart";
}

/** `8.0 × 5.8 / 5.3 × 10⁻¹¹`: the power of ten may be meant for all of it. */
function dividesByPower(arithmetic: Arithmetic): boolean {
  if (arithmetic.kind !== "operation") return arithmetic.kind === "function" && dividesByPower(arithmetic.of);
  const { operator, left, right } = arithmetic;
  return (
    (operator === "/" && right.kind === "number" && right.number.form === "scientific") ||
    dividesByPower(left) ||
    dividesByPower(right)
  );
}

/** How far the value may be off because its numbers were rounded. */
function spreadOf(arithmetic: Arithmetic): Decimal {
  const exact = evaluate(arithmetic);
  if (!exact.ok) return new Decimal(0);
  return listNumbers(arithmetic).reduce((sum, number) => {
    const moved = evaluate(mapNumbers(arithmetic, (other) => (other === number ? shifted(number) : other)));
    return moved.ok && !isExact(number) ? sum.plus(moved.value.value.minus(exact.value.value).abs()) : sum;
  }, new Decimal(0));
}

function shifted(number: ReadNumber): ReadNumber {
  return { ...number, quantity: { ...number.quantity, value: number.quantity.value.plus(halfPlace(number)) } };
}

function isCount({ quantity }: ReadNumber): boolean {
  return isUnity(quantity.unit) && quantity.value.isInteger();
}

/** 144 400 may be rounded, 1000 and 12 are not, nor is the whole of a share. */
function isExact(number: ReadNumber): boolean {
  const { value, unit } = number.quantity;
  if (value.eq(100) && unit.factors.length === 1 && unit.factors[0]?.unit.symbol === "%") return true;
  return isCount(number) && (number.roundPlace === null || number.quantity.value.sd() < 3);
}

/** Whether some of its measured numbers are written without their unit. */
function isMixed(arithmetic: Arithmetic): boolean {
  return listNumbers(arithmetic).some(({ quantity }) => isUnity(quantity.unit) && !quantity.value.isInteger());
}

function isKnownResult(part: Arithmetic, evidence: Evidence): boolean {
  return part.kind === "number" && checkNumber(part.number, evidence).verdict === "supported";
}

/** Whether the engine has this value in this unit, whatever it is of. */
function isResultOfEngine(part: Arithmetic, { facts }: Evidence): boolean {
  if (part.kind !== "number") return false;
  const { number } = part;
  return facts.some(
    ({ source, quantity, unrounded }) =>
      (source === "step" || source === "answer") &&
      areSameUnit(quantity.unit, number.quantity.unit) &&
      [quantity.value, unrounded].some((value) => isRoundingOf(number, value)),
  );
}

function isContradicted(part: Arithmetic, evidence: Evidence): boolean {
  return part.kind === "number" && checkNumber(part.number, evidence).verdict === "wrong";
}

function resultOf(before: Arithmetic, last: Arithmetic): Fact | null {
  if (last.kind !== "number") return null;
  const { quantity, binding } = last.number;
  const exact = evaluate(before);
  const unrounded = exact.ok
    ? (commonValue(exact.value, quantity) ?? []).find((value) => isRoundingOf(last.number, value))
    : undefined;
  return {
    source: "computed",
    quantity,
    unrounded: unrounded ?? quantity.value,
    symbol: binding.symbol,
    of: binding.isOfCertain ? (binding.of[0] ?? null) : null,
    label: binding.label,
  };
}

/** What the part before comes to, to as many figures; only where all that goes into it is known. */
function correctionOf(previous: Arithmetic, next: Arithmetic, evidence: Evidence): ClaimCheck["correction"] {
  if (next.kind !== "number") return null;
  const exact = evaluate(previous);
  const inputs = inputsOf([previous]);
  if (
    !exact.ok ||
    next.number.hasSignApart ||
    !areInputsKnown(inputs, evidence) ||
    inputs.numbers.some((number) => lacksUnit(number, evidence))
  )
    return null;
  const [value] = commonValue(exact.value, next.number.quantity) ?? [];
  if (value === undefined) return null;
  const figures = Math.max(FEWEST_FIGURES, next.number.quantity.significantFigures ?? 0);
  const quantity: Quantity = {
    ...next.number.quantity,
    value: roundToFigures(value, figures),
    significantFigures: figures,
  };
  return { start: next.number.start, end: next.number.end, value: factOf(quantity) };
}

function wrong(
  reason: "contradicts-unit" | "contradicts-arithmetic" | "contradicts-step" | "contradicts-law",
  correction: ClaimCheck["correction"],
): CalculationCheck {
  return { check: { verdict: "wrong", reason, correction }, result: null };
}
