import { Decimal, type DecimalValue } from "../quantity/decimal.ts";

/**
 * Mathematics as a tree: what a law says, before anything is put in. A quotient is a product with a power of −1, a
 * difference a sum with a factor of −1, a root a power of a half, so that every operation on trees knows five kinds only.
 */
export type Tree =
  /** An exact number: a coefficient, a factor of a definition. */
  | { readonly kind: "number"; readonly value: Decimal }
  /** A quantity or a constant of nature, by the letter that it is written with. */
  | { readonly kind: "letter"; readonly letter: string }
  | { readonly kind: "sum"; readonly terms: readonly Tree[] }
  | { readonly kind: "product"; readonly factors: readonly Tree[] }
  | { readonly kind: "power"; readonly base: Tree; readonly exponent: Tree }
  | { readonly kind: "function"; readonly name: FunctionName; readonly of: Tree };

/**
 * Natural and decimal logarithm, and what undoes them: `exp` is e^x, `exp10` is 10^x. Sine and arcsine count angles in
 * degrees, as chemistry measures them; the arcsine is the angle up to 90°.
 */
const FUNCTION_NAMES = ["ln", "log", "exp", "exp10", "sin", "arcsin"] as const;

export type FunctionName = (typeof FUNCTION_NAMES)[number];

/** What a law says: both sides have one value and one dimension. */
export type Equality = { readonly left: Tree; readonly right: Tree };

/** A tree as it is typed: a letter by its text, an exact number by its value. */
export type TreeLike = Tree | string | number;

function toTree(like: TreeLike): Tree {
  if (typeof like === "string") return letter(like);
  return typeof like === "number" ? number(like) : like;
}

export function number(value: DecimalValue): Tree {
  return { kind: "number", value: new Decimal(value) };
}

export function letter(name: string): Tree {
  return { kind: "letter", letter: name };
}

/** a b c; products within products are one product, and minus signs within it one minus before it or none. */
export function times(...factors: readonly TreeLike[]): Tree {
  const all = factors.map(toTree).flatMap((each) => (each.kind === "product" ? each.factors : [each]));
  const own = all.filter((each) => !isUnit(each));
  const isNegative = all.filter((each) => isUnit(each) && each.value.isNegative()).length % 2 === 1;
  const product = productOf(own);
  return isNegative ? turn(own, product) : product;
}

function productOf(factors: readonly Tree[]): Tree {
  const [only] = factors;
  if (only === undefined) return number(1);
  return factors.length === 1 ? only : { kind: "product", factors };
}

/** 1 or −1 */
function isUnit(tree: Tree): tree is Extract<Tree, { kind: "number" }> {
  return tree.kind === "number" && tree.value.abs().eq(1);
}

/** The opposite of a product: of a difference above the line the terms change places, else a minus stands before it. */
function turn(factors: readonly Tree[], product: Tree): Tree {
  const difference = factors.find((factor) => factor.kind === "sum");
  if (difference !== undefined)
    return productOf(factors.map((factor) => (factor === difference ? negative(factor) : factor)));
  if (product.kind === "number") return number(product.value.neg());
  return { kind: "product", factors: [number(-1), ...factors] };
}

/** a / b */
export function over(above: TreeLike, below: TreeLike): Tree {
  return times(above, reciprocal(below));
}

/** 1 / a, factor by factor, so that a fraction stays one; squared or below a root, too: √(b/a) for 1 / √(a/b). */
export function reciprocal(of: TreeLike): Tree {
  const tree = toTree(of);
  if (tree.kind === "power" && tree.exponent.kind === "number" && !tree.exponent.value.eq(-1))
    if (splitFraction(tree.base).below.length > 0) return power(reciprocal(tree.base), tree.exponent);
  if (tree.kind === "product") return times(...tree.factors.map(reciprocal));
  return power(tree, -1);
}

/** a + b + c; sums within sums are one sum. */
export function plus(...terms: readonly TreeLike[]): Tree {
  const all = terms.map(toTree).flatMap((each) => (each.kind === "sum" ? each.terms : [each]));
  return all.length === 1 && all[0] !== undefined ? all[0] : { kind: "sum", terms: all };
}

/** −a; of a sum term by term, so that b − a is what a − b turns to. */
export function negative(of: TreeLike): Tree {
  const tree = toTree(of);
  if (tree.kind !== "sum") return times(-1, tree);
  const opposites = tree.terms.map(negative);
  // What is added stands before what is taken away.
  return plus(
    ...opposites.filter((term) => withoutMinus(term) === null),
    ...opposites.filter((term) => withoutMinus(term) !== null),
  );
}

