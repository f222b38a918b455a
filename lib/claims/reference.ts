import { remember } from "../budget/budget.ts";
import { findElement } from "../chemistry/elements/elements.ts";
import { composition } from "../chemistry/formula/molar-mass.ts";
import type { Composition } from "../chemistry/formula/molar-mass.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { toldMolarMass } from "../methods/molar-mass.ts";
import { Decimal } from "../quantity/decimal.ts";
import { CONSTANTS, GAS_CONDITIONS, GAS_CONSTANTS, ROOM_TEMPERATURE, ZERO_CELSIUS } from "../quantity/constants.ts";
import { quantity } from "../quantity/quantity.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { isUnity } from "../quantity/units/unit.ts";
import { isRoundingOf, valueInUnit } from "./agreement.ts";
import type { ClaimCheck, ReadNumber } from "./claim.ts";
import type { Evidence } from "./evidence.ts";

const KNOWN_MASS: ClaimCheck = { verdict: "supported", reason: "known-mass", correction: null };
const KNOWN_CONSTANT: ClaimCheck = { verdict: "supported", reason: "known-constant", correction: null };

const MOLAR_MASS = getUnit("g/mol");

/** Constants that nothing else has the dimension and size of. */
const KNOWN: readonly Quantity[] = [
  ...Object.values(CONSTANTS).filter(({ unit }) => !isUnity(unit)),
  ...Object.values(GAS_CONSTANTS),
  ...Object.values(GAS_CONDITIONS).flatMap(({ molarVolume }) => [molarVolume]),
];
/** What goes without saying, unless the problem says something else of its kind. */
const CONDITIONS: readonly Quantity[] = [
  quantity(ZERO_CELSIUS, "K"),
  quantity(ROOM_TEMPERATURE, "K"),
  quantity("0", "°C"),
  quantity("25", "°C"),
  quantity("100", "%"),
];

/**
 * What the tables say of a number: molar masses, mass percentages, constants. Null where they say nothing: also of what is
 * called the answer, which no table knows.
 */
export function checkReference(number: ReadNumber, evidence: Evidence): ClaimCheck | null {
  const { quantity: claimed, binding } = number;
  if (binding.role !== null) return null;
  if (isMolarMass(number)) return checkMass(number, evidence);
  if (binding.symbol === null || !/^\D\d$/.test(binding.symbol)) {
    if (KNOWN.some((constant) => isConstant(number, constant))) return KNOWN_CONSTANT;
    if (
      binding.label === null &&
      CONDITIONS.some((condition) => isConstant(number, condition) && goesWithoutSaying(condition, evidence))
    )
      return KNOWN_CONSTANT;
  }
  return claimed.unit.factors[0]?.unit.symbol === "%" && claimed.unit.factors.length === 1
    ? checkPercent(number, evidence)
    : null;
}

function goesWithoutSaying({ unit }: Quantity, { facts }: Evidence): boolean {
  return !facts.some(
    ({ source, quantity }) =>
      source !== "computed" && quantity.unit.dimension === unit.dimension && isUnity(quantity.unit) === isUnity(unit),
  );
}

function isConstant(number: ReadNumber, constant: Quantity): boolean {
  const value = valueInUnit(constant.value, constant.unit, number.quantity.unit);
  // "25 °C" must be written so: 24.9 rounds to it.
  const isCondition = constant.unit.dimension === DIMENSIONS.temperature || constant.unit.dimension === DIMENSIONS.none;
  return (
    value !== null &&
    (isCondition
      ? number.quantity.value.eq(value) || (isRoundingOf(number, value) && number.quantity.value.sd() >= 3)
      : isRoundingOf(number, value))
  );
}

/** Whether a number is a molar or atomic mass, which the tables know. */
export function isMolarMass({ quantity: { unit }, binding: { symbol, of } }: ReadNumber): boolean {
  return (
    unit.dimension === DIMENSIONS.molarMass ||
    (of.length > 0 && isUnity(unit) && symbol !== null && /^(?:M|Mr|Ar)$/.test(symbol)) ||
    (unit.factors.length === 1 && unit.factors[0]?.unit.symbol === "u")
  );
}

/** Which substances a mass may be of: those it is said to be of, else those that the evidence speaks of. */
function checkMass(number: ReadNumber, { formulas }: Evidence): ClaimCheck | null {
  const { of } = number.binding;
  const candidates = of.length > 0 ? of : [...formulas].filter((formula) => !isPartOfOther(formula, formulas));
  if (candidates.some((formula) => isMassOf(number, formula))) return KNOWN_MASS;
  const [only, ...others] = of;
  const isNamed =
    number.binding.isOfCertain && number.binding.symbol !== null && /^(?:M|Mr|Ar)$/.test(number.binding.symbol);
  if (only === undefined || others.length > 0 || !isNamed) return null;
  const right = massOf(only);
  if (right === null) return null;
  const value = { ...toldMolarMass(right), unit: isUnity(number.quantity.unit) ? "" : "g/mol" };
  return {
    verdict: "wrong",
    reason: "contradicts-mass",
    correction: number.hasSignApart ? null : { start: number.start, end: number.end, value },
  };
}

