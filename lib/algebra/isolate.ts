import {
  arcsin,
  countLetter,
  type Equality,
  exp,
  exp10,
  ln,
  log,
  minus,
  negative,
  number,
  over,
  plus,
  power,
  sin,
  times,
  type Tree,
  withoutMinus,
} from "./tree.ts";

/**
 * An equality solved for a letter that stands in it once, by undoing what is done to it, from the outside in: more than
 * one tree where an even power leaves the sign open (the positive one first). A letter that stands there several times is
 * collected where the equality is linear in it; else there is no tree, and none for a letter that is not there. Whether a
 * branch is valid is for the law to say.
 */
export function isolate({ left, right }: Equality, letter: string): readonly Tree[] {
  const [inLeft, inRight] = [countLetter(left, letter), countLetter(right, letter)];
  if (inLeft + inRight === 0) return [];
  if (inLeft + inRight > 1) return collect({ left, right }, letter);
  return inLeft === 1 ? undo(left, right, letter) : undo(right, left, letter);
}

/** What a letter is multiplied by, and what stands beside it, term by term. */
type Linear = { readonly slope: readonly Tree[]; readonly rest: readonly Tree[] };

/** a (b − x) = c (x − d) for x: (a b + c d) / (a + c). */
function collect({ left, right }: Equality, letter: string): readonly Tree[] {
  const [own, other] = [expand(left, letter), expand(right, letter)];
  if (own === null || other === null) return [];
  const [first] = own.slope;
  // What is taken away on the left is added on the right.
  const isTurned = first !== undefined && withoutMinus(first) !== null;
  const slope = isTurned ? [...own.slope.map(negative), ...other.slope] : [...own.slope, ...other.slope.map(negative)];
  const rest = isTurned ? [...own.rest, ...other.rest.map(negative)] : [...other.rest, ...own.rest.map(negative)];
  // Numbers alone are no quantity to divide by.
  return slope.every(({ kind }) => kind === "number") ? [] : [over(plus(...rest), plus(...slope))];
}

/** Null where the letter is not alone in its terms. */
function expand(tree: Tree, letter: string): Linear | null {
  if (countLetter(tree, letter) === 0) return { slope: [], rest: [tree] };
  if (tree.kind === "letter") return { slope: [number(1)], rest: [] };
  if (tree.kind === "sum") {
    const terms = tree.terms.map((term) => expand(term, letter));
    return terms.every((term) => term !== null)
      ? { slope: terms.flatMap(({ slope }) => slope), rest: terms.flatMap(({ rest }) => rest) }
      : null;
  }
  if (tree.kind !== "product") return null;
  const own = tree.factors.filter((factor) => countLetter(factor, letter) > 0);
  const [only] = own;
  const inner = only === undefined || own.length > 1 ? null : expand(only, letter);
  // In the order of the factors, so that a line is read as the law is.
  const multiplied = (term: Tree): Tree => times(...tree.factors.map((factor) => (factor === only ? term : factor)));
  return inner === null ? null : { slope: inner.slope.map(multiplied), rest: inner.rest.map(multiplied) };
}

/** `tree` holds the letter and has the value of `other`. */
function undo(tree: Tree, other: Tree, letter: string): readonly Tree[] {
  switch (tree.kind) {
    case "number":
      return [];
    case "letter":
      return [other];
    case "sum": {
      const [own, others] = split(tree.terms, letter);
      return own === null
        ? []
        : undo(
            own,
            others.reduce((rest, term) => minus(rest, term), other),
            letter,
          );
    }
    case "product": {
      const [own, others] = split(tree.factors, letter);
      if (own === null) return [];
      // 1/x = a/b is turned as a whole, so that x = b/a and not 1/(a/b).
      const rest = others.length === 0 ? other : over(other, times(...others));
      return undo(own, rest, letter);
    }
    case "power":
      return undoPower(tree.base, tree.exponent, other, letter);
    case "function":
      return undo(
        tree.of,
        { ln: exp, log: exp10, exp: ln, exp10: log, sin: arcsin, arcsin: sin }[tree.name](other),
        letter,
      );
  }
}

function undoPower(base: Tree, exponent: Tree, other: Tree, letter: string): readonly Tree[] {
  if (countLetter(exponent, letter) === 1) return undo(exponent, over(ln(other), ln(base)), letter);
  // What is raised to zero has no effect.
  if (exponent.kind === "number" && exponent.value.isZero()) return [];
  if (exponent.kind !== "number") return undo(base, power(other, over(1, exponent)), letter);
  // x^(−2) = a/b is turned as a whole, too.
  const raised = exponent.value.isNegative() ? over(1, other) : other;
  const inverse = power(raised, number(exponent.value.abs().pow(-1)));
  const isEven = exponent.value.isInteger() && exponent.value.mod(2).isZero();
  return (isEven ? [inverse, times(-1, inverse)] : [inverse]).flatMap((branch) => undo(base, branch, letter));
}

function split(parts: readonly Tree[], letter: string): [own: Tree | null, others: readonly Tree[]] {
  const own = parts.find((part) => countLetter(part, letter) === 1) ?? null;
  return [own, parts.filter((part) => part !== own)];
}
