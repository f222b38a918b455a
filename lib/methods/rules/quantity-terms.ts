import { convertTo } from "../../quantity/conversion.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { quantity as measured } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fewestFigures, rounded } from "../../quantity/significant-figures.ts";
import type { Figures } from "../../quantity/significant-figures.ts";
import { writeDecimal } from "../../quantity/stored-quantity.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import { UNITY } from "../../quantity/units/unit.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import type { Expression, Operator, Quantity as QuantityFact, Term } from "../facts.ts";
import { expression, variable } from "../terms.ts";

/** Kept in intermediate lines, so that they can be followed without adding rounding errors. */
const GUARD_FIGURES = 2;

/** One figure is hardly ever meant: whoever writes 0.5 M does not mean 0.45 to 0.55. */
const FEWEST_FIGURES = 2;

/**
 * Figures of a value whose givens are all exact, or single digits, which are taken for exact: as many as textbooks give
 * where the data do not say. More would claim what nobody measured.
 */
const USUAL_FIGURES = 3;

/** A quantity as it was given, in its own unit, every figure shown. */
export function givenTerm(quantity: Quantity): QuantityFact {
  return {
    kind: "quantity",
    value: writeDecimal(quantity.value, quantity.significantFigures),
    unit: formatUnit(quantity.unit),
    significantFigures: quantity.significantFigures,
  };
}

/** A quantity within a chain: as it was given, or computed and rounded for the eye, with guard figures. */
export function shownTerm(quantity: Quantity): QuantityFact {
  const { value, significantFigures } = quantity;
  if (significantFigures !== null && value.sd() <= significantFigures) return givenTerm(quantity);
  const figures =
    significantFigures === null
      ? value.sd() > USUAL_FIGURES + GUARD_FIGURES
        ? USUAL_FIGURES + GUARD_FIGURES
        : null
      : significantFigures + GUARD_FIGURES;
  return {
    kind: "quantity",
    value: writeDecimal(value, figures),
    unit: formatUnit(quantity.unit),
    significantFigures: figures,
  };
}

/** A final answer, rounded as its figures say; from exact values alone, to the usual ones. */
export function answerTerm(quantity: Quantity): QuantityFact {
  const { significantFigures } = quantity;
  // Six atoms that came by way of moles are six, not 6.00.
  const value = rounded(quantity.value, null);
  const exact = value.sd() > USUAL_FIGURES ? USUAL_FIGURES : null;
  const figures = significantFigures === null ? exact : Math.max(FEWEST_FIGURES, significantFigures);
  return {
    kind: "quantity",
    value: writeDecimal(value, figures),
    unit: formatUnit(quantity.unit),
    significantFigures: figures,
  };
}

/** The value of a quantity in a unit that its kind is sure to have; throws otherwise. */
export function inUnit(quantity: Quantity, unit: string): Quantity {
  const converted = convertTo(quantity, getUnit(unit));
  if (!converted.ok) throw new Error(`${formatUnit(quantity.unit)} is not ${unit}`);
  return converted.value;
}

/** A value computed from these quantities, with the figures of the least certain. */
export function computed(value: Decimal, unit: string, ...from: readonly Quantity[]): Quantity {
  const figures: Figures = fewestFigures(...from.map((each) => each.significantFigures));
  return measured(value, unit === "" ? UNITY : unit, figures);
}

/** A value that is known exactly, or far better than any given. */
export function exactly(value: Decimal | number | string, unit: string): Quantity {
  return measured(value, unit === "" ? UNITY : unit, null);
}

/** A value of a line: a quantity is shown as within a chain. */
type Value = Quantity | Term;

/** By the letter that it has in the line. */
export type Lettered = readonly [letter: string | Term, value: Value];

/** What a relation is written of, from left to right. What has no letter stands the same among letters and numbers. */
type Part = Operator | Value | Lettered;

const isLettered = (part: Part): part is Lettered => Array.isArray(part);

const letterTerm = (letter: string | Term): Term => (typeof letter === "string" ? variable(letter) : letter);

const valueTerm = (value: Value): Term => ("kind" in value ? value : shownTerm(value));

/** A value as a statement tells it, every figure shown. */
export const toldTerm = (value: Value): Term => ("kind" in value ? value : givenTerm(value));

/** `equals("V₁", before)`: V₁ = 20.0 mL, as it was given. */
export function equals(letter: string | Term, value: Value): Expression {
  return expression(letterTerm(letter), "=", toldTerm(value));
}

/**
 * `worked("ρ", [["m", mass], "/", ["V", volume]], density)`: ρ = m / V = 27.0 g / 10.0 mL = 2.70 g/mL. The relation stands
 * there once, and is written in letters and in numbers; in numbers alone, where none of its parts has a letter.
 */
export function worked(letter: string | Term, parts: readonly Part[], result: Value): Expression {
  const write = (asPart: (lettered: Lettered) => Term): (Term | Operator)[] =>
    parts.map((part) => {
      if (isLettered(part)) return asPart(part);
      return typeof part === "string" ? part : valueTerm(part);
    });
  const inLetters = parts.some(isLettered) ? [...write(([name]) => letterTerm(name)), "=" as const] : [];
  return expression(
    letterTerm(letter),
    "=",
    ...inLetters,
    ...write(([, value]) => valueTerm(value)),
    "=",
    valueTerm(result),
  );
}
