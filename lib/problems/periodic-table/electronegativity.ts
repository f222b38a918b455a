import type { Expression } from "../../methods/facts.ts";
import { worked } from "../../methods/rules/quantity-terms.ts";
import { expression, formulaTerm, list, quantity as term, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { UNITY } from "../../quantity/units/unit.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { compareInLine, compareMixed, order } from "./comparison.ts";
import type { Property } from "./comparison.ts";
import { MAIN_ELEMENTS } from "./elements.ts";

const WORDS = "problems-periodic-table.electronegativity";

export const ELECTRONEGATIVITY: Property = {
  words: WORDS,
  of: ({ electronegativity }) => electronegativity,
  across: 1,
  down: -1,
  apart: 0.04,
};

/** Pauling's values have two decimals. */
const DECIMALS = 2;

const KNOWN = MAIN_ELEMENTS.flatMap((element) =>
  element.electronegativity === null ? [] : [{ element, value: new Decimal(element.electronegativity) }],
);

type Known = (typeof KNOWN)[number];

const shown = (value: Decimal) => term(value.toFixed(DECIMALS), "");

const given = ({ element, value }: Known): Expression => expression(variable("χ", element.symbol), "=", shown(value));

const difference = (a: Known, b: Known): Decimal => a.value.minus(b.value).abs();

/** Δχ of two elements. */
function subtract(random: Random): Draft | null {
  const [a, b] = random.pickSeveral(KNOWN, 2);
  if (a === undefined || b === undefined || difference(a, b).lt(0.2)) return null;
  const [high, low] = a.value.gt(b.value) ? [a, b] : [b, a];
  const result = difference(a, b);
  const answer = quantity(result, UNITY, result.gte(1) ? 3 : 2);
  return {
    kind: "solved",
    variant: "difference",
    values: {
      first: formulaTerm(a.element.symbol),
      second: formulaTerm(b.element.symbol),
      firstValue: shown(a.value),
      secondValue: shown(b.value),
    },
    given: [given(a), given(b)],
    steps: [
      step("larger", [
        expression(variable("Δχ"), "=", variable("χ", high.element.symbol), "-", variable("χ", low.element.symbol)),
      ]),
      step("subtract", [worked("Δχ", [shown(high.value), "-", shown(low.value)], shown(result))]),
    ],
    answer: quantityAnswer("difference", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "added"), high.value.plus(low.value)],
      [slipOf(WORDS, "divided"), high.value.div(low.value)],
      [slipOf(WORDS, "averaged"), high.value.plus(low.value).div(2)],
    ]),
  };
}

/** The partner with which an element forms the most, or the least, polar bond. */
function findPolar(random: Random): Draft | null {
  const nonmetals = KNOWN.filter(({ element }) => element.group >= 14 || element.symbol === "H");
  const centre = random.pick(nonmetals);
  const partners = random.pickSeveral(
    nonmetals.filter((each) => each !== centre),
    4,
  );
  const variant = random.pick(["most-polar", "least-polar"] as const);
  const ranked = partners.toSorted((x, y) => difference(x, centre).cmp(difference(y, centre)));
  const order = variant === "most-polar" ? ranked.toReversed() : ranked;
  const [best, second, ...others] = order;
  if (
    best === undefined ||
    second === undefined ||
    difference(best, centre).minus(difference(second, centre)).abs().lt(0.15)
  )
    return null;
  const line = (each: Known): Expression =>
    worked(
      variable("Δχ", each.element.symbol),
      [
        shown(centre.value.gt(each.value) ? centre.value : each.value),
        "-",
        shown(centre.value.gt(each.value) ? each.value : centre.value),
      ],
      shown(difference(each, centre)),
    );
  return {
    kind: "solved",
    variant,
    values: {
      centre: formulaTerm(centre.element.symbol),
      partners: list(partners.map(({ element }) => formulaTerm(element.symbol))),
      electronegativities: list([centre, ...partners].map(given)),
    },
    given: [centre, ...partners].map(given),
    steps: [
      step("differences", [], { centre: formulaTerm(centre.element.symbol) }),
      step("three-differences", [second, ...others].map(line)),
      step(variant, [line(best)]),
    ],
    answer: {
      id: variant,
      value: formulaTerm(best.element.symbol),
      values: { centre: formulaTerm(centre.element.symbol) },
    },
    distractors: [second, ...others].map((each) => ({
      slip: slipOf(WORDS, each === order.at(-1) ? "opposite-end" : "value-for-difference"),
      value: formulaTerm(each.element.symbol),
    })),
  };
}

function compareWith(size: number) {
  return (random: Random): Draft | null => compareMixed(ELECTRONEGATIVITY, random, size);
}

/** Electronegativities by the trends, and the polarity of bonds. */
export const electronegativity: Family = {
  id: "electronegativity",
  subtopic: "electronegativity",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => compareInLine(ELECTRONEGATIVITY, random, 3),
    medium: (random) => (random.chance(0.5) ? compareWith(4)(random) : subtract(random)),
    hard: (random) => (random.chance(0.3) ? compareWith(5)(random) : findPolar(random)),
  },
};

/** Elements in order of electronegativity. */
export const electronegativityOrder: Family = {
  id: "electronegativity-order",
  subtopic: "electronegativity",
  words: WORDS,
  forms: ["choice"],
  levels: {
    medium: (random) => order(ELECTRONEGATIVITY, random, 4, random.pick(["period", "group"] as const)),
    hard: (random) => order(ELECTRONEGATIVITY, random, 4, "mixed"),
  },
};
