import { answerTerm, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { expression, step } from "../../methods/terms.ts";
import type { Expression, Operator, Term } from "../../methods/facts.ts";
import { getValueIn } from "../../quantity/conversion.ts";
import { Decimal, ONE } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import { unitValue } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const WORDS = "problems-measurement.unit-conversions";
const FIGURES = 3;

/** What a value is multiplied with: two names of one quantity, one above the other. */
type Factor = { readonly above: Quantity; readonly below: Quantity };

type Task = {
  readonly variant: string;
  readonly from: string;
  readonly to: string;
  readonly factors: readonly Factor[];
  /** The factor that nobody needs to know by heart. */
  readonly stated?: Factor;
  /** Of a side, where the units are squares or cubes: the power that must not be forgotten. */
  readonly side?: { readonly factor: Factor; readonly power: number };
};

/** The larger unit is one, the smaller one a whole number, so that no factor is a fraction. */
function factorBetween(from: string, to: string): Factor {
  const ratio = getValueIn(quantity(1, from), to);
  return ratio.gte(1)
    ? { above: quantity(ratio, to), below: quantity(1, from) }
    : { above: quantity(1, to), below: quantity(ONE.div(ratio), from) };
}

const ratioOf = ({ above, below }: Factor): Decimal => above.value.div(below.value);

/** `1 kg = 1000 g`, the one first. */
function factorLine({ above, below }: Factor): Expression {
  return above.value.eq(1)
    ? expression(givenTerm(above), "=", givenTerm(below))
    : expression(givenTerm(below), "=", givenTerm(above));
}

function listWrong({ factors, side }: Task, given: Quantity, answer: Quantity) {
  const total = answer.value.div(given.value);
  const inverted = factors.map((factor) => ["inverted-ratio", answer.value.div(ratioOf(factor).pow(2))] as const);
  const left =
    factors.length === 1
      ? []
      : factors.map((factor) => ["unconverted-unit", answer.value.div(ratioOf(factor))] as const);
  const linear =
    side === undefined ? [] : [[slipOf(WORDS, "power-forgotten"), given.value.times(ratioOf(side.factor))] as const];
  // A prefix taken for its neighbour.
  const prefixes = [10, 0.1, total.gt(1) ? 0.01 : 100].map(
    (factor) => ["power-of-ten", answer.value.times(factor)] as const,
  );
  return wrongQuantities(answer, [
    ...linear,
    ...inverted,
    ...left,
    ["inverted-ratio", given.value.div(total)],
    ...(factors.length === 1 ? prefixes : []),
  ]);
}

/** A value that is nearly a power of ten is nearly a conversion factor: its hints would say the answer. */
function isRound(value: Decimal): boolean {
  const digits = value.div(new Decimal(10).pow(value.e));
  return digits.lt("1.01") || digits.gt("9.9");
}

function solve(task: Task, random: Random): Draft | null {
  const { variant, from, to, factors, side, stated } = task;
  const total = factors.reduce((product, factor) => product.times(ratioOf(factor)), ONE);
  // The larger unit gets the small number.
  const plain = random.measured({ from: 0.15, to: 9.9, figures: FIGURES }, from).value;
  const value = total.lt(0.1) ? roundToFigures(plain.div(total), FIGURES) : plain.times(total.lt(10) ? 10 : 1);
  const given = quantity(value, from, FIGURES);
  const answer = quantity(given.value.times(total), to, FIGURES);
  if (isRound(given.value) || isRound(answer.value)) return null;
  const product = factors.flatMap(({ above, below }): (Term | Operator)[] => [
    "*",
    givenTerm(above),
    "/",
    givenTerm(below),
  ]);
  return {
    kind: "solved",
    variant,
    values: {
      given: givenTerm(given),
      unit: unitValue(to),
      ...(stated !== undefined && { relation: factorLine(stated) }),
    },
    given: [expression(givenTerm(given))],
    steps: [
      step(side === undefined ? "factors" : "powers", [
        ...(side === undefined ? [] : [factorLine(side.factor)]),
        ...factors.map(factorLine),
      ]),
      step("multiply", [expression(givenTerm(given), ...product, "=", answerTerm(answer))]),
    ],
    answer: quantityAnswer("converted", answer, { given: givenTerm(given) }),
    distractors: listWrong(task, given, answer),
  };
}

const PREFIXED = [
  ["kg", "g"],
  ["g", "kg"],
  ["g", "mg"],
  ["mg", "g"],
  ["m", "cm"],
  ["cm", "m"],
  ["km", "m"],
  ["m", "km"],
  ["m", "mm"],
  ["mm", "m"],
  ["cm", "mm"],
  ["mm", "cm"],
  ["L", "mL"],
  ["mL", "L"],
  ["s", "ms"],
  ["ms", "s"],
  ["kJ", "J"],
  ["J", "kJ"],
  ["mmol", "mol"],
  ["mol", "mmol"],
  ["kPa", "Pa"],
  ["Pa", "kPa"],
] as const;

const metric = (random: Random): Draft | null => {
  const [from, to] = random.pick(PREFIXED);
  return solve({ variant: "metric", from, to, factors: [factorBetween(from, to)] }, random);
};

/** From one unit through a second to a third. */
const CHAINS = [
  ["mg", "g", "kg"],
  ["kg", "g", "mg"],
  ["km", "m", "cm"],
  ["cm", "m", "km"],
  ["mm", "m", "km"],
  ["km", "m", "mm"],
  ["µm", "m", "mm"],
  ["mm", "m", "µm"],
  ["nm", "m", "µm"],
  ["µL", "L", "mL"],
  ["mL", "L", "µL"],
  ["µg", "g", "mg"],
  ["mg", "g", "µg"],
  ["h", "min", "s"],
  ["s", "min", "h"],
  ["d", "h", "min"],
  ["min", "h", "d"],
] as const;

/** Customary units with the factor that the problem states. */
const CUSTOMARY = [
  ["in", "2.54", "cm"],
  ["mi", "1.609", "km"],
  ["lb", "453.6", "g"],
  ["gal", "3.785", "L"],
  ["oz", "28.35", "g"],
  ["ft", "30.48", "cm"],
] as const;

function customary(random: Random): Draft | null {
  const [unit, size, metricUnit] = random.pick(CUSTOMARY);
  const isForward = random.chance(0.5);
  const [one, many] = [quantity(1, unit), quantity(size, metricUnit)];
  const factor = isForward ? { above: many, below: one } : { above: one, below: many };
  const further = { cm: "m", km: "m", g: "kg", L: "mL" }[metricUnit];
  const second = isForward ? factorBetween(metricUnit, further) : factorBetween(further, metricUnit);
  const task = {
    variant: "customary",
    stated: factor,
    from: isForward ? unit : further,
    to: isForward ? further : unit,
  };
  return solve({ ...task, factors: isForward ? [factor, second] : [second, factor] }, random);
}

function chained(random: Random): Draft | null {
  const [from, through, to] = random.pick(CHAINS);
  return solve(
    { variant: "chained", from, to, factors: [factorBetween(from, through), factorBetween(through, to)] },
    random,
  );
}

const POWERS = [
  ["cm", "m", 2],
  ["m", "cm", 2],
  ["mm", "cm", 2],
  ["cm", "mm", 2],
  ["m", "km", 2],
  ["mm", "cm", 3],
  ["cm", "mm", 3],
  ["cm", "m", 3],
  ["m", "cm", 3],
  ["dm", "cm", 3],
  ["cm", "dm", 3],
  ["m", "dm", 3],
] as const;

/** Each rate with the factors for what stands above and below. */
const RATES = [
  ["km/h", "m/s", ["km", "m"], ["s", "h"]],
  ["m/s", "km/h", ["m", "km"], ["h", "s"]],
  ["g/cm^3", "kg/m^3", ["g", "kg"], ["m^3", "cm^3"]],
  ["kg/m^3", "g/cm^3", ["kg", "g"], ["cm^3", "m^3"]],
  ["L/min", "mL/s", ["L", "mL"], ["s", "min"]],
  ["mL/s", "L/h", ["mL", "L"], ["h", "s"]],
  ["cm/s", "m/min", ["cm", "m"], ["min", "s"]],
  ["mg/min", "g/h", ["mg", "g"], ["h", "min"]],
  ["kg/h", "g/s", ["kg", "g"], ["s", "h"]],
  ["J/s", "kJ/h", ["J", "kJ"], ["h", "s"]],
  ["mg/L", "kg/m^3", ["mg", "kg"], ["m^3", "L"]],
] as const;

/** What stands below the line is divided: its new unit is above in the table, so that it cancels. */
function rate(random: Random): Draft | null {
  const [from, to, above, below] = random.pick(RATES);
  const { above: old, below: fresh } = factorBetween(below[0], below[1]);
  return solve(
    { variant: "rate", from, to, factors: [factorBetween(above[0], above[1]), { above: old, below: fresh }] },
    random,
  );
}

function powered(random: Random): Draft | null {
  const [from, to, power] = random.pick(POWERS);
  const [given, wanted] = [`${from}^${power}`, `${to}^${power}`];
  return solve(
    {
      variant: "power",
      from: given,
      to: wanted,
      factors: [factorBetween(given, wanted)],
      side: { factor: factorBetween(from, to), power },
    },
    random,
  );
}

/** A side whose factor is stated and must be raised by whoever converts. */
const STATED_SIDES = [
  ["in", "2.54", "cm"],
  ["ft", "30.48", "cm"],
  ["ft", "0.3048", "m"],
  ["mi", "1.609", "km"],
] as const;

/** A stated factor to its power is not written out: 1 ft³ = 0.0283168 m³. */
const RAISED_FIGURES = 6;

function statedPower(random: Random): Draft | null {
  const [unit, size, metricUnit] = random.pick(STATED_SIDES);
  const power = unit === "mi" ? 2 : random.pick([2, 3]);
  const raised = {
    many: quantity(roundToFigures(new Decimal(size).pow(power), RAISED_FIGURES), `${metricUnit}^${power}`),
    one: quantity(1, `${unit}^${power}`),
  };
  const isForward = random.chance(0.5);
  const factorOf = (many: Quantity, one: Quantity): Factor =>
    isForward ? { above: many, below: one } : { above: one, below: many };
  const stated = factorOf(quantity(size, metricUnit), quantity(1, unit));
  const [from, to] = isForward
    ? [`${unit}^${power}`, `${metricUnit}^${power}`]
    : [`${metricUnit}^${power}`, `${unit}^${power}`];
  return solve(
    {
      variant: "customary",
      from,
      to,
      factors: [factorOf(raised.many, raised.one)],
      stated,
      side: { factor: stated, power },
    },
    random,
  );
}

/** A cube first, then the liter that it makes. */
const CUBES = [
  ["mm^3", "cm^3", "L", ["mm", "cm"]],
  ["L", "cm^3", "mm^3", ["cm", "mm"]],
  ["m^3", "dm^3", "mL", ["m", "dm"]],
  ["mL", "cm^3", "m^3", ["cm", "m"]],
  ["dm^3", "cm^3", "µL", ["dm", "cm"]],
  ["mm^3", "cm^3", "dL", ["mm", "cm"]],
] as const;

function cubed(random: Random): Draft | null {
  const [from, through, to, side] = random.pick(CUBES);
  return solve(
    {
      variant: "power",
      from,
      to,
      factors: [factorBetween(from, through), factorBetween(through, to)],
      side: { factor: factorBetween(side[0], side[1]), power: 3 },
    },
    random,
  );
}

/** Two factors; or one of which a power or a relation that is stated is to be found. */
function inTwoSteps(random: Random): Draft | null {
  return random.pick([chained, customary, powered])(random);
}

/** What stands above the line and below it, a power of what is stated, or a power and a further factor. */
function compound(random: Random): Draft | null {
  return random.pick([rate, rate, statedPower, cubed])(random);
}

/** Units converted by factors that are one: a prefix, two factors or a power, then quotients and powers that take several. */
export const unitConversions: Family = {
  id: "unit-conversions",
  subtopic: "si-units-conversions",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: metric, medium: inTwoSteps, hard: compound },
};
