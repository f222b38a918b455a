import { answerTerm, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { expression } from "../../methods/terms.ts";
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
  return ratio.gte(1) ? { above: quantity(ratio, to), below: quantity(1, from) } : { above: quantity(1, to), below: quantity(ONE.div(ratio), from) };
}

const ratioOf = ({ above, below }: Factor): Decimal => above.value.div(below.value);

/** `1 kg = 1000 g`, the one first. */
function factorLine({ above, below }: Factor): Expression {
  return above.value.eq(1) ? expression(givenTerm(above), "=", givenTerm(below)) : expression(givenTerm(below), "=", givenTerm(above));
}

function listWrong({ factors, side }: Task, given: Quantity, answer: Quantity) {
  const total = answer.value.div(given.value);
  const inverted = factors.map((factor) => ["inverted-ratio", answer.value.div(ratioOf(factor).pow(2))] as const);
  const left = factors.length === 1 ? [] : factors.map((factor) => ["unconverted-unit", answer.value.div(ratioOf(factor))] as const);
  const linear = side === undefined ? [] : [[slipOf(WORDS, "power-forgotten"), given.value.times(ratioOf(side.factor))] as const];
  // A prefix taken for its neighbour.
  const prefixes = [10, 0.1, total.gt(1) ? 0.01 : 100].map((factor) => ["power-of-ten", answer.value.times(factor)] as const);
  return wrongQuantities(answer, [...linear, ...inverted, ...left, ["inverted-ratio", given.value.div(total)], ...(factors.length === 1 ? prefixes : [])]);
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
  const product = factors.flatMap(({ above, below }): (Term | Operator)[] => ["*", givenTerm(above), "/", givenTerm(below)]);
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
      { id: side === undefined ? "factors" : "powers", lines: [...(side === undefined ? [] : [factorLine(side.factor)]), ...factors.map(factorLine)], values: {} },
      { id: "multiply", lines: [expression(givenTerm(given), ...product, "=", answerTerm(answer))], values: {} },
    ],
    answer: quantityAnswer("converted", answer, { given: givenTerm(given) }),
    distractors: listWrong(task, given, answer),
  };
}

const PREFIXED = [
  ["kg", "g"], ["g", "kg"], ["g", "mg"], ["mg", "g"], ["m", "cm"], ["cm", "m"], ["km", "m"], ["m", "km"], ["m", "mm"], ["mm", "m"], ["cm", "mm"], ["mm", "cm"],
  ["L", "mL"], ["mL", "L"], ["s", "ms"], ["ms", "s"], ["kJ", "J"], ["J", "kJ"], ["mmol", "mol"], ["mol", "mmol"], ["kPa", "Pa"], ["Pa", "kPa"],
] as const;

const metric = (random: Random): Draft | null => {
  const [from, to] = random.pick(PREFIXED);
  return solve({ variant: "metric", from, to, factors: [factorBetween(from, to)] }, random);
};

/** From one unit through a second to a third. */
const CHAINS = [
  ["mg", "g", "kg"], ["kg", "g", "mg"], ["km", "m", "cm"], ["cm", "m", "km"], ["mm", "m", "km"], ["km", "m", "mm"], ["µm", "m", "mm"], ["mm", "m", "µm"],
  ["nm", "m", "µm"], ["µL", "L", "mL"], ["mL", "L", "µL"], ["µg", "g", "mg"], ["mg", "g", "µg"], ["h", "min", "s"], ["s", "min", "h"], ["d", "h", "min"], ["min", "h", "d"],
] as const;

/** Customary units with the factor that the problem states. */
const CUSTOMARY = [
  ["in", "2.54", "cm"], ["mi", "1.609", "km"], ["lb", "453.6", "g"], ["gal", "3.785", "L"], ["oz", "28.35", "g"], ["ft", "30.48", "cm"],
] as const;

function customary(random: Random): Draft | null {
  const [unit, size, metricUnit] = random.pick(CUSTOMARY);
  const isForward = random.chance(0.5);
  const [one, many] = [quantity(1, unit), quantity(size, metricUnit)];
  const factor = isForward ? { above: many, below: one } : { above: one, below: many };
  const further = { cm: "m", km: "m", g: "kg", L: "mL" }[metricUnit];
  const second = isForward ? factorBetween(metricUnit, further) : factorBetween(further, metricUnit);
  const task = { variant: "customary", stated: factor, from: isForward ? unit : further, to: isForward ? further : unit };
  return solve({ ...task, factors: isForward ? [factor, second] : [second, factor] }, random);
}

function chained(random: Random): Draft | null {
  if (random.chance(0.4)) return customary(random);
  const [from, through, to] = random.pick(CHAINS);
  return solve({ variant: "chained", from, to, factors: [factorBetween(from, through), factorBetween(through, to)] }, random);
}

const POWERS = [
  ["cm", "m", 2], ["m", "cm", 2], ["mm", "cm", 2], ["cm", "mm", 2], ["m", "km", 2], ["mm", "cm", 3], ["cm", "mm", 3], ["cm", "m", 3], ["m", "cm", 3], ["dm", "cm", 3], ["cm", "dm", 3], ["m", "dm", 3],
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
] as const;

/** What stands below the line is divided: its new unit is above in the table, so that it cancels. */
function rate(random: Random): Draft | null {
  const [from, to, above, below] = random.pick(RATES);
  const { above: old, below: fresh } = factorBetween(below[0], below[1]);
  return solve({ variant: "rate", from, to, factors: [factorBetween(above[0], above[1]), { above: old, below: fresh }] }, random);
}

function powered(random: Random): Draft | null {
  const [from, to, power] = random.pick(POWERS);
  const [given, wanted] = [`${from}^${power}`, `${to}^${power}`];
  return solve({ variant: "power", from: given, to: wanted, factors: [factorBetween(given, wanted)], side: { factor: factorBetween(from, to), power } }, random);
}

/** Units converted by factors that are one: a prefix, two factors, powers and quotients of units. */
export const unitConversions: Family = {
  id: "unit-conversions",
  subtopic: "si-units-conversions",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: metric, medium: chained, hard: (random) => (random.chance(0.5) ? rate(random) : powered(random)) },
};
