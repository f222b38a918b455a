import { DIMENSIONS } from "./dimension.ts";
import { getSymbol } from "./symbols.ts";
import type { Unit } from "./unit.ts";
import { unitOfFactors } from "./unit.ts";

/** What chemists mean by letters that mean several things, where custom leaves no doubt; and where it does. */

/** Words that are no unit until more is known, and the symbols of what they may be. */
export const AMBIGUOUS: Readonly<Record<string, readonly string[]>> = {
  degrees: ["°C", "°F"],
  degree: ["°C", "°F"],
  deg: ["°C", "°F"],
  "°": ["°C", "°F"],
  // A thousandth to some, a trillionth to others.
  ppt: ["‰"],
};

/** A newton, or a normality, which is no unit without a reaction. Within a product, and where a force is asked for, it is the newton. */
export const AMBIGUOUS_ALONE: Readonly<Record<string, readonly string[]>> = { N: ["N"] };

/** Second meanings of units that stand alone, by the word as it is written. */
const ALTERNATIVES: Readonly<Record<string, string>> = {
  C: "°C",
  "C°": "Δ°C",
  "C˚": "Δ°C",
  "F°": "Δ°F",
  m: "molal",
  oz: "fl oz",
  ton: "t",
  tons: "t",
};

export function listAlternatives(word: string): readonly Unit[] {
  const symbol = Object.hasOwn(ALTERNATIVES, word) ? ALTERNATIVES[word] : undefined;
  return symbol === undefined ? [] : [getSymbol(symbol)];
}

/** The product as custom reads it: the same unit but for the cases below. */
export function asCustomary(unit: Unit): Unit {
  return asMolalConstant(unit) ?? asHeatCapacity(unit) ?? asPoundForce(unit) ?? unit;
}

/** `lb/in²` is a pressure: the pound of it is a force. */
function asPoundForce({ factors: [pound, perInch, ...others] }: Unit): Unit | null {
  const isPressure = pound?.unit.symbol === "lb" && perInch?.unit.symbol === "in" && others.length === 0;
  return isPressure && pound.exponent === 1 && perInch.exponent === -2 ? getSymbol("psi") : null;
}

/** `°C/m` is what chemistry calls the constants of freezing and boiling: degrees per molal, not per metre. */
function asMolalConstant(unit: Unit): Unit | null {
  const [degree, perMetre] = unit.factors;
  if (unit.factors.length !== 2 || degree?.exponent !== 1 || perMetre?.exponent !== -1) return null;
  if (degree.unit.dimension !== DIMENSIONS.temperature || perMetre.unit.symbol !== "m") return null;
  const molal = getSymbol("molal").factors.map((factor) => ({ unit: factor.unit, exponent: -factor.exponent }));
  return unitOfFactors([degree, ...molal.toReversed()]);
}

/** In `J/g C` and `J/mol C` the letter is the degree: no heat is measured per coulomb and gram. */
function asHeatCapacity(unit: Unit): Unit | null {
  const dimension = unit.dimension + DIMENSIONS.charge - DIMENSIONS.temperature;
  if (dimension !== DIMENSIONS.specificHeat && dimension !== DIMENSIONS.molarHeatCapacity) return null;
  const [degree] = getSymbol("Δ°C").factors;
  if (!degree) return null;
  return unitOfFactors(
    unit.factors.map((factor) =>
      factor.unit.symbol === "C" ? { unit: degree.unit, exponent: factor.exponent } : factor,
    ),
  );
}
