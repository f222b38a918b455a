import { halfLifeTerm } from "../../chemistry/kinetics/integrated-law.ts";
import type { IntegratedOrder } from "../../chemistry/kinetics/integrated-law.ts";
import type { Operator, Term } from "../../methods/facts.ts";
import { answerTerm, computed, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Draft } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { sampleDecomposition } from "./decomposition-data.ts";
import { byOtherOrders, described, INTEGRATED_WORDS as WORDS, lawStep, lettersOf, line } from "./integrated-terms.ts";
import { threeFigures, unitOfConstant } from "./rate-terms.ts";

/** The half-life, or the rate constant from it. */
export function halfLife(random: Random, orders: readonly IntegratedOrder[]): Draft {
  const sampled = sampleDecomposition(random, orders);
  const { order, constant, initial, timeUnit, reactant } = sampled;
  const letters = lettersOf(reactant);
  const term = halfLifeTerm(order, initial.value);
  const asksConstant = random.chance(0.5);
  const measured = threeFigures(term.div(constant.value), timeUnit);
  const answer = asksConstant
    ? computed(term.div(measured.value), unitOfConstant(order, timeUnit), measured, initial)
    : computed(term.div(constant.value), timeUnit, constant, initial);
  const divisor = asksConstant ? measured : constant;
  const wanted = asksConstant ? "k" : "t½";
  const other = variable(asksConstant ? "t½" : "k");
  // What stands on the other side of k t½, in letters and with numbers.
  const sides: Readonly<
    Record<IntegratedOrder, { readonly letters: (Term | Operator)[]; readonly numbers: (Term | Operator)[] }>
  > = {
    0: {
      letters: [variable(letters.start), "/", "(", count(2), other, ")"],
      numbers: [givenTerm(initial), "/", "(", count(2), "*", givenTerm(divisor), ")"],
    },
    1: {
      letters: [variable("ln 2"), "/", other],
      numbers: [{ kind: "quantity", value: "0.6931", unit: "", significantFigures: null }, "/", givenTerm(divisor)],
    },
    2: {
      letters: [count(1), "/", "(", other, variable(letters.start), ")"],
      numbers: [count(1), "/", "(", givenTerm(divisor), "*", givenTerm(initial), ")"],
    },
  };
  const { letters: symbols, numbers } = sides[order];
  return {
    kind: "solved",
    variant: `${asksConstant ? "constant-from-half-life" : "half-life"}${order === 1 ? "" : "-by-concentration"}`,
    values: {
      ...described(sampled),
      ...(order !== 1 && { initial: givenTerm(initial) }),
      ...(asksConstant ? { time: givenTerm(measured) } : { k: givenTerm(constant), unit: variable(timeUnit) }),
    },
    given: [...(order === 1 ? [] : [line(letters.start, initial)]), line(asksConstant ? "t½" : "k", divisor)],
    steps: [
      lawStep(order, letters),
      { id: "half", lines: [expression(variable(wanted), "=", ...symbols)], values: {} },
      {
        id: asksConstant ? "constant" : "half-life",
        lines: [expression(variable(wanted), "=", ...numbers, "=", answerTerm(answer))],
        values: {},
      },
    ],
    answer: quantityAnswer(asksConstant ? "constant" : "half-life", answer),
    distractors: wrongQuantities(answer, [
      [
        slipOf(WORDS, "half-left-out"),
        order === 1
          ? new Decimal(1).div(divisor.value)
          : order === 0
            ? initial.value.div(divisor.value)
            : new Decimal(2).div(initial.value).div(divisor.value),
      ],
      ...(order === 1
        ? ([
            [slipOf(WORDS, "log-for-ln"), new Decimal(2).log(10).div(divisor.value)],
            [slipOf(WORDS, "halved-inverse"), new Decimal("0.5").div(divisor.value)],
            ["inverted-ratio", divisor.value.div(new Decimal(2).ln())],
          ] as const)
        : byOtherOrders(order, (each) => halfLifeTerm(each, initial.value).div(divisor.value))),
    ]),
  };
}

/** A whole number of half-lives of the first order. */
export function halvings(random: Random): Draft {
  const sampled = sampleDecomposition(random, [1]);
  const { timeUnit, reactant } = sampled;
  const half = threeFigures(halfLifeTerm(1, sampled.initial.value).div(sampled.constant.value), timeUnit);
  const times = random.integer(2, 5);
  const elapsed = quantity(half.value.times(times), timeUnit, 3);
  const { initial } = sampled;
  const answer = computed(initial.value.div(2 ** times), "mol/L", initial, half);
  const letters = lettersOf(reactant);
  return {
    kind: "solved",
    variant: "halvings",
    values: {
      ...described(sampled),
      half: givenTerm(half),
      initial: givenTerm(initial),
      time: givenTerm(threeFigures(elapsed.value, timeUnit)),
    },
    given: [line("t½", half), line(letters.start, initial), line("t", threeFigures(elapsed.value, timeUnit))],
    steps: [
      {
        id: "halvings",
        lines: [
          expression(
            variable("n"),
            "=",
            variable("t"),
            "/",
            variable("t½"),
            "=",
            givenTerm(threeFigures(elapsed.value, timeUnit)),
            "/",
            givenTerm(half),
            "=",
            count(times),
          ),
        ],
        values: {},
      },
      {
        id: "halve",
        lines: [
          expression(
            variable(letters.now),
            "=",
            variable(letters.start),
            "/",
            variable("2ⁿ"),
            "=",
            givenTerm(initial),
            "/",
            count(2 ** times),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("left", answer, { a: formulaTerm(reactant) }),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "divided-by-number"), initial.value.div(times)],
      [slipOf(WORDS, "reacted-for-left"), initial.value.minus(answer.value)],
      [slipOf(WORDS, "one-halving-less"), answer.value.times(2)],
      [slipOf(WORDS, "one-halving-more"), answer.value.div(2)],
    ]),
  };
}
