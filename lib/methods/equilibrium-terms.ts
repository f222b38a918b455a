import { isCounted } from "../chemistry/equilibrium/equilibrium.ts";
import type { Participant } from "../chemistry/equilibrium/equilibrium.ts";
import { formatFormula, toSuperscript } from "../chemistry/formula/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { Operator, Term } from "./facts.ts";
import { givenTerm } from "./rules/quantity-terms.ts";
import { count, joined, variable } from "./terms.ts";
import type { Quantity } from "../quantity/quantity.ts";

/** What of each species the expression is made of. */
export type Measure = "concentration" | "pressure";

type Terms = readonly (Term | Operator)[];

function nameOf(formula: string): string {
  const parsed = parseFormula(formula);
  return parsed.ok ? formatFormula(parsed.value, "unicode") : formula;
}

/** [NH₃]₀: before anything has reacted. */
export const initialOf = (formula: string): Term => variable(`[${nameOf(formula)}]₀`);

/** [NH₃]², or P(NH₃)². */
export function measureOf(formula: string, measure: Measure, power = 1): Term {
  const name = nameOf(formula);
  const exponent = power === 1 ? "" : toSuperscript(String(power));
  return variable(measure === "concentration" ? `[${name}]${exponent}` : `P(${name})${exponent}`);
}

/** The unit that a constant has where books give it one: concentrations or pressures to the sum of the exponents; empty where they cancel. */
export function unitOfConstant(participants: readonly Participant[], measure: Measure): string {
  const power = participants.reduce((sum, each) => (isCounted(each) ? sum + each.power : sum), 0);
  const exponent = Math.abs(power) === 1 ? "" : `^${Math.abs(power)}`;
  if (power === 0) return "";
  if (measure === "pressure") return `atm^${power}`;
  return power > 0 ? `mol${exponent}/L${exponent}` : `L${exponent}/mol${exponent}`;
}

/** A product over another, with as many brackets as it needs. */
function fraction(above: readonly Term[], below: readonly Term[]): Terms {
  const group = (factors: readonly Term[]): Terms => {
    const product = joined(
      factors.map((factor) => [factor]),
      "*",
    );
    return factors.length > 1 ? ["(", ...product, ")"] : product;
  };
  if (below.length === 0)
    return joined(
      above.map((factor) => [factor]),
      "*",
    );
  return [...(above.length === 0 ? [count(1)] : group(above)), "/", ...group(below)];
}

/** The law in letters: products over reactants. */
export function lawTerms(participants: readonly Participant[], measure: Measure): Terms {
  const counted = participants.filter(isCounted);
  const side = (isProduct: boolean): Term[] =>
    counted.flatMap(({ formula, power }) =>
      power > 0 === isProduct ? [measureOf(formula, measure, Math.abs(power))] : [],
    );
  return fraction(side(true), side(false));
}

/** A value without its unit, as it is put into the law. */
function bare(value: Quantity): Term {
  return { ...givenTerm(value), unit: "" };
}

/** The law with numbers, a power written out as factors. */
export function numberTerms(participants: readonly Participant[], valueOf: (formula: string) => Quantity): Terms {
  const counted = participants.filter(isCounted);
  const side = (isProduct: boolean): Term[] =>
    counted.flatMap(({ formula, power }) =>
      power > 0 === isProduct ? Array.from({ length: Math.abs(power) }, () => bare(valueOf(formula))) : [],
    );
  return fraction(side(true), side(false));
}
