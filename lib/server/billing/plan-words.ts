import "server-only";
import type { SubscriptionPlan } from "#lib/contracts/answers/subscription.ts";
import { createWords } from "#lib/i18n/words.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type PlanFeature, planFeatures } from "#lib/plans/plan-features.ts";
import { PLAN_NAMES, type PlanName, PLANS } from "#lib/plans/plans.ts";

/** The plans as clients list them, from the least to the most. */
export async function listPlans(locale: Locale): Promise<SubscriptionPlan[]> {
  return Promise.all(PLAN_NAMES.map((name) => describePlan(name, locale)));
}

export async function describePlan(name: PlanName, locale: Locale): Promise<SubscriptionPlan> {
  const t = await createWords(locale, ["pricing"]);
  const word = (feature: PlanFeature): string => {
    if (feature.key === "everythingIn") return t("pricing.everythingIn", { plan: t(`pricing.${feature.plan}`) });
    if ("count" in feature) return t(`pricing.${feature.key}`, { count: feature.count });
    return t(`pricing.${feature.key}`);
  };
  const { priceCents, limits } = PLANS[name];
  return { name, displayName: t(`pricing.${name}`), price: priceCents, features: planFeatures(name).map(word), limits };
}
