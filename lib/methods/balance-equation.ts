import { balance } from "../chemistry/equation/balance.ts";
import { listTerms } from "../chemistry/equation/equation.ts";
import type { Equation } from "../chemistry/equation/equation.ts";
import { formatEquation } from "../chemistry/equation/format.ts";
import { canonicalOf, formatFormula } from "../chemistry/formula/format.ts";
import type { AtomKey } from "../chemistry/formula/formula.ts";
import { judgeEquation } from "../chemistry/judgement/judge-equation.ts";
import { fail, succeed } from "../result.ts";
import { atomFormula } from "./atom-terms.ts";
import type { Expression, Operator, SolutionFacts, StepFacts, Term } from "./facts.ts";
import type { Method } from "./method.ts";
import { count, equationTerm, expression, formulaTerm, joined, list, step, variable } from "./terms.ts";
import { greatestCommonDivisor } from "../quantity/greatest-common-divisor.ts";

export type BalanceEquationGivens = {
  readonly equation: Equation;
  /** The ASCII formula of the one species whose coefficient is asked for; null for the whole equation. */
  readonly species: string | null;
};

/** One conserved quantity: an atom or the charge, with its amount in each species. */
type Row = { readonly label: Term; readonly left: readonly number[]; readonly right: readonly number[] };

function listRows(equation: Equation): Row[] {
  const terms = listTerms(equation);
  const atoms = [...new Set(terms.flatMap(({ formula }) => [...formula.counts.keys()]))];
  const atomRow = (atom: AtomKey): Row => ({
    label: formulaTerm(atomFormula(atom)),
    left: equation.reactants.map(({ formula }) => formula.counts.get(atom) ?? 0),
    right: equation.products.map(({ formula }) => formula.counts.get(atom) ?? 0),
  });
  const charge: Row = {
    label: variable("charge"),
    left: equation.reactants.map(({ formula }) => formula.charge),
    right: equation.products.map(({ formula }) => formula.charge),
  };
  return terms.some(({ formula }) => formula.charge !== 0) ? [...atoms.map(atomRow), charge] : atoms.map(atomRow);
}

function total(amounts: readonly number[], coefficients: readonly number[]): number {
  return amounts.reduce((sum, value, index) => sum + value * (coefficients[index] ?? 1), 0);
}

/** `Fe: 1 ≠ 2`, `O: 6 = 6`: what stands left and right of the arrow. */
function tally(equation: Equation, coefficients: readonly number[]): Expression[] {
  const split = equation.reactants.length;
  return listRows(equation).map(({ label, left, right }) => {
    const [before, after] = [total(left, coefficients), total(right, coefficients.slice(split))];
    return expression(label, ":", wholeTerm(before), before === after ? "=" : "≠", wholeTerm(after));
  });
}

/** Formulas with decimal counts have decimal totals. */
function wholeTerm(value: number): Term {
  if (Number.isInteger(value)) return count(value);
  return { kind: "quantity", value: String(Number(value.toFixed(6))), unit: "", significantFigures: null };
}

function letter(index: number): Term {
  const name = String.fromCharCode(97 + (index % 26));
  return variable(index < 26 ? name : `${name}${Math.floor(index / 26)}`);
}

/** `2 a - b`: the amounts on one side, each times its unknown coefficient. */
function unknownSum(amounts: readonly number[], offset: number): (Term | Operator)[] {
  const terms = amounts.flatMap((value, index): (Term | Operator)[] => {
    if (value === 0) return [];
    const size = Math.abs(value);
    return [value < 0 ? "-" : "+", ...(size === 1 ? [] : [wholeTerm(size)]), letter(offset + index)];
  });
  if (terms.length === 0) return [count(0)];
  return terms[0] === "+" ? terms.slice(1) : terms;
}

function conditionsStep(equation: Equation): StepFacts {
  const split = equation.reactants.length;
  const formulas = listTerms(equation).map(({ formula }, index): (Term | Operator)[] => [
    letter(index),
    formulaTerm(formatFormula(formula, "ascii")),
  ]);
  const arrow = equation.arrow === "reversible" ? "<=>" : "->";
  return step("conditions", [
    expression(...joined(formulas.slice(0, split), "+"), arrow, ...joined(formulas.slice(split), "+")),
    ...listRows(equation).map(({ label, left, right }) =>
      expression(label, ":", ...unknownSum(left, 0), "=", ...unknownSum(right, split)),
    ),
  ]);
}

function fractionTerms(numerator: number, denominator: number): (Term | Operator)[] {
  const divisor = greatestCommonDivisor(numerator, denominator);
  const [over, under] = [numerator / divisor, denominator / divisor];
  return under === 1 ? [count(over)] : [count(over), "/", count(under)];
}

/** With the first coefficient set to 1 the conditions give the others as fractions; their denominator clears them. */
function solveStep(coefficients: readonly number[]): StepFacts {
  const first = coefficients[0] ?? 1;
  const trial = joined(
    coefficients.map((value, index) => [letter(index), "=", ...fractionTerms(value, first)]),
    ",",
  );
  const whole = joined(
    coefficients.map((value, index) => [letter(index), "=", count(value)]),
    ",",
  );
  return first === 1
    ? step("solve-whole", [expression(...whole)], { letter: letter(0) })
    : step("solve", [expression(...trial), expression(...whole)], { letter: letter(0), factor: count(first) });
}

