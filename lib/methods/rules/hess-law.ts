import { listTerms } from "../../chemistry/equation/equation.ts";
import type { Equation } from "../../chemistry/equation/equation.ts";
import { findNullVector } from "../../chemistry/equation/null-space.ts";
import { formatEquation } from "../../chemistry/equation/format.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { coarsestPlace, figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import type { Operator, StepFacts, Term } from "../facts.ts";
import { equationTerm, expression, joined, quantity, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import type { Rule, Way } from "./rule.ts";

/** A whole multiple of an equation: species with their states, products counted positive. */
type Column = { readonly counts: ReadonlyMap<string, number>; readonly scale: number };

function greatest(a: number, b: number): number {
  return b === 0 ? a : greatest(b, a % b);
}

function toColumn(equation: Equation): Column {
  const terms = listTerms(equation);
  const scale = terms.reduce(
    (least, { coefficient }) =>
      (least / greatest(least, coefficient?.denominator ?? 1)) * (coefficient?.denominator ?? 1),
    1,
  );
  const counts = new Map<string, number>();
  for (const [index, { coefficient, formula }] of terms.entries()) {
    const species = formatFormula(formula, "ascii");
    const amount = ((coefficient?.numerator ?? 1) * scale) / (coefficient?.denominator ?? 1);
    counts.set(species, (counts.get(species) ?? 0) + (index < equation.reactants.length ? -amount : amount));
  }
  return { counts, scale };
}

/** How often each equation goes into the target; null when there is no such sum, or more than one. */
export function combineEquations(given: readonly Equation[], target: Equation): Decimal[] | null {
  const columns = [...given, target].map(toColumn);
  const species = [...new Set(columns.flatMap(({ counts }) => [...counts.keys()]))];
  const solution = findNullVector(species.map((each) => columns.map(({ counts }) => counts.get(each) ?? 0)));
  const last = solution.kind === "vector" ? (solution.vector.at(-1) ?? 0n) : 0n;
  const targetScale = columns.at(-1)?.scale ?? 1;
  if (solution.kind !== "vector" || last === 0n) return null;
  const factors = given.map((_, index) =>
    new Decimal(-Number(solution.vector[index] ?? 0n))
      .div(Number(last))
      .times(columns[index]?.scale ?? 1)
      .div(targetScale),
  );
  return factors.every((factor) => !factor.isZero()) ? factors : null;
}

function read(text: string): Equation | null {
  const parsed = parseEquation(text);
  return parsed.ok ? parsed.value : null;
}

function sumOf(factors: readonly Decimal[], enthalpies: readonly Quantity[]): Quantity {
  const terms = enthalpies.map((enthalpy, index) => inUnit(enthalpy, "kJ").value.times(factors[index] ?? 0));
  const value = terms.reduce((sum, term) => sum.plus(term), new Decimal(0));
  const places = enthalpies.map((enthalpy) => lastPlace(inUnit(enthalpy, "kJ").value, enthalpy.significantFigures));
  return { ...computed(value, "kJ"), significantFigures: figuresToPlace(value, coarsestPlace(...places)) };
}

function factorStep(texts: readonly string[], factors: readonly Decimal[]): StepFacts {
  const lines = texts.map((text, index) =>
    expression(quantity(tidy(factors[index]), ""), "*", "(", equationTerm(text), ")"),
  );
  return { id: "combine", lines, values: {} };
}

function tidy(factor: Decimal | undefined): string {
  return (factor ?? new Decimal(0)).toDecimalPlaces(6).toFixed();
}

function hessWay(texts: readonly string[], factors: readonly Decimal[], target: Equation): Way {
  return {
    method: "hess-law",
    needs: texts.map((text) => variableOf("reaction-enthalpy", text)),
    compute: (enthalpies) => ({ ok: true, value: sumOf(factors, enthalpies) }),
    listSlips: (enthalpies, output) => [
      {
        id: "sign",
        quantity: {
          ...output,
          value: sumOf(
            factors.map((factor) => factor.abs()),
            enthalpies,
          ).value,
        },
      },
      {
        id: "missing-coefficient",
        quantity: {
          ...output,
          value: sumOf(
            factors.map((factor) => new Decimal(factor.isNegative() ? -1 : 1)),
            enthalpies,
          ).value,
        },
      },
    ],
    explain(enthalpies, output) {
      const terms = enthalpies.map((enthalpy, index): (Term | Operator)[] => [
        quantity(tidy(factors[index]), ""),
        "*",
        "(",
        shownTerm(inUnit(enthalpy, "kJ")),
        ")",
      ]);
      return {
        steps: [
          { id: "target", lines: [expression(equationTerm(formatEquation(target, "ascii")))], values: {} },
          factorStep(texts, factors),
          {
            id: "add",
            lines: [expression(variable("ΔH"), "=", ...joined(terms, "+"), "=", shownTerm(output))],
            values: {},
          },
        ],
        answer: { id: "reaction-enthalpy", values: {} },
      };
    },
  };
}

/** Hess: the enthalpy of a reaction is the sum of those of the reactions that add up to it. Every given one must take part. */
export const hessLaw: Rule = ({ kind, of, label }, { equation, givens }) => {
  if (kind !== "reaction-enthalpy" || of !== null || label !== null || equation === null) return [];
  const texts = givens.flatMap((given) => (given.kind === "reaction-enthalpy" && given.of !== null ? [given.of] : []));
  const equations = texts.map(read);
  if (texts.length === 0 || !equations.every((each) => each !== null)) return [];
  const factors = combineEquations(equations, equation.equation);
  return factors === null ? [] : [hessWay(texts, factors, equation.equation)];
};
