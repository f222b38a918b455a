import { shownConstant } from "../../laws/bind.ts";
import type { Expression, StepFacts } from "../../methods/facts.ts";
import { answerTerm, computed, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { bracketed, expression, variable } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const R = CONSTANTS.gas.value;

const shownR = shownConstant(CONSTANTS.gas);

const WORDS = "problems-kinetics.catalysed-path";

const line = (letter: string, value: Quantity): Expression => expression(variable(letter), "=", givenTerm(value));

/** One decimal, as it is given: 75.3 kJ/mol. */
function tenths(value: number): Quantity {
  const rounded = new Decimal(value).toDecimalPlaces(1);
  return quantity(rounded, "kJ/mol", figuresToPlace(rounded, -1));
}

type Paths = {
  readonly plain: Quantity;
  readonly catalysed: Quantity;
  readonly difference: Quantity;
  readonly temperature: Quantity;
};

/** A reaction without and with its catalyst: some kilojoules less, as in most exercises, so that the factor is no astronomical one. */
function samplePaths(random: Random): Paths {
  const plain = tenths(55 + 60 * random.next());
  const lowered = tenths(5.1 + 13 * random.next());
  const catalysed = tenths(plain.value.minus(lowered.value).toNumber());
  return { plain, catalysed, difference: lowered, temperature: quantity(random.integer(291, 385), "K", 3) };
}

const law: Expression = expression(
  variable("ln(k₂ / k₁)"),
  "=",
  "(",
  variable("Ea₁"),
  "-",
  variable("Ea₂"),
  ")",
  "/",
  "(",
  variable("R"),
  variable("T"),
  ")",
);

/** By which factor the catalysed reaction is faster. */
function factor(random: Random): Draft {
  const { plain, catalysed, difference, temperature } = samplePaths(random);
  const inJoules = quantity(difference.value.times(1000), "J/mol", difference.significantFigures);
  const exponent = pureNumber(inJoules.value.div(R).div(temperature.value), 3);
  const answer = pureNumber(exponent.value.exp(), 3);
  return {
    kind: "solved",
    variant: "factor",
    values: {
      plain: givenTerm(plain),
      catalysed: givenTerm(catalysed),
      temperature: givenTerm(temperature),
      R: shownR,
    },
    given: [line("Ea₁", plain), line("Ea₂", catalysed), line("T", temperature)],
    steps: [
      { id: "law", lines: [law], values: {} },
      {
        id: "difference",
        lines: [
          expression(
            variable("Ea₁"),
            "-",
            variable("Ea₂"),
            "=",
            givenTerm(plain),
            "-",
            givenTerm(catalysed),
            "=",
            givenTerm(difference),
            "=",
            shownTerm(inJoules),
          ),
        ],
        values: {},
      },
      {
        id: "exponent",
        lines: [
          expression(
            variable("ln(k₂ / k₁)"),
            "=",
            shownTerm(inJoules),
            "/",
            "(",
            shownR,
            "*",
            givenTerm(temperature),
            ")",
            "=",
            shownTerm(exponent),
          ),
        ],
        values: {},
      },
      {
        id: "factor",
        lines: [expression(variable("k₂ / k₁"), "=", variable("e^(ln(k₂ / k₁))"), "=", answerTerm(answer))],
        values: {},
      },
    ],
    answer: quantityAnswer("factor", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "exponential-left-out"), exponent.value],
      [slipOf(WORDS, "ratio-of-barriers"), plain.value.div(catalysed.value)],
      [slipOf(WORDS, "upside-down"), exponent.value.neg().exp()],
      [slipOf(WORDS, "ten-for-e"), new Decimal(10).pow(exponent.value)],
    ]),
  };
}

