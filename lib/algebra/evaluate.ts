import { Decimal, ONE, ZERO } from "../quantity/decimal.ts";
import {
  coarsestPlace,
  type Figures,
  fewestFigures,
  figuresOfAntilogarithm,
  figuresOfLogarithm,
  figuresToPlace,
  lastPlace,
} from "../quantity/significant-figures.ts";
import { fail, type Result, succeed } from "../result.ts";
import type { FunctionName, Tree } from "./tree.ts";

/** A number with its significant figures: null where it is exact. Its unit is that of its letter. */
export type Measured = { readonly value: Decimal; readonly figures: Figures };

/** What stands for each letter. */
export type Bindings = ReadonlyMap<string, Measured>;

type AlgebraIssue =
  /** A divisor that is zero, a logarithm or root of what has none, a power beyond any real one. */
  | { readonly code: "out-of-domain" }
  /** A letter that nothing stands for. */
  | { readonly code: "unbound"; readonly letter: string };

/** In radians. */
const DEGREE = Decimal.acos(-1).div(180);

/** Exponents beyond this are no chemistry, and slow. */
const GREATEST_EXPONENT = 1_000;

export const exactly = (value: Decimal | number): Measured => ({ value: new Decimal(value), figures: null });

const outOfDomain = fail({ code: "out-of-domain" } as const);

/**
 * The value of a tree, nothing rounded on the way. Figures follow `lib/quantity/significant-figures.ts`: products keep the
 * fewest, sums the coarsest place, a logarithm as many places as its argument has figures, 10^x the reverse. e^x keeps the
 * figures of its argument instead: textbooks count exponentials of computed exponents so, and the reverse rule would leave
 * one figure of e^−12.3.
 */
export function evaluate(tree: Tree, bindings: Bindings): Result<Measured, AlgebraIssue> {
  switch (tree.kind) {
    case "number":
      return succeed(exactly(tree.value));
    case "letter": {
      const bound = bindings.get(tree.letter);
      return bound === undefined ? fail({ code: "unbound", letter: tree.letter }) : succeed(bound);
    }
    case "sum":
      return withAll(tree.terms, bindings, (terms) => succeed(sumOf(terms)));
    case "product":
      return withAll(tree.factors, bindings, (factors) => succeed(productOf(factors)));
    case "power":
      return withAll([tree.base, tree.exponent], bindings, ([base, exponent]) =>
        base === undefined || exponent === undefined ? outOfDomain : powerOf(base, exponent),
      );
    case "function":
      return withAll([tree.of], bindings, ([of]) => (of === undefined ? outOfDomain : functionOf(tree.name, of)));
  }
}

function withAll(
  trees: readonly Tree[],
  bindings: Bindings,
  combine: (values: readonly Measured[]) => Result<Measured, AlgebraIssue>,
): Result<Measured, AlgebraIssue> {
  const values: Measured[] = [];
  for (const tree of trees) {
    const value = evaluate(tree, bindings);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return combine(values);
}

function sumOf(terms: readonly Measured[]): Measured {
  const value = terms.reduce((sum, term) => sum.plus(term.value), ZERO);
  // An exact zero has a place of its own to no one: nothing is added by it.
  const place = coarsestPlace(...terms.map((term) => lastPlace(term.value, term.figures)));
  return { value, figures: figuresToPlace(value, place) };
}

function productOf(factors: readonly Measured[]): Measured {
  return {
    value: factors.reduce((product, factor) => product.times(factor.value), ONE),
    figures: fewestFigures(...factors.map(({ figures }) => figures)),
  };
}

function powerOf(base: Measured, exponent: Measured): Result<Measured, AlgebraIssue> {
  if (exponent.value.abs().gt(GREATEST_EXPONENT)) return outOfDomain;
  if (base.value.isZero() && !exponent.value.gt(0)) return outOfDomain;
  if (base.value.isNegative() && !exponent.value.isInteger()) return outOfDomain;
  const value = exponent.value.eq(0.5) ? base.value.sqrt() : base.value.pow(exponent.value);
  return value.isFinite() ? succeed({ value, figures: fewestFigures(base.figures, exponent.figures) }) : outOfDomain;
}

function functionOf(name: FunctionName, { value, figures }: Measured): Result<Measured, AlgebraIssue> {
  if (name === "ln" || name === "log") {
    if (!value.gt(0)) return outOfDomain;
    const logarithm = name === "ln" ? value.ln() : value.log(10);
    return succeed({ value: logarithm, figures: figuresOfLogarithm(logarithm, figures) });
  }
  if (value.abs().gt(GREATEST_EXPONENT)) return outOfDomain;
  // Tables of sines have as many figures as the angle.
  if (name === "sin") return succeed({ value: value.times(DEGREE).sin(), figures });
  if (name === "arcsin") return value.abs().gt(1) ? outOfDomain : succeed({ value: value.asin().div(DEGREE), figures });
  return name === "exp"
    ? succeed({ value: value.exp(), figures })
    : succeed({ value: new Decimal(10).pow(value), figures: figuresOfAntilogarithm(value, figures) });
}
