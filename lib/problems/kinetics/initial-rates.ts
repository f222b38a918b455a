import { unitOfConstant } from "../../laws/kinetics/unit-of-constant.ts";
import type { Expression, FactValue, StepFacts } from "../../methods/facts.ts";
import { answerTerm, computed, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, equationTerm, expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Orders } from "../../laws/kinetics/rate-law.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import type { Solved } from "../solved-facts.ts";
import { quantityAnswer, wrongCounts, wrongQuantities } from "../solved.ts";
import { coefficientOf, sampleLaw } from "./rate-law-data.ts";
import type { RateLaw } from "./rate-law-data.ts";
import { bracket, factors, lawTerms, product, threeFigures } from "./rate-terms.ts";

const WORDS = "problems-kinetics.initial-rates";

const RATE = "mol/(L·s)";

/** One run: the concentrations at the start in the order of the law's reactants, and the rate that they lead to. */
export type Experiment = { readonly concentrations: readonly [Quantity, Quantity]; readonly rate: Quantity };

/** What the experiments multiply: the first concentration in the second run, the second one in the third. */
const MULTIPLES = [2, 2, 3, 4] as const;

const STARTS = [1, 1.2, 1.5, 2, 2.5, 3] as const;

function run({ orders, constant }: RateLaw, concentrations: readonly [Quantity, Quantity]): Experiment {
  const [first, second] = concentrations;
  const value = product([
    [first, orders[0]?.[1] ?? 0],
    [second, orders[1]?.[1] ?? 0],
  ]).times(constant);
  return { concentrations, rate: threeFigures(value, RATE) };
}

function sampleExperiments(random: Random, law: RateLaw): readonly [Experiment, Experiment, Experiment] {
  const [a, b] = [random.pick(STARTS) * law.scale, random.pick(STARTS) * law.scale];
  const of = (value: number): Quantity => threeFigures(value, "mol/L");
  return [
    run(law, [of(a), of(b)]),
    run(law, [of(a * random.pick(MULTIPLES)), of(b)]),
    run(law, [of(a), of(b * random.pick(MULTIPLES))]),
  ];
}

function row({ orders }: RateLaw, { concentrations: [first, second], rate }: Experiment): Expression {
  const [[a], [b]] = [orders[0] ?? ["A"], orders[1] ?? ["B"]];
  return worked(bracket(a), [[givenTerm(first), second], ",", [bracket(b), variable("v")]], rate);
}

function ratioOf(after: Quantity, before: Quantity): Quantity {
  return pureNumber(after.value.div(before.value), 3);
}

/** How the order in one reactant follows from two runs between which only its concentration differs. */
type Comparison = {
  readonly formula: string;
  readonly order: number;
  readonly letter: string;
  readonly steps: StepFacts[];
  readonly ratios: readonly Quantity[];
};

function compare(orders: Orders, experiments: readonly Experiment[], which: 0 | 1): Comparison {
  const [formula, order] = orders[which] ?? ["A", 0];
  const [first, second] = [experiments[0], experiments[which + 1]];
  if (first === undefined || second === undefined) throw new Error("An order needs two experiments");
  const [letter, later] = which === 0 ? (["m", "₂"] as const) : (["n", "₃"] as const);
  const power = which === 0 ? "ᵐ" : "ⁿ";
  const [from, to] = [first.concentrations[which], second.concentrations[which]];
  const [rates, concentrations] = [ratioOf(second.rate, first.rate), ratioOf(to, from)];
  const { name } = bracket(formula) as { readonly name: string };
  const steps: StepFacts[] = [
    step(
      "compare",
      [
        worked(`v${later} / v₁`, [second.rate, "/", first.rate], answerTerm(rates)),
        worked(`${name}${later} / ${name}₁`, [to, "/", from], answerTerm(concentrations)),
      ],
      { reactant: formulaTerm(formula) },
    ),
    step(
      "order",
      [
        expression(
          variable(`(${name}${later} / ${name}₁)${power}`),
          "=",
          variable(`v${later} / v₁`),
          ",",
          variable(letter),
          "=",
          count(order),
        ),
      ],
      { reactant: formulaTerm(formula) },
    ),
  ];
  return { formula, order, letter, steps, ratios: [rates, concentrations] };
}

