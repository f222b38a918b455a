/**
 * The plans as things that Stripe sells: a product per paid plan, under an id that we choose, and its price, which is
 * found by a lookup key. A price cannot change; a new one takes the key over, and who bought at the old one stays there.
 */
import { PLAN_NAMES, PLANS, type PlanName } from "./plans.ts";

export type PaidPlanName = Exclude<PlanName, "free">;

/** ISO 4217, in the lower case of Stripe. */
export const CURRENCY = "usd";

export function isPaidPlan(name: PlanName): name is PaidPlanName {
  return PLANS[name].priceCents > 0;
}

export const PAID_PLAN_NAMES: readonly PaidPlanName[] = PLAN_NAMES.filter(isPaidPlan);

export function productIdOf(plan: PaidPlanName): string {
  return `atomcoach_${plan}`;
}

export function priceKeyOf(plan: PaidPlanName): string {
  return `atomcoach_${plan}_monthly`;
}

/** Null for a product of somebody else: one Stripe account may sell more than AtomCoach. */
export function findPlanOfProduct(productId: string): PaidPlanName | null {
  return PAID_PLAN_NAMES.find((plan) => productIdOf(plan) === productId) ?? null;
}
