import type { FactValue, StepFacts, Term } from "../../methods/facts.ts";
import { count, expression, formulaTerm, list, step, stepOf, variable } from "../../methods/terms.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { inGroup, inPeriod, MAIN_ELEMENTS } from "./elements.ts";
import type { MainElement } from "./elements.ts";

/** A property with a trend: it grows along a period and down a group, or shrinks. */
export type Property = {
  readonly words: `problems-periodic-table.${string}`;
  readonly of: (element: MainElement) => number | null;
  /** 1 where it grows from left to right, -1 where it shrinks. */
  readonly across: 1 | -1;
  /** 1 where it grows from top to bottom. */
  readonly down: 1 | -1;
  /** Values nearer than this, relative to the larger, are not compared. */
  readonly apart: number;
};

export type Extreme = "largest" | "smallest";

const EXTREMES = ["largest", "smallest"] as const;

const PERIODS = [2, 3, 4, 5, 6] as const;
const GROUPS = [1, 2, 13, 14, 15, 16, 17, 18] as const;

function areApart({ apart }: Property, a: number, b: number): boolean {
  return Math.abs(a - b) > apart * Math.max(a, b);
}

/** Whether an element's value is above that of another by its place in the table: the trends agree, or only one counts. */
function isAbove({ across, down }: Property, a: MainElement, b: MainElement): boolean {
  const byGroup = Math.sign(a.group - b.group) * across;
  const byPeriod = Math.sign(a.period - b.period) * down;
  return byGroup >= 0 && byPeriod >= 0 && byGroup + byPeriod > 0;
}

/** The elements from the smallest value to the largest; null unless their places in the table say so, and clearly. */
export function rank(property: Property, elements: readonly MainElement[]): readonly MainElement[] | null {
  const valued = elements.flatMap((element) => {
    const value = property.of(element);
    return value === null ? [] : [{ element, value }];
  });
  if (valued.length < elements.length) return null;
  const sorted = valued.toSorted((a, b) => a.value - b.value);
  const isClear = sorted.every((each, index) => {
    const next = sorted[index + 1];
    return (
      next === undefined ||
      (areApart(property, each.value, next.value) && isAbove(property, next.element, each.element))
    );
  });
  return isClear ? sorted.map(({ element }) => element) : null;
}

/** The one that stands out, where places decide for it, whatever the order of the others. */
function findExtreme(property: Property, elements: readonly MainElement[], extreme: Extreme): MainElement | null {
  return (
    elements.find((candidate) =>
      elements.every((other) => {
        if (other === candidate) return true;
        const [high, low] = extreme === "largest" ? [candidate, other] : [other, candidate];
        const [above, below] = [property.of(high), property.of(low)];
        return (
          above !== null &&
          below !== null &&
          above > below &&
          areApart(property, above, below) &&
          isAbove(property, high, low)
        );
      }),
    ) ?? null
  );
}

const symbol = (element: MainElement): Term => formulaTerm(element.symbol);

type Line = "period" | "group" | "mixed";

function placeStep(property: Property, elements: readonly MainElement[], line: Line): StepFacts {
  const [first] = elements;
  if (line === "period") return step("place-period", [], { period: count(first?.period ?? 0) });
  if (line === "group") return step("place-group", [], { group: count(first?.group ?? 0) });
  const word = wordIn(property.words);
  const lines = elements.map((element) =>
    expression(
      variable(element.symbol),
      ":",
      word("period"),
      count(element.period),
      ",",
      word("group"),
      count(element.group),
    ),
  );
  return step("place-mixed", lines);
}

const TRENDS: Readonly<Record<Line, string>> = { period: "across", group: "down", mixed: "both" };

function trendStep(line: Line): StepFacts {
  return step(TRENDS[line]);
}

function slipsFor(
  property: Property,
  elements: readonly MainElement[],
  answer: MainElement,
  extreme: Extreme,
): Distractor[] {
  const opposite = findExtreme(property, elements, extreme === "largest" ? "smallest" : "largest");
  return elements
    .filter((element) => element !== answer)
    .map((element) => ({
      slip: slipOf(property.words, element === opposite ? "reversed-trend" : "between"),
      value: formulaTerm(element.symbol),
    }));
}

/** Whether elements share a period or a group, which one trend compares. */
function lineOf(elements: readonly MainElement[]): Line {
  if (new Set(elements.map(({ period }) => period)).size === 1) return "period";
  return new Set(elements.map(({ group }) => group)).size === 1 ? "group" : "mixed";
}

/** The element that stands out; null where places in the table do not decide. */
export function solveExtreme(property: Property, elements: readonly MainElement[], extreme: Extreme): Solved | null {
  const answer = findExtreme(property, elements, extreme);
  if (answer === null) return null;
  const line = lineOf(elements);
  const listed: FactValue = list(elements.map(symbol));
  return {
    steps: [placeStep(property, elements, line), trendStep(line), step(`pick-${extreme}`)],
    answer: { id: extreme, value: symbol(answer), values: { elements: listed } },
  };
}

