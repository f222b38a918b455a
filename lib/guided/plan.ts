import type { SolutionFacts } from "../methods/facts.ts";
import { listTargets, type Target } from "../working/targets.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { loadQuantity } from "../quantity/stored-quantity.ts";

/** A step that the student is asked for: which of the solution's it is, and what it comes to. */
type AskedStep = {
  readonly step: number;
  /** The balanced equation, in canonical ASCII; null where a value is asked for. */
  readonly equation: string | null;
  /** The first and last of its values. */
  readonly from: number;
  readonly to: number;
};

/** How a problem is worked together: what the student is asked for, one after the other. */
export type GuidedPlan = {
  readonly solution: SolutionFacts;
  readonly steps: readonly AskedStep[];
  readonly targets: readonly Target[];
  readonly givens: readonly Quantity[];
};

/** Null where no step of the solution has anything that could be judged by itself. */
export function planGuided(solution: SolutionFacts): GuidedPlan | null {
  const targets = listTargets(solution);
  const steps = solution.steps.flatMap(({ lines }, step): AskedStep[] => {
    const own = targets.flatMap((target, index) => (target.step === step && !target.isAside ? [index] : []));
    const first = own[0];
    const last = own.at(-1);
    if (first !== undefined && last !== undefined) return [{ step, equation: null, from: first, to: last }];
    const written = lines.flatMap(({ terms }) => terms).find(({ kind }) => kind === "equation");
    const next = targets.findIndex((target) => target.step > step);
    if (written?.kind !== "equation" || next === -1) return [];
    return [{ step, equation: written.equation, from: next, to: next - 1 }];
  });
  if (targets.length === 0 || steps.length === 0 || solution.answer.value.kind !== "quantity") return null;
  const givens = Object.values(solution.givens).flatMap((given) => {
    const loaded = given.kind === "quantity" ? loadQuantity(given) : null;
    return loaded?.ok === true ? [loaded.value] : [];
  });
  return { solution, steps, targets, givens };
}

/** The step that a value belongs to. */
export function stepOfTarget({ steps, targets }: GuidedPlan, index: number): number {
  const target = targets[index];
  return target === undefined ? -1 : steps.findIndex(({ step }) => step === target.step);
}
