import { inverseDifference, logarithmOfRatio } from "../../chemistry/kinetics/arrhenius.ts";
import type { Expression, FactValue, StepFacts } from "../../methods/facts.ts";
import { kelvins, kelvinSteps } from "../../methods/rules/kelvin.ts";
import { answerTerm, computed, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { equationTerm, expression, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import { R, shownR } from "../gases/gas-constant.ts";
import { sampleCelsius } from "../gases/gas-samples.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { threeFigures, unitOfConstant } from "./rate-terms.ts";

const WORDS = "problems-kinetics.arrhenius";

/**
 * Activation energies in kJ/mol and one rate constant (mol/L, s): OpenStax Chemistry 2e (HI), Chang (N₂O, CO + NO₂), Brown
 * (CH₃NC, NO₂), Petrucci (H₂ + I₂), Laidler (N₂O₅, C₄H₈).
 */
const REACTIONS = [
  { equation: "2 N2O5 -> 4 NO2 + O2", order: 1, activation: 103, constant: 3.46e-5, kelvin: 298 },
  { equation: "2 HI -> H2 + I2", order: 2, activation: 185, constant: 1.22e-6, kelvin: 575 },
  { equation: "2 NO2 -> 2 NO + O2", order: 2, activation: 114, constant: 0.54, kelvin: 573 },
  { equation: "2 N2O -> 2 N2 + O2", order: 1, activation: 240, constant: 0.76, kelvin: 1000 },
  { equation: "CH3NC -> CH3CN", order: 1, activation: 160, constant: 5.25e-5, kelvin: 472 },
  { equation: "C4H8 -> 2 C2H4", order: 1, activation: 262, constant: 0.0092, kelvin: 773 },
  { equation: "CO + NO2 -> CO2 + NO", order: 2, activation: 134, constant: 0.22, kelvin: 650 },
  { equation: "H2 + I2 -> 2 HI", order: 2, activation: 160, constant: 5.4e-4, kelvin: 599 },
] as const;

type Sample = {
  readonly equation: string;
  readonly activation: Quantity;
  readonly first: Quantity;
  readonly second: Quantity;
  readonly from: Quantity;
  readonly to: Quantity;
  readonly unit: string;
};

const joules = ({ value }: Quantity): Decimal => value.times(1000);

/** A reaction at two temperatures, both rate constants rounded. */
function sample(random: Random): Sample {
  const { equation, order, activation: literature, constant, kelvin } = random.pick(REACTIONS);
  // Measurements scatter by some percent.
  const activation = Math.round(literature * (0.94 + 0.12 * random.next()));
  const start = Math.round(kelvin * (0.96 + 0.05 * random.next()));
  const [from, to] = [
    quantity(start, "K", 3),
    quantity(start + Math.round(start * (0.025 + 0.05 * random.next())), "K", 3),
  ];
  const unit = unitOfConstant(order);
  const at = ({ value }: Quantity): Quantity =>
    threeFigures(
      logarithmOfRatio(new Decimal(activation * 1000), { from: new Decimal(kelvin), to: value }, R)
        .exp()
        .times(constant),
      unit,
    );
  return { equation, activation: quantity(activation, "kJ/mol", 3), first: at(from), second: at(to), from, to, unit };
}

const law: Expression = expression(
  variable("ln(k₂ / k₁)"),
  "=",
  variable("Ea"),
  "/",
  variable("R"),
  "*",
  "(",
  variable("1/T₁"),
  "-",
  variable("1/T₂"),
  ")",
);

const line = (letter: string, value: Quantity): Expression => expression(variable(letter), "=", givenTerm(value));

const values = (entries: Readonly<Record<string, Quantity>>): Record<string, FactValue> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, givenTerm(value)]));

const EXACT_FIGURES = 3;

/** The side of the temperatures: 1/T₁ − 1/T₂. */
function inverseStep(from: Quantity, to: Quantity): { readonly inverse: Quantity; readonly step: StepFacts } {
  const inverse = quantity(inverseDifference({ from: from.value, to: to.value }), "K^-1", EXACT_FIGURES);
  return {
    inverse,
    step: {
      id: "inverse",
      lines: [expression(variable("1/T₁"), "-", variable("1/T₂"), "=", shownTerm(inverse))],
      values: {},
    },
  };
}

