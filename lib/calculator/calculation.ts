import type { Quantity } from "../quantity/quantity.ts";
import type { Unit } from "../quantity/units/unit.ts";

/** From `at` up to `end` of what was typed. */
export type Span = { readonly at: number; readonly end: number };

export type Operator = "+" | "-" | "*" | "/";

export type FunctionName = "log" | "ln" | "exp" | "sqrt";

/** What was typed, as a tree; each node knows where it stands. */
export type Term = Span &
  (
    | { readonly kind: "number"; readonly quantity: Quantity }
    | { readonly kind: "constant"; readonly name: string; readonly quantity: Quantity }
    | { readonly kind: "molar-mass"; readonly formula: string; readonly quantity: Quantity }
    | { readonly kind: "negative"; readonly of: Term }
    | { readonly kind: "operation"; readonly operator: Operator; readonly left: Term; readonly right: Term }
    | { readonly kind: "power"; readonly base: Term; readonly exponent: Term }
    | { readonly kind: "function"; readonly name: FunctionName; readonly of: Term }
  );

export type Expression = { readonly term: Term; readonly target: Unit | null };

/** Why there is no result, and where. `names` are what was meant by none of our words, or what does not fit together. */
export type CalculatorIssue = Span & { readonly code: CalculatorIssueCode; readonly names: readonly string[] };

export type CalculatorIssueCode =
  | "empty"
  | "too-long"
  /** Deeper, longer or larger than any calculation of a course. */
  | "too-complex"
  | "value-expected"
  | "operator-expected"
  | "bracket-open"
  | "bracket-unopened"
  | "unknown-name"
  | "unknown-unit"
  | "unclear-unit"
  | "unclear-number"
  | "formula"
  | "exponent"
  /** Of `names`, the units of both. */
  | "incommensurable"
  | "temperature-scale"
  | "division-by-zero"
  | "not-a-pure-number"
  | "no-root-of-unit"
  | "out-of-domain";

/** Which rule of significant figures decides. */
export type FigureRule = "exact" | "fewest" | "place" | "log" | "antilog" | "kept";

export type Step = {
  readonly kind: Operator | FunctionName | "power" | "cancel" | "convert";
  readonly operands: readonly Quantity[];
  readonly result: Quantity;
  readonly rule: FigureRule;
  /** Factors such as `1 L = 1000 mL`, by which units become one. */
  readonly factors: readonly UnitFactorUsed[];
};

export type UnitFactorUsed = { readonly one: Quantity; readonly equals: Quantity };

export type Calculation = {
  readonly expression: Expression;
  /** Nothing of it is rounded; its figures say how it is to be. */
  readonly result: Quantity;
  readonly steps: readonly Step[];
};
