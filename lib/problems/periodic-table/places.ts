import type { FactValue } from "../../methods/facts.ts";
import { count, expression, formulaTerm, step } from "../../methods/terms.ts";
import { ELEMENTS } from "../../chemistry/elements/elements.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongChoices, wrongCounts } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { inGroup, inPeriod, MAIN_ELEMENTS } from "./elements.ts";
import type { MainElement } from "./elements.ts";

const WORDS = "problems-periodic-table.places";

const word = wordIn(WORDS);

const PLACED = MAIN_ELEMENTS.filter(({ symbol }) => symbol !== "H");

/** Elements of which every course says the same; those that are called metalloids by some and metals by others are left out. */
const CLASSES: Readonly<Record<"metal" | "nonmetal" | "metalloid", readonly string[]>> = {
  metal: "Li Na K Rb Cs Be Mg Ca Sr Ba Al Ga In Sn Tl Pb Bi Fe Cu Zn Ag Au Ti Cr Mn Co Ni Pt Hg Cd W".split(" "),
  nonmetal: "H C N O F P S Cl Se Br I He Ne Ar Kr Xe".split(" "),
  metalloid: "B Si Ge As Sb Te".split(" "),
};

export type Class = keyof typeof CLASSES;

const CLASS_NAMES = ["metal", "nonmetal", "metalloid"] as const satisfies readonly Class[];

/** What is asked of a place. */
type Line = "group" | "period";

/** The group or the period of an element that the table is searched for. */
export function solveLine(line: Line, { symbol, group, period }: Placed): Solved {
  const element = formulaTerm(symbol);
  return {
    steps: [step("find", [], { element }), step(line)],
    answer: { id: line, value: count(line === "group" ? group : period), values: { element } },
  };
}

/** Group or period of an element in the table before the student. */
function askPlace(random: Random): Draft {
  const element = random.pick(PLACED);
  const variant = random.pick(["group", "period"] as const);
  const { group, period, number, symbol } = element;
  const answer = variant === "group" ? group : period;
  const slips: [string, number][] =
    variant === "group"
      ? [
          [slipOf(WORDS, "group-and-period"), period],
          [slipOf(WORDS, "old-group-number"), group > 12 ? group - 10 : group + 10],
          [slipOf(WORDS, "neighbour"), group === 18 ? 17 : group + 1],
          [slipOf(WORDS, "atomic-number"), number],
        ]
      : [
          [slipOf(WORDS, "group-and-period"), group],
          [slipOf(WORDS, "neighbour"), period + 1],
          [slipOf(WORDS, "neighbour"), period - 1],
          [slipOf(WORDS, "atomic-number"), number],
        ];
  return {
    kind: "solved",
    variant,
    values: { element: formulaTerm(symbol) },
    ...solveLine(variant, element),
    distractors: wrongCounts(answer, slips).filter(
      ({ value }) => value.kind === "count" && value.value > 0 && value.value <= 86,
    ),
  };
}

const named = ({ symbol }: MainElement, name: string): Distractor => ({
  slip: slipOf(WORDS, name),
  value: formulaTerm(symbol),
});

function neighbours(element: MainElement): Distractor[] {
  const sameGroup = inGroup(element.group).filter((each) => each !== element);
  const samePeriod = inPeriod(element.period).filter((each) => each !== element);
  const near = (list: readonly MainElement[], by: "period" | "group") =>
    list.toSorted((a, b) => Math.abs(a[by] - element[by]) - Math.abs(b[by] - element[by]));
  return [
    ...near(sameGroup, "period")
      .slice(0, 2)
      .map((each) => named(each, "wrong-period")),
    ...near(samePeriod, "group")
      .slice(0, 2)
      .map((each) => named(each, "wrong-group")),
  ];
}

/** An element that stands in the table in one place of its own. */
export type Placed = { readonly symbol: string; readonly group: number; readonly period: number };

/** The element at a place. */
export function solvePlace({ symbol, group, period }: Placed): Solved {
  return {
    steps: [step("row", [], { period: count(period) }), step("column", [], { group: count(group) })],
    answer: { id: "element", value: formulaTerm(symbol) },
  };
}

function askElement(random: Random): Draft {
  const element = random.pick(PLACED);
  return {
    kind: "solved",
    variant: "at",
    values: { group: count(element.group), period: count(element.period) },
    ...solvePlace(element),
    distractors: neighbours(element),
  };
}

/** The only metal, nonmetal or metalloid of several elements; null where courses do not agree on one of them. */
export function solveClassMember(wanted: Class, symbols: readonly string[]): Solved | null {
  const kinds = symbols.map((symbol) => CLASS_NAMES.find((each) => CLASSES[each].includes(symbol)));
  const [right, ...others] = symbols.filter((_, at) => kinds[at] === wanted);
  if (right === undefined || others.length > 0 || kinds.includes(undefined) || symbols.length < 2) return null;
  return { steps: [step("staircase")], answer: { id: "element", value: formulaTerm(right) } };
}

