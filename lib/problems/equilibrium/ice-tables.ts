import { rounded } from "../rounded.ts";
import { readEquilibrium, reactionQuotient } from "../../chemistry/equilibrium/equilibrium.ts";
import type { Participant } from "../../chemistry/equilibrium/equilibrium.ts";
import { equals, givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import type { Expression } from "../../methods/facts.ts";
import { count, equationTerm, expression, formulaTerm, list, step, variable } from "../../methods/terms.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { initialOf, measureOf, unitOfConstant } from "../../methods/equilibrium-terms.ts";
import { GAS_REACTIONS } from "./reactions.ts";

const WORDS = "problems-equilibrium.ice-tables";

type Measurable = {
  readonly participants: readonly Participant[];
  readonly equation: string;
  readonly constant: number;
};

const turned = (equation: string, constant: number): Measurable => ({
  equation,
  constant,
  participants: readEquilibrium(equation),
});

/** Reactions that start from their reactants alone and stop where all species can be measured, two of them turned around. */
const REACTIONS: readonly Measurable[] = [
  ...GAS_REACTIONS.filter(({ constant }) => constant > 0.0005),
  turned("2 NH3(g) <=> N2(g) + 3 H2(g)", 2),
  turned("2 HI(g) <=> H2(g) + I2(g)", 0.02),
];

/** By which factor a constant may differ from the one of the table, at another temperature: a few tens of degrees. */
const SPREAD = 4;

/** How far a reaction goes until its quotient is `constant`: the quotient grows with every step. */
function findExtent(
  participants: readonly Participant[],
  initials: ReadonlyMap<string, Decimal>,
  constant: Decimal,
): Decimal {
  const initialOf = (formula: string): Decimal => initials.get(formula) ?? new Decimal(0);
  let low = new Decimal(0);
  let high = Decimal.min(
    ...participants.filter(({ power }) => power < 0).map(({ formula, power }) => initialOf(formula).div(-power)),
  );
  for (let round = 0; round < HALVINGS; round += 1) {
    const middle = low.plus(high).div(2);
    const quotient = reactionQuotient(participants, (formula) =>
      initialOf(formula).plus(middle.times(participants.find((each) => each.formula === formula)?.power ?? 0)),
    );
    if (quotient.lt(constant)) low = middle;
    else high = middle;
  }
  return low;
}

/** Until a thousandth of a mole per liter is certain. */
const HALVINGS = 16;

const molar = (value: Decimal): Quantity => quantity(value, "mol/L", figuresToPlace(value, -3));

type Row = Participant & { readonly initial: Quantity; readonly final: Quantity };

/** Initial and equilibrium concentrations to a thousandth, and the extent of the reaction. */
function sampleTable(random: Random): { readonly equation: string; readonly rows: readonly Row[] } | null {
  const { equation, participants, constant } = random.pick(REACTIONS);
  const initials = new Map(
    participants.map(({ formula, power }) => [
      formula,
      power > 0 ? new Decimal(0) : new Decimal(random.integer(15, 90)).div(100),
    ]),
  );
  const extent = findExtent(
    participants,
    initials,
    new Decimal(constant * SPREAD ** (2 * random.next() - 1)),
  ).toDecimalPlaces(3);
  const rows = participants.map((each): Row => {
    const initial = initials.get(each.formula) ?? new Decimal(0);
    return { ...each, initial: molar(initial), final: molar(initial.plus(extent.times(each.power))) };
  });
  const isSound = rows.every(({ final, initial }) => final.value.gte("0.03") && !final.value.eq(initial.value));
  const values = rows.flatMap(({ initial, final }) =>
    initial.value.isZero() ? [final.value.toString()] : [initial.value.toString(), final.value.toString()],
  );
  const finals = rows.map(({ final }) => final.value.toString());
  return isSound && new Set(values).size >= values.length - (finals.length - new Set(finals).size)
    ? { equation, rows }
    : null;
}

/** One line for each species: what it starts with, and how it changes: `[HI] = 0 + 2x`. */
function tableLines(rows: readonly Row[]): Expression[] {
  return rows.map(({ formula, initial, power }) =>
    expression(
      measureOf(formula, "concentration"),
      "=",
      initial.value.isZero() ? count(0) : givenTerm(initial),
      power > 0 ? "+" : "-",
      ...(Math.abs(power) === 1 ? [] : [count(Math.abs(power))]),
      variable("x"),
    ),
  );
}

/** `[HI]₀ = 0.500 mol/L`: the index tells it from the concentration at equilibrium. */
const starts = (rows: readonly Row[]): Expression[] =>
  rows.flatMap(({ formula, initial }) => (initial.value.isZero() ? [] : [equals(initialOf(formula), initial)]));

/** What there is of each species at first, and of one at equilibrium: from these the rest follows. */
function givensOf(rows: readonly Row[], known: Row): ComputedDraft["givens"] {
  return {
    ...Object.fromEntries(
      rows.flatMap(({ formula, initial }, index) =>
        initial.value.isZero() ? [] : [[`initial${index + 1}`, given("molarity", formula, initial, "initial")]],
      ),
    ),
    final: given("molarity", known.formula, known.final),
  };
}

const SETTLED = { conditions: new Set(["at-equilibrium"] as const) };

const statementOf = (equation: string, rows: readonly Row[], known: Row): NonNullable<ComputedDraft["values"]> => ({
  equation: equationTerm(equation),
  start: list(starts(rows)),
  known: equals(measureOf(known.formula, "concentration"), known.final),
});

/** The other concentrations at equilibrium from one that is known. */
function otherConcentration(random: Random): ComputedDraft | null {
  const table = sampleTable(random);
  if (table === null) return null;
  const { equation, rows } = table;
  const [known, wanted] = random.pickSeveral(rows, 2);
  if (known === undefined || wanted === undefined || known.final.value.eq(wanted.final.value)) return null;
  const change = known.final.value.minus(known.initial.value).abs();
  return {
    kind: "computed",
    variant: "other-concentration",
    givens: givensOf(rows, known),
    find: variableOf("molarity", wanted.formula),
    unit: "mol/L",
    equation,
    scene: SETTLED,
    values: { ...statementOf(equation, rows, known), species: formulaTerm(wanted.formula) },
    distractors: wrongQuantities(
      wanted.final,
      [[slipOf(WORDS, "no-coefficients"), wanted.initial.value.plus(change.times(Math.sign(wanted.power)))]],
      "place",
    ),
  };
}

/** K from the initial concentrations and one at equilibrium. */
function constant(random: Random): ComputedDraft | null {
  const table = sampleTable(random);
  if (table === null) return null;
  const { equation, rows } = table;
  const known = random.pick(rows);
  const quotientOf = (valueOf: (row: Row) => Decimal): Decimal =>
    reactionQuotient(rows, (formula) => valueOf(rows.find((each) => each.formula === formula) ?? known));
  const figures = Math.min(...rows.map(({ final }) => final.significantFigures ?? 3));
  const answer = pureNumber(
    quotientOf(({ final }) => final.value),
    figures,
  );
  const change = known.final.value.minus(known.initial.value).abs();
  const equalChange = (row: Row): Decimal => row.initial.value.plus(change.times(Math.sign(row.power))).abs();
  const slips = [
    ["initial-for-final", quotientOf(({ initial, final }) => (initial.value.isZero() ? final.value : initial.value))],
    ["no-coefficients", rows.some((row) => equalChange(row).isZero()) ? new Decimal(0) : quotientOf(equalChange)],
  ] as const;
  return {
    kind: "computed",
    variant: "constant",
    givens: givensOf(rows, known),
    find: variableOf("concentration-constant", null),
    unit: "",
    equation,
    scene: SETTLED,
    values: statementOf(equation, rows, known),
    reading: { alsoUnit: unitOfConstant(rows, "concentration") },
    distractors: wrongQuantities(
      answer,
      slips.flatMap(([slip, value]) => (value.gt(0) ? [[slipOf(WORDS, slip), value] as const] : [])),
    ),
  };
}

type Way = "square" | "quadratic" | "small";

/**
 * Reactions in which x can be found by hand: `square` has a root on both sides, `quadratic` a quadratic equation, or a small x. Kc lies
 * where the reaction is run: hot nitrogen, iodine and ethane near 2300 K, 1000 K and 800 K (JANAF tables), phosgene from 300 °C to 450 °C.
 */
const SOLVABLE: Readonly<
  Record<Way, readonly { readonly equation: string; readonly from: number; readonly to: number }[]>
> = {
  square: [
    { equation: "H2(g) + I2(g) <=> 2 HI(g)", from: 45, to: 75 },
    { equation: "CO(g) + H2O(g) <=> CO2(g) + H2(g)", from: 0.5, to: 9 },
    { equation: "N2(g) + O2(g) <=> 2 NO(g)", from: 0.0008, to: 0.004 },
  ],
  quadratic: [
    { equation: "PCl5(g) <=> PCl3(g) + Cl2(g)", from: 0.01, to: 0.06 },
    { equation: "COCl2(g) <=> CO(g) + Cl2(g)", from: 0.002, to: 0.02 },
    { equation: "N2O4(g) <=> 2 NO2(g)", from: 0.004, to: 0.05 },
  ],
  small: [
    { equation: "COCl2(g) <=> CO(g) + Cl2(g)", from: 0.00001, to: 0.0002 },
    { equation: "I2(g) <=> 2 I(g)", from: 0.00002, to: 0.0002 },
    { equation: "C2H6(g) <=> C2H4(g) + H2(g)", from: 0.00002, to: 0.0003 },
  ],
};

/** Between these shares it is a matter of taste whether x may be left out. */
const [SMALL, LARGE] = [0.04, 0.08];

/** The equilibrium from K and what there is at first. */
function equilibrium(random: Random): SolvedDraft | null {
  const way = random.pick(["square", "quadratic", "small"] as const);
  const { equation, from, to } = random.pick(SOLVABLE[way]);
  const participants = readEquilibrium(equation);
  const k = pureNumber(new Decimal(from * (to / from) ** random.next()).toSignificantDigits(2), 2);
  const initial = quantity(new Decimal(random.integer(10, 95)).div(100), "mol/L", 3);
  const factor = participants
    .filter(({ power }) => power > 0)
    .reduce((product, { power }) => product * power ** power, 1);
  const root = k.value.div(factor).sqrt();
  // With c − x on both reactants: x / (c − x) is the root of K / factor. With one reactant: factor x² + K x − K c = 0.
  const x =
    way === "square"
      ? root.times(initial.value).div(root.plus(1))
      : k.value
          .pow(2)
          .plus(k.value.times(initial.value).times(4 * factor))
          .sqrt()
          .minus(k.value)
          .div(2 * factor);
  const share = x.div(initial.value);
  if ((way === "small" && share.gt(SMALL)) || (way === "quadratic" && share.lt(LARGE)) || share.gt("0.95")) return null;
  const rows = participants.map((each): Row => {
    const start = each.power > 0 ? quantity(new Decimal(0), "mol/L", 3) : initial;
    return { ...each, initial: start, final: quantity(start.value.plus(x.times(each.power)), "mol/L", 2) };
  });
  const wanted = random.pick(rows.filter(({ power }) => power > 0));
  const times = wanted.power;
  const answer = wanted.final;
  const simplified = k.value.times(initial.value).div(factor).sqrt();
  return {
    kind: "solved",
    variant: way === "square" ? "from-both" : "from-one",
    values: {
      equation: equationTerm(equation),
      initial: givenTerm(initial),
      species: formulaTerm(wanted.formula),
      ...(way === "square" ? {} : { reactant: formulaTerm(rows[0]?.formula ?? "") }),
    },
    givens: { constant: ["Kc", k] },
    given: [...starts(rows)],
    steps: [
      step("table", tableLines(rows)),
      step("insert-x", [
        expression(
          variable("Kc"),
          "=",
          ...(factor === 1 ? [] : [count(factor)]),
          variable("x²"),
          "/",
          variable(way === "square" ? "(c − x)²" : "(c − x)"),
        ),
      ]),
      way === "square"
        ? step("square", [expression(variable("x"), "/", variable("(c − x)"), "=", shownTerm(pureNumber(root, 2)))])
        : step(
            way,
            [
              way === "small"
                ? expression(
                    variable("x²"),
                    "≈",
                    variable("Kc"),
                    "*",
                    variable("c"),
                    ...(factor === 1 ? [] : ["/" as const, count(factor)]),
                  )
                : expression(
                    ...(factor === 1 ? [] : [count(factor)]),
                    variable("x²"),
                    "+",
                    variable("Kc"),
                    "*",
                    variable("x"),
                    "-",
                    variable("Kc"),
                    "*",
                    variable("c"),
                    "=",
                    count(0),
                  ),
            ],
            { share: shownTerm(rounded(share.times(100), "%", 2)) },
          ),
      ...(times === 1 ? [] : [step("x", [equals("x", shownTerm(quantity(x, "mol/L", 2)))])]),
      step("product", [
        worked(
          measureOf(wanted.formula, "concentration"),
          [...(times === 1 ? [] : [count(times)]), variable("x")],
          answer,
        ),
      ]),
    ],
    answer: quantityAnswer("concentration", answer, { species: formulaTerm(wanted.formula) }),
    distractors: wrongQuantities(answer, [
      ...(times === 1 ? [] : [[slipOf(WORDS, "x-for-multiple"), x] as const]),
      ...(way === "quadratic" ? [[slipOf(WORDS, "not-small"), simplified.times(times)] as const] : []),
      ...(way === "square"
        ? [
            [
              slipOf(WORDS, "root-forgotten"),
              k.value.div(factor).times(initial.value).div(k.value.div(factor).plus(1)).times(times),
            ] as const,
          ]
        : [["forgot-root", simplified.pow(2).times(times)] as const]),
      [slipOf(WORDS, "rest-for-product"), initial.value.minus(x)],
      [slipOf(WORDS, "all-reacts"), initial.value.times(times)],
    ]),
  };
}

/** Tables of initial values, changes and equilibrium values. */
export const iceTables: Family = {
  id: "ice-tables",
  subtopic: "ice-tables",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: otherConcentration, medium: constant, hard: equilibrium },
};
