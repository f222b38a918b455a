import type { SubscriptionStatus } from "#lib/contracts/answers/subscription.ts";
import { comparePlans, isPlanName, type PlanName } from "#lib/plans/plans.ts";

/** What a plan's card offers to a person who has a plan. */
export type PlanChoice =
  /** Nothing: it is theirs. */
  | "current"
  /** To undo its cancellation. */
  | "resume"
  | "upgrade"
  /** To a lesser plan that is paid for as well. */
  | "switch"
  /** To the free plan, which is a cancellation. */
  | "cancel"
  /** Nothing: it comes by itself when the paid plan ends. */
  | "next"
  | "none";

export function choosePlan(plan: PlanName, status: SubscriptionStatus): PlanChoice {
  const current = isPlanName(status.plan.name) ? status.plan.name : "free";
  const order = comparePlans(plan, current);
  if (order > 0) return "upgrade";
  if (order === 0) return isCanceled(status) && status.hasPortal ? "resume" : "current";
  if (plan !== "free") return "switch";
  if (isCanceled(status)) return "next";
  return canCancel(status) ? "cancel" : "none";
}

/** Canceled, and still theirs until the end of what is paid for. */
export function isCanceled({ plan, subscription }: SubscriptionStatus): boolean {
  if (plan.price === 0 || subscription === null) return false;
  return subscription.cancelAtPeriodEnd || subscription.status === "canceling";
}

export function canCancel(status: SubscriptionStatus): boolean {
  return status.plan.price > 0 && status.isActive && !isCanceled(status);
}

/** The last payment failed, or was never made: without another card the plan ends. */
export function isPaymentDue({ subscription }: SubscriptionStatus): boolean {
  return subscription !== null && ["past_due", "unpaid", "incomplete"].includes(subscription.status);
}