const REVERSE = stepOf("problems-periodic-table.atomic-radius")("reverse");

/** All elements in order; null as above. */
export function solveOrder(property: Property, elements: readonly MainElement[], isFalling: boolean): Solved | null {
  const ranked = rank(property, elements);
  if (ranked === null) return null;
  const line = lineOf(elements);
  return {
    steps: [placeStep(property, elements, line), trendStep(line), step("order"), ...(isFalling ? [REVERSE] : [])],
    answer: { id: "order", value: sequence(isFalling ? ranked.toReversed() : ranked) },
  };
}

function ask(property: Property, elements: readonly MainElement[], extreme: Extreme, line: Line): SolvedDraft | null {
  const answer = findExtreme(property, elements, extreme);
  const solved = solveExtreme(property, elements, extreme);
  if (answer === null || solved === null) return null;
  return {
    kind: "solved",
    variant: `${extreme}-${line}`,
    values: { elements: list(elements.map(symbol)) },
    ...solved,
    distractors: slipsFor(property, elements, answer, extreme),
  };
}

function pickFrom(random: Random, pool: readonly MainElement[], size: number): readonly MainElement[] | null {
  return pool.length < size ? null : random.pickSeveral(pool, size);
}

/** Elements of one period or of one group. */
export function compareInLine(property: Property, random: Random, size: number): Draft | null {
  const line = random.pick(["period", "group"] as const);
  const pool = line === "period" ? inPeriod(random.pick(PERIODS)) : inGroup(random.pick(GROUPS));
  const elements = pickFrom(
    random,
    pool.filter((each) => property.of(each) !== null),
    size,
  );
  return elements === null ? null : ask(property, elements, random.pick(EXTREMES), line);
}

/** Elements of several periods and groups, where both trends point the same way. */
export function compareMixed(property: Property, random: Random, size: number): Draft | null {
  const extreme = random.pick(EXTREMES);
  const pool = MAIN_ELEMENTS.filter((each) => each.symbol !== "H" && property.of(each) !== null);
  const answer = random.pick(pool);
  const others = pool.filter((each) => each !== answer && findExtreme(property, [answer, each], extreme) === answer);
  if (others.length < size - 1) return null;
  const elements = random.shuffle([answer, ...random.pickSeveral(others, size - 1)]);
  const [first] = elements;
  const isMixed =
    elements.some(({ period }) => period !== first?.period) && elements.some(({ group }) => group !== first?.group);
  return isMixed ? ask(property, elements, extreme, "mixed") : null;
}

export const sequence = (elements: readonly { readonly symbol: string }[]): FactValue =>
  expression(
    ...elements.flatMap((element, index) =>
      index === 0 ? [formulaTerm(element.symbol)] : ["," as const, formulaTerm(element.symbol)],
    ),
  );

/** A sequence that a slip leads to: the trend reversed, two neighbours exchanged. */
export function listOrderSlips(words: string, order: readonly { readonly symbol: string }[]): Distractor[] {
  const exchanged = (at: number) =>
    order.map((each, index) => order[index === at ? at + 1 : index === at + 1 ? at : index] ?? each);
  return [
    { slip: slipOf(words, "reversed-order"), value: sequence(order.toReversed()) },
    { slip: slipOf(words, "neighbours"), value: sequence(exchanged(0)) },
    { slip: slipOf(words, "neighbours"), value: sequence(exchanged(order.length - 2)) },
    { slip: slipOf(words, "by-number"), value: sequence(exchanged(Math.floor(order.length / 2) - 1).toReversed()) },
  ];
}

/** The order by a property: only to choose from, since there are many ways to write it. */
export function order(property: Property, random: Random, size: number, line: Line): Draft | null {
  const pool =
    line === "mixed"
      ? MAIN_ELEMENTS.filter((each) => each.symbol !== "H")
      : line === "period"
        ? inPeriod(random.pick(PERIODS))
        : inGroup(random.pick(GROUPS));
  const elements = pickFrom(
    random,
    pool.filter((each) => property.of(each) !== null),
    size,
  );
  const ranked = elements === null ? null : rank(property, elements);
  const solved = elements === null ? null : solveOrder(property, elements, false);
  if (elements === null || ranked === null || solved === null) return null;
  const isMixed =
    new Set(elements.map(({ period }) => period)).size > 1 && new Set(elements.map(({ group }) => group)).size > 1;
  if (line === "mixed" && !isMixed) return null;
  return {
    kind: "solved",
    variant: `order-${line}`,
    values: { elements: list(elements.map(symbol)) },
    ...solved,
    distractors: listOrderSlips(property.words, ranked),
  };
}