/** The barrier of the reverse reaction on the path of the catalyst. */
function reverse(random: Random): Draft | null {
  const { plain, catalysed } = samplePaths(random);
  const change = tenths((random.chance(0.6) ? -1 : 1) * (12 + 30 * random.next()));
  const answer = computed(catalysed.value.minus(change.value), "kJ/mol", catalysed);
  if (answer.value.lt(10)) return null;
  return {
    kind: "solved",
    variant: "reverse",
    values: { plain: givenTerm(plain), catalysed: givenTerm(catalysed), change: givenTerm(change) },
    given: [line("Ea₁", plain), line("Ea₂", catalysed), line("ΔH", change)],
    steps: [
      {
        id: "same-change",
        lines: [expression(variable("ΔH"), "=", variable("Ea₂"), "-", variable("Ea′"))],
        values: {},
      },
      {
        id: "reverse",
        lines: [
          expression(
            variable("Ea′"),
            "=",
            variable("Ea₂"),
            "-",
            variable("ΔH"),
            "=",
            givenTerm(catalysed),
            "-",
            ...bracketed(givenTerm(change)),
            "=",
            answerTerm({ ...answer, significantFigures: figuresToPlace(answer.value, -1) }),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("reverse", { ...answer, significantFigures: figuresToPlace(answer.value, -1) }),
    distractors: wrongQuantities(
      { ...answer, significantFigures: figuresToPlace(answer.value, -1) },
      [
        ["sign", catalysed.value.plus(change.value)],
        [slipOf(WORDS, "uncatalysed-barrier"), plain.value.minus(change.value)],
        [slipOf(WORDS, "same-barrier"), catalysed.value],
      ],
      "place",
    ),
  };
}

/** The catalysed barrier, from how much faster the reaction becomes. */
function barrier(random: Random): Draft {
  const { plain, difference, temperature } = samplePaths(random);
  const measured = pureNumber(
    difference.value.times(1000).div(R).div(temperature.value).exp().toSignificantDigits(3),
    3,
  );
  const logarithm = pureNumber(measured.value.ln(), 3);
  const lowered = quantity(R.times(temperature.value).times(logarithm.value).div(1000), "kJ/mol", 3);
  const value = plain.value.minus(lowered.value);
  const answer = quantity(value, "kJ/mol", figuresToPlace(value, -1));
  const wrong = (by: Decimal): Decimal => plain.value.minus(by);
  const steps: StepFacts[] = [
    { id: "law", lines: [law], values: {} },
    { id: "logarithm", lines: [expression(variable("ln(k₂ / k₁)"), "=", shownTerm(logarithm))], values: {} },
    {
      id: "lowering",
      lines: [
        expression(
          variable("Ea₁"),
          "-",
          variable("Ea₂"),
          "=",
          variable("R"),
          variable("T"),
          "*",
          variable("ln(k₂ / k₁)"),
          "=",
          shownR,
          "*",
          givenTerm(temperature),
          "*",
          shownTerm(logarithm),
          "=",
          shownTerm(lowered),
        ),
      ],
      values: {},
    },
    {
      id: "barrier",
      lines: [expression(variable("Ea₂"), "=", givenTerm(plain), "-", shownTerm(lowered), "=", answerTerm(answer))],
      values: {},
    },
  ];
  return {
    kind: "solved",
    variant: "barrier",
    values: { plain: givenTerm(plain), factor: givenTerm(measured), temperature: givenTerm(temperature), R: shownR },
    given: [line("Ea₁", plain), line("T", temperature), line("k₂ / k₁", measured)],
    steps,
    answer: quantityAnswer("barrier", answer),
    distractors: wrongQuantities(
      answer,
      [
        [slipOf(WORDS, "lowering-for-barrier"), lowered.value],
        [slipOf(WORDS, "raised"), plain.value.plus(lowered.value)],
        [slipOf(WORDS, "log-for-ln"), wrong(lowered.value.div(new Decimal(10).ln()))],
        [slipOf(WORDS, "gas-constant-left-out"), wrong(lowered.value.div(R))],
      ],
      "place",
    ),
  };
}

/** What another path does to barriers and rates. */
export const catalysedPath: Family = {
  id: "catalysed-path",
  subtopic: "catalysis",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { medium: (random) => random.pick([factor, reverse])(random), hard: barrier },
};