const shown = (
  law: RateLaw,
  experiments: readonly Experiment[],
): Pick<Extract<Draft, { kind: "solved" }>, "given"> & { values: Record<string, FactValue> } => {
  const rows = experiments.map((experiment) => row(law, experiment));
  return {
    given: rows.map((each, index) => expression(count(index + 1), ":", ...each.terms)),
    values: {
      equation: equationTerm(law.equation),
      ...Object.fromEntries(rows.map((each, index) => [`row${index + 1}`, each])),
    },
  };
};

/** The order in one reactant, from two experiments. */
function oneOrder(random: Random): Draft | null {
  const sampled = sampleLaw(random);
  // Of either reactant: one without an effect is a case as well.
  const law = random.chance(0.5) ? sampled : { ...sampled, orders: sampled.orders.toReversed() };
  const [first, second] = sampleExperiments(random, law);
  const { formula, order, steps, ratios } = compare(law.orders, [first, second], 0);
  const coefficient = coefficientOf(law.equation, formula);
  // A ratio that is the order would tell it too early.
  if (ratios.some(({ value }) => value.round().eq(order))) return null;
  const { given, values } = shown(law, [first, second]);
  return {
    kind: "solved",
    variant: "one-order",
    values: { ...values, reactant: formulaTerm(formula) },
    ...(given !== undefined && { given }),
    steps,
    answer: { id: "order", value: count(order), values: { reactant: formulaTerm(formula) } },
    distractors: wrongCounts(order, [
      [slipOf(WORDS, "coefficient-for-order"), coefficient],
      [slipOf(WORDS, "ratio-for-order"), ratios[0]?.value.round().toNumber() ?? 0],
      [slipOf(WORDS, "order-zero"), 0],
      [slipOf(WORDS, "order-one"), 1],
      [slipOf(WORDS, "order-two"), 2],
    ]),
  };
}

/** The order in one of the two reactants, from three experiments as `solveConstant` takes them. */
export function solveOrder(
  orders: Orders,
  experiments: readonly [Experiment, Experiment, Experiment],
  which: 0 | 1,
): Solved {
  const { formula, order, steps } = compare(orders, experiments, which);
  return { steps, answer: { id: "order", value: count(order), values: { reactant: formulaTerm(formula) } } };
}

/** The order in one reactant from how many times as large its change makes the rate. */
export function solveOrderOfChange(formula: string, order: number, factor: Quantity, rates: Quantity): Solved {
  const { name } = bracket(formula) as { readonly name: string };
  const steps: StepFacts[] = [
    {
      id: "order",
      lines: [
        expression(
          variable(`${name}₂ / ${name}₁`),
          "=",
          givenTerm(factor),
          ",",
          variable("v₂ / v₁"),
          "=",
          givenTerm(rates),
        ),
        expression(variable(`(${name}₂ / ${name}₁)ᵐ`), "=", variable("v₂ / v₁"), ",", variable("m"), "=", count(order)),
      ],
      values: { reactant: formulaTerm(formula) },
    },
  ];
  return { steps, answer: { id: "order", value: count(order), values: { reactant: formulaTerm(formula) } } };
}

/** The sum of the orders, from three experiments as `solveConstant` takes them. */
export function solveOverall(orders: Orders, experiments: readonly [Experiment, Experiment, Experiment]): Solved {
  const [a, b] = [compare(orders, experiments, 0), compare(orders, experiments, 1)];
  const overall = a.order + b.order;
  const sum = expression(
    variable("m"),
    "+",
    variable("n"),
    "=",
    count(a.order),
    "+",
    count(b.order),
    "=",
    count(overall),
  );
  return {
    steps: [...a.steps, ...b.steps, step("sum", [sum])],
    answer: { id: "overall", value: count(overall) },
  };
}