/** Whether a number is the mass of an element that some substance of the evidence consists of, and not the mass of the whole. */
export function isMassOfAtom(number: ReadNumber, { formulas }: Evidence): boolean {
  return [...formulas].some(
    (formula) => !isAtom(formula) && listAtoms(formula).some((symbol) => isMassOf(number, symbol)),
  );
}

/** An atom alone, where another substance has it: `Na` beside `NaCl`. */
function isPartOfOther(formula: string, formulas: ReadonlySet<string>): boolean {
  return (
    isAtom(formula) &&
    [...formulas].some((other) => other !== formula && listAtoms(other).some((symbol) => symbol === formula))
  );
}

function isAtom(formula: string): boolean {
  return findElement(formula) !== null;
}

/** Whether the tables have the mass of one of these substances. */
export function isMassTabled(formulas: readonly string[]): boolean {
  return formulas.some((formula) => massOf(formula) !== null);
}

const MOST_MASSES = 1000;

export const massOf = remember(MOST_MASSES, 5, (formula: string): Composition | null => {
  const parsed = parseFormula(formula);
  const masses = parsed.ok ? composition(parsed.value) : null;
  return masses?.ok === true ? masses.value : null;
});

/** The elements of a formula with their counts and masses; none where it has no mass. */
export function rowsOf(formula: string): Composition["rows"] {
  return massOf(formula)?.rows ?? [];
}

export function listAtoms(formula: string): string[] {
  const parsed = parseFormula(formula);
  return parsed.ok ? [...parsed.value.counts.keys()] : [];
}

export function isMassOf(number: ReadNumber, formula: string): boolean {
  const masses = massOf(formula);
  if (masses === null) return false;
  const { unit } = number.quantity;
  const toUnit = (grams: Decimal): Decimal | null =>
    unit.dimension === DIMENSIONS.molarMass ? valueInUnit(grams, MOLAR_MASS, unit) : grams;
  const exact = toUnit(new Decimal(masses.molarMass));
  if (exact !== null && isRoundingOf(number, exact)) return true;
  // School courses add whole atomic masses.
  const whole = toUnit(sumOfWhole(masses));
  if (whole !== null && number.quantity.value.eq(whole) && number.lastPlace === (whole.isInteger() ? 0 : -1))
    return true;
  // Books add masses of one or two places, and print the sum with as many, or with the third one of hydrogen.
  const places = -(number.lastPlace ?? 0);
  return (PRINTED_PLACES[places] ?? []).some(
    (own) => toUnit(sumOfRounded(masses, own))?.toDecimalPlaces(places).eq(number.quantity.value) === true,
  );
}

type Places = { readonly hydrogen: number; readonly others: number };

/** Of hydrogen most tables print a third place. */
const TWO_PLACES: readonly Places[] = [
  { hydrogen: 2, others: 2 },
  { hydrogen: 3, others: 2 },
];
/** To how many places masses were added, by those of their sum. */
const PRINTED_PLACES: Readonly<Record<number, readonly Places[]>> = {
  1: [{ hydrogen: 1, others: 1 }],
  2: TWO_PLACES,
  3: TWO_PLACES,
};

function sumOfRounded({ rows }: Composition, { hydrogen, others }: Places): Decimal {
  return rows.reduce(
    (total, { symbol, count, weight }) =>
      total.plus(new Decimal(weight).toDecimalPlaces(symbol === "H" ? hydrogen : others).times(count)),
    new Decimal(0),
  );
}

function sumOfWhole({ rows }: Composition): Decimal {
  return rows.reduce((total, { symbol, count, weight }) => {
    // Chlorine is 35.5 where all others are whole.
    const rounded =
      symbol === "Cl" ? new Decimal("35.5") : new Decimal(weight).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
    return total.plus(rounded.times(count));
  }, new Decimal(0));
}

/** "39.34 % Na": a share by mass of an element in the compound that is named, or in each that the evidence speaks of. */
function checkPercent(number: ReadNumber, { formulas }: Evidence): ClaimCheck | null {
  const { of, within } = number.binding;
  const element = of.map((formula) => elementOf(formula)).find((symbol) => symbol !== null);
  if (element === undefined || number.quantity.value.sd() < 3) return null;
  const shares = (within.length > 0 ? within : [...formulas]).flatMap((formula) =>
    (massOf(formula)?.rows ?? []).filter(({ symbol, percent }) => symbol === element && new Decimal(percent).lt(100)),
  );
  return shares.length > 0 && shares.every(({ percent }) => isRoundingOf(number, new Decimal(percent)))
    ? KNOWN_MASS
    : null;
}

/** Chlorine is an element as `Cl2` too. */
function elementOf(formula: string): string | null {
  const [symbol, ...others] = listAtoms(formula);
  return symbol !== undefined && others.length === 0 && findElement(symbol) !== null ? symbol : null;
}
