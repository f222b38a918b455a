import { concentrationLeft, concentrationTerm, INTEGRATED_ORDERS } from "../../chemistry/kinetics/integrated-law.ts";
import type { IntegratedOrder } from "../../chemistry/kinetics/integrated-law.ts";
import type { Operator, StepFacts, Term } from "../../methods/facts.ts";
import { answerTerm, computed, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { sampleDecomposition } from "./decomposition-data.ts";
import type { Decomposition } from "./decomposition-data.ts";
import { halfLife, halvings } from "./half-lives.ts";
import {
  byOtherOrders,
  described,
  INTEGRATED_WORDS as WORDS,
  lawStep,
  lettersOf,
  line,
  termLetters,
} from "./integrated-terms.ts";
import type { Letters } from "./integrated-terms.ts";
import { threeFigures, unitOfConstant } from "./rate-terms.ts";

/** In which k t is counted. */
const UNITS_OF_TERM = { 0: "mol/L", 1: "", 2: "L/mol" } as const;

/** A time after which this share of the reactant is left. */
function timeTo({ order, initial, constant, timeUnit }: Decomposition, share: number): Quantity {
  return threeFigures(
    concentrationTerm(order, initial.value, initial.value.times(share)).div(constant.value),
    timeUnit,
  );
}

const sampleShare = (random: Random): number => 0.2 + 0.6 * random.next();

/** What is left after a time. */
function left(random: Random, orders: readonly IntegratedOrder[]): Draft {
  const sampled = sampleDecomposition(random, orders);
  const { reactant, order, constant, initial } = sampled;
  const time = timeTo(sampled, sampleShare(random));
  const kt = computed(constant.value.times(time.value), UNITS_OF_TERM[order], constant, time);
  const answer = computed(concentrationLeft(order, initial.value, kt.value), "mol/L", initial, constant, time);
  const letters = lettersOf(reactant);
  const inverse = computed(new Decimal(1).div(answer.value), "L/mol", initial, constant, time);
  const share = computed(kt.value.neg().exp(), "", constant, time);
  const lines = {
    0: [
      expression(
        variable(letters.now),
        "=",
        variable(letters.start),
        "-",
        variable("k"),
        variable("t"),
        "=",
        givenTerm(initial),
        "-",
        shownTerm(kt),
        "=",
        answerTerm(answer),
      ),
    ],
    1: [
      expression(variable("e^(−k t)"), "=", shownTerm(share)),
      expression(
        variable(letters.now),
        "=",
        variable(letters.start),
        "*",
        variable("e^(−k t)"),
        "=",
        givenTerm(initial),
        "*",
        shownTerm(share),
        "=",
        answerTerm(answer),
      ),
    ],
    2: [
      expression(
        variable(`1/${letters.now}`),
        "=",
        variable(`1/${letters.start}`),
        "+",
        variable("k"),
        variable("t"),
        "=",
        shownTerm(inverse),
      ),
      expression(variable(letters.now), "=", count(1), "/", shownTerm(inverse), "=", answerTerm(answer)),
    ],
  }[order];
  return {
    kind: "solved",
    variant: "left",
    values: { ...described(sampled), k: givenTerm(constant), initial: givenTerm(initial), time: givenTerm(time) },
    given: [line("k", constant), line(letters.start, initial), line("t", time)],
    steps: [
      lawStep(order, letters),
      {
        id: "product",
        lines: [
          expression(variable("k"), variable("t"), "=", givenTerm(constant), "*", givenTerm(time), "=", shownTerm(kt)),
        ],
        values: {},
      },
      { id: "left", lines, values: {} },
    ],
    answer: quantityAnswer("left", answer, { a: formulaTerm(reactant) }),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "reacted-for-left"), initial.value.minus(answer.value)],
      ...byOtherOrders(order, (other) => concentrationLeft(other, initial.value, kt.value)),
      ...(order === 1
        ? [[slipOf(WORDS, "ten-for-e"), initial.value.times(new Decimal(10).pow(kt.value.neg()))] as const]
        : []),
    ]),
  };
}

/** Shared by the exercises that know both concentrations. */
function between(
  sampled: Decomposition,
  share: number,
): { readonly final: Quantity; readonly term: Quantity; readonly letters: Letters; readonly change: StepFacts } {
  const { order, initial, reactant } = sampled;
  const final = threeFigures(initial.value.times(share), "mol/L");
  const term = computed(concentrationTerm(order, initial.value, final.value), UNITS_OF_TERM[order], initial, final);
  const letters = lettersOf(reactant);
  return {
    final,
    term,
    letters,
    change: { id: "change", lines: [expression(...termLetters(order, letters), "=", shownTerm(term))], values: {} },
  };
}

