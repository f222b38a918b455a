import { unitOfConstant } from "../../laws/kinetics/unit-of-constant.ts";
import { lawValue } from "../../laws/law-value.ts";
import { halfLifeLaw, integratedLaw, INTEGRATED_ORDERS } from "../../laws/kinetics/integrated.ts";
import type { IntegratedOrder } from "../../laws/kinetics/integrated.ts";
import type { FactValue, StepFacts, Term } from "../../methods/facts.ts";
import { answerTerm, computed, equals, givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, list, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongCounts, wrongQuantities } from "../solved.ts";
import { sampleDecomposition } from "./decomposition-data.ts";
import type { Decomposition } from "./decomposition-data.ts";
import { bracket, threeFigures } from "./rate-terms.ts";

const WORDS = "problems-kinetics.order-from-data";

function nameOf(reactant: string): string {
  const { name } = bracket(reactant) as { readonly name: string };
  return name;
}

/** What is a straight line over time for each order. */
const PLOTS: Readonly<Record<IntegratedOrder, (name: string) => string>> = {
  0: (name) => name,
  1: (name) => `ln ${name}`,
  2: (name) => `1/${name}`,
};

function wrongOrders(order: IntegratedOrder, clue: "plot" | "half-lives" | "table"): Distractor[] {
  return wrongCounts(
    order,
    INTEGRATED_ORDERS.filter((other) => other !== order).map((other) => [
      slipOf(WORDS, `${clue}-of-order-${other}`),
      other,
    ]),
  );
}

const orderStep = (order: IntegratedOrder): StepFacts => step("order", [equals("n", count(order))]);

const about = ({ reactant }: Decomposition): Record<string, FactValue> => ({ a: formulaTerm(reactant) });

/** The plot that is straight. */
function straightPlot(random: Random): SolvedDraft {
  const sampled = sampleDecomposition(random, INTEGRATED_ORDERS);
  const { order, reactant, constant } = sampled;
  const name = nameOf(reactant);
  const slope: Quantity = order === 2 ? constant : { ...constant, value: constant.value.neg() };
  const k = variable("k");
  return {
    kind: "solved",
    variant: "straight-plot",
    values: {
      ...about(sampled),
      plots: list(INTEGRATED_ORDERS.map((each) => variable(PLOTS[each](name)))),
      plot: variable(PLOTS[order](name)),
      slope: givenTerm(slope),
    },
    steps: [
      step("shapes", [
        expression(variable(name), "=", variable(`${name}₀`), "-", k, variable("t")),
        expression(variable(`ln ${name}`), "=", variable(`ln ${name}₀`), "-", k, variable("t")),
        expression(variable(`1/${name}`), "=", variable(`1/${name}₀`), "+", k, variable("t")),
      ]),
      orderStep(order),
    ],
    answer: { id: "order", value: count(order), values: about(sampled) },
    distractors: wrongOrders(order, "plot"),
  };
}

/** Two half-lives, one after the other. */
function halfLives(random: Random): SolvedDraft {
  const sampled = sampleDecomposition(random, INTEGRATED_ORDERS);
  const { order, initial, constant, timeUnit } = sampled;
  const [half, quarter] = [initial.value.div(2), initial.value.div(4)];
  // As measured: a few parts in a thousand off.
  const measured = (of: Decimal): Quantity =>
    threeFigures(
      lawValue(halfLifeLaw(order), "t½", { "A₀": of, k: constant.value }).times(0.997 + 0.006 * random.next()),
      timeUnit,
    );
  const [first, second] = [measured(initial.value), measured(half)];
  const of = (value: Decimal): Term => givenTerm(threeFigures(value, "mol/L"));
  return {
    kind: "solved",
    variant: "half-lives",
    values: {
      ...about(sampled),
      initial: of(initial.value),
      half: of(half),
      quarter: of(quarter),
      first: givenTerm(first),
      second: givenTerm(second),
    },
    steps: [
      step("half-lives", [], { first: givenTerm(first), second: givenTerm(second) }),
      step("dependence"),
      orderStep(order),
    ],
    answer: { id: "order", value: count(order), values: about(sampled) },
    distractors: wrongOrders(order, "half-lives"),
  };
}

type Table = {
  readonly sampled: Decomposition;
  readonly times: readonly Quantity[];
  readonly concentrations: readonly Quantity[];
  readonly values: Record<string, FactValue>;
};

const MULTIPLES = [0, 1, 2, 3] as const;

