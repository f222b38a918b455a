import type { Expression, Operator, Term } from "../../methods/facts.ts";
import { givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { count, equationTerm, expression, joined, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, type Quantity } from "../../quantity/quantity.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import type { Solved } from "../solved-facts.ts";

const WORDS = "problems-equilibrium.constants";

/** A whole number or a fraction in lowest terms; the sign stands above. */
export type Factor = { readonly above: number; readonly below: number };

/** An equation with its constant, and what it is multiplied by in the sum. */
export type Part = { readonly equation: string; readonly constant: Quantity; readonly factor: Factor };

type Terms = (Term | Operator)[];

const NAMES = ["K₁", "K₂", "K₃", "K₄", "K₅"];

const isOne = ({ above, below }: Factor): boolean => above === below;

/** A value to a power: K², √(K), K⁻¹. */
function raised(base: Terms, { above, below }: Factor): Terms {
  if (above === below) return base;
  if (above === 1 && below === 2) return [variable("√"), "(", ...base, ")"];
  const bracketed: Terms = base.length === 1 && base[0] !== undefined && isLetter(base[0]) ? base : ["(", ...base, ")"];
  return below === 1
    ? [...bracketed, "^", count(above)]
    : [...bracketed, "^", "(", count(above), "/", count(below), ")"];
}

const isLetter = (term: Term | Operator): boolean => typeof term !== "string" && term.kind === "variable";

/** How one equation became the other, where that has a step of its own. */
function stepOf({ above, below }: Factor): "reversed" | "doubled" | "halved" | "powered" {
  if (below === 1 && above === -1) return "reversed";
  if (below === 1 && above === 2) return "doubled";
  return above === 1 && below === 2 ? "halved" : "powered";
}

/** An equation times its factor. */
function factored({ equation, factor }: Part): Expression {
  if (isOne(factor)) return expression(equationTerm(equation));
  const factorTerms: Terms =
    factor.below === 1 ? [count(factor.above)] : ["(", count(factor.above), "/", count(factor.below), ")"];
  return expression(...factorTerms, "*", "(", equationTerm(equation), ")");
}

const powerOf = (value: Decimal, { above, below }: Factor): Decimal => value.pow(new Decimal(above).div(below));

/**
 * K of an equation that is a sum of others, each times its factor: the product of their constants, each to the power of its
 * factor.
 */
export function solveCombination(parts: readonly Part[], wanted: string): Solved {
  const exact = parts.reduce((product, { constant, factor }) => product.times(powerOf(constant.value, factor)), ONE);
  const known = parts.flatMap(({ constant: { significantFigures } }) => significantFigures ?? []);
  const answer = pureNumber(exact, known.length === 0 ? null : Math.min(...known));
  const letters = joined(
    parts.map(({ factor }, index) => raised([variable(NAMES[index] ?? "K")], factor)),
    "*",
  );
  const numbers = joined(
    parts.map(({ constant, factor }) => raised([givenTerm(constant)], factor)),
    "*",
  );
  const [only, ...others] = parts;
  const isSingle = only !== undefined && others.length === 0;
  const line = expression(
    variable(NAMES[parts.length] ?? "K"),
    "=",
    ...letters,
    "=",
    ...numbers,
    "=",
    shownTerm(answer),
  );
  const lines = [...parts.map(factored), expression(equationTerm(wanted))];
  const isPlainSum = parts.length === 2 && parts.every(({ factor }) => isOne(factor));
  return {
    steps: isSingle
      ? [
          step("compare", [expression(equationTerm(only.equation)), expression(equationTerm(wanted))]),
          step(stepOf(only.factor), [line]),
        ]
      : [step(isPlainSum ? "add" : "combine", lines), step(isPlainSum ? "multiply" : "powers", [line])],
    answer: quantityAnswer("k", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "turned-over"), exact.pow(-1)],
      ...(isSingle
        ? [[slipOf(WORDS, "unchanged"), only.constant.value] as const]
        : [
            [
              slipOf(WORDS, "constants-added"),
              parts.reduce((sum, { constant }) => sum.plus(constant.value), new Decimal(0)),
            ] as const,
          ]),
    ]),
  };
}

const ONE = new Decimal(1);
