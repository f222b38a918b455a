import type { SystematicName } from "../nomenclature/organic/systematic/systematic-name.ts";
import type { Expression, FactValue, Operator, Quantity, StepFacts, Term } from "./facts.ts";
import { OPERATORS } from "./facts.ts";

/** Short constructors of facts, so that a method reads as the lines that it writes. */

export function quantity(value: string, unit: string, significantFigures: number | null = null): Quantity {
  return { kind: "quantity", value, unit, significantFigures };
}

export function count(value: number): Term {
  return { kind: "count", value };
}

/** A count with its sign, plus as well: a charge. */
export function signedCount(value: number): Term {
  return { kind: "count", value, signed: true };
}

export function formulaTerm(formula: string): Term {
  return { kind: "formula", formula };
}

/** What has this formula by its usual name in the reader's language. */
export function substanceTerm(formula: string): Term {
  return { kind: "substance", formula };
}

/** A compound by its systematic name in the reader's language. */
export function organicTerm(name: SystematicName): Term {
  return { kind: "organic", name };
}

/** What is written alike in every language and is no formula of atoms. */
export function notation(text: string): Term {
  return { kind: "notation", text };
}

export function equationTerm(equation: string): Term {
  return { kind: "equation", equation };
}

export function configurationTerm(configuration: string): Term {
  return { kind: "configuration", configuration };
}

export function variable(name: string, of: string | null = null): Term {
  return { kind: "variable", name, of };
}

function isOperator(text: string): text is Operator {
  return OPERATORS.some((operator) => operator === text);
}

/** `expression(variable("a"), "=", count(2))`: an operator may be written as its sign. */
export function expression(...terms: (Term | Operator)[]): Expression {
  return {
    kind: "expression",
    terms: terms.map((term) =>
      typeof term === "string" && isOperator(term) ? { kind: "operator", symbol: term } : term,
    ),
  };
}

/** A step with its lines, and what its sentences mention; without either, words alone. */
export function step(
  id: string,
  lines: StepFacts["lines"] = [],
  values: Readonly<Record<string, FactValue>> = {},
): StepFacts {
  return { id, lines, values };
}

/** A step that another method, or another family, has the words of: `stepOf("molar-mass")("add", [line])`. */
export function stepOf(method: NonNullable<StepFacts["method"]>): typeof step {
  return (...parts) => ({ ...step(...parts), method });
}

/** A value as a factor or a term: in brackets where its sign would stand behind another one. */
export function bracketed(term: Quantity): (Term | Operator)[] {
  return term.value.startsWith("-") ? ["(", term, ")"] : [term];
}

export function list(items: (Term | Expression)[]): FactValue {
  return { kind: "list", items };
}

/** Puts `separator` between the groups: the terms of a sum, the factors of a product. */
export function joined(groups: (Term | Operator)[][], separator: Operator): (Term | Operator)[] {
  return groups.flatMap((group, index) => (index === 0 ? group : [separator, ...group]));
}