/** From Ea in J/mol and the temperatures to ln(k₂ / k₁). */
function exponentSteps(
  activation: Quantity,
  from: Quantity,
  to: Quantity,
): { readonly exponent: Quantity; readonly steps: StepFacts[] } {
  const { inverse, step } = inverseStep(from, to);
  const inJoules = quantity(joules(activation), "J/mol", activation.significantFigures);
  const exponent = pureNumber(logarithmOfRatio(inJoules.value, { from: from.value, to: to.value }, R), EXACT_FIGURES);
  return {
    exponent,
    steps: [
      { id: "law", lines: [law], values: {} },
      step,
      {
        id: "exponent",
        lines: [
          expression(
            variable("ln(k₂ / k₁)"),
            "=",
            givenTerm(inJoules),
            "/",
            shownR,
            "*",
            shownTerm(inverse),
            "=",
            shownTerm(exponent),
          ),
        ],
        values: {},
      },
    ],
  };
}

/** Ea from the slope of ln k over 1/T. */
function slope(random: Random): Draft {
  const activation = new Decimal(42 + 200 * random.next());
  const measured = threeFigures(activation.times(-1000).div(R), "K");
  const inJoules = quantity(measured.value.neg().times(R), "J/mol", 3);
  const answer = quantity(inJoules.value.div(1000), "kJ/mol", 3);
  return {
    kind: "solved",
    variant: "slope",
    values: { slope: givenTerm(measured), R: shownR },
    given: [line("m", measured), expression(variable("R"), "=", shownR)],
    steps: [
      {
        id: "line",
        lines: [
          expression(
            variable("ln k"),
            "=",
            variable("ln A"),
            "-",
            variable("Ea"),
            "/",
            variable("R"),
            "*",
            variable("1/T"),
          ),
        ],
        values: {},
      },
      {
        id: "slope",
        lines: [
          expression(
            variable("Ea"),
            "=",
            "-",
            variable("m"),
            "*",
            variable("R"),
            "=",
            givenTerm({ ...measured, value: measured.value.neg() }),
            "*",
            shownR,
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("activation", answer),
    range: { least: 0 },
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "gas-constant-left-out"), measured.value.neg().div(1000)],
      ["sign", answer.value.neg()],
      ["unconverted-unit", inJoules.value],
      ["divided-instead-of-multiplied", measured.value.neg().div(R)],
    ]),
  };
}

/** k at another temperature. */
function otherConstant(random: Random): Draft {
  const { equation, activation, first, from, to, unit } = sample(random);
  const { exponent, steps } = exponentSteps(activation, from, to);
  const answer = quantity(first.value.times(exponent.value.exp()), unit, 3);
  const ratio = pureNumber(exponent.value.exp(), EXACT_FIGURES);
  return {
    kind: "solved",
    variant: "constant",
    values: { equation: equationTerm(equation), ...values({ activation, first, from, to }), R: shownR },
    given: [line("Ea", activation), line("k₁", first), line("T₁", from), line("T₂", to)],
    steps: [
      ...steps,
      {
        id: "constant",
        lines: [
          expression(
            variable("k₂"),
            "=",
            variable("k₁"),
            "*",
            variable("e^(ln(k₂ / k₁))"),
            "=",
            givenTerm(first),
            "*",
            shownTerm(ratio),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("constant", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "temperatures-exchanged"), first.value.div(exponent.value.exp())],
      [slipOf(WORDS, "exponential-left-out"), first.value.times(exponent.value)],
      [slipOf(WORDS, "proportional"), first.value.times(to.value).div(from.value)],
      [slipOf(WORDS, "ten-for-e"), first.value.times(new Decimal(10).pow(exponent.value))],
    ]),
  };
}

/** By which factor a reaction becomes faster when it gets warmer by some degrees. */
function factor(random: Random): Draft {
  const activation = random.measured({ from: 30, to: 110, figures: 3 }, "kJ/mol");
  const from = sampleCelsius(random, 5, 40);
  const warmer = from.value.plus(random.pick([8, 10, 10, 12, 15, 20, 25]));
  const to = quantity(warmer, "°C", figuresToPlace(warmer, lastPlace(from.value, from.significantFigures)));
  const [first, second] = [kelvins(from), kelvins(to)];
  const { exponent, steps } = exponentSteps(activation, first, second);
  const answer = pureNumber(exponent.value.exp(), 3);
  return {
    kind: "solved",
    variant: "factor",
    values: { ...values({ activation, from, to }), R: shownR },
    given: [line("Ea", activation), line("T₁", from), line("T₂", to)],
    steps: [
      ...kelvinSteps([
        { letter: "T₁", quantity: from },
        { letter: "T₂", quantity: to },
      ]),
      ...steps,
      {
        id: "factor",
        lines: [expression(variable("k₂ / k₁"), "=", variable("e^(ln(k₂ / k₁))"), "=", answerTerm(answer))],
        values: {},
      },
    ],
    answer: quantityAnswer("factor", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "exponential-left-out"), exponent.value],
      [slipOf(WORDS, "temperatures-exchanged"), exponent.value.neg().exp()],
      [slipOf(WORDS, "proportional"), second.value.div(first.value)],
      [slipOf(WORDS, "ten-for-e"), new Decimal(10).pow(exponent.value)],
    ]),
  };
}

