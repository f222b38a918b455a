import { answerTerm, computed, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { count, equationTerm, expression, formulaTerm, variable } from "../../methods/terms.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Participant } from "../reactions/reaction.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { sampleFollowed } from "./measured-reactions.ts";
import type { Followed } from "./measured-reactions.ts";
import { bracket, threeFigures } from "./rate-terms.ts";

const WORDS = "problems-kinetics.relative-rates";

/** Another substance of the reaction with another coefficient. */
function sampleOther(random: Random, { participants, substance }: Followed): Participant | null {
  const others = participants.filter(
    ({ formula, coefficient }) => formula !== substance.formula && coefficient !== substance.coefficient,
  );
  return others.length === 0 ? null : random.pick(others);
}

const part = ({ isReactant }: Participant): string => (isReactant ? "used" : "formed");

/** The wrong values that coefficients lead to. */
function listRatioSlips(value: Decimal, from: number, to: number): (readonly [string, Decimal])[] {
  return [
    [slipOf(WORDS, "same-rate"), value],
    ["inverted-ratio", value.times(from).div(to)],
    [slipOf(WORDS, "one-coefficient"), value.times(to)],
    [slipOf(WORDS, "one-coefficient"), value.div(from)],
  ];
}

/** The rate of one substance from that of another. */
function ofOther(random: Random): Draft | null {
  const followed = sampleFollowed(random);
  const other = followed === null ? null : sampleOther(random, followed);
  if (followed === null || other === null) return null;
  const { equation, substance, change, time, unit } = followed;
  const given = threeFigures(change.value.div(time.value), unit);
  const answer = computed(given.value.times(other.coefficient).div(substance.coefficient), unit, given);
  const [a, b] = [substance, other];
  return {
    kind: "solved",
    variant: `${part(a)}-to-${part(b)}`,
    values: {
      equation: equationTerm(equation),
      a: formulaTerm(a.formula),
      b: formulaTerm(b.formula),
      rate: givenTerm(given),
    },
    given: [expression(variable("v", a.formula), "=", givenTerm(given))],
    steps: [
      {
        id: "coefficients",
        lines: [
          expression(
            variable("v", a.formula),
            "/",
            count(a.coefficient),
            "=",
            variable("v", b.formula),
            "/",
            count(b.coefficient),
          ),
        ],
        values: {},
      },
      {
        id: "ratio",
        lines: [
          expression(
            variable("v", b.formula),
            "=",
            givenTerm(given),
            "*",
            count(b.coefficient),
            "/",
            count(a.coefficient),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer(part(b), answer, { b: formulaTerm(b.formula) }),
    distractors: wrongQuantities(answer, listRatioSlips(given.value, a.coefficient, b.coefficient)),
  };
}

/** The rate of one substance from measurements of another. */
function fromMeasurement(random: Random): Draft | null {
  const followed = sampleFollowed(random);
  const other = followed === null ? null : sampleOther(random, followed);
  if (followed === null || other === null) return null;
  const { equation, substance, from, to, change, time, unit } = followed;
  const own = computed(change.value.div(time.value), unit, change, time);
  const answer = { ...own, value: own.value.times(other.coefficient).div(substance.coefficient) };
  const { name } = bracket(substance.formula) as { readonly name: string };
  const [a, b] = [substance, other];
  return {
    kind: "solved",
    variant: `measured-to-${part(b)}`,
    values: {
      equation: equationTerm(equation),
      a: formulaTerm(a.formula),
      b: formulaTerm(b.formula),
      from: givenTerm(from),
      to: givenTerm(to),
      time: givenTerm(time),
      unit: variable(answerTerm(answer).unit),
    },
    given: [
      expression(variable(`${name}₁`), "=", givenTerm(from)),
      expression(variable(`${name}₂`), "=", givenTerm(to)),
      expression(variable("Δt"), "=", givenTerm(time)),
    ],
    steps: [
      {
        id: "own-rate",
        lines: [
          expression(
            variable("v", a.formula),
            "=",
            variable(`${a.isReactant ? "−" : ""}Δ${name}`),
            "/",
            variable("Δt"),
            "=",
            shownTerm(change),
            "/",
            givenTerm(time),
            "=",
            shownTerm(own),
          ),
        ],
        values: { a: formulaTerm(a.formula) },
      },
      {
        id: "coefficients",
        lines: [
          expression(
            variable("v", a.formula),
            "/",
            count(a.coefficient),
            "=",
            variable("v", b.formula),
            "/",
            count(b.coefficient),
          ),
        ],
        values: {},
      },
      {
        id: "ratio",
        lines: [
          expression(
            variable("v", b.formula),
            "=",
            shownTerm(own),
            "*",
            count(b.coefficient),
            "/",
            count(a.coefficient),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer(part(b), answer, { b: formulaTerm(b.formula) }),
    distractors: wrongQuantities(answer, listRatioSlips(own.value, a.coefficient, b.coefficient)),
  };
}

/** A concentration after a time, from the rate of the reaction. */
function afterTime(random: Random): Draft | null {
  const followed = sampleFollowed(random, true);
  if (followed === null) return null;
  const { equation, substance, from, change, time, unit } = followed;
  const v = threeFigures(change.value.div(time.value).div(substance.coefficient), unit);
  const moved = computed(v.value.times(substance.coefficient).times(time.value), "mol/L", v, time);
  const sign = substance.isReactant ? -1 : 1;
  const value = from.value.plus(moved.value.times(sign));
  const place = lastPlace(from.value, from.significantFigures);
  const figures = figuresToPlace(value, place);
  if (figures === null || figures < 2) return null;
  const answer = { ...from, value, significantFigures: figures };
  const { name } = bracket(substance.formula) as { readonly name: string };
  return {
    kind: "solved",
    variant: substance.isReactant ? "left" : "reached",
    values: {
      equation: equationTerm(equation),
      a: formulaTerm(substance.formula),
      rate: givenTerm(v),
      from: givenTerm(from),
      time: givenTerm(time),
    },
    given: [
      expression(variable("v"), "=", givenTerm(v)),
      expression(variable(`${name}₁`), "=", givenTerm(from)),
      expression(variable("Δt"), "=", givenTerm(time)),
    ],
    steps: [
      {
        id: "change",
        lines: [
          expression(
            variable(`${substance.isReactant ? "−" : ""}Δ${name}`),
            "=",
            count(substance.coefficient),
            "*",
            variable("v"),
            "*",
            variable("Δt"),
            "=",
            count(substance.coefficient),
            "*",
            givenTerm(v),
            "*",
            givenTerm(time),
            "=",
            shownTerm(moved),
          ),
        ],
        values: { a: formulaTerm(substance.formula) },
      },
      {
        id: substance.isReactant ? "subtract" : "add",
        lines: [
          expression(
            variable(`${name}₂`),
            "=",
            givenTerm(from),
            substance.isReactant ? "-" : "+",
            shownTerm(moved),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("concentration", answer, { a: formulaTerm(substance.formula) }),
    distractors: wrongQuantities(
      answer,
      (
        [
          [slipOf(WORDS, "coefficient-left-out"), from.value.plus(v.value.times(time.value).times(sign))],
          [slipOf(WORDS, "change-for-end"), moved.value],
          [slipOf(WORDS, "wrong-way"), from.value.minus(moved.value.times(sign))],
          [
            slipOf(WORDS, "coefficient-divided"),
            from.value.plus(v.value.times(time.value).div(substance.coefficient).times(sign)),
          ],
        ] as const
      ).filter(([, wrong]) => wrong.gt(0)),
      "place",
    ),
  };
}

/** How the rates of the substances of one reaction hang together. */
export const relativeRates: Family = {
  id: "relative-rates",
  subtopic: "reaction-rates",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: ofOther, medium: fromMeasurement, hard: afterTime },
};
