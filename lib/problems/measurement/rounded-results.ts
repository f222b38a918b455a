import type { Expression, FactValue, Operator, Quantity as QuantityFact, Term } from "../../methods/facts.ts";
import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import { count, expression, step } from "../../methods/terms.ts";
import { add, divide, multiply, subtract } from "../../quantity/arithmetic.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { rounded, roundToFigures } from "../../quantity/significant-figures.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";

const WORDS = "problems-measurement.rounded-results";

/** As many digits as a calculator would show, or fewer where the result ends. */
const CALCULATOR_FIGURES = 7;

const plain = (number: Quantity): QuantityFact => ({
  ...givenTerm({ ...number, value: rounded(number.value, number.significantFigures) }),
  notation: "plain",
});

const option = (number: Quantity): Expression => expression(plain(number));

/** The number with other numbers of figures, and cut off instead of rounded; options that read alike only once. */
function listWrong(result: Quantity, ways: readonly (readonly [slip: string, number: Quantity])[]): Distractor[] {
  const seen = new Set([plain(result).value]);
  return ways.flatMap(([id, number]) => {
    const { value } = plain(number);
    if (seen.has(value)) return [];
    seen.add(value);
    return [{ slip: id, value: option(number) }];
  });
}

function otherFigures(exact: Quantity, figures: number): (readonly [string, Quantity])[] {
  const of = (count: number): Quantity => ({ ...exact, significantFigures: count });
  const cut = { ...of(figures), value: exact.value.toSignificantDigits(figures, Decimal.ROUND_DOWN) };
  return [
    [slipOf(WORDS, "cut-off"), cut],
    [slipOf(WORDS, "too-many"), of(figures + 1)],
    ...(figures > 1 ? [[slipOf(WORDS, "too-few"), of(figures - 1)] as const] : []),
    [slipOf(WORDS, "far-too-many"), of(figures + 2)],
  ];
}

/** Whole numbers with zeros at the end would leave open how many of their figures count. */
const isClear = (number: Quantity): boolean => plain(number).value.includes(".");

/** A number rounded to fewer figures; `shown` is the answer as it is written. */
export function solveRounding(shown: FactValue): Solved {
  return {
    steps: [step("find-last"), step("round")],
    answer: { id: "rounded", value: shown },
  };
}

function toFigures(random: Random): Draft | null {
  const unit = random.pick(["g", "mL", "m", "s"]);
  const size = random.measured({ from: 0.0102, to: 98, figures: 6 }, unit);
  const exact = quantity(size.value, unit, 6);
  const figures = random.integer(2, 4);
  const answer: Quantity = { ...exact, significantFigures: figures };
  if (!isClear(answer) || size.value.sd() < 6) return null;
  return {
    kind: "solved",
    variant: "to-figures",
    values: { number: plain(exact), figures: count(figures) },
    given: [option(exact)],
    ...solveRounding(option(answer)),
    distractors: listWrong(answer, [
      [
        slipOf(WORDS, "decimals-for-figures"),
        { ...exact, value: exact.value.toDecimalPlaces(figures), significantFigures: null },
      ],
      ...otherFigures(exact, figures),
    ]),
  };
}

type Calculation = {
  readonly terms: readonly (Term | Operator)[];
  readonly result: Quantity;
  readonly variant: string;
  readonly values?: Readonly<Record<string, FactValue>>;
};

/** A calculation with measured numbers: the rule, all digits, and the answer as it is written. */
export function solveCalculation(
  terms: readonly (Term | Operator)[],
  result: Quantity,
  { rule, shown }: { readonly rule: string; readonly shown: FactValue },
): Solved {
  const unrounded = { ...result, value: roundToFigures(result.value, CALCULATOR_FIGURES), significantFigures: null };
  return {
    steps: [
      step(`rule-of-${rule}`),
      step("calculate", [expression(...terms, "=", plain(unrounded))]),
      step("round-result"),
    ],
    answer: { id: "rounded", value: shown },
  };
}

function present({ terms, result, variant }: Calculation): Draft | null {
  const figures = result.significantFigures ?? 1;
  const shown: Quantity = {
    ...result,
    value: roundToFigures(result.value, CALCULATOR_FIGURES),
    significantFigures: null,
  };
  if (!isClear(result) || result.value.lte(0) || shown.value.sd() <= figures) return null;
  return {
    kind: "solved",
    variant,
    values: { calculation: expression(...terms) },
    given: [expression(...terms)],
    ...solveCalculation(terms, result, { rule: variant, shown: option(result) }),
    distractors: listWrong(result, [[slipOf(WORDS, "all-digits"), shown], ...otherFigures(result, figures)]),
  };
}

function quotient(random: Random): Draft | null {
  const mass = random.measured({ from: 5, to: 99, figures: random.integer(3, 5) }, "g");
  const volume = random.measured({ from: 2, to: 40, figures: random.integer(2, 4) }, "mL");
  const isProduct = random.chance(0.5);
  const side = random.measured({ from: 1.1, to: 9.9, figures: random.integer(2, 3) }, "cm");
  const other = random.measured({ from: 1.1, to: 30, figures: random.integer(3, 4) }, "cm");
  const result = isProduct ? multiply(side, other) : divide(mass, volume);
  const terms: (Term | Operator)[] = isProduct ? [plain(side), "*", plain(other)] : [plain(mass), "/", plain(volume)];
  return result.ok ? present({ terms, result: result.value, variant: "product" }) : null;
}

function sum(random: Random): Draft | null {
  const number = (place: number): Quantity => {
    const value = new Decimal(random.integer(2 * 10 ** place, 90 * 10 ** place)).div(10 ** place);
    return quantity(value, "g", value.e + 1 + place);
  };
  const [a, b] = random.shuffle([number(1), number(random.integer(2, 3))]);
  if (a === undefined || b === undefined) return null;
  const isSum = random.chance(0.5) || a.value.lt(b.value);
  const result = isSum ? add(a, b) : subtract(a, b);
  return result.ok
    ? present({ terms: [plain(a), isSum ? "+" : "-", plain(b)], result: result.value, variant: "sum" })
    : null;
}

/** (m₂ − m₁) / V: the difference of two weighings, then a density. */
function both(random: Random): Draft | null {
  const place = random.integer(1, 2);
  const step = 10 ** place;
  const empty = new Decimal(random.integer(20 * step, 60 * step)).div(step);
  const full = empty.plus(new Decimal(random.integer(2 * step, 30 * step)).div(step));
  const [before, after] = [quantity(empty, "g", 2 + place), quantity(full, "g", 2 + place)];
  const volume = random.measured({ from: 2, to: 25, figures: random.integer(3, 4) }, "mL");
  const difference = subtract(after, before);
  const result = difference.ok ? divide(difference.value, volume) : difference;
  const terms: (Term | Operator)[] = ["(", plain(after), "-", plain(before), ")", "/", plain(volume)];
  return result.ok ? present({ terms, result: result.value, variant: "both" }) : null;
}

/** Results with the figures that they may have: they differ in how they are written, so they are chosen, not typed. */
export const roundedResults: Family = {
  id: "rounded-results",
  subtopic: "significant-figures",
  words: WORDS,
  forms: ["choice"],
  levels: { easy: toFigures, medium: (random) => random.pick([quotient, sum])(random), hard: both },
};
