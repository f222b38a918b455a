import type { SubscriptionStatus } from "#lib/contracts/answers/subscription.ts";
import { PLANS, type PlanName } from "#lib/plans/plans.ts";

type Overrides = Partial<Omit<SubscriptionStatus, "plan" | "subscription">> &
  Partial<NonNullable<SubscriptionStatus["subscription"]>>;

/** What GET /api/subscription/status says of a person with that plan. */
export function statusOf(
  name: PlanName,
  { status = "active", cancelAtPeriodEnd = false, currentPeriodEnd = "2027-01-31T00:00:00Z", ...rest }: Overrides = {},
): SubscriptionStatus {
  const { priceCents: price, limits } = PLANS[name];
  return {
    plan: { name, displayName: name, price, features: [], limits },
    isTrialing: false,
    isActive: true,
    subscription: name === "free" ? null : { status, cancelAtPeriodEnd, currentPeriodEnd },
    takesPayments: true,
    hasPortal: name !== "free",
    ...rest,
  };
}