/** The coefficients as written, where these are whole; else every species once. */
function writtenCoefficients(equation: Equation): number[] {
  const terms = listTerms(equation);
  const isWhole = terms.every(({ coefficient }) => coefficient === null || coefficient.denominator === 1);
  return terms.map(({ coefficient }) => (isWhole ? (coefficient?.numerator ?? 1) : 1));
}

function factsOf(
  equation: Equation,
  steps: StepFacts[],
  answerId: string,
  coefficients: readonly number[],
): SolutionFacts {
  const answer = equationTerm(formatEquation(equation, "ascii", coefficients));
  const named = listTerms(equation).map(({ formula }, index) =>
    expression(formulaTerm(canonicalOf(formula)), ":", count(coefficients[index] ?? 1)),
  );
  return {
    method: "balance-equation",
    givens: { equation: equationTerm(formatEquation(equation, "ascii")) },
    steps,
    answer: { id: answerId, value: answer, values: { equation: answer, coefficients: list(named) } },
    misconceptions: [],
    ...judge(equation),
  };
}

/** That the atoms balance says nothing about the substances. */
function judge(equation: Equation): Pick<SolutionFacts, "judgement"> {
  const { doubts, meant } = judgeEquation(equation);
  return doubts.length === 0 ? {} : { judgement: { doubts: [...doubts], meant: [...meant] } };
}

function solveBalanced(equation: Equation, coefficients: readonly number[]): SolutionFacts {
  const written = writtenCoefficients(equation);
  const steps: StepFacts[] = [
    step("count", [expression(equationTerm(formatEquation(equation, "ascii", written))), ...tally(equation, written)]),
    conditionsStep(equation),
    solveStep(coefficients),
    step("check", [
      expression(equationTerm(formatEquation(equation, "ascii", coefficients))),
      ...tally(equation, coefficients),
    ]),
  ];
  return factsOf(equation, steps, "balanced", coefficients);
}

function confirmBalanced(equation: Equation, coefficients: readonly number[], isLowest: boolean): SolutionFacts {
  const written = equationTerm(formatEquation(equation, "ascii"));
  const counted: StepFacts = step("count-balanced", [
    expression(written),
    ...tally(equation, writtenCoefficients(equation)),
  ]);
  if (isLowest) return factsOf(equation, [counted], "already-balanced", coefficients);
  const lowest: StepFacts = step("reduce", [
    expression(equationTerm(formatEquation(equation, "ascii", coefficients))),
    ...tally(equation, coefficients),
  ]);
  const hasFractions = listTerms(equation).some(
    ({ coefficient }) => coefficient !== null && coefficient.denominator !== 1,
  );
  const steps = hasFractions ? [lowest] : [counted, lowest];
  return factsOf(equation, steps, "reduced", coefficients);
}

/** One of several independent reactions: only the species that take part in it. */
function formatPartial(equation: Equation, coefficients: readonly number[]): string {
  const split = equation.reactants.length;
  const partial: Equation = {
    ...equation,
    reactants: equation.reactants.filter((_, index) => coefficients[index] !== 0),
    products: equation.products.filter((_, index) => coefficients[split + index] !== 0),
  };
  return formatEquation(
    partial,
    "ascii",
    coefficients.filter((value) => value !== 0),
  );
}

/** The answer to "what is the coefficient of …": one number of the balanced equation. */
function askCoefficient(
  facts: SolutionFacts,
  equation: Equation,
  coefficients: readonly number[],
  species: string,
): SolutionFacts {
  const index = listTerms(equation).findIndex(({ formula }) => canonicalOf(formula) === species);
  const coefficient = count(coefficients[index] ?? 1);
  const values = { equation: facts.answer.value, species: formulaTerm(species), coefficient };
  return { ...facts, answer: { id: "coefficient", value: coefficient, values } };
}

/** Balances by conservation of every kind of atom and of charge; the steps are those of the algebraic method. */
export const balanceEquation: Method<BalanceEquationGivens> = ({ equation, species }) => {
  const outcome = balance(equation);
  const written = formatEquation(equation, "ascii");
  switch (outcome.kind) {
    case "balanced":
    case "already-balanced": {
      const { coefficients } = outcome;
      const facts =
        outcome.kind === "balanced"
          ? solveBalanced(equation, coefficients)
          : confirmBalanced(equation, coefficients, outcome.isLowest);
      return succeed(species === null ? facts : askCoefficient(facts, equation, coefficients, species));
    }
    case "impossible": {
      const terms = listTerms(equation).map(({ formula }) => canonicalOf(formula));
      return fail({ code: "impossible-equation", equation: written, terms, reason: outcome.reason });
    }
    case "underdetermined":
      return fail({
        code: "underdetermined-equation",
        equation: written,
        solutions: outcome.solutions.map((solution) => formatPartial(equation, solution)),
      });
  }
};
