import type { FormulaIssue } from "../chemistry/formula/issue.ts";
import type { MassQuestion } from "../methods/molar-mass.ts";
import type { Rounding } from "../methods/rounding.ts";
import type { Substance, WrittenEquation } from "./tokens.ts";

/** What kind of question about substances a phrase asks. */
export type Question = MassQuestion | "percent" | "composition" | "balance";

/** One question with its object, as the student put it; nothing is computed yet. */
export type Task =
  /** `species` is set where only its coefficient is asked for. */
  | { readonly kind: "balance"; readonly equation: WrittenEquation; readonly species: Substance | null }
  | {
      readonly kind: "mass";
      readonly question: MassQuestion;
      readonly substance: Substance;
      readonly rounding: Rounding | null;
    }
  | {
      readonly kind: "percent";
      readonly part: Substance | null;
      readonly substance: Substance;
      readonly rounding: Rounding | null;
    };

/** What was asked and cannot be read: it is named to the student instead of being guessed. */
export type ReadingIssue =
  | { readonly code: "invalid-formula"; readonly text: string; readonly issue: FormulaIssue }
  | { readonly code: "unknown-name"; readonly name: string }
  | { readonly code: "open-name"; readonly name: string; readonly readings: readonly string[] }
  | { readonly code: "name-mismatch"; readonly name: string; readonly named: string; readonly written: string }
  | { readonly code: "missing-product"; readonly text: string };

export type Reading =
  | { readonly kind: "tasks"; readonly tasks: readonly Task[] }
  | { readonly kind: "issue"; readonly issue: ReadingIssue }
  /** Asks, but names nothing yet: the heading of a list. */
  | {
      readonly kind: "question-only";
      readonly question: Question;
      readonly part: Substance | null;
      readonly rounding: Rounding | null;
    }
  | { readonly kind: "nothing" };

/** The question of a list's heading, for items that name only their object. */
export type Inherited = {
  readonly question: Question;
  readonly part: Substance | null;
  readonly rounding: Rounding | null;
};
