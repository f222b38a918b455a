import type { Decimal } from "../../quantity/decimal.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import { evaluatePlan } from "../steps/evaluate-step.ts";
import type { StepPlan } from "../steps/step-plan.ts";
import type { GivenValue } from "./closeness.ts";

/** Figures that students round intermediate values to. */
const FEWEST_FIGURES = 1;
const MOST_FIGURES = 5;

/** Nothing further off comes from rounding alone. */
const FARTHEST = 0.2;

type EarlyRounding = { readonly step: string | null };

/**
 * Whether the answer is what comes out when intermediate values are rounded on the way: the id of the step that was
 * rounded, or null for all of them. `answer` is the value without any such rounding.
 */
export function findEarlyRounding(plan: StepPlan, given: GivenValue, answer: Decimal): EarlyRounding | null {
  const last = plan.steps.length - 1;
  if (given.figures === null || last < 1 || isFar(given.value, answer)) return null;
  for (let figures = MOST_FIGURES; figures >= FEWEST_FIGURES; figures -= 1) {
    if (isResult(plan, given, () => figures)) return { step: null };
    for (let index = 0; index < last; index += 1) {
      if (isResult(plan, given, (at) => (at === index ? figures : null)))
        return { step: plan.steps[index]?.id ?? null };
    }
  }
  return null;
}

function isFar(value: Decimal, answer: Decimal): boolean {
  return value.minus(answer).abs().gt(answer.abs().times(FARTHEST));
}

function isResult(
  plan: StepPlan,
  { value, figures }: GivenValue,
  roundStep: (index: number) => number | null,
): boolean {
  const result = evaluatePlan(plan, roundStep)?.at(-1)?.value;
  return result !== undefined && figures !== null && roundToFigures(result, figures).eq(value);
}