/** Ea from two rate constants. */
function activationFrom(random: Random): Draft {
  const { equation, first, second, from, to } = sample(random);
  const { inverse, step } = inverseStep(from, to);
  const logarithm = computed(second.value.div(first.value).ln(), "", first, second);
  const inJoules = R.times(logarithm.value).div(inverse.value);
  const answer = quantity(inJoules.div(1000), "kJ/mol", 3);
  return {
    kind: "solved",
    variant: "activation",
    values: { equation: equationTerm(equation), ...values({ first, second, from, to }), R: shownR },
    given: [line("k₁", first), line("T₁", from), line("k₂", second), line("T₂", to)],
    steps: [
      { id: "law", lines: [law], values: {} },
      step,
      { id: "logarithm", lines: [expression(variable("ln(k₂ / k₁)"), "=", shownTerm(logarithm))], values: {} },
      {
        id: "activation",
        lines: [
          expression(
            variable("Ea"),
            "=",
            variable("R"),
            "*",
            variable("ln(k₂ / k₁)"),
            "/",
            "(",
            variable("1/T₁"),
            "-",
            variable("1/T₂"),
            ")",
            "=",
            shownR,
            "*",
            shownTerm(logarithm),
            "/",
            shownTerm(inverse),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("activation", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "log-for-ln"), answer.value.div(new Decimal(10).ln())],
      [slipOf(WORDS, "gas-constant-left-out"), answer.value.div(R)],
      ["unconverted-unit", inJoules],
      [slipOf(WORDS, "ratio-for-logarithm"), R.times(second.value.div(first.value)).div(inverse.value).div(1000)],
    ]),
  };
}

/** The temperature at which k has a given value. */
function temperature(random: Random): Draft {
  const { equation, activation, first, second, from } = sample(random);
  const logarithm = computed(second.value.div(first.value).ln(), "", first, second);
  const inJoules = quantity(joules(activation), "J/mol", 3);
  const shift = R.times(logarithm.value).div(inJoules.value);
  const inverse = quantity(from.value.pow(-1).minus(shift), "K^-1", EXACT_FIGURES);
  const answer = quantity(inverse.value.pow(-1), "K", 3);
  return {
    kind: "solved",
    variant: "temperature",
    values: { equation: equationTerm(equation), ...values({ activation, first, second, from }), R: shownR },
    given: [line("Ea", activation), line("k₁", first), line("T₁", from), line("k₂", second)],
    steps: [
      { id: "law", lines: [law], values: {} },
      { id: "logarithm", lines: [expression(variable("ln(k₂ / k₁)"), "=", shownTerm(logarithm))], values: {} },
      {
        id: "inverse-of-second",
        lines: [
          expression(
            variable("1/T₂"),
            "=",
            variable("1/T₁"),
            "-",
            variable("R"),
            "*",
            variable("ln(k₂ / k₁)"),
            "/",
            variable("Ea"),
            "=",
            shownTerm(inverse),
          ),
        ],
        values: {},
      },
      {
        id: "temperature",
        lines: [
          expression(
            variable("T₂"),
            "=",
            { kind: "count", value: 1 },
            "/",
            shownTerm(inverse),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("temperature", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "temperatures-exchanged"), from.value.pow(-1).plus(shift).pow(-1)],
      [
        slipOf(WORDS, "log-for-ln"),
        from.value
          .pow(-1)
          .minus(shift.div(new Decimal(10).ln()))
          .pow(-1),
      ],
      [slipOf(WORDS, "kelvin-to-celsius"), answer.value.minus("273.15")],
    ]),
  };
}

/** The Arrhenius equation. */
export const arrhenius: Family = {
  id: "arrhenius",
  subtopic: "activation-energy-arrhenius-equation",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: slope,
    medium: (random) => random.pick([otherConstant, factor])(random),
    hard: (random) => random.pick([activationFrom, activationFrom, temperature])(random),
  },
};
