import { unitOfConstant } from "../../laws/kinetics/unit-of-constant.ts";
import type { Expression, FactValue, Operator, StepFacts, Term } from "../../methods/facts.ts";
import { answerTerm, computed, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, equationTerm, expression, formulaTerm, joined, step, variable } from "../../methods/terms.ts";
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
type Run = { readonly concentrations: readonly Quantity[]; readonly rate: Quantity };

/** A run with that which it is compared with, where that is not the first one. */
export type Experiment = Run & { readonly beside?: Run };

/** The first run, and for each reactant in the order of the law one in which its concentration alone is another. */
export type Experiments = readonly [Experiment, ...Experiment[]];

/** What the experiments multiply: the first concentration in the second run, the second one in the third. */
const MULTIPLES = [2, 2, 3, 4] as const;

const STARTS = [1, 1.2, 1.5, 2, 2.5, 3] as const;

const powersOf = (orders: Orders, concentrations: readonly Quantity[]): (readonly [Quantity, number])[] =>
  concentrations.map((concentration, index) => [concentration, orders[index]?.[1] ?? 0]);

function run({ orders, constant }: RateLaw, concentrations: readonly Quantity[]): Experiment {
  const value = product(powersOf(orders, concentrations)).times(constant);
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

function row({ orders }: RateLaw, { concentrations, rate }: Experiment): Expression {
  const told = concentrations.flatMap((concentration, index): (Term | Operator)[] => [
    bracket(orders[index]?.[0] ?? ""),
    "=",
    givenTerm(concentration),
    ",",
  ]);
  return expression(...told, variable("v"), "=", givenTerm(rate));
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

/** The exponent of each reactant, as a letter and raised, and the number of the run in which it alone is another. */
const EXPONENTS = [
  ["m", "ᵐ", "₂"],
  ["n", "ⁿ", "₃"],
  ["p", "ᵖ", "₄"],
] as const;

function compare(orders: Orders, experiments: readonly Experiment[], which: number): Comparison {
  const [formula, order] = orders[which] ?? ["A", 0];
  const second = experiments[which + 1];
  const first = second?.beside ?? experiments[0];
  const [from, to] = [first?.concentrations[which], second?.concentrations[which]];
  const exponent = EXPONENTS[which];
  if (!first || !second || !from || !to || !exponent) throw new Error("An order needs two experiments");
  const [letter, power, later] = exponent;
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

/** The order in one of the reactants. */
export function solveOrder(orders: Orders, experiments: Experiments, which: number): Solved {
  const { formula, order, steps } = compare(orders, experiments, which);
  return { steps, answer: { id: "order", value: count(order), values: { reactant: formulaTerm(formula) } } };
}

/** The order in one reactant from how many times as large its change makes the rate. */
export function solveOrderOfChange(formula: string, order: number, factor: Quantity, rates: Quantity): Solved {
  const { name } = bracket(formula) as { readonly name: string };
  const steps: StepFacts[] = [
    step(
      "order",
      [
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
      { reactant: formulaTerm(formula) },
    ),
  ];
  return { steps, answer: { id: "order", value: count(order), values: { reactant: formulaTerm(formula) } } };
}

/** Each reactant's order, from its own two experiments. */
const compareAll = (orders: Orders, experiments: Experiments): Comparison[] =>
  orders.map((_, which) => compare(orders, experiments, which));

const overallOf = (summands: readonly Pick<Comparison, "order">[]): number =>
  summands.reduce((sum, { order }) => sum + order, 0);

function sumOf(summands: readonly Pick<Comparison, "order" | "letter">[]): StepFacts {
  const plus = (terms: readonly Term[]) =>
    joined(
      terms.map((term) => [term]),
      "+",
    );
  const sum = [
    ...plus(summands.map(({ letter }) => variable(letter))),
    "=" as const,
    ...plus(summands.map(({ order }) => count(order))),
  ];
  return step("sum", [expression(...sum, "=", count(overallOf(summands)))]);
}

/** The sum of the orders. */
export function solveOverall(orders: Orders, experiments: Experiments): Solved {
  const comparisons = compareAll(orders, experiments);
  return {
    steps: [...comparisons.flatMap(({ steps }) => steps), ...(comparisons.length > 1 ? [sumOf(comparisons)] : [])],
    answer: { id: "overall", value: count(overallOf(comparisons)) },
  };
}

/** The orders that a law shows: of one of its reactants, or their sum. */
export function solveOrderOfLaw(orders: Orders, of: number | "overall"): Solved {
  const law = step("law", [expression(variable("v"), "=", ...lawTerms(orders))]);
  if (of !== "overall") {
    const [formula, order] = orders[of] ?? ["A", 0];
    return { steps: [law], answer: { id: "order", value: count(order), values: { reactant: formulaTerm(formula) } } };
  }
  const summands = orders.map(([, order], index) => ({ order, letter: EXPONENTS[index]?.[0] ?? "" }));
  return { steps: [law, sumOf(summands)], answer: { id: "overall", value: count(overallOf(summands)) } };
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

/** The rate constant with its unit. */
export function solveConstant(orders: Orders, experiments: Experiments): Solved {
  const comparisons = compareAll(orders, experiments);
  const [{ concentrations, rate }] = experiments;
  const powers = powersOf(orders, concentrations);
  const k = computed(rate.value.div(product(powers)), unitOfConstant(overallOf(comparisons)), rate, ...concentrations);
  return {
    steps: [
      ...comparisons.flatMap(({ steps }) => steps),
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
  const [{ concentrations, rate }] = experiments;
  const [m, n] = [law.orders[0]?.[1] ?? 0, law.orders[1]?.[1] ?? 0];
  const withOrders = (...others: number[]): Decimal =>
    rate.value.div(product(concentrations.map((each, index) => [each, others[index] ?? 0])));
  const k = computed(withOrders(m, n), unitOfConstant(law.overall), rate, ...concentrations);
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
