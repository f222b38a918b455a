import { Decimal } from "../../quantity/decimal.ts";
import { rounded } from "../../quantity/significant-figures.ts";
import type { Figures } from "../../quantity/significant-figures.ts";
import type { OPERATIONS, PlannedStep, StepExpression, StepPlan } from "./step-plan.ts";

/** Values by the name of a given or the id of a step. */
type Values = ReadonlyMap<string, Decimal>;

/** Deeper or larger expressions are no step of a problem. */
const MOST_OPERATIONS = 200;
/** Arguments of powers and exponentials beyond this are slow and no chemistry. */
const GREATEST_ARGUMENT = 1_000;

/** The value of an expression; null where a name is unknown or an operation has no result. */
function evaluate(expression: StepExpression, values: Values): Decimal | null {
  const budget = { left: MOST_OPERATIONS };
  const value = evaluateWithin(expression, values, budget);
  return value?.isFinite() === true ? value : null;
}

function evaluateWithin(expression: StepExpression, values: Values, budget: { left: number }): Decimal | null {
  budget.left -= 1;
  if (budget.left < 0) return null;
  if ("number" in expression) return new Decimal(expression.number);
  if ("name" in expression) return values.get(expression.name) ?? null;
  const operands: Decimal[] = [];
  for (const each of expression.of) {
    const operand = evaluateWithin(each, values, budget);
    if (operand === null) return null;
    operands.push(operand);
  }
  const [first, ...rest] = operands;
  return first === undefined ? null : apply(expression.operation, first, rest);
}

function apply(operation: (typeof OPERATIONS)[number], first: Decimal, rest: readonly Decimal[]): Decimal | null {
  switch (operation) {
    case "add":
      return rest.reduce((sum, term) => sum.plus(term), first);
    case "subtract":
      return rest.reduce((difference, term) => difference.minus(term), first);
    case "multiply":
      return rest.reduce((product, factor) => product.times(factor), first);
    case "divide":
      return rest.some((divisor) => divisor.isZero())
        ? null
        : rest.reduce((quotient, divisor) => quotient.div(divisor), first);
    case "power":
      return power(first, rest[0]);
    case "negate":
      return first.neg();
    case "log10":
      return first.gt(0) ? first.log(10) : null;
    case "ln":
      return first.gt(0) ? first.ln() : null;
    case "exp10":
      return power(new Decimal(10), first);
    case "exp":
      return first.abs().gt(GREATEST_ARGUMENT) ? null : first.exp();
    case "sqrt":
      return first.isNegative() && !first.isZero() ? null : first.sqrt();
  }
}

function power(base: Decimal, exponent: Decimal | undefined): Decimal | null {
  if (exponent === undefined || exponent.abs().gt(GREATEST_ARGUMENT)) return null;
  if (base.isZero() && !exponent.isPositive()) return null;
  return base.isNegative() && !exponent.isInteger() ? null : base.pow(exponent);
}

function readGivens({ givens }: StepPlan): Map<string, Decimal> {
  return new Map(Object.entries(givens).map(([name, value]) => [name, new Decimal(value)]));
}

type EvaluatedStep = { readonly step: PlannedStep; readonly value: Decimal };

/**
 * All steps in their order, each from those before it; null when one has no value. `roundStep` says to how many figures
 * a step's value is rounded before it is used further: null for not at all.
 */
export function evaluatePlan(
  plan: StepPlan,
  roundStep: (index: number) => Figures = () => null,
): EvaluatedStep[] | null {
  const values = readGivens(plan);
  const evaluated: EvaluatedStep[] = [];
  for (const [index, step] of plan.steps.entries()) {
    const value = evaluate(step.expression, values);
    if (value === null) return null;
    values.set(step.id, rounded(value, roundStep(index)));
    evaluated.push({ step, value });
  }
  return evaluated;
}
