import { type Equation, listTerms } from "../../chemistry/equation/equation.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { remember } from "../../budget/budget.ts";
import { findEquations } from "../find-equations.ts";
import { toPlainText } from "../plain-text.ts";

/** An equation with the heat that was told of it, in kJ. */
export type ToldHeat = { readonly equation: Equation; readonly heat: number };

/** Behind an equation, at once: "ΔH = −393.5 kJ". */
const HEAT =
  /^[\s*,;:()]{0,6}(?:with\s|con\s|avec\s)?[Δ∆]_?\{?r?\}?H[^\d=+−–-]{0,12}=?\s{0,2}([+−–-]?\s?\d[\d.,]*)\s?kJ/u;
const MOST_TEXTS = 50;

/** The equations of a text that it tells a heat of. */
export const toldHeatsOf = remember(MOST_TEXTS, 200, (text: string): readonly ToldHeat[] => {
  const plain = toPlainText(text).text;
  return findEquations(plain).flatMap(({ end, equation }): ToldHeat[] => {
    const parsed = parseEquation(equation);
    const heat = heatBehind(plain, end);
    return parsed.ok && heat !== null ? [{ equation: parsed.value, heat: heat.value }] : [];
  });
});

/** The heat that stands behind an equation, and where its number is. */
export function heatBehind(
  text: string,
  end: number,
): { readonly value: number; readonly start: number; readonly end: number } | null {
  const match = HEAT.exec(text.slice(end, end + 60));
  if (match?.[1] === undefined) return null;
  const at = end + match[0].indexOf(match[1]);
  const digits = match[1].replace(/[−–]/, "-").replaceAll(/\s/g, "").replace(",", ".").replace(/\.$/, "");
  return { value: Number(digits), start: at, end: at + match[1].length };
}

/** Each substance with its coefficient, what is used up below zero; those of one element in two states are two. */
function vectorOf(equation: Equation): ReadonlyMap<string, number> {
  const vector = new Map<string, number>();
  for (const [at, { coefficient, formula }] of listTerms(equation).entries()) {
    const of = formatFormula({ ...formula, state: null }, "ascii");
    const count = coefficient === null ? 1 : coefficient.numerator / coefficient.denominator;
    vector.set(of, (vector.get(of) ?? 0) + (at < equation.reactants.length ? -count : count));
  }
  return vector;
}

const NEAR = 1e-9;

/** Hess's law: the heat of an equation that told ones add up to, each as often as is needed; null where they do not. */
export function hessHeat(target: Equation, told: readonly ToldHeat[]): number | null {
  const vectors = told.map(({ equation }) => vectorOf(equation));
  const goal = vectorOf(target);
  const species = [...new Set([goal, ...vectors].flatMap((vector) => [...vector.keys()]))];
  // A row for each substance: how often each equation has it, and how often the goal has.
  const rows = species.map((of) => [...vectors.map((vector) => vector.get(of) ?? 0), goal.get(of) ?? 0]);
  const factors = solveRows(rows, vectors.length);
  return factors === null ? null : factors.reduce((sum, factor, at) => sum + factor * (told[at]?.heat ?? 0), 0);
}

/** By elimination; null where the rows contradict each other. What nothing determines is left out. */
function solveRows(given: readonly (readonly number[])[], unknowns: number): number[] | null {
  const rows = given.map((row) => [...row]);
  const pivots: number[] = [];
  for (let column = 0; column < unknowns; column += 1) {
    const at = pivots.length;
    const pivot = rows.findIndex((row, index) => index >= at && Math.abs(row[column] ?? 0) > NEAR);
    const [own, other] = [rows[pivot], rows[at]];
    if (pivot < 0 || own === undefined || other === undefined) continue;
    const base = own.map((value) => value / (own[column] ?? 1));
    rows[pivot] = other;
    rows[at] = base;
    for (const [index, row] of rows.entries()) {
      const times = row[column] ?? 0;
      if (index !== at && Math.abs(times) > NEAR)
        rows[index] = row.map((value, place) => value - times * (base[place] ?? 0));
    }
    pivots.push(column);
  }
  if (rows.slice(pivots.length).some((row) => Math.abs(row[unknowns] ?? 0) > NEAR)) return null;
  const factors = Array.from({ length: unknowns }, () => 0);
  for (const [at, column] of pivots.entries()) factors[column] = rows[at]?.[unknowns] ?? 0;
  return factors;
}
