import type { Operator, Quantity as QuantityFact, Term } from "../../methods/facts.ts";
import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import { count, expression, step } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import type { Solved } from "../solved-facts.ts";
import { wrongCounts } from "../solved.ts";

const WORDS = "problems-measurement.significant-figures";

const plain = (number: Quantity): QuantityFact => ({ ...givenTerm(number), notation: "plain" });

/** Digits that begin and end with no zero. */
function digits(random: Random, count: number): string {
  const middle = Array.from({ length: Math.max(0, count - 2) }, () => String(random.integer(1, 9)));
  return [String(random.integer(1, 9)), ...middle, ...(count > 1 ? [String(random.integer(1, 9))] : [])].join("");
}

/** A number in one of the shapes that raise a question: zeros before, between and behind the other digits. */
function sampleNumber(random: Random): {
  readonly number: Quantity;
  readonly shown: QuantityFact;
  readonly zeros: { readonly leading: number; readonly inner: number; readonly trailing: number };
} {
  const shape = random.pick([
    "leading",
    "leading-and-trailing",
    "trailing",
    "inner",
    "inner-and-trailing",
    "power",
  ] as const);
  const leading = shape.startsWith("leading") ? random.integer(1, 4) : 0;
  const inner = shape.startsWith("inner") ? random.integer(1, 2) : 0;
  const trailing = shape.endsWith("trailing") || shape === "power" ? random.integer(1, 2) : 0;
  const core =
    inner > 0
      ? `${random.integer(1, 9)}${"0".repeat(inner)}${digits(random, random.integer(1, 2))}`
      : digits(random, random.integer(1, 3));
  const figures = core.length + trailing;
  const exponent =
    shape === "power"
      ? random.integer(3, 8)
      : leading > 0
        ? -leading
        : core.length === 1 || trailing === 0
          ? 0
          : random.integer(0, core.length - 1);
  const value = new Decimal(core).times(new Decimal(10).pow(exponent - core.length + 1));
  const number = pureNumber(value, figures);
  const shown: QuantityFact = { ...givenTerm(number), notation: shape === "power" ? "scientific" : "plain" };
  return { number, shown, zeros: { leading: leading > 0 ? leading : 0, inner, trailing } };
}

/** How many figures a measured number has, as it is written. */
export function solveFigures(number: Quantity, shown: QuantityFact): Solved {
  return {
    steps: [step("first-digit"), step("count")],
    answer: { id: "figures", value: count(figuresOf(number)), values: { number: shown } },
  };
}

function counted(random: Random): Draft {
  const { number, shown, zeros } = sampleNumber(random);
  const figures = number.significantFigures ?? 0;
  const decimals = Math.max(0, -(lastPlace(number.value, figures) ?? 0));
  return {
    kind: "solved",
    variant: "counted",
    values: { number: shown },
    given: [expression(shown)],
    ...solveFigures(number, shown),
    distractors: wrongCounts(figures, [
      [slipOf(WORDS, "leading-zeros"), figures + zeros.leading],
      [slipOf(WORDS, "trailing-zeros"), figures - zeros.trailing],
      [slipOf(WORDS, "inner-zeros"), figures - zeros.inner],
      [slipOf(WORDS, "decimals"), decimals],
      [slipOf(WORDS, "miscounted"), figures + 1],
      [slipOf(WORDS, "miscounted"), figures - 1 || figures + 2],
    ]),
  };
}

function measuredNumber(random: Random, figures: number, from: number, to: number): Quantity {
  return pureNumber(random.measured({ from, to, figures }, "g").value, figures);
}

const decimalsOf = ({ value, significantFigures }: Quantity): number =>
  Math.max(0, -(lastPlace(value, significantFigures) ?? 0));
const figuresOf = ({ significantFigures }: Quantity): number => significantFigures ?? 0;

const RULE_STEPS = {
  product: ["which-rule-product", "fewest-figures"],
  sum: ["which-rule-sum", "fewest-decimals"],
} as const;

/** How many figures, or decimal places, the result of a product or a sum keeps. */
export function solveKept(rule: "product" | "sum", asked: "figures" | "decimals", kept: number): Solved {
  return {
    steps: RULE_STEPS[rule].map((id) => step(id)),
    answer: { id: `result-${asked}`, value: count(kept) },
  };
}

/** The same of a sum in brackets within a product: `inner` is what the brackets leave, `written` how they stand there. */
export function solveKeptOfBoth(written: readonly (Term | Operator)[], inner: Quantity, kept: number): Solved {
  return {
    steps: [step("bracket", [expression(...written, "=", plain(inner))]), step("then-product")],
    answer: { id: "result-figures", value: count(kept) },
  };
}

