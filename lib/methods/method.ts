import type { ImpossibleReason } from "../chemistry/equation/balance.ts";
import type { MassIssue } from "../chemistry/formula/molar-mass.ts";
import type { Result } from "../result.ts";
import type { SolutionFacts } from "./facts.ts";

/** Why a method has no answer for what it was given. Chemistry is in canonical ASCII. */
export type MethodIssue =
  | {
      readonly code: "impossible-equation";
      readonly equation: string;
      readonly terms: readonly string[];
      readonly reason: ImpossibleReason;
    }
  /** `solutions` are balanced, independent equations, from which every solution can be added up. */
  | { readonly code: "underdetermined-equation"; readonly equation: string; readonly solutions: readonly string[] }
  | { readonly code: "no-molar-mass"; readonly formula: string; readonly issue: MassIssue }
  | { readonly code: "part-absent"; readonly part: string; readonly formula: string };

/** Givens in, solution or issue out; the same givens give the same solution. */
export type Method<Givens> = (givens: Givens) => Result<SolutionFacts, MethodIssue>;