/** What stands behind the minus of a product; null for what has none. */
export function withoutMinus(tree: Tree): Tree | null {
  if (tree.kind === "number") return tree.value.isNegative() && !tree.value.isZero() ? number(tree.value.neg()) : null;
  const [first, ...others] = tree.kind === "product" ? tree.factors : [];
  if (first?.kind !== "number" || !first.value.isNegative()) return null;
  return times(number(first.value.neg()), ...others);
}

/** a − b */
export function minus(from: TreeLike, what: TreeLike): Tree {
  return plus(from, negative(what));
}

/** a^b; whole exponents of powers are multiplied out. */
export function power(base: TreeLike, exponent: TreeLike): Tree {
  const [inner, outer] = [toTree(base), toTree(exponent)];
  if (outer.kind === "number") {
    if (outer.value.eq(1) || (outer.value.eq(-1) && isUnit(inner))) return inner;
    if (
      inner.kind === "power" &&
      inner.exponent.kind === "number" &&
      (outer.value.eq(-1) || inner.exponent.value.eq(-1))
    )
      return power(inner.base, number(inner.exponent.value.times(outer.value)));
  }
  return { kind: "power", base: inner, exponent: outer };
}

export function root(of: TreeLike): Tree {
  return power(of, 0.5);
}

/** The exponent of a cube root, as solving a cube leaves it. */
export const THIRD = new Decimal(3).pow(-1);

export function cubeRoot(of: TreeLike): Tree {
  return power(of, number(THIRD));
}

function apply(name: FunctionName, of: TreeLike): Tree {
  return { kind: "function", name, of: toTree(of) };
}

export const ln = (of: TreeLike): Tree => apply("ln", of);
export const log = (of: TreeLike): Tree => apply("log", of);
export const exp = (of: TreeLike): Tree => apply("exp", of);
export const exp10 = (of: TreeLike): Tree => apply("exp10", of);
export const sin = (of: TreeLike): Tree => apply("sin", of);
export const arcsin = (of: TreeLike): Tree => apply("arcsin", of);

export function equal(left: TreeLike, right: TreeLike): Equality {
  return { left: toTree(left), right: toTree(right) };
}

/** What a tree is made of, one level down. */
export function partsOf(tree: Tree): readonly Tree[] {
  switch (tree.kind) {
    case "number":
    case "letter":
      return [];
    case "sum":
      return tree.terms;
    case "product":
      return tree.factors;
    case "power":
      return [tree.base, tree.exponent];
    case "function":
      return [tree.of];
  }
}

/** How often a letter stands in a tree. */
export function countLetter(tree: Tree, name: string): number {
  if (tree.kind === "letter") return tree.letter === name ? 1 : 0;
  return partsOf(tree).reduce((sum, part) => sum + countLetter(part, name), 0);
}

/** Every letter once, in the order of the line. */
export function listLetters(...trees: readonly Tree[]): string[] {
  const within = (tree: Tree): string[] => (tree.kind === "letter" ? [tree.letter] : partsOf(tree).flatMap(within));
  return [...new Set(trees.flatMap(within))];
}

/** The tree with a part changed wherever it stands; what `change` says null of is looked into. */
export function replace(tree: Tree, change: (part: Tree) => Tree | null): Tree {
  const changed = change(tree);
  if (changed !== null) return changed;
  const within = (part: Tree): Tree => replace(part, change);
  switch (tree.kind) {
    case "number":
    case "letter":
      return tree;
    case "sum":
      return plus(...tree.terms.map(within));
    case "product":
      return times(...tree.factors.map(within));
    case "power":
      return power(within(tree.base), within(tree.exponent));
    case "function":
      return apply(tree.name, within(tree.of));
  }
}

/** The factors above the line of a fraction and those below it, the latter as they stand there. */
export function splitFraction(tree: Tree): { readonly above: readonly Tree[]; readonly below: readonly Tree[] } {
  const factors = tree.kind === "product" ? tree.factors : [tree];
  const below = (factor: Tree): Tree | null =>
    factor.kind === "power" && factor.exponent.kind === "number" && factor.exponent.value.isNegative()
      ? power(factor.base, number(factor.exponent.value.neg()))
      : null;
  return {
    above: factors.filter((factor) => below(factor) === null),
    below: factors.flatMap((factor) => below(factor) ?? []),
  };
}