function ofProduct(random: Random): Draft | null {
  const [few, many] = [random.integer(2, 3), random.integer(4, 5)];
  const numbers = random.shuffle([measuredNumber(random, few, 0.2, 90), measuredNumber(random, many, 1.1, 90)]);
  const [a, b] = numbers;
  if (a === undefined || b === undefined) return null;
  const sign: Operator = random.pick(["*", "/"]);
  return {
    kind: "solved",
    variant: "of-product",
    values: { calculation: expression(plain(a), sign, plain(b)) },
    given: [expression(plain(a), sign, plain(b))],
    ...solveKept("product", "figures", few),
    distractors: wrongCounts(few, [
      [slipOf(WORDS, "most-figures"), many],
      [slipOf(WORDS, "figures-added"), few + many],
      [slipOf(WORDS, "decimals-for-figures"), Math.max(1, Math.min(decimalsOf(a), decimalsOf(b)))],
      [slipOf(WORDS, "miscounted"), few + 1],
    ]),
  };
}

/** Numbers to at most five figures in all, each with its own number of decimal places. */
function ofSum(random: Random): Draft | null {
  const places = random.shuffle([random.integer(0, 1), 2, 3]);
  const numbers = places.map((place) => {
    const length = random.integer(1, 2);
    const value = new Decimal(random.integer(10 ** (length + place - 1), 10 ** (length + place) - 1)).div(10 ** place);
    return pureNumber(value, length + place);
  });
  // A whole number that ends in zero leaves open what was measured.
  if (numbers.some(({ value }, index) => places[index] === 0 && value.mod(10).isZero())) return null;
  const terms = numbers.flatMap((number, index): (Term | Operator)[] =>
    index === 0 ? [plain(number)] : ["+", plain(number)],
  );
  const fewest = Math.min(...places);
  return {
    kind: "solved",
    variant: "of-sum",
    values: { calculation: expression(...terms) },
    given: [expression(...terms)],
    ...solveKept("sum", "decimals", fewest),
    distractors: wrongCounts(fewest, [
      [slipOf(WORDS, "most-decimals"), Math.max(...places)],
      [slipOf(WORDS, "figures-for-decimals"), Math.min(...numbers.map(figuresOf))],
      [slipOf(WORDS, "miscounted"), fewest + 1],
    ]),
  };
}

/** A sum or difference, then a product: the figures that the first leaves count in the second. */
function ofBoth(random: Random): Draft | null {
  const place = random.integer(1, 2);
  const isDifference = random.chance(0.6);
  const scale = 10 ** place;
  const a = pureNumber(new Decimal(random.integer(21 * scale, 98 * scale)).div(scale), 2 + place);
  const b = isDifference
    ? pureNumber(a.value.minus(new Decimal(random.integer(2 * 10 ** (place - 1), 9 * scale)).div(scale)), 2 + place)
    : pureNumber(new Decimal(random.integer((100 - 20) * scale, 98 * scale)).div(scale), 2 + place);
  if (b.value.lt(10) || b.value.isInteger() || a.value.isInteger()) return null;
  const inner = isDifference ? a.value.minus(b.value) : a.value.plus(b.value);
  const innerFigures = figuresToPlace(inner, -place) ?? 0;
  const c = measuredNumber(random, random.integer(3, 5), 1.1, 9.9);
  const figures = Math.min(innerFigures, figuresOf(c));
  const sign: Operator = random.pick(["*", "/"]);
  const line = (shown: (number: Quantity) => QuantityFact): (Term | Operator)[] => [
    "(",
    shown(a),
    isDifference ? "-" : "+",
    shown(b),
    ")",
    sign,
    shown(c),
  ];
  const naive = Math.min(figuresOf(a), figuresOf(b), figuresOf(c));
  // What is left in the bracket must not read like the count that is asked for.
  if (figures === naive || inner.eq(figures)) return null;
  return {
    kind: "solved",
    variant: "of-both",
    values: { calculation: expression(...line(plain)) },
    given: [expression(...line(plain))],
    ...solveKeptOfBoth([plain(a), isDifference ? "-" : "+", plain(b)], pureNumber(inner, innerFigures), figures),
    distractors: wrongCounts(figures, [
      [slipOf(WORDS, "one-rule-for-all"), naive],
      [slipOf(WORDS, "only-last"), figuresOf(c)],
      [slipOf(WORDS, "decimals-for-figures"), place],
      [slipOf(WORDS, "miscounted"), figures + 1],
      [slipOf(WORDS, "most-figures"), Math.max(figuresOf(a), figuresOf(b), figuresOf(c))],
    ]),
  };
}

/** How many figures a number has, and how many a result may keep. */
export const significantFigures: Family = {
  id: "significant-figures",
  subtopic: "significant-figures",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: counted, medium: (random) => random.pick([ofProduct, ofSum])(random), hard: ofBoth },
};
