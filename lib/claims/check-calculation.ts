import type { Quantity } from "../quantity/quantity.ts";
import { lastPlace, roundToFigures } from "../quantity/significant-figures.ts";
import { type CalculationCheck, NOT_UNDERSTOOD, UNKNOWN, wrong } from "./calculation-check.ts";
import { checkNumber, factOf } from "./check-quantity.ts";
import { checkWay } from "./check-way.ts";
import type { Arithmetic, Binding, CalculationClaim, ClaimCheck, ReadNumber } from "./claim.ts";
import { commonValue, compareParts, isConvertedUnsaid } from "./compare-parts.ts";
import { areInputsKnown, concludeRight, isResultOfEngine } from "./conclude-right.ts";
import { evaluate } from "./evaluate-arithmetic.ts";
import type { Evidence } from "./evidence.ts";
import { inputsOf, lacksUnit } from "./known-operands.ts";
import { listNumbers } from "./read-arithmetic.ts";
import { withUnrounded } from "./ways/told.ts";

const MOST_OPERANDS = 24;

const FEWEST_FIGURES = 2;

/** To how many figures a result that is not told is compared with what is known. */
const FIGURES_OF_RESULT = [5, 4, 3];

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

/** Whether all that is put into a calculation is known; its results, where it tells some, are another matter. */
export function areOperandsKnown({ parts }: CalculationClaim, evidence: Evidence): boolean {
  const inputs = inputsOf(parts.filter((part, index) => index === 0 || part.kind !== "number"));
  return inputs.numbers.every(({ isUnclear }) => !isUnclear) && areInputsKnown(inputs, evidence);
}

function isKnownResult(part: Arithmetic, evidence: Evidence): boolean {
  return part.kind === "number" && checkNumber(part.number, evidence).verdict === "supported";
}

function isContradicted(part: Arithmetic, evidence: Evidence): boolean {
  return part.kind === "number" && checkNumber(part.number, evidence).verdict === "wrong";
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