/** Concentrations at four times, equally far from each other. */
function sampleTable(random: Random): Table | null {
  const sampled = sampleDecomposition(random, INTEGRATED_ORDERS);
  const { order, initial, constant, timeUnit } = sampled;
  const last = lawValue(integratedLaw(order), "t", {
    "A₀": initial.value,
    A: initial.value.times(0.2 + 0.1 * random.next()),
    k: constant.value,
  });
  const step = last.div(3).toSignificantDigits(2);
  if (step.lt(2)) return null;
  const times = MULTIPLES.map((each) => quantity(step.times(each), timeUnit, null));
  const concentrations = times.map(({ value }) =>
    threeFigures(
      value.isZero()
        ? initial.value
        : lawValue(integratedLaw(order), "A", { "A₀": initial.value, k: constant.value, t: value }),
      "mol/L",
    ),
  );
  if (concentrations.some(({ value }) => value.lte(0))) return null;
  return {
    sampled,
    times,
    concentrations,
    values: {
      ...about(sampled),
      times: list(times.map((each) => givenTerm(each))),
      concentrations: list(concentrations.map((each) => givenTerm(each))),
    },
  };
}

/** What changes by equal steps shows the order: each way of looking, a line each. */
function testStep({ sampled: { reactant }, concentrations }: Table): StepFacts {
  const name = nameOf(reactant);
  const changes = (plot: (name: string) => string, of: (value: Decimal) => Decimal): (Term | "," | "=" | ":")[] => [
    variable(`Δ(${plot(name)})`),
    ":" as const,
    ...concentrations.slice(1).flatMap(({ value }, index) => {
      const before = concentrations[index]?.value ?? value;
      const change = of(value).minus(of(before)).toSignificantDigits(3);
      const term: Term = { kind: "quantity", value: change.toFixed(), unit: "", significantFigures: null };
      return index === 0 ? [term] : ["," as const, term];
    }),
  ];
  return step("test", [
    expression(...changes(PLOTS[0], (value) => value)),
    expression(...changes(PLOTS[1], (value) => value.ln())),
    expression(...changes(PLOTS[2], (value) => new Decimal(1).div(value))),
  ]);
}

function orderOfTable(random: Random): SolvedDraft | null {
  const table = sampleTable(random);
  if (table === null) return null;
  const { order } = table.sampled;
  const test = testStep(table);
  // A change that happens to be the order would tell it.
  if (test.lines.some(({ terms }) => terms.some((term) => term.kind === "quantity" && Number(term.value) === order)))
    return null;
  return {
    kind: "solved",
    variant: "table",
    values: table.values,
    steps: [test, orderStep(order)],
    answer: { id: "order", value: count(order), values: about(table.sampled) },
    distractors: wrongOrders(order, "table"),
  };
}

/** The rate constant from a table whose order has to be found first. */
function constantOfTable(random: Random): Draft | null {
  const table = sampleTable(random);
  if (table === null) return null;
  const {
    sampled: { order, timeUnit, reactant },
    times,
    concentrations,
  } = table;
  const [initial, final, elapsed] = [concentrations[0], concentrations.at(-1), times.at(-1)];
  if (initial === undefined || final === undefined || elapsed === undefined) return null;
  const kOf = (each: IntegratedOrder): Decimal =>
    lawValue(integratedLaw(each), "k", { "A₀": initial.value, A: final.value, t: elapsed.value });
  const k = computed(kOf(order), unitOfConstant(order, timeUnit), initial, final);
  const name = nameOf(reactant);
  const letters = variable(
    { 0: `${name}₀ − ${name}`, 1: `ln(${name}₀ / ${name})`, 2: `1/${name} − 1/${name}₀` }[order],
  );
  const term = computed(kOf(order).times(elapsed.value), { 0: "mol/L", 1: "", 2: "L/mol" }[order], initial, final);
  return {
    kind: "solved",
    variant: "constant-of-table",
    values: table.values,
    steps: [
      testStep(table),
      orderStep(order),
      step(
        "constant",
        [
          expression(letters, "=", variable("k"), variable("t")),
          equals(letters, shownTerm(term)),
          worked("k", [term, "/", elapsed], answerTerm(k)),
        ],
        { time: givenTerm(elapsed) },
      ),
    ],
    answer: quantityAnswer("constant", k),
    distractors: wrongQuantities(
      k,
      INTEGRATED_ORDERS.filter((other) => other !== order).map((other) => [
        slipOf(WORDS, `table-of-order-${other}`),
        kOf(other),
      ]),
    ),
  };
}

/** Which order measurements over time show. */
export const orderFromData: Family = {
  id: "order-from-data",
  subtopic: "integrated-rate-laws-half-life",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: straightPlot,
    medium: (random) => random.pick([halfLives, orderOfTable])(random),
    hard: constantOfTable,
  },
};
