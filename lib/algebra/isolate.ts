import {
  arcsin,
  countLetter,
  type Equality,
  exp,
  exp10,
  ln,
  log,
  minus,
  number,
  over,
  power,
  sin,
  times,
  type Tree,
} from "./tree.ts";

/**
 * An equality solved for a letter that stands in it once, by undoing what is done to it, from the outside in: more than
 * one tree where an even power leaves the sign open (the positive one first), none where the letter stands there several
 * times or not at all. Whether a branch is valid is for the law to say.
 */
export function isolate({ left, right }: Equality, letter: string): readonly Tree[] {
  const [inLeft, inRight] = [countLetter(left, letter), countLetter(right, letter)];
  if (inLeft + inRight !== 1) return [];
  return inLeft === 1 ? undo(left, right, letter) : undo(right, left, letter);
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
