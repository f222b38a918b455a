import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import type { Equation } from "../../chemistry/equation/equation.ts";
import { findNullVector } from "../../chemistry/equation/null-space.ts";
import { formatEquation } from "../../chemistry/equation/format.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { formatFormula, toSubscript } from "../../chemistry/formula/format.ts";
import { HESS, sumOfParts } from "../../laws/energy/sum-of-parts.ts";
import { lawWays } from "../../laws/law-way.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { StepFacts } from "../facts.ts";
import { equationTerm, expression, quantity, step } from "../terms.ts";
import { type Rule, withStepsBefore } from "./rule.ts";

/** A whole multiple of an equation: species with their states, products counted positive. */
type Column = { readonly counts: ReadonlyMap<string, number>; readonly scale: number };

function toColumn(equation: Equation): Column {
  const terms = listTerms(equation);
  const scale = terms.reduce(
    (least, { coefficient }) =>
      (least / greatestCommonDivisor(least, coefficient?.denominator ?? 1)) * (coefficient?.denominator ?? 1),
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
function combineEquations(given: readonly Equation[], target: Equation): Decimal[] | null {
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

function factorStep(texts: readonly string[], factors: readonly Decimal[]): StepFacts {
  const lines = texts.map((text, index) =>
    expression(quantity(tidy(factors[index]), ""), "*", "(", equationTerm(text), ")"),
  );
  return step("combine", lines);
}

function tidy(factor: Decimal | undefined): string {
  return (factor ?? new Decimal(0)).toDecimalPlaces(6).toFixed();
}

/** Hess: the enthalpy of a reaction is the sum of those of the reactions that add up to it. Every given one must take part. */
export const hessLaw: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const { equation, givens } = scene;
  if (kind !== "reaction-enthalpy" || of !== null || label !== null || equation === null) return [];
  const texts = givens.flatMap((given) => (given.kind === "reaction-enthalpy" && given.of !== null ? [given.of] : []));
  const equations = texts.map(read);
  if (texts.length === 0 || !equations.every((each) => each !== null)) return [];
  const factors = combineEquations(equations, equation.equation);
  if (factors === null) return [];
  const parts = factors.map((count, index) => ({
    role: texts[index] ?? "",
    letter: `${HESS.part.letter}${toSubscript(String(index + 1))}`,
    count,
  }));
  const target = expression(equationTerm(formatEquation(equation.equation, "ascii")));
  return lawWays([sumOfParts(HESS, parts)], wanted, scene, Object.fromEntries(texts.map((text) => [text, text]))).map(
    (way) => withStepsBefore(way, () => [step("target", [target]), factorStep(texts, factors)]),
  );
};