/** Metal, nonmetal or metalloid. */
function askClass(random: Random): Draft {
  const right = random.pick(CLASS_NAMES);
  const symbol = random.pick(CLASSES[right]);
  return {
    kind: "solved",
    variant: "class",
    values: { element: formulaTerm(symbol) },
    steps: [step("find", [], { element: formulaTerm(symbol) }), step("staircase")],
    answer: { id: "class", value: word(right), values: { element: formulaTerm(symbol) } },
    distractors: wrongChoices(CLASS_NAMES, right, () => slipOf(WORDS, "other-side"), word),
  };
}

/** The element in the row of one and the column of another. */
export function solveCrossing(element: Pick<Placed, "symbol">, row: Placed, column: Placed): Solved {
  return {
    steps: [
      step("row-of", [expression(formulaTerm(row.symbol), ":", word("period"), count(row.period))], {
        row: formulaTerm(row.symbol),
      }),
      step("column-of", [expression(formulaTerm(column.symbol), ":", word("group"), count(column.group))], {
        column: formulaTerm(column.symbol),
      }),
      step("cross"),
    ],
    answer: { id: "element", value: formulaTerm(element.symbol) },
  };
}

/** One element tells the row, another the column. */
function askCrossing(random: Random): Draft | null {
  const element = random.pick(PLACED);
  const inRow = inPeriod(element.period).filter((each) => each !== element && each.symbol !== "H");
  const inColumn = inGroup(element.group).filter((each) => each !== element);
  if (inRow.length === 0 || inColumn.length === 0) return null;
  const [row, column] = [random.pick(inRow), random.pick(inColumn)];
  return {
    kind: "solved",
    variant: "crossing",
    values: { row: formulaTerm(row.symbol), column: formulaTerm(column.symbol) },
    ...solveCrossing(element, row, column),
    distractors: [
      ...MAIN_ELEMENTS.filter(({ group, period }) => group === row.group && period === column.period).map((each) =>
        named(each, "exchanged"),
      ),
      ...neighbours(element),
    ].filter(({ value }) => value.kind === "formula" && value.formula !== element.symbol),
  };
}

/** Occupied shells and outer electrons. */
function askShells(random: Random): Draft {
  const element = random.pick(PLACED.filter(({ symbol }) => symbol !== "He"));
  const { period, valence } = element;
  return {
    kind: "solved",
    variant: "shells",
    values: { shells: count(period), valence: count(valence) },
    steps: [step("shells", [], { shells: count(period) }), step("outer", [], { valence: count(valence) })],
    answer: { id: "element", value: formulaTerm(element.symbol) },
    distractors: neighbours(element),
  };
}

/** Group of an element of which only the atomic number is known: noble gases close the periods. */
function askNumber(random: Random): Draft | null {
  const element = random.pick(PLACED.filter(({ number }) => number > 4));
  const noble = ELEMENTS.findLast(({ number, group }) => group === 18 && number < element.number);
  if (noble === undefined || element.group === 18) return null;
  const { number, group, period } = element;
  const variant = random.pick(["group-of-number", "period-of-number"] as const);
  const answer = variant === "group-of-number" ? group : period;
  const after = number - noble.number;
  if (answer === after || answer === noble.number) return null;
  const values: Record<string, FactValue> = { number: count(number) };
  return {
    kind: "solved",
    variant,
    values,
    steps: [
      step("noble-gas", [
        expression(formulaTerm(noble.symbol), ":", { kind: "variable", name: "Z", of: null }, "=", count(noble.number)),
      ]),
      step("count-on", [expression(count(number), "-", count(noble.number), "=", count(after))]),
      step(variant),
    ],
    answer: { id: variant, value: count(answer), values },
    distractors: wrongCounts(answer, [
      [slipOf(WORDS, "steps-for-group"), after],
      [slipOf(WORDS, "group-and-period"), variant === "group-of-number" ? period : group],
      [slipOf(WORDS, "neighbour"), answer + 1],
      [slipOf(WORDS, "neighbour"), answer - 1],
    ]).filter(({ value }) => value.kind === "count" && value.value > 0),
  };
}

/** Rows, columns and kinds of elements. */
export const places: Family = {
  id: "places",
  subtopic: "organization-of-the-periodic-table",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: askPlace,
    medium: (random) => (random.chance(0.5) ? askElement(random) : askClass(random)),
    hard: (random) => random.pick([askCrossing, askShells, askNumber])(random),
  },
};
