import type { Scene } from "../methods/rules/rule.ts";
import type { Kind, Label, Variable } from "../methods/rules/kinds.ts";
import { variableOf } from "../methods/rules/kinds.ts";
import type { Expression, FactValue, Quantity as QuantityFact, SolutionFacts } from "../methods/facts.ts";
import { answerTerm, type Lettered } from "../methods/rules/quantity-terms.ts";
import type { Decimal } from "../quantity/decimal.ts";
import { quantity } from "../quantity/quantity.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { UNITY } from "../quantity/units/unit.ts";
import type { Distractor, Problem, Range } from "./problem.ts";

/** A quantity that the statement gives, as the methods know it. */
export type DraftGiven = { readonly variable: Variable; readonly quantity: Quantity };

/**
 * A problem whose steps, answer and wrong answers the methods of the solver compute from its givens (`lib/methods/rules`).
 * The keys of `givens` are the arguments of the statement, in the order in which they are listed.
 */
export type ComputedDraft = {
  readonly kind: "computed";
  readonly variant: string;
  readonly givens: Readonly<Record<string, DraftGiven>>;
  readonly find: Variable;
  /** The unit asked for; null for that of the givens of its kind, else the usual one. */
  readonly unit: string | null;
  /** Any equation that has one balanced form. */
  readonly equation?: string;
  /** What the problem supposes besides. */
  readonly scene?: Partial<Omit<Scene, "equation" | "givens">>;
  /** Arguments of the statement besides the givens: formulas, names, the equation; a given without its unit, where the statement has it. */
  readonly values?: Readonly<Record<string, FactValue>>;
  /** Wrong answers beyond those that the methods know. */
  readonly distractors?: readonly Distractor[];
  readonly reading?: Problem["reading"];
};

/** A problem that the family solves itself, its steps worded among its own messages. */
export type SolvedDraft = {
  readonly kind: "solved";
  readonly variant: string;
  /** What the statement gives, each by its letter. As above, the keys are arguments of the statement. */
  readonly givens?: Readonly<Record<string, Lettered>>;
  /** Arguments of the statement besides. */
  readonly values?: Readonly<Record<string, FactValue>>;
  /** Lines of what is given besides. */
  readonly given?: readonly Expression[];
  readonly steps: SolutionFacts["steps"];
  /** `id` names the sentence `<words>.answers.<id>`; the answer itself is its argument `answer`. */
  readonly answer: {
    readonly id: string;
    readonly value: FactValue;
    readonly values?: Readonly<Record<string, FactValue>>;
    readonly unrounded?: string;
  };
  readonly distractors: readonly Distractor[];
  /** Beyond what the unit of the answer says. */
  readonly range?: Range;
  readonly reading?: Problem["reading"];
};

export type Draft = ComputedDraft | SolvedDraft;

export function given(kind: Kind, of: string | null, quantity: Quantity, label: Label | null = null): DraftGiven {
  return { variable: variableOf(kind, of, label), quantity };
}

/** A unit as an argument of a statement, as it is printed: `cm^3` is cm³. */
export function unitValue(unit: string): FactValue {
  return { kind: "variable", name: formatUnit(getUnit(unit)), of: null };
}

/** A wrong value as an option shows it; `unit` is empty for a pure number. */
export function wrongQuantity(value: Decimal, unit: string, figures = 3): QuantityFact {
  return answerTerm(quantity(value, unit === "" ? UNITY : unit, figures));
}