/** The sum of the orders, from three experiments. */
function overallOrder(random: Random): Draft | null {
  const law = sampleLaw(random);
  const experiments = sampleExperiments(random, law);
  const [a, b] = [compare(law.orders, experiments, 0), compare(law.orders, experiments, 1)];
  if ([...a.ratios, ...b.ratios].some(({ value }) => value.round().eq(law.overall))) return null;
  const coefficients = coefficientOf(law.equation, a.formula) + coefficientOf(law.equation, b.formula);
  const { given, values } = shown(law, experiments);
  return {
    kind: "solved",
    variant: "overall-order",
    values,
    ...(given !== undefined && { given }),
    ...solveOverall(law.orders, experiments),
    distractors: wrongCounts(law.overall, [
      [slipOf(WORDS, "coefficient-for-order"), coefficients],
      [slipOf(WORDS, "one-order-only"), Math.max(a.order, b.order)],
      [slipOf(WORDS, "orders-multiplied"), a.order * b.order],
      [slipOf(WORDS, "all-first-order"), 2],
      [slipOf(WORDS, "one-more"), law.overall + 1],
    ]),
  };
}

/**
 * The rate constant with its unit, from three experiments of a law with these orders: the first reactant has another
 * concentration in the second one, the second reactant in the third.
 */
export function solveConstant(orders: Orders, experiments: readonly [Experiment, Experiment, Experiment]): Solved {
  const [a, b] = [compare(orders, experiments, 0), compare(orders, experiments, 1)];
  const {
    concentrations: [first, second],
    rate,
  } = experiments[0];
  const powers = [
    [first, a.order],
    [second, b.order],
  ] as const;
  const k = computed(rate.value.div(product(powers)), unitOfConstant(a.order + b.order), rate, first, second);
  return {
    steps: [
      ...a.steps,
      ...b.steps,
      step("law", [expression(variable("v"), "=", ...lawTerms(orders))]),
      step("constant", [
        expression(
          variable("k"),
          "=",
          variable("v"),
          "/",
          "(",
          ...lawTerms(orders).slice(1),
          ")",
          "=",
          givenTerm(rate),
          "/",
          "(",
          ...factors(powers),
          ")",
          "=",
          answerTerm(k),
        ),
      ]),
    ],
    answer: quantityAnswer("constant", k),
  };
}

function constant(random: Random): Draft | null {
  const law = sampleLaw(random);
  const experiments = sampleExperiments(random, law);
  const {
    concentrations: [first, second],
    rate,
  } = experiments[0];
  const [m, n] = [law.orders[0]?.[1] ?? 0, law.orders[1]?.[1] ?? 0];
  const withOrders = (one: number, other: number): Decimal =>
    rate.value.div(
      product([
        [first, one],
        [second, other],
      ]),
    );
  const k = computed(withOrders(m, n), unitOfConstant(law.overall), rate, first, second);
  const powers = rate.value.div(withOrders(m, n));
  const coefficients = law.orders.map(([formula]) => coefficientOf(law.equation, formula));
  const { given, values } = shown(law, experiments);
  return {
    kind: "solved",
    variant: "constant",
    values,
    ...(given !== undefined && { given }),
    ...solveConstant(law.orders, experiments),
    distractors: wrongQuantities(k, [
      [slipOf(WORDS, "coefficients-as-exponents"), withOrders(coefficients[0] ?? 1, coefficients[1] ?? 1)],
      [slipOf(WORDS, "all-first-order"), withOrders(1, 1)],
      [slipOf(WORDS, "orders-exchanged"), withOrders(n, m)],
      [slipOf(WORDS, "orders-left-out"), withOrders(law.overall === 1 ? 2 : 1, 0)],
      ["multiplied-instead-of-divided", rate.value.times(powers)],
      ["inverted-ratio", powers.div(rate.value)],
    ]),
  };
}

/** Orders and rate constants from tables of initial rates. */
export const initialRates: Family = {
  id: "initial-rates",
  subtopic: "rate-laws",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: oneOrder, medium: overallOrder, hard: constant },
};
