import { answerTerm, givenTerm, inUnit } from "../../methods/rules/quantity-terms.ts";
import { bracketed, expression, quantity as quantityFact, step, variable } from "../../methods/terms.ts";
import type { Operator, StepFacts, Term } from "../../methods/facts.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import { unitValue } from "../draft.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { ZERO_CELSIUS } from "../../quantity/constants.ts";

const WORDS = "problems-matter.temperature-scales";

const number = (value: string) => quantityFact(value, "");

/** A temperature read to tenths of a degree. */
function tenths(random: Random, from: number, to: number, unit: string): Quantity {
  const value = new Decimal(random.integer(from * 10, to * 10)).div(10);
  return quantity(value, unit, figuresToPlace(value, -1));
}

type Change = {
  readonly from: Quantity;
  readonly to: Quantity;
  readonly steps: SolvedDraft["steps"];
  readonly slips: readonly (readonly [string, Decimal])[];
};

function present(random: Random, { from, to, steps, slips }: Change, unit: string): Draft {
  return {
    kind: "solved",
    variant: random.pick(["plain", "thermometer"]),
    values: { unit: unitValue(unit) },
    givens: { from: ["T", from] },
    steps,
    answer: quantityAnswer("converted", to, { from: givenTerm(from) }),
    distractors: wrongQuantities(to, slips),
  };
}

type Terms = readonly (Term | Operator)[];

const ZERO = number(ZERO_CELSIUS.toFixed());

/** A scale by the letter of another, with numbers in its place, and what comes out. */
const line = (scale: string, letters: Terms, numbers: Terms, result: Term) =>
  expression(variable(scale), "=", ...letters, "=", ...numbers, "=", result);

const toKelvin = (celsius: Term, result: Term): StepFacts =>
  step("celsius-to-kelvin", [line("T(K)", [variable("T(°C)"), "+", ZERO], [celsius, "+", ZERO], result)]);

const fromKelvin = (kelvins: Term, result: Term): StepFacts =>
  step("kelvin-to-celsius", [line("T(°C)", [variable("T(K)"), "-", ZERO], [kelvins, "-", ZERO], result)]);

const toFahrenheit = (numbers: Terms, result: Term): StepFacts =>
  step("add-zero", [line("T(°F)", [number("1.8"), "*", variable("T(°C)"), "+", number("32")], numbers, result)]);

const fromFahrenheit = (numbers: Terms, result: Term): StepFacts =>
  step("shrink", [
    line("T(°C)", ["(", variable("T(°F)"), "-", number("32"), ")", "/", number("1.8")], numbers, result),
  ]);

function kelvin(random: Random): Draft {
  const isForward = random.chance(0.5);
  const from = isForward ? tenths(random, -190, 400, "°C") : tenths(random, 20, 700, "K");
  const to = inUnit(from, isForward ? "K" : "°C");
  const opposite = isForward ? from.value.minus(ZERO_CELSIUS) : from.value.plus(ZERO_CELSIUS);
  return present(
    random,
    {
      from,
      to,
      steps: [(isForward ? toKelvin : fromKelvin)(givenTerm(from), answerTerm(to))],
      slips: [
        ["sign", opposite],
        [slipOf(WORDS, "other-scale"), isForward ? from.value.times("1.8").plus(32) : from.value.minus(32).div("1.8")],
        [slipOf(WORDS, "hundred-off"), to.value.minus(100)],
        [slipOf(WORDS, "hundred-off"), to.value.plus(100)],
      ],
    },
    isForward ? "K" : "°C",
  );
}

function fahrenheit(random: Random): Draft {
  const isForward = random.chance(0.5);
  const from = isForward ? tenths(random, -40, 230, "°C") : tenths(random, -30, 450, "°F");
  const { value } = from;
  const to = inUnit(from, isForward ? "°F" : "°C");
  const given = number(givenTerm(from).value);
  const middle = number((isForward ? value.times("1.8") : value.minus(32)).toFixed());
  return present(
    random,
    {
      from,
      to,
      steps: isForward
        ? [
            step("stretch", [expression(number("1.8"), "*", ...bracketed(given), "=", middle)]),
            toFahrenheit([middle, "+", number("32")], answerTerm(to)),
          ]
        : [
            step("subtract-zero", [expression(given, "-", number("32"), "=", middle)]),
            fromFahrenheit([middle, "/", number("1.8")], answerTerm(to)),
          ],
      slips: isForward
        ? [
            [slipOf(WORDS, "zero-first"), value.plus(32).times("1.8")],
            ["inverted-ratio", value.div("1.8").plus(32)],
            [slipOf(WORDS, "zero-forgotten"), value.times("1.8")],
          ]
        : [
            [slipOf(WORDS, "zero-last"), value.div("1.8").minus(32)],
            ["inverted-ratio", value.minus(32).times("1.8")],
            [slipOf(WORDS, "zero-forgotten"), value.div("1.8")],
          ],
    },
    isForward ? "°F" : "°C",
  );
}

/** Fahrenheit to kelvin by way of Celsius, and back. */
function throughCelsius(random: Random): Draft {
  const isForward = random.chance(0.5);
  const from = isForward ? tenths(random, -150, 500, "°F") : tenths(random, 150, 600, "K");
  const celsius = isForward ? from.value.minus(32).div("1.8") : from.value.minus(ZERO_CELSIUS);
  const to = inUnit(from, isForward ? "K" : "°F");
  const shown = quantityFact(celsius.toDecimalPlaces(2).toFixed(), "");
  const given = number(givenTerm(from).value);
  return present(
    random,
    {
      from,
      to,
      steps: isForward
        ? [
            fromFahrenheit(["(", given, "-", number("32"), ")", "/", number("1.8")], shown),
            toKelvin(shown, answerTerm(to)),
          ]
        : [
            fromKelvin(given, shown),
            toFahrenheit([number("1.8"), "*", ...bracketed(shown), "+", number("32")], answerTerm(to)),
          ],
      slips: isForward
        ? [
            [slipOf(WORDS, "straight-to-kelvin"), from.value.plus(ZERO_CELSIUS)],
            ["sign", celsius.minus(ZERO_CELSIUS)],
            [slipOf(WORDS, "zero-forgotten"), from.value.div("1.8").plus(ZERO_CELSIUS)],
          ]
        : [
            [slipOf(WORDS, "straight-to-fahrenheit"), from.value.times("1.8").plus(32)],
            [slipOf(WORDS, "zero-forgotten"), celsius.times("1.8")],
            [slipOf(WORDS, "zero-first"), celsius.plus(32).times("1.8")],
          ],
    },
    isForward ? "K" : "°F",
  );
}

/** One temperature on another scale. */
export const temperatureScales: Family = {
  id: "temperature-scales",
  subtopic: "temperature-energy",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: kelvin, medium: fahrenheit, hard: throughCelsius },
};
