import { formatFormula, formatMhchem } from "../formula/format.ts";
import type { FormulaNotation } from "../formula/format.ts";
import type { Equation, Term } from "./equation.ts";

const ARROWS = {
  ascii: { forward: "->", reversible: "<=>" },
  unicode: { forward: "→", reversible: "⇌" },
  tex: { forward: "->", reversible: "<=>" },
} as const;

/**
 * The equation as text. With `coefficients` (reactants then products) they replace the written ones; a coefficient of
 * 1 is not written. ASCII: `4 Fe + 3 O2 -> 2 Fe2O3`.
 */
export function formatEquation(
  equation: Equation,
  notation: FormulaNotation,
  coefficients?: readonly number[],
): string {
  const offset = equation.reactants.length;
  const reactants = equation.reactants.map((term, index) => formatTerm(term, notation, coefficients?.[index]));
  const products = equation.products.map((term, index) => formatTerm(term, notation, coefficients?.[offset + index]));
  const text = `${reactants.join(" + ")} ${ARROWS[notation][equation.arrow]} ${products.join(" + ")}`;
  return notation === "tex" ? `\\ce{${text}}` : text;
}

function formatTerm(term: Term, notation: FormulaNotation, coefficient: number | undefined): string {
  const formula = notation === "tex" ? formatMhchem(term.formula) : formatFormula(term.formula, notation);
  const count = coefficient === undefined ? formatWritten(term) : coefficient === 1 ? "" : String(coefficient);
  return count === "" ? formula : `${count} ${formula}`;
}

function formatWritten({ coefficient }: Term): string {
  if (coefficient === null) return "";
  const { numerator, denominator } = coefficient;
  if (denominator !== 1) return `${numerator}/${denominator}`;
  return numerator === 1 ? "" : String(numerator);
}
