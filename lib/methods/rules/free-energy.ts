import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { coarsestPlace, figuresToPlace, lastPlace, roundToFigures } from "../../quantity/significant-figures.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Operator, Term } from "../facts.ts";
import { bracketed } from "../terms.ts";
import { kelvins } from "./kelvin.ts";
import { variableOf } from "./kinds.ts";
import { computed, exactly, inUnit, shownTerm } from "./quantity-terms.ts";
import type { Explanation } from "./rule.ts";

export type FreeEnergy = "gibbs-energy" | "standard-gibbs-energy";

export const LETTERS = {
  "gibbs-energy": { g: "ΔG", h: "ΔH", s: "ΔS" },
  "standard-gibbs-energy": { g: "ΔG°", h: "ΔH°", s: "ΔS°" },
} as const;

export const R = CONSTANTS.gas.value;
export const GAS_CONSTANT = shownTerm(exactly(roundToFigures(R, 4), "J/(mol·K)"));

export const ENERGY = variableOf("reaction-enthalpy", null);
export const ENTROPY = variableOf("reaction-entropy", null);
export const TEMPERATURE = variableOf("temperature", null);
export const CONSTANT = variableOf("equilibrium-constant", null);
export const QUOTIENT = variableOf("reaction-quotient", null);

/** What an equation changes is told for the equation as it is written, or for a mole of it: the same number. */
export function isForMole({ unit }: Quantity): boolean {
  return unit.dimension === DIMENSIONS.molarEnergy || unit.dimension === DIMENSIONS.molarHeatCapacity;
}

/** In joules, or joules for a kelvin. */
export function inJoules(quantity: Quantity): Decimal {
  const { dimension } = quantity.unit;
  if (dimension === DIMENSIONS.energy) return inUnit(quantity, "J").value;
  if (dimension === DIMENSIONS.molarEnergy) return inUnit(quantity, "J/mol").value;
  return inUnit(quantity, dimension === DIMENSIONS.heatCapacity ? "J/K" : "J/(mol·K)").value;
}

/** Zero at and below absolute zero: no law here holds there. */
export function heatOf(temperature: Quantity): Decimal {
  const { value } = kelvins(temperature);
  return value.isPositive() ? value : new Decimal(0);
}

/** The last place of a value, in a unit that is so many times as large as a joule. */
function placeIn(joules: Decimal, figures: number | null, unit: number): number | null {
  return lastPlace(joules.div(unit), figures);
}

/** A sum in kilojoules, to the place of its least certain term; each term in joules with its figures. */
export function sumOf(terms: readonly (readonly [value: Decimal, figures: number | null])[], unit: string): Quantity {
  const value = terms.reduce((sum, [term]) => sum.plus(term), new Decimal(0)).div(1000);
  return {
    ...computed(value, unit),
    significantFigures: figuresToPlace(
      value,
      coarsestPlace(...terms.map(([term, figures]) => (term.isZero() ? null : placeIn(term, figures, 1000)))),
    ),
  };
}

export function energyUnit(...inputs: readonly Quantity[]): "kJ" | "kJ/mol" {
  return inputs.some(isForMole) ? "kJ/mol" : "kJ";
}

/** As written, in kilojoules where that is another unit. */
export function kilojoules(quantity: Quantity): Quantity {
  return {
    ...computed(inJoules(quantity).div(1000), isForMole(quantity) ? "kJ/mol" : "kJ"),
    significantFigures: quantity.significantFigures,
  };
}

export function kilojoulesPerKelvin(quantity: Quantity): Quantity {
  return {
    ...computed(inJoules(quantity).div(1000), isForMole(quantity) ? "kJ/(mol·K)" : "kJ/K"),
    significantFigures: quantity.significantFigures,
  };
}

export function shown(quantity: Quantity): (Term | Operator)[] {
  return bracketed(shownTerm(quantity));
}

/** Negative: the products are favoured; positive: the reactants. */
export function answerOf(kind: FreeEnergy, output: Quantity): Explanation["answer"] {
  const sign = output.value.isZero() ? "zero" : output.value.isNegative() ? "negative" : "positive";
  return { id: `${kind}-${sign}`, values: {} };
}

/** ΔH − ΔG in joules, with the figures that the subtraction leaves. */
export function differenceOf(enthalpy: Quantity, free: Quantity): Quantity {
  return sumOf(
    [
      [inJoules(enthalpy), enthalpy.significantFigures],
      [inJoules(free).neg(), free.significantFigures],
    ],
    energyUnit(enthalpy, free),
  );
}
