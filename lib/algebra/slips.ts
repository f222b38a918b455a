import type { SlipId } from "../methods/rules/rule.ts";
import {
  countLetter,
  listLetters,
  number,
  over,
  partsOf,
  plus,
  power,
  reciprocal,
  replace,
  splitFraction,
  times,
  type Tree,
  withoutMinus,
} from "./tree.ts";

/** A solved tree with one mistake in it, and the letters that the mistake was made with. */
export type TreeSlip = { readonly id: SlipId; readonly tree: Tree; readonly letters: readonly string[] };

/**
 * The mistakes that a solved tree invites, each a tree of its own: the quotient turned, product and quotient exchanged, a
 * factor of the law or a constant left out, the other logarithm, a sign, a square or root forgotten. Which of them lead to
 * another number than the answer is seen where the values are known. `constants` are the letters of constants.
 */
export function listTreeSlips(solved: Tree, constants: ReadonlySet<string>): TreeSlip[] {
  return [
    ...turnedQuotients(solved),
    ...leftOut(solved, constants),
    ...otherPowers(solved),
    ...otherLogarithms(solved),
    ...otherSigns(solved),
  ];
}

/** The outermost quotient; products within sums have their own. */
function turnedQuotients(solved: Tree): TreeSlip[] {
  if (solved.kind !== "product" && solved.kind !== "power") return [];
  const { above, below } = splitFraction(solved);
  const letters = listLetters(...above, ...below);
  // Nobody turns what stands over a mere number.
  const isOfLetters = listLetters(...below).length > 0;
  if (below.length > 0)
    return [
      ...(isOfLetters ? [{ id: "inverted-ratio" as const, tree: reciprocal(solved), letters }] : []),
      { id: "multiplied-instead-of-divided", tree: times(...above, ...below), letters: listLetters(...below) },
    ];
  const isPlain = above.length === 2 && above.every(({ kind }) => kind === "letter");
  const [first, second] = above;
  return isPlain && first !== undefined && second !== undefined
    ? [
        { id: "divided-instead-of-multiplied", tree: over(first, second), letters },
        { id: "divided-instead-of-multiplied", tree: over(second, first), letters },
      ]
    : [];
}

function leftOut(solved: Tree, constants: ReadonlySet<string>): TreeSlip[] {
  const slips: TreeSlip[] = [];
  for (const factor of listFactors(solved)) {
    if (factor.kind === "number" && !factor.value.abs().eq(1))
      slips.push({ id: "missing-coefficient", tree: without(solved, factor), letters: [] });
    if (factor.kind === "letter" && constants.has(factor.letter))
      slips.push({ id: "constant-left-out", tree: without(solved, factor), letters: [factor.letter] });
  }
  return slips;
}

function listFactors(tree: Tree): Tree[] {
  const own =
    tree.kind === "product"
      ? tree.factors.map((factor) => (factor.kind === "power" && isNumber(factor.exponent, -1) ? factor.base : factor))
      : [];
  return [...own, ...partsOf(tree).flatMap(listFactors)];
}

const isNumber = (tree: Tree, value: number): boolean => tree.kind === "number" && tree.value.eq(value);

function without(tree: Tree, factor: Tree): Tree {
  return replace(tree, (part) => {
    if (part.kind !== "product") return null;
    const rest = part.factors.filter(
      (each) => each !== factor && !(each.kind === "power" && each.base === factor && isNumber(each.exponent, -1)),
    );
    return rest.length === part.factors.length ? null : rest.length === 0 ? number(1) : times(...rest);
  });
}

/** A square, a cube or a root that is forgotten. */
function otherPowers(solved: Tree): TreeSlip[] {
  return collect(solved, (part) => {
    if (part.kind !== "power" || part.exponent.kind !== "number") return null;
    const size = part.exponent.value.abs();
    if (size.eq(1) || size.isZero()) return null;
    const sign = part.exponent.value.isNegative() ? -1 : 1;
    return {
      id: size.lt(1) ? "forgot-root" : "forgot-square",
      tree: power(part.base, sign),
      letters: listLetters(part.base),
    };
  });
}

function otherLogarithms(solved: Tree): TreeSlip[] {
  const OTHER = { ln: "log", log: "ln", exp: "exp10", exp10: "exp", sin: null, arcsin: null } as const;
  return collect(solved, (part) => {
    const name = part.kind === "function" ? OTHER[part.name] : null;
    if (part.kind !== "function" || name === null) return null;
    return {
      id: name === "ln" || name === "exp" ? "ln-for-log" : "log-for-ln",
      tree: { ...part, name },
      letters: listLetters(part.of),
    };
  });
}

/** A minus that is read as a plus, or the other way about. */
function otherSigns(solved: Tree): TreeSlip[] {
  const whole = withoutMinus(solved);
  const turned: TreeSlip[] = whole === null ? [] : [{ id: "sign", tree: whole, letters: [] }];
  const inSums = collect(solved, (part) => {
    if (part.kind !== "sum") return null;
    const [first, second, ...others] = part.terms;
    if (first === undefined || second === undefined || others.length > 0) return null;
    const taken = withoutMinus(second);
    return {
      id: "sign",
      tree: taken === null ? plus(first, times(-1, second)) : plus(first, taken),
      letters: listLetters(second),
    };
  });
  return [...turned, ...inSums];
}

/** For each part that a mistake can be made with, the whole tree with that mistake. */
function collect(solved: Tree, mistake: (part: Tree) => TreeSlip | null): TreeSlip[] {
  const parts = (tree: Tree): Tree[] => [tree, ...partsOf(tree).flatMap(parts)];
  return parts(solved).flatMap((part) => {
    const slip = mistake(part);
    return slip === null ? [] : [{ ...slip, tree: replace(solved, (each) => (each === part ? slip.tree : null)) }];
  });
}

/** A letter in place of another of its kind: the final state for the initial one. */
export function exchanged(solved: Tree, one: string, other: string): Tree | null {
  if (countLetter(solved, one) + countLetter(solved, other) === 0) return null;
  return replace(solved, (part) =>
    part.kind === "letter" && (part.letter === one || part.letter === other)
      ? { kind: "letter", letter: part.letter === one ? other : one }
      : null,
  );
}
