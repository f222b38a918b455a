import type { Locale } from "../i18n/locales.ts";
import { hasOperation, saysOperation } from "../working/said-operation.ts";
import { scanWorking } from "../working/scan-working.ts";
import type { Advance, GuidedState } from "./advance.ts";
import type { GuidedPlan } from "./plan.ts";

/** What somebody means to do next, without having done it: "I'd divide by 18". Null where it is more or less than that. */
export function judgeOperation(plan: GuidedPlan, state: GuidedState, text: string, locale: Locale): Advance | null {
  const operation = saysOperation(text);
  const asked = plan.steps[state.at];
  const entries = scanWorking(text, locale);
  if (operation === null || asked === undefined || entries.some(({ parts, ratio }) => parts.length > 1 || ratio))
    return null;
  const order = plan.targets.slice(asked.from).map((target) => hasOperation(target, operation));
  const isRight = order.find((each) => each !== null);
  if (isRight === undefined || isRight === null) return null;
  // A step ahead of the one that is asked for may be meant.
  const isMeant = order.slice(0, LOOKED_AHEAD).some((each) => each === true);
  const remarks = [{ text: text.trim(), verdict: { kind: "operation" as const, isRight: isMeant } }];
  return { state: isMeant ? state : { ...state, rung: Math.max(1, state.rung) }, remarks, shows: null };
}

const LOOKED_AHEAD = 2;
