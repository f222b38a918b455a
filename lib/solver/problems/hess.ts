import { balance } from "../../chemistry/equation/balance.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import type { Equation } from "../../chemistry/equation/equation.ts";
import { formatEquation } from "../../chemistry/equation/format.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { inUnit } from "../../methods/rules/quantity-terms.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { isAsk, isSense } from "./sentences.ts";
import type { Given, Statement } from "./statement.ts";
import type { ProblemToken } from "./tokens.ts";

type Step = { readonly equation: Equation; readonly enthalpy: Quantity | null };

const NO_WORDS = { before: [], behind: [] };

/** Enthalpies of reaction are told in kJ, or in kJ for a mole of the reaction. */
function toEnthalpy(quantity: Quantity): Quantity | null {
  if (quantity.unit.dimension === DIMENSIONS.energy) return quantity;
  return quantity.unit.dimension === DIMENSIONS.molarEnergy
    ? { ...inUnit(quantity, "kJ/mol"), unit: getUnit("kJ") }
    : null;
}

/** As written: what ΔH belongs to must be balanced as it stands. */
function readWritten(text: string): Equation | null {
  const parsed = parseEquation(text);
  if (!parsed.ok) return null;
  const outcome = balance(parsed.value);
  if (
    outcome.kind !== "already-balanced" &&
    !(outcome.kind === "balanced" && isMultiple(parsed.value, outcome.coefficients))
  )
    return null;
  return parsed.value;
}

/** Whether it is balanced with the coefficients that it has. */
export const isBalancedAsWritten = (text: string): boolean => readWritten(text) !== null;

/** 2 H2 + O2 with ½ in it, or doubled: balanced, though not in lowest terms. */
function isMultiple(equation: Equation, coefficients: readonly number[]): boolean {
  const factors = listTerms(equation).map(
    ({ coefficient }, index) =>
      (coefficient?.numerator ?? 1) / (coefficient?.denominator ?? 1) / (coefficients[index] ?? 1),
  );
  return factors.every((factor) => Math.abs(factor - (factors[0] ?? 0)) < 1e-9);
}

function isBracket(token: ProblemToken | undefined, sign: "(" | ")"): boolean {
  return token?.kind === "sign" && token.sign === sign;
}

/** "(1)", "(2)" before the equations only count them. */
function withoutNumbering(tokens: readonly ProblemToken[]): ProblemToken[] {
  return tokens.filter((token, at) => {
    const isNumber = token.kind === "number" || (token.kind === "quantity" && token.reading.unit === null);
    return !isNumber || !isBracket(tokens[at - 1], "(") || !isBracket(tokens[at + 1], ")");
  });
}

/** Each equation with the quantity behind it; null when a quantity belongs to none or an equation has two. */
function pairUp(tokens: readonly ProblemToken[]): Step[] | null {
  const steps: Step[] = [];
  for (const token of tokens) {
    if (token.kind === "equation") {
      const equation =
        token.equation.unknownName === null && token.equation.openName === null
          ? readWritten(token.equation.text)
          : null;
      if (equation === null) return null;
      steps.push({ equation, enthalpy: null });
    }
    if (token.kind !== "quantity") continue;
    const [last, enthalpy] = [steps.at(-1), toEnthalpy(token.reading.quantity)];
    if (last === undefined || last.enthalpy !== null || enthalpy === null) return null;
    steps[steps.length - 1] = { equation: last.equation, enthalpy };
  }
  return steps;
}

function toBalanced(equation: Equation): BalancedEquation | null {
  const outcome = balance(equation);
  if (outcome.kind !== "balanced" && outcome.kind !== "already-balanced") return null;
  const species = listTerms(equation).map(({ formula }) => canonicalOf(formula));
  return { equation, coefficients: outcome.coefficients, species, text: formatEquation(equation, "ascii") };
}

/** Whether everything in the text can belong to a question of this kind. */
function isPlain(tokens: readonly ProblemToken[]): boolean {
  return tokens.every(
    (token) => !isSense(token, "foreign", "or", "per") && token.kind !== "suspect" && token.kind !== "number",
  );
}

/**
 * Equations that each have their ΔH, and one without: its ΔH is asked. Null for any other text.
 */
export function readHess(text: readonly ProblemToken[]): Statement | null {
  const tokens = withoutNumbering(text);
  if (tokens.filter(({ kind }) => kind === "equation").length < 2 || !isPlain(tokens)) return null;
  const isAsked =
    tokens.some((token) => isSense(token, "kind/reaction-enthalpy")) && tokens.some((token) => isAsk(token));
  const steps = isAsked ? pairUp(tokens) : null;
  const [target, ...others] = steps?.filter(({ enthalpy }) => enthalpy === null) ?? [];
  const balanced = target === undefined || others.length > 0 ? null : toBalanced(target.equation);
  if (steps === null || balanced === null) return null;
  const givens = steps.flatMap(({ equation, enthalpy }): Given[] =>
    enthalpy === null
      ? []
      : [
          {
            variable: variableOf("reaction-enthalpy", formatEquation(equation, "ascii")),
            quantity: enthalpy,
            words: NO_WORDS,
          },
        ],
  );
  return {
    givens,
    goals: [{ variable: variableOf("reaction-enthalpy", null), unit: null, words: NO_WORDS }],
    scene: {
      equation: balanced,
      conditions: new Set(),
      givens: givens.map(({ variable }) => variable),
      containment: null,
      elements: new Set(),
      empirical: null,
      solution: null,
      excess: new Set(),
    },
  };
}
