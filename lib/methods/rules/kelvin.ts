import type { Quantity } from "../../quantity/quantity.ts";
import type { StepFacts } from "../facts.ts";
import { quantity, step } from "../terms.ts";
import { givenTerm, inUnit, shownTerm, worked } from "./quantity-terms.ts";
import { ZERO_CELSIUS } from "../../quantity/constants.ts";

/** Gas laws hold for temperatures that are counted from absolute zero. */
export function kelvins(temperature: Quantity): Quantity {
  return inUnit(temperature, "K");
}

/** `T = 25 °C + 273.15 = 298.15 K`, a line for each temperature that is given on the Celsius scale; no step for none. */
export function kelvinSteps(
  temperatures: readonly { readonly letter: string; readonly quantity: Quantity }[],
): StepFacts[] {
  const lines = temperatures
    .filter((each) => each.quantity.unit.shift !== null)
    .map(({ letter, quantity: given }) => {
      const celsius = inUnit(given, "°C");
      const start = celsius === given ? [givenTerm(given)] : [givenTerm(given), "=" as const, shownTerm(celsius)];
      return worked(letter, [...start, "+", quantity(ZERO_CELSIUS.toFixed(), "")], kelvins(given));
    });
  return lines.length === 0 ? [] : [step("kelvin", lines)];
}
