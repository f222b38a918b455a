import type { FactValue, Operator, Quantity as QuantityFact, Term } from "../../methods/facts.ts";
import { answerTerm, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { powerOfTen } from "./powers-of-ten.ts";

const WORDS = "problems-measurement.power-arithmetic";

type Power = { readonly mantissa: Quantity; readonly exponent: number };

const ten = (exponent: number): Decimal => new Decimal(10).pow(exponent);
const valueOf = ({ mantissa, exponent }: Power): Decimal => mantissa.value.times(ten(exponent));

function sample(random: Random, figures: number, from: number, to: number): Power {
  return {
    mantissa: pureNumber(random.measured({ from: 1.2, to: 9.7, figures }, "g").value, figures),
    exponent: random.integer(from, to),
  };
}

const scientific = (value: QuantityFact): QuantityFact => ({ ...value, notation: "scientific" });

const shown = (power: Power): QuantityFact =>
  scientific(givenTerm(pureNumber(valueOf(power), power.mantissa.significantFigures)));

const term = ({ mantissa, exponent }: Power): (Term | Operator)[] => [
  givenTerm(mantissa),
  "*",
  variable(powerOfTen(exponent)),
];

function answerOf(result: Quantity): SolvedDraft["answer"] {
  const answer = quantityAnswer("result", result);
  return { ...answer, value: scientific(answerTerm(result)) };
}

function wrong(result: Quantity, slips: readonly (readonly [string, Decimal])[]): Distractor[] {
  return wrongQuantities(result, slips).map(({ slip: id, value }) => ({
    slip: id,
    value: value.kind === "quantity" ? scientific(value) : value,
  }));
}

/** Beyond 10¹⁵ and 10⁻¹⁵ the numbers say nothing to anybody. */
const isHandy = (value: Decimal): boolean =>
  value.abs().e < 16 && value.abs().e > -16 && (value.abs().e > 2 || value.abs().e < -2);

/** Before the powers are put together the last factor stands beside the new power: it must not read like the answer. */
function readsLike(mantissa: Decimal, last: Decimal): boolean {
  return [0.1, 1, 10].some((scale) => mantissa.times(scale).div(last).minus(1).abs().lt(0.02));
}

function product(random: Random): Draft | null {
  const [a, b] = [sample(random, random.integer(2, 3), -8, 8), sample(random, random.integer(2, 3), -8, 8)];
  const isProduct = random.chance(0.5);
  const figures = Math.min(a.mantissa.significantFigures ?? 1, b.mantissa.significantFigures ?? 1);
  const result = pureNumber(isProduct ? valueOf(a).times(valueOf(b)) : valueOf(a).div(valueOf(b)), figures);
  const mantissa = isProduct ? a.mantissa.value.times(b.mantissa.value) : a.mantissa.value.div(b.mantissa.value);
  const exponent = isProduct ? a.exponent + b.exponent : a.exponent - b.exponent;
  const opposite = isProduct ? a.exponent - b.exponent : a.exponent + b.exponent;
  if (!isHandy(result.value) || [a, b].some((each) => Math.abs(each.exponent) < 2)) return null;
  if (readsLike(mantissa, b.mantissa.value)) return null;
  const sign: Operator = isProduct ? "*" : "/";
  return {
    kind: "solved",
    variant: isProduct ? "product" : "quotient",
    values: { a: shown(a), b: shown(b) },
    given: [expression("(", shown(a), ")", sign, "(", shown(b), ")")],
    steps: [
      step(isProduct ? "add-exponents" : "subtract-exponents", [
        worked("n", [count(a.exponent), isProduct ? "+" : "-", ...signed(b.exponent)], count(exponent)),
      ]),
      step("normalise", [
        expression(
          givenTerm(a.mantissa),
          sign,
          givenTerm(b.mantissa),
          "*",
          variable(powerOfTen(exponent)),
          "=",
          answerOf(result).value as Term,
        ),
      ]),
    ],
    answer: answerOf(result),
    distractors: wrong(result, [
      [slipOf(WORDS, isProduct ? "exponents-subtracted" : "exponents-added"), mantissa.times(ten(opposite))],
      ["power-of-ten", result.value.times(10)],
      [
        isProduct ? "divided-instead-of-multiplied" : "multiplied-instead-of-divided",
        (isProduct ? a.mantissa.value.div(b.mantissa.value) : a.mantissa.value.times(b.mantissa.value)).times(
          ten(exponent),
        ),
      ],
      ["power-of-ten", result.value.div(10)],
    ]),
  };
}

function signed(value: number): (Term | Operator)[] {
  return value < 0 ? ["(", count(value), ")"] : [count(value)];
}

/** The smaller one is written with the power of the larger one first. */
function sum(random: Random): Draft | null {
  const a = sample(random, 3, -9, 9);
  const gap = random.integer(1, 2);
  const b = { ...sample(random, 3, 0, 0), exponent: a.exponent - gap };
  const isSum = random.chance(0.5);
  const value = isSum ? valueOf(a).plus(valueOf(b)) : valueOf(a).minus(valueOf(b));
  const result = pureNumber(value, figuresToPlace(value, lastPlace(valueOf(a), 3)));
  if (!isHandy(value) || (result.significantFigures ?? 0) < 3) return null;
  const aligned: Power = { mantissa: { ...b.mantissa, value: b.mantissa.value.div(ten(gap)) }, exponent: a.exponent };
  const sign: Operator = isSum ? "+" : "-";
  const raw = isSum ? a.mantissa.value.plus(b.mantissa.value) : a.mantissa.value.minus(b.mantissa.value);
  return {
    kind: "solved",
    variant: isSum ? "sum" : "difference",
    values: { a: shown(a), b: shown(b) },
    given: [expression(shown(a), sign, shown(b))],
    steps: [
      step("align", [expression(...term(b), "=", ...term(aligned))]),
      step("add-mantissas", [
        expression(
          "(",
          givenTerm(a.mantissa),
          sign,
          givenTerm(aligned.mantissa),
          ")",
          "*",
          variable(powerOfTen(a.exponent)),
          "=",
          answerOf(result).value as Term,
        ),
      ]),
    ],
    answer: answerOf(result),
    distractors: wrong(result, [
      [slipOf(WORDS, "exponents-ignored"), raw.times(ten(a.exponent))],
      [slipOf(WORDS, "exponents-added"), raw.times(ten(a.exponent + b.exponent))],
      ["power-of-ten", value.times(10)],
      ["power-of-ten", value.div(10)],
    ]),
  };
}

/** (a × 10ᵐ)(b × 10ⁿ) / (c × 10ᵏ) */
function chain(random: Random): Draft | null {
  const [a, b, c] = [sample(random, 3, -7, 9), sample(random, 3, -7, 9), sample(random, 3, -7, 9)];
  const mantissa = a.mantissa.value.times(b.mantissa.value).div(c.mantissa.value);
  const exponent = a.exponent + b.exponent - c.exponent;
  const result = pureNumber(mantissa.times(ten(exponent)), 3);
  if (
    !isHandy(result.value) ||
    [a, b, c].some((each) => Math.abs(each.exponent) < 2) ||
    readsLike(mantissa, c.mantissa.value)
  )
    return null;
  const values: Record<string, FactValue> = { a: shown(a), b: shown(b), c: shown(c) };
  return {
    kind: "solved",
    variant: "chain",
    values,
    given: [expression("(", shown(a), ")", "*", "(", shown(b), ")", "/", "(", shown(c), ")")],
    steps: [
      step("all-exponents", [
        worked("n", [count(a.exponent), "+", ...signed(b.exponent), "-", ...signed(c.exponent)], count(exponent)),
      ]),
      step("normalise", [
        expression(
          givenTerm(a.mantissa),
          "*",
          givenTerm(b.mantissa),
          "/",
          givenTerm(c.mantissa),
          "*",
          variable(powerOfTen(exponent)),
          "=",
          answerOf(result).value as Term,
        ),
      ]),
    ],
    answer: answerOf(result),
    distractors: wrong(result, [
      [slipOf(WORDS, "exponents-added"), mantissa.times(ten(a.exponent + b.exponent + c.exponent))],
      ["multiplied-instead-of-divided", mantissa.times(c.mantissa.value.pow(2)).times(ten(exponent))],
      ["power-of-ten", result.value.times(10)],
      ["power-of-ten", result.value.div(10)],
    ]),
  };
}

/** Calculating with powers of ten. */
export const powerArithmetic: Family = {
  id: "power-arithmetic",
  subtopic: "scientific-notation",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { medium: product, hard: (random) => random.pick([sum, chain])(random) },
};
