import { FORMATION_ENTHALPIES, GASEOUS_ELEMENTS } from "../data/formation-enthalpies.ts";
import type { Equation, Term } from "../equation/equation.ts";
import { formatFormula } from "../formula/format.ts";
import { classifyReaction } from "./classify.ts";

/** Below it, in kJ, a state that is not told may turn the sign. */
const TELLING = 40;
const STATES = ["(s)", "(l)", "(g)", "(aq)"];

/** The enthalpy of a reaction in kJ as it is written, from the enthalpies of formation; null where they do not tell. */
export function enthalpyOfReaction({ products, reactants }: Equation): number | null {
  const [behind, before] = [enthalpyOfSide(products), enthalpyOfSide(reactants)];
  return behind === null || before === null ? null : behind - before;
}

/** Whether a reaction takes heat or gives it; null where neither the enthalpies of formation nor its kind tell. */
export function heatOf(equation: Equation): 1 | -1 | null {
  const heat = enthalpyOfReaction(equation);
  if (heat !== null) {
    return Math.abs(heat) < TELLING ? null : heat > 0 ? 1 : -1;
  }
  const { types } = classifyReaction(equation);
  return types.includes("combustion") || types.includes("neutralization") ? -1 : null;
}

/** The enthalpies of formation of one side of an equation, each as often as it stands there; null where one is not tabled. */
export function enthalpyOfSide(terms: readonly Term[]): number | null {
  let sum = 0;
  for (const { coefficient, formula } of terms) {
    const value = enthalpyOf(formatFormula({ ...formula, state: null }, "ascii"), formula.state);
    if (value === null || formula.charge !== 0) return null;
    sum += value * (coefficient === null ? 1 : coefficient.numerator / coefficient.denominator);
  }
  return sum;
}

function enthalpyOf(formula: string, state: string | null): number | null {
  const isElement = /^[A-Z][a-z]?\d?$/.test(formula);
  if (isElement && (GASEOUS_ELEMENTS.has(formula) || !/\d/.test(formula))) return 0;
  const told = state === null ? null : `(${state})`;
  const values = (told === null ? STATES : [told]).flatMap((each) => {
    const value = Object.entries(FORMATION_ENTHALPIES).find(([name]) => name === `${formula}${each}`)?.[1];
    return value === null || value === undefined ? [] : [Number(value)];
  });
  return values[0] ?? null;
}
