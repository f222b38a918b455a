import { rounded } from "../rounded.ts";
import { computed, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { expression, quantity as quantityFact, step, variable } from "../../methods/terms.ts";
import type { Term } from "../../methods/facts.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const WORDS = "problems-measurement.predictions";

const X = ["x₁", "x₂", "x₃"] as const;
const Y = ["y₁", "y₂", "y₃"] as const;

/** One measured pair, and the value at which the next is asked for. */
const nextOf = (variant: string, x1: Quantity, y1: Quantity, x2: Quantity) =>
  ({
    kind: "solved",
    variant,
    givens: { x1: [X[0], x1], y1: [Y[0], y1], x2: [X[1], x2] },
  }) as const;

/** y₂ = y₁ · x₂ / x₁: gas that forms from a metal, mass of a liquid by its volume. */
function proportional(random: Random): Draft {
  const variant = random.pick(["gas-from-metal", "mass-of-liquid"] as const);
  const [unitX, unitY, slope] =
    variant === "gas-from-metal" ? ["g", "mL", random.integer(300, 1200)] : ["mL", "g", random.integer(75, 140) / 100];
  const [from, to] = variant === "gas-from-metal" ? [0.1, 0.5] : [10, 50];
  const x1 = random.measured({ from, to, figures: 3 }, String(unitX));
  const x2 = random.measured({ from: to * 1.1, to: to * 2, figures: 3 }, String(unitX));
  const y1 = rounded(x1.value.times(slope), String(unitY));
  const y2 = computed(y1.value.times(x2.value).div(x1.value), String(unitY), x1, x2, y1);
  return {
    ...nextOf(variant, x1, y1, x2),
    steps: [
      step("what-is-constant-ratio", [
        expression(variable(Y[0]), "/", variable(X[0]), "=", variable(Y[1]), "/", variable(X[1])),
      ]),
      step("predict", [worked(Y[1], [[Y[0], y1], "*", [X[1], x2], "/", [X[0], x1]], y2)]),
    ],
    answer: quantityAnswer("predicted", y2),
    distractors: wrongQuantities(y2, [
      ["inverted-ratio", y1.value.times(x1.value).div(x2.value)],
      [slipOf(WORDS, "same-difference"), y1.value.plus(x2.value.minus(x1.value))],
      [slipOf(WORDS, "only-the-rise"), y2.value.minus(y1.value)],
    ]),
  };
}

/** y₂ = y₁ · x₁ / x₂: pressure and volume in a syringe, time and concentration. */
function inverse(random: Random): Draft {
  const variant = random.pick(["gas-in-syringe", "reaction-time"] as const);
  const [unitX, unitY] = variant === "gas-in-syringe" ? ["mL", "kPa"] : ["mol/L", "s"];
  const x1 =
    variant === "gas-in-syringe"
      ? random.measured({ from: 30, to: 60, figures: 3 }, unitX)
      : random.measured({ from: 0.1, to: 0.3, figures: 3 }, unitX);
  const x2 = rounded(
    x1.value.times(random.pick([0.4, 0.5, 0.6, 0.75, 1.5, 1.6, 2, 2.5]) + 0.05 * random.next()),
    unitX,
  );
  const y1 =
    variant === "gas-in-syringe"
      ? random.measured({ from: 95, to: 105, figures: 3 }, unitY)
      : random.measured({ from: 40, to: 160, figures: 3 }, unitY);
  const y2 = computed(y1.value.times(x1.value).div(x2.value), unitY, x1, x2, y1);
  // As many percent less as the other is more.
  const evenly = y1.value.times(new Decimal(2).minus(x2.value.div(x1.value)));
  return {
    ...nextOf(variant, x1, y1, x2),
    steps: [
      step("what-is-constant-product", [
        expression(variable(X[0]), "*", variable(Y[0]), "=", variable(X[1]), "*", variable(Y[1])),
      ]),
      step("predict", [worked(Y[1], [[Y[0], y1], "*", [X[0], x1], "/", [X[1], x2]], y2)]),
    ],
    answer: quantityAnswer("predicted", y2),
    distractors: wrongQuantities(y2, [
      [slipOf(WORDS, "direct-for-inverse"), y1.value.times(x2.value).div(x1.value)],
      ...(variant === "gas-in-syringe"
        ? [[slipOf(WORDS, "same-difference"), y1.value.minus(x2.value.minus(x1.value)).abs()] as const]
        : []),
      ...(evenly.gt(0) ? [[slipOf(WORDS, "falls-evenly"), evenly] as const] : []),
      [slipOf(WORDS, "as-before"), y1.value],
    ]),
  };
}

/** y₃ on the straight line through two points that does not pass through zero. */
function linear(random: Random): Draft {
  const variant = random.pick(["solubility-line", "warming-line"] as const);
  const isWarming = variant === "warming-line";
  const [unitX, unitY] = isWarming ? ["min", "°C"] : ["°C", "g"];
  const start = isWarming ? random.integer(1, 3) : random.integer(10, 20);
  const gap = isWarming ? random.integer(2, 4) : random.integer(10, 20);
  const further = gap + (isWarming ? random.integer(1, 4) : random.integer(5, 20));
  const tenths = isWarming ? random.integer(200, 280) : random.integer(250, 350);
  const rate = isWarming ? random.integer(21, 65) : random.integer(2, 6);
  const at = (x: number): Quantity => quantity(new Decimal(tenths + rate * (x - start)).div(10), unitY, 3);
  const time = (x: number): Quantity => quantity(x, unitX, null);
  const [x1, x2, x3] = [time(start), time(start + gap), time(start + further)];
  const [y1, y2, y3] = [at(start), at(start + gap), at(start + further)];
  const slope = y2.value.minus(y1.value).div(gap);
  const rise = quantityFact(slope.toDecimalPlaces(4).toFixed(), `${unitY}/${unitX}`);
  const span = (x: number): Term => quantityFact(String(x), unitX);
  const slopeStep = step("slope", [
    expression(
      variable("k"),
      "=",
      "(",
      variable(Y[1]),
      "-",
      variable(Y[0]),
      ")",
      "/",
      "(",
      variable(X[1]),
      "-",
      variable(X[0]),
      ")",
      "=",
      "(",
      givenTerm(y2),
      "-",
      givenTerm(y1),
      ")",
      "/",
      span(gap),
      "=",
      rise,
    ),
  ]);
  return {
    kind: "solved",
    variant,
    givens: { x1: [X[0], x1], y1: [Y[0], y1], x2: [X[1], x2], y2: [Y[1], y2], x3: [X[2], x3] },
    steps: [
      slopeStep,
      step("go-on", [
        expression(
          variable(Y[2]),
          "=",
          variable(Y[1]),
          "+",
          variable("k"),
          "*",
          "(",
          variable(X[2]),
          "-",
          variable(X[1]),
          ")",
          "=",
          givenTerm(y2),
          "+",
          rise,
          "*",
          span(further - gap),
          "=",
          givenTerm(y3),
        ),
      ]),
    ],
    answer: quantityAnswer("predicted", y3),
    distractors: wrongQuantities(y3, [
      [slipOf(WORDS, "through-zero"), y2.value.times(x3.value).div(x2.value)],
      [slipOf(WORDS, "whole-way"), y2.value.plus(slope.times(further))],
      [slipOf(WORDS, "only-the-rise"), slope.times(further - gap)],
      ["sign", y2.value.minus(slope.times(further - gap))],
    ]),
  };
}

/** What a hypothesis about two quantities says of a measurement that was not made yet. */
export const predictions: Family = {
  id: "predictions",
  subtopic: "scientific-method",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { medium: proportional, hard: (random) => random.pick([inverse, linear])(random) },
};
