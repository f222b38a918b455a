import type { Expression, Operator, Term } from "../methods/facts.ts";
import { count, expression, quantity, variable } from "../methods/terms.ts";
import { type Equality, splitFraction, THIRD, type Tree, withoutMinus } from "./tree.ts";

type Written = readonly (Term | Operator)[];

/** What is written in a letter's place: the letter, or the value that it stands for. */
export type Show = (letter: string) => Written;

/** The letter itself. */
export const asLetter: Show = (letter) => [variable(letter)];

/** How tightly the parts of a tree hold together: what is looser than its place stands in brackets. */
const SUM = 1;
const PRODUCT = 2;
const POWER = 3;
const WHOLE = 4;

function tightness(tree: Tree): number {
  if (withoutMinus(tree) !== null) return SUM;
  switch (tree.kind) {
    case "number":
    case "letter":
      return WHOLE;
    case "sum":
      return SUM;
    case "product":
      return PRODUCT;
    case "power":
      return splitFraction(tree).below.length > 0 ? PRODUCT : POWER;
    case "function":
      return tree.name === "exp" || tree.name === "exp10" ? POWER : WHOLE;
  }
}

const within = (written: Written): Written => ["(", ...written, ")"];

/** In brackets where it is looser than its place, or a value with a minus of its own. */
function held(tree: Tree, show: Show, least: number): Written {
  const written = writeTree(tree, show);
  if (tightness(tree) < least) return within(written);
  const [first] = written;
  const isNegative = typeof first === "object" && first.kind === "quantity" && first.value.startsWith("-");
  return isNegative && written.length === 1 ? within(written) : written;
}

/** A tree as a line is read, left to right: `n * R * T / V`, `Ea / ( R * ( 1/T₁ - 1/T₂ ) )`. */
export function writeTree(tree: Tree, show: Show): Written {
  const opposite = withoutMinus(tree);
  if (opposite !== null) return ["-", ...held(opposite, show, PRODUCT)];
  switch (tree.kind) {
    case "number":
      return [tree.value.isInteger() ? count(tree.value.toNumber()) : quantity(tree.value.toFixed(), "")];
    case "letter":
      return show(tree.letter);
    case "sum":
      return writeSum(tree.terms, show);
    case "product":
    case "power": {
      const { above, below } = splitFraction(tree);
      if (below.length > 0) return writeFraction(above, below, show);
      return tree.kind === "power" ? writePower(tree.base, tree.exponent, show) : writeProduct(above, show);
    }
    case "function":
      return writeFunction(tree, show);
  }
}

function writeSum(terms: readonly Tree[], show: Show): Written {
  return terms.flatMap((term, index): Written => {
    const opposite = withoutMinus(term);
    if (opposite !== null && index > 0) return ["-", ...held(opposite, show, PRODUCT)];
    return index === 0 ? writeTree(term, show) : ["+", ...held(term, show, PRODUCT)];
  });
}

function writeProduct(factors: readonly Tree[], show: Show): Written {
  const [only] = factors;
  if (only !== undefined && factors.length === 1) return held(only, show, PRODUCT);
  return factors.flatMap((factor, index): Written => {
    const written = held(factor, show, POWER);
    return index === 0 ? written : ["*", ...written];
  });
}

function writeFraction(above: readonly Tree[], below: readonly Tree[], show: Show): Written {
  const top = above.length === 0 ? [count(1)] : writeProduct(above, show);
  const [only] = below;
  const bottom = only !== undefined && below.length === 1 ? held(only, show, POWER) : within(writeProduct(below, show));
  return [...top, "/", ...bottom];
}

function writePower(base: Tree, exponent: Tree, show: Show): Written {
  if (exponent.kind === "number" && exponent.value.eq(0.5)) return [variable("√"), ...within(writeTree(base, show))];
  if (exponent.kind === "number" && exponent.value.eq(THIRD)) return [variable("∛"), ...within(writeTree(base, show))];
  const written = held(base, show, WHOLE);
  const isPlain = written.length > 1 || (typeof written[0] === "object" && written[0].kind !== "quantity");
  const raised = isPlain ? written : within(written);
  const up = writeExponent(exponent, show);
  const isWhole = exponent.kind === "number" && exponent.value.isInteger() && exponent.value.gt(0);
  return [...raised, "^", ...(isWhole ? up : within(up))];
}

/** Of a root 1/3, not 0.333. */
function writeExponent(exponent: Tree, show: Show): Written {
  const degree = exponent.kind === "number" && !exponent.value.isInteger() ? exponent.value.pow(-1) : null;
  const whole = degree?.round();
  return degree !== null && whole !== undefined && degree.minus(whole).abs().lt("1e-20")
    ? [count(1), "/", count(whole.toNumber())]
    : writeTree(exponent, show);
}

function writeFunction({ name, of }: Extract<Tree, { kind: "function" }>, show: Show): Written {
  const argument = within(writeTree(of, show));
  if (name === "exp") return [variable("e"), "^", ...argument];
  return name === "exp10" ? [count(10), "^", ...argument] : [variable(name), ...argument];
}

/** The law between its letters, as it was declared. */
export function writeEquality({ left, right }: Equality, show: Show = asLetter): Expression {
  return expression(...writeTree(left, show), "=", ...writeTree(right, show));
}

/** A tree in TeX: fractions and roots drawn; `show` says what stands for a letter, in TeX. */
export function writeTex(tree: Tree, show: (letter: string) => string): string {
  const opposite = withoutMinus(tree);
  if (opposite !== null) return `-${heldTex(opposite, show, PRODUCT)}`;
  switch (tree.kind) {
    case "number":
      return tree.value.toFixed();
    case "letter":
      return show(tree.letter);
    case "sum":
      return tree.terms
        .map((term, index) => {
          const taken = index === 0 ? null : withoutMinus(term);
          return taken !== null
            ? ` - ${heldTex(taken, show, PRODUCT)}`
            : `${index === 0 ? "" : " + "}${writeTex(term, show)}`;
        })
        .join("");
    case "product":
    case "power": {
      const { above, below } = splitFraction(tree);
      if (below.length > 0) return String.raw`\frac{${productTex(above, show, SUM)}}{${productTex(below, show, SUM)}}`;
      if (tree.kind === "product") return productTex(above, show, POWER);
      if (tree.exponent.kind === "number" && tree.exponent.value.eq(0.5))
        return String.raw`\sqrt{${writeTex(tree.base, show)}}`;
      if (tree.exponent.kind === "number" && tree.exponent.value.eq(THIRD))
        return String.raw`\sqrt[3]{${writeTex(tree.base, show)}}`;
      return `${heldTex(tree.base, show, WHOLE)}^{${writeTex(tree.exponent, show)}}`;
    }
    case "function": {
      const argument = writeTex(tree.of, show);
      if (tree.name === "exp") return `e^{${argument}}`;
      return tree.name === "exp10" ? `10^{${argument}}` : `\\${tree.name}\\left(${argument}\\right)`;
    }
  }
}

/** Factors side by side; a single one needs no brackets looser than `least`. */
function productTex(factors: readonly Tree[], show: (letter: string) => string, least: number): string {
  const [only] = factors;
  if (only === undefined) return "1";
  return factors.length === 1
    ? heldTex(only, show, least)
    : factors.map((factor) => heldTex(factor, show, POWER)).join(String.raw` \cdot `);
}

function heldTex(tree: Tree, show: (letter: string) => string, least: number): string {
  const written = writeTex(tree, show);
  return tightness(tree) < least ? String.raw`\left(${written}\right)` : written;
}
