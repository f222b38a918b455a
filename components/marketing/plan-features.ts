import { useTranslations } from "next-intl";
import { type PlanFeature, planFeatures } from "#lib/plans/plan-features.ts";
import type { PlanName } from "#lib/plans/plans.ts";

/** What a plan offers, in words, from the same data that the server enforces. */
export function usePlanFeatures(name: PlanName): string[] {
  const t = useTranslations("pricing");
  const word = (feature: PlanFeature): string => {
    if (feature.key === "everythingIn") return t(feature.key, { plan: t(feature.plan) });
    return "count" in feature ? t(feature.key, { count: feature.count }) : t(feature.key);
  };
  return planFeatures(name).map(word);
}
