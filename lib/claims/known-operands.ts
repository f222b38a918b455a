import type { Decimal } from "../quantity/decimal.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { areSameUnit, isUnity } from "../quantity/units/unit.ts";
import { isRoundingOf, valueInUnit } from "./agreement.ts";
import { checkNumber } from "./check-quantity.ts";
import type { Arithmetic, ReadNumber } from "./claim.ts";
import type { Evidence } from "./evidence.ts";
import { listNumbers } from "./read-arithmetic.ts";
import { isMassOfAtom, isMolarMass } from "./reference.ts";
import { ZERO_CELSIUS } from "../quantity/constants.ts";

/** What goes into a calculation. `summands`: those that are terms of a sum, alone or times a whole number. */
export type Inputs = { readonly numbers: readonly ReadNumber[]; readonly summands: ReadonlySet<ReadNumber> };

const MOLAR_MASS = getUnit("g/mol");
/** Offsets and factors that have no unit. */
const PURE_NUMBERS: readonly string[] = [ZERO_CELSIUS.toFixed(), "0.5", "1.8"];

export function inputsOf(parts: readonly Arithmetic[]): Inputs {
  return {
    numbers: parts.flatMap((part) => listNumbers(part)),
    summands: new Set(parts.flatMap((part) => listSummands(part, true))),
  };
}

/** `22.99 + 35.45`, `2 × 1.008 + 16.00`, `2 × 1.008`; nothing of `4.00 / 1.008`. */
function listSummands(arithmetic: Arithmetic, isTerm: boolean): ReadNumber[] {
  if (arithmetic.kind === "number") return isTerm ? [arithmetic.number] : [];
  if (arithmetic.kind === "function") return listSummands(arithmetic.of, isTerm && arithmetic.name === "negative");
  const { operator, left, right } = arithmetic;
  const isSum = operator === "+" || operator === "-";
  const isMultiple = operator === "*" && isTerm && [left, right].some((side) => isWhole(side));
  return [left, right].flatMap((side) => listSummands(side, isSum || isMultiple));
}

function isWhole(arithmetic: Arithmetic): boolean {
  return (
    arithmetic.kind === "number" &&
    isUnity(arithmetic.number.quantity.unit) &&
    arithmetic.number.quantity.value.isInteger()
  );
}

/** Whole numbers that nobody needs to explain, numbers that are known, and the two sides of `1 L / 1000 mL`. */
export function isKnownOperand(number: ReadNumber, { numbers, summands }: Inputs, evidence: Evidence): boolean {
  const { quantity } = number;
  if (isUnity(quantity.unit) && quantity.value.isInteger()) return isKnownCount(quantity.value, evidence);
  if (isOneOfItsUnit(number, numbers)) return true;
  if (isUnity(quantity.unit) && PURE_NUMBERS.includes(quantity.value.toString())) return true;
  // A sign may be the calculation's own; whether it is right, the result tells.
  const size = { ...number, quantity: { ...quantity, value: quantity.value.abs() } };
  if (
    [number, ...(numbers[0] === number ? [size] : [])].some(
      (each) => checkNumber(each, evidence).verdict === "supported",
    )
  )
    return true;
  if (isAtomicMass(number, evidence) && (summands.has(number) || isReckonedWith(number, evidence))) return true;
  return (
    isUnity(quantity.unit) &&
    quantity.value.sd() >= 3 &&
    checkNumber(asMolarMass(number), evidence).verdict === "supported"
  );
}

/** Whether the engine itself has this mass in a step. */
function isReckonedWith(number: ReadNumber, { facts }: Evidence): boolean {
  const { quantity } = asMolarMass(number);
  return facts.some(
    (fact) =>
      fact.source === "step" &&
      areSameUnit(fact.quantity.unit, quantity.unit) &&
      isRoundingOf(number, fact.quantity.value),
  );
}

/** The mass of an element of a substance that is spoken of: nothing but a term of a sum, unless it is said what it is of. */
export function isAtomicMass(number: ReadNumber, evidence: Evidence): boolean {
  const mass = asMolarMass(number);
  return (
    isMolarMass(mass) && number.quantity.value.sd() >= 2 && mass.binding.of.length === 0 && isMassOfAtom(mass, evidence)
  );
}

/** A molar mass that is written without its unit. */
export function asMolarMass(number: ReadNumber): ReadNumber {
  return isUnity(number.quantity.unit) ? { ...number, quantity: { ...number.quantity, unit: MOLAR_MASS } } : number;
}

function isKnownCount(value: Decimal, { facts, isSolved }: Evidence): boolean {
  const size = value.abs();
  if (/^10*$/.test(size.toFixed()) || ["14", "32", "60", "273"].includes(size.toFixed())) return true;
  if (!isSolved) return size.lte(24);
  return facts.some(({ quantity }) => isUnity(quantity.unit) && quantity.value.abs().eq(size));
}

/** `1 mol`, or what equals it among the others: `1000 mL` beside `1 L`; `1000 mL/L` is one by itself. */
function isOneOfItsUnit({ quantity }: ReadNumber, operands: readonly ReadNumber[]): boolean {
  if (quantity.value.eq(1)) return true;
  const { unit, value } = quantity;
  if (
    !isUnity(unit) &&
    unit.dimension === 0 &&
    unit.counted === "" &&
    value.times(unit.numerator).div(unit.denominator).eq(1)
  )
    return true;
  return operands.some(
    (other) =>
      other.quantity.value.eq(1) &&
      !isUnity(other.quantity.unit) &&
      valueInUnit(value, unit, other.quantity.unit)?.eq(1) === true,
  );
}

/** A measured value that is written without its unit, 5.00 g / 58.44: whatever the result's unit is, nothing tells it. */
export function lacksUnit(number: ReadNumber, { facts }: Evidence): boolean {
  const { value, unit } = number.quantity;
  if (!isUnity(unit) || value.isInteger() || PURE_NUMBERS.includes(value.toString())) return false;
  return !facts.some(
    ({ quantity, unrounded }) =>
      isUnity(quantity.unit) && [quantity.value, unrounded].some((known) => isRoundingOf(number, known)),
  );
}
