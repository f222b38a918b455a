import type { StepSolutionCard } from "../../cards/step-solution.ts";
import type { Act } from "../act.ts";
import { findAskedConstant, findAskedStep, wantsOutline } from "../asked-step.ts";
import { isDoubt } from "../says-doubt.ts";
import { findUnitFactor } from "../unit-factor.ts";
import type { Locale } from "../../i18n/locales.ts";

export const ASKS_HOW =
  /^[\s¿]*(?:(?:but|ok|okay|wait|and|so|pero|y|mais|et|但是?|可是|पर|लेकिन|par|ግን)[\s,]+)*(?:how(?: come| tho(?:ugh)?| so)?|c[oó]mo(?: as[ií])?|comment(?: [çc]a)?|怎么(?:算的?|来的|会)?|कैसे|kaise|እንዴት)[\s?？!.፧।]*$/iu;

/** What of a solution is to be told again. */
export function tellAgain(text: string, card: StepSolutionCard, locale: Locale): Act | null {
  const { solution } = card;
  const last = Array.isArray(solution) ? solution.at(-1) : solution;
  if (last !== undefined && (wantsOutline(text) || isDoubt(text))) return { kind: "outline", solution: last };
  const factor = findUnitFactor(text, card, locale);
  if (factor !== null) return { kind: "unit-factor", factor };
  // "How?" alone is said of all of it, and its last step says most.
  const asking = ASKS_HOW.test(text) ? "how did you get that" : text;
  const asked = findAskedStep(asking, card, locale);
  const constant = findAskedConstant(asking, card, locale);
  return asked === null ? null : { kind: "step", step: asked.step, constant };
}
