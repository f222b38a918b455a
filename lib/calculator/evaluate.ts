import {
  add,
  divide,
  multiply,
  negate,
  type QuantityResult,
  raise,
  subtract,
  takeRoot,
} from "../quantity/arithmetic.ts";
import { convertTo } from "../quantity/conversion.ts";
import { antilogarithm, logarithm } from "../quantity/logarithm.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { isUnity } from "../quantity/units/unit.ts";
import { succeed } from "../result.ts";
import type { Calculation, Expression, FigureRule, Operator, Span, Step, Term } from "./calculation.ts";
import { cancelUnits } from "./cancel-units.ts";
import { issueAt, type Read } from "./read-value.ts";

const OPERATIONS = { "+": add, "-": subtract, "*": multiply, "/": divide } as const;

/** Powers of numbers beyond this are no chemistry, and slow. */
const GREATEST_EXPONENT = 1000;
/** A result beyond ten to this power is none that anybody could mean. */
const GREATEST_MAGNITUDE = 5000;
const HIGHEST_ROOT = 4;

/** The value of what was typed, with each step on the way. Nothing is rounded. */
export function evaluateExpression(expression: Expression): Read<Calculation> {
  const steps: Step[] = [];
  const value = evaluate(expression.term, steps);
  if (!value.ok) return value;
  const { target, term } = expression;
  const cancelled = cancel(value.value, steps);
  if (target === null) return succeed({ expression, result: cancelled, steps });
  const converted = convertTo(value.value, target);
  if (!converted.ok) return refuse(converted.issue.code, term, [formatUnit(value.value.unit), formatUnit(target)]);
  if (converted.value !== cancelled)
    steps.push({ kind: "convert", operands: [cancelled], result: converted.value, rule: "kept", factors: [] });
  return succeed({ expression, result: converted.value, steps });
}

/** Of g × mL/L the thousand goes into the number. */
function cancel(value: Quantity, steps: Step[]): Quantity {
  const { result, factors } = cancelUnits(value);
  if (factors.length > 0) steps.push({ kind: "cancel", operands: [value], result, rule: "kept", factors });
  return result;
}

function evaluate(term: Term, steps: Step[]): Read<Quantity> {
  switch (term.kind) {
    case "number":
    case "constant":
    case "molar-mass":
      return succeed(term.quantity);
    case "negative": {
      const of = evaluate(term.of, steps);
      return of.ok ? succeed(negate(of.value)) : of;
    }
    case "operation": {
      const left = evaluate(term.left, steps);
      if (!left.ok) return left;
      const right = evaluate(term.right, steps);
      return right.ok ? operate(term.operator, left.value, right.value, term, steps) : right;
    }
    case "power":
      return evaluatePower(term, steps);
    case "function":
      return evaluateFunction(term, steps);
  }
}

function operate(operator: Operator, left: Quantity, right: Quantity, span: Span, steps: Step[]): Read<Quantity> {
  const isProduct = operator === "*" || operator === "/";
  const operands = isProduct ? ([left, right] as const) : ([cancel(left, steps), cancel(right, steps)] as const);
  return note(operator, operands, OPERATIONS[operator](...operands), isProduct ? "fewest" : "place", span, steps);
}

function evaluatePower(term: Extract<Term, { kind: "power" }>, steps: Step[]): Read<Quantity> {
  const base = evaluate(term.base, steps);
  if (!base.ok) return base;
  const exponent = evaluate(term.exponent, steps);
  if (!exponent.ok) return exponent;
  const power = exponent.value;
  if (!isUnity(power.unit) || power.value.abs().gt(GREATEST_EXPONENT))
    return issueAt("exponent", term.exponent.at, term.exponent.end);
  const operands = [base.value, power];
  if (power.value.isInteger()) {
    const result = raise(base.value, power.value.toNumber());
    return note("power", operands, result, "kept", term, steps);
  }
  const degree = power.value.pow(-1).toDecimalPlaces(20);
  if (degree.isInteger() && degree.abs().lte(HIGHEST_ROOT) && degree.isPositive())
    return note("power", operands, takeRoot(base.value, degree.toNumber()), "kept", term, steps);
  // Only of ten is it taught how many figures a power keeps that is no whole one.
  if (base.value.value.eq(10) && base.value.significantFigures === null && isUnity(base.value.unit))
    return note("power", operands, antilogarithm(power, "10"), "antilog", term, steps);
  return issueAt("exponent", term.exponent.at, term.exponent.end);
}

function evaluateFunction(term: Extract<Term, { kind: "function" }>, steps: Step[]): Read<Quantity> {
  const of = evaluate(term.of, steps);
  if (!of.ok) return of;
  const value = cancel(of.value, steps);
  switch (term.name) {
    case "log":
      return note("log", [value], logarithm(value, "10"), "log", term, steps);
    case "ln":
      return note("ln", [value], logarithm(value, "e"), "log", term, steps);
    case "exp":
      return note("exp", [value], antilogarithm(value, "e"), "antilog", term, steps);
    case "sqrt":
      return note("sqrt", [value], takeRoot(value, 2), "kept", term, steps);
  }
}

/** Writes a step down; what cannot be computed is an issue of the part that asked for it. */
function note(
  kind: Step["kind"],
  operands: readonly Quantity[],
  result: QuantityResult,
  rule: FigureRule,
  span: Span,
  steps: Step[],
): Read<Quantity> {
  if (!result.ok)
    return refuse(
      result.issue.code,
      span,
      operands.map(({ unit }) => formatUnit(unit)),
    );
  const { value, significantFigures } = result.value;
  if (!value.isFinite() || (!value.isZero() && Math.abs(value.e) > GREATEST_MAGNITUDE))
    return refuse("too-complex", span);
  const isExact = significantFigures === null;
  steps.push({ kind, operands, result: result.value, rule: isExact ? "exact" : rule, factors: [] });
  return succeed(result.value);
}

const refuse = (code: Parameters<typeof issueAt>[0], { at, end }: Span, names: readonly string[] = []) =>
  issueAt(code, at, end, names);
