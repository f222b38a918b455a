import { UNLIMITED } from "#lib/plans/plans.ts";

/** From this share of the limit on, usage is shown as a warning, and as nearly at its end. */
const HIGH_PERCENT = 70;
const FULL_PERCENT = 90;

export type UsageLevel = "ok" | "high" | "full";

type UsageSummary = { kind: "unlimited" } | { kind: "none" } | { kind: "counted"; percent: number; level: UsageLevel };

/** How a day's usage stands against its limit; `none` where the plan has nothing of it. Percent is 0 to 100. */
export function summarizeUsage(current: number, limit: number): UsageSummary {
  if (limit === UNLIMITED) return { kind: "unlimited" };
  if (limit === 0) return { kind: "none" };
  const percent = Math.min(100, (current / limit) * 100);
  return {
    kind: "counted",
    percent,
    level: percent >= FULL_PERCENT ? "full" : percent >= HIGH_PERCENT ? "high" : "ok",
  };
}
