import { areCommensurable, areSameUnit, isUnity } from "../quantity/units/unit.ts";
import { isRoundingOf } from "./agreement.ts";
import { type CalculationCheck, resultOf, UNKNOWN } from "./calculation-check.ts";
import { checkNumber, isNearMiss, isRoundedLogarithm } from "./check-quantity.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import type { Arithmetic, Binding, ReadNumber } from "./claim.ts";
import { isCount } from "./compare-parts.ts";
import { evaluate } from "./evaluate-arithmetic.ts";
import type { Evidence, Fact } from "./evidence.ts";
import { asMolarMass, type Inputs, inputsOf, isAtomicMass, isKnownOperand, lacksUnit } from "./known-operands.ts";
import { listNumbers } from "./read-arithmetic.ts";

export function concludeRight(parts: readonly Arithmetic[], evidence: Evidence): CalculationCheck {
  const last = parts.at(-1);
  const before = parts.at(-2);
  if (last === undefined || before === undefined) return UNKNOWN;
  const known = last.kind === "number" ? checkNumber(last.number, evidence) : null;
  // What is computed is right: the letter or the numbers that go in may be what is wrong.
  if (
    known?.verdict === "wrong" &&
    last.kind === "number" &&
    (isNearMiss(last.number, evidence) ||
      isRoundedLogarithm(last.number, evidence) ||
      isApproximation(parts, last.number, evidence))
  )
    return UNKNOWN;
  if (known?.verdict === "wrong") return { check: { ...known, correction: null }, result: null };
  const inputs = inputsOf(parts.filter((part, index) => index === 0 || part.kind !== "number"));
  // `n / c = 0.016 L = 16 mL`: what is told in another unit was worked out too.
  const isWorkedOut = parts.slice(0, -1).some(({ kind }) => kind !== "number");
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

/** Up to here √(K · c) stands for the root of the whole equation, as a share. */
const NEAR_ROOT = 0.06;

/** `x = √(1.7 × 10⁻⁴)`: what is left of the acid was taken for all of it. */
export function isApproximation(parts: readonly Arithmetic[], { quantity }: ReadNumber, { facts }: Evidence): boolean {
  const isRoot = parts.some((part) => part.kind === "function" && part.name === "root");
  return (
    isRoot &&
    facts.some(
      ({ source, quantity: known }) =>
        source === "step" &&
        known.unit.dimension === DIMENSIONS.concentration &&
        known.value.gt(0) &&
        quantity.value.div(known.value).minus(1).abs().lte(NEAR_ROOT),
    )
  );
}

export function areInputsKnown(inputs: Inputs, evidence: Evidence): boolean {
  return inputs.numbers.every((number) => isKnownOperand(number, inputs, evidence));
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

/** Whether the engine has this value in this unit, whatever it is of. */
export function isResultOfEngine(part: Arithmetic, { facts }: Evidence): boolean {
  if (part.kind !== "number") return false;
  const { number } = part;
  return facts.some(
    ({ source, quantity, unrounded }) =>
      (source === "step" || source === "answer") &&
      areSameUnit(quantity.unit, number.quantity.unit) &&
      [quantity.value, unrounded].some((value) => isRoundingOf(number, value)),
  );
}
