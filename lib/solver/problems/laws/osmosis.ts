import { computed, exactly, givenTerm, inUnit, shownTerm } from "../../../methods/rules/quantity-terms.ts";
import { expression, quantity as quantityTerm, variable } from "../../../methods/terms.ts";
import { slipOf } from "../../../problems/slip-name.ts";
import { CONSTANTS } from "../../../quantity/constants.ts";
import { step } from "./law-facts.ts";
import type { LawSolution } from "./law-facts.ts";
import { COLLIGATIVE_WORDS as WORDS, isNear } from "./stated-solution.ts";
import type { Found, StatedSolution } from "./stated-solution.ts";

const R_ATM = exactly("0.08206", "L·atm/(mol·K)");

/** The absolute temperature with the step that found it; the constant of gases as the problem writes it. */
function kelvinOf(solution: StatedSolution): Found | null {
  const given = solution.take("temperature");
  const stated = solution.take("gas-constant");
  if (given === null || (stated !== null && !isNear(inUnit(stated, "J/(mol·K)"), CONSTANTS.gas.value, 0.002)))
    return null;
  const kelvin = inUnit(given, "K");
  if (kelvin.value.lt(250) || kelvin.value.gt(400)) return null;
  if (given.unit.factors[0]?.unit.symbol === "K") return { value: kelvin, steps: [] };
  const celsius = inUnit(given, "°C");
  return {
    value: kelvin,
    steps: [
      step(WORDS, "kelvin", [
        expression(
          variable("T"),
          "=",
          quantityTerm(givenTerm(celsius).value, "", celsius.significantFigures),
          "+",
          quantityTerm("273.15", ""),
          "=",
          shownTerm(kelvin),
        ),
      ]),
    ],
  };
}

/** Π = i c R T */
export function osmoticPressureOf(solution: StatedSolution): LawSolution | null {
  const [molarity, kelvin] = [solution.concentration(), kelvinOf(solution)];
  if (molarity === null || kelvin === null) return null;
  const pressure = computed(
    molarity.value.value.times(R_ATM.value).times(kelvin.value.value).times(solution.factor.value),
    "atm",
    molarity.value,
    kelvin.value,
    solution.factor,
  );
  const { letter, number } = solution.times("*");
  const line = expression(
    variable("Π"),
    "=",
    ...letter,
    variable("c"),
    "*",
    variable("R"),
    "*",
    variable("T"),
    "=",
    ...number,
    shownTerm(molarity.value),
    "*",
    shownTerm(R_ATM),
    "*",
    shownTerm(kelvin.value),
    "=",
    shownTerm(pressure),
  );
  return {
    words: WORDS,
    steps: [...molarity.steps, ...kelvin.steps, ...solution.ions(), step(WORDS, "osmotic-pressure", [line])],
    answer: { id: "pressure-of-osmosis", quantity: pressure },
    slips: [
      ["celsius-for-kelvin", pressure.value.div(kelvin.value.value).times(kelvin.value.value.minus("273.15"))],
      ...(solution.hasFactor
        ? [[slipOf(WORDS, "ions-ignored"), pressure.value.div(solution.factor.value)] as const]
        : []),
    ],
  };
}

/** c from the osmotic pressure: Π / (i R T). */
export function findConcentration(solution: StatedSolution): Found | null {
  const [pressure, kelvin] = [solution.take("osmotic-pressure"), kelvinOf(solution)];
  if (pressure === null || kelvin === null) return null;
  const atmospheres = inUnit(pressure, "atm");
  const molarity = computed(
    atmospheres.value.div(R_ATM.value.times(kelvin.value.value).times(solution.factor.value)),
    "mol/L",
    pressure,
    kelvin.value,
    solution.factor,
  );
  const { letter, number } = solution.times("*");
  const line = expression(
    variable("c"),
    "=",
    variable("Π"),
    "/",
    "(",
    ...letter,
    variable("R"),
    "*",
    variable("T"),
    ")",
    "=",
    shownTerm(atmospheres),
    "/",
    "(",
    ...number,
    shownTerm(R_ATM),
    "*",
    shownTerm(kelvin.value),
    ")",
    "=",
    shownTerm(molarity),
  );
  const conversion =
    pressure.unit.factors[0]?.unit.symbol === "atm"
      ? []
      : [
          step(WORDS, "atmospheres", [
            expression(variable("Π"), "=", givenTerm(pressure), "=", shownTerm(atmospheres)),
          ]),
        ];
  return {
    value: molarity,
    steps: [...kelvin.steps, ...conversion, ...solution.ions(), step(WORDS, "molarity", [line])],
  };
}

/** The same as an answer. */
export function concentrationOfPressure(solution: StatedSolution): LawSolution | null {
  const molarity = findConcentration(solution);
  if (molarity === null) return null;
  return {
    words: WORDS,
    steps: molarity.steps,
    answer: { id: "concentration", quantity: molarity.value },
    slips: solution.hasFactor
      ? [[slipOf(WORDS, "ions-ignored"), molarity.value.value.times(solution.factor.value)]]
      : [],
  };
}
