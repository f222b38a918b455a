import { useTranslations } from "next-intl";
import { type PlanFeature, planFeatures } from "#lib/plans/plan-features.ts";
import type { PlanName } from "#lib/plans/plans.ts";

/** A line of a plan; `isIncluded` is false where it says that there is none of something. */
type PlanLine = { text: string; isIncluded: boolean };

/** What a plan offers, in words, from the same data that the server enforces. */
export function usePlanFeatures(name: PlanName): PlanLine[] {
  const t = useTranslations("pricing");
  const word = (feature: PlanFeature): string => {
    if (feature.key === "everythingIn") return t(feature.key, { plan: t(feature.plan) });
    return "count" in feature ? t(feature.key, { count: feature.count }) : t(feature.key);
  };
  return planFeatures(name).map((feature) => ({
    text: word(feature),
    isIncluded: !("count" in feature) || feature.count !== 0,
  }));
}
