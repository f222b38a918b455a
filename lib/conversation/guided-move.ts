import { parseEquation } from "../chemistry/equation/parse.ts";
import type { Locale } from "../i18n/locales.ts";
import { scanWorking } from "../working/scan-working.ts";
import { saysOperation } from "../working/said-operation.ts";
import type { GuidedMove } from "./act.ts";
import { saysCue } from "./guide-cues.ts";
import { understand } from "./understand.ts";

/** Longer messages are about something else. UTF-16 units. */
const LONGEST = 400;

/**
 * What a message is towards a problem that is worked together: a line of working, a call for help or for the whole solution.
 * `isProblem`: whether the engine could answer it by itself; then a message that asks is not for this problem. Null where
 * it is something else.
 */
export function findGuidedMove(text: string, locale: Locale, isProblem: (text: string) => boolean): GuidedMove | null {
  if (text.length > LONGEST) return null;
  const act = understand(text, locale, null, true);
  if (act.kind === "social") return null;
  if (saysCue(text, "reveal") && !saysCue(text, "withhold")) return { kind: "reveal" };
  if (act.kind === "hint" || act.kind === "wish" || saysCue(text, "next")) return { kind: "help" };
  const entries = scanWorking(text, locale);
  const calculates = entries.some(({ parts, ratio }) => ratio !== null || parts.length > 1);
  if (calculates || parseEquation(text.trim()).ok) return { kind: "line", text };
  if (entries.length > 0 || saysOperation(text) !== null) return isProblem(text) ? null : { kind: "line", text };
  return saysCue(text, "guide") && !isProblem(text) ? { kind: "help" } : null;
}