/** The time until a concentration is reached. */
function time(random: Random): Draft {
  const sampled = sampleDecomposition(random, INTEGRATED_ORDERS);
  const { order, constant, initial, timeUnit, reactant } = sampled;
  const { final, term, letters, change } = between(sampled, sampleShare(random));
  const answer = computed(term.value.div(constant.value), timeUnit, initial, final, constant);
  return {
    kind: "solved",
    variant: "time",
    values: {
      ...described(sampled),
      k: givenTerm(constant),
      initial: givenTerm(initial),
      final: givenTerm(final),
      unit: variable(timeUnit),
    },
    given: [line("k", constant), line(letters.start, initial), line(letters.now, final)],
    steps: [
      lawStep(order, letters),
      change,
      {
        id: "time",
        lines: [
          expression(
            variable("t"),
            "=",
            ...bracketed(order, letters),
            "/",
            variable("k"),
            "=",
            shownTerm(term),
            "/",
            givenTerm(constant),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("time", answer, { a: formulaTerm(reactant) }),
    distractors: wrongQuantities(answer, [
      ...byOtherOrders(order, (other) => concentrationTerm(other, initial.value, final.value).div(constant.value)),
      ...(order === 1
        ? [[slipOf(WORDS, "log-for-ln"), term.value.div(new Decimal(10).ln()).div(constant.value)] as const]
        : []),
      ["multiplied-instead-of-divided", term.value.times(constant.value)],
      [
        slipOf(WORDS, "half-life-for-time"),
        concentrationTerm(order, initial.value, initial.value.div(2)).div(constant.value),
      ],
    ]),
  };
}

/** The concentrations' side as one factor: a difference in brackets. */
function bracketed(order: IntegratedOrder, letters: Letters): (Term | Operator)[] {
  return order === 1 ? termLetters(order, letters) : ["(", ...termLetters(order, letters), ")"];
}

/** The rate constant, from two concentrations. */
function constantFrom(random: Random): Draft {
  const sampled = sampleDecomposition(random, INTEGRATED_ORDERS);
  const { order, initial, timeUnit } = sampled;
  const { final, term, letters, change } = between(sampled, sampleShare(random));
  const elapsed = threeFigures(term.value.div(sampled.constant.value), timeUnit);
  const k = computed(term.value.div(elapsed.value), unitOfConstant(order, timeUnit), initial, final, elapsed);
  return {
    kind: "solved",
    variant: "constant",
    values: { ...described(sampled), initial: givenTerm(initial), final: givenTerm(final), time: givenTerm(elapsed) },
    given: [line(letters.start, initial), line(letters.now, final), line("t", elapsed)],
    steps: [
      lawStep(order, letters),
      change,
      {
        id: "constant",
        lines: [
          expression(
            variable("k"),
            "=",
            ...bracketed(order, letters),
            "/",
            variable("t"),
            "=",
            shownTerm(term),
            "/",
            givenTerm(elapsed),
            "=",
            answerTerm(k),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("constant", k),
    distractors: wrongQuantities(k, [
      ...byOtherOrders(order, (other) => concentrationTerm(other, initial.value, final.value).div(elapsed.value)),
      ...(order === 1
        ? [[slipOf(WORDS, "log-for-ln"), term.value.div(new Decimal(10).ln()).div(elapsed.value)] as const]
        : []),
      ["multiplied-instead-of-divided", term.value.times(elapsed.value)],
    ]),
  };
}

/** The time until a percentage of a reactant of the first order has reacted. */
function timeForShare(random: Random): Draft {
  const sampled = sampleDecomposition(random, [1]);
  const { constant, timeUnit, reactant } = sampled;
  const percent = quantity(
    random.pick(["15.0", "30.0", "35.0", "40.0", "60.0", "65.0", "70.0", "80.0", "85.0", "90.0", "95.0"]),
    "%",
    3,
  );
  const rest = quantity(percent.value.neg().plus(100), "%", 3);
  const term = computed(new Decimal(100).div(rest.value).ln(), "", rest);
  const answer = computed(term.value.div(constant.value), timeUnit, constant, rest);
  const letters = lettersOf(reactant);
  return {
    kind: "solved",
    variant: "time-for-share",
    values: { ...described(sampled), k: givenTerm(constant), percent: givenTerm(percent), unit: variable(timeUnit) },
    given: [line("k", constant)],
    steps: [
      lawStep(1, letters),
      {
        id: "rest",
        lines: [
          expression(
            { kind: "quantity", value: "100", unit: "%", significantFigures: null },
            "-",
            givenTerm(percent),
            "=",
            givenTerm(rest),
          ),
        ],
        values: {},
      },
      { id: "change", lines: [expression(...termLetters(1, letters), "=", shownTerm(term))], values: {} },
      {
        id: "time",
        lines: [
          expression(
            variable("t"),
            "=",
            ...termLetters(1, letters),
            "/",
            variable("k"),
            "=",
            shownTerm(term),
            "/",
            givenTerm(constant),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("time", answer, { a: formulaTerm(reactant) }),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "reacted-for-left"), new Decimal(100).div(percent.value).ln().div(constant.value)],
      [slipOf(WORDS, "log-for-ln"), term.value.div(new Decimal(10).ln()).div(constant.value)],
      [slipOf(WORDS, "law-of-order-0"), percent.value.div(100).div(constant.value)],
    ]),
  };
}

/** Concentration, time and rate constant by the integrated rate laws. */
export const integratedLaws: Family = {
  id: "integrated-laws",
  subtopic: "integrated-rate-laws-half-life",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => random.pick([halvings, (each: Random) => halfLife(each, [1])])(random),
    medium: (random) =>
      random.pick([
        (each: Random) => left(each, [1]),
        (each: Random) => left(each, INTEGRATED_ORDERS),
        (each: Random) => halfLife(each, [0, 2]),
      ])(random),
    hard: (random) => random.pick([time, timeForShare, constantFrom])(random),
  },
};
