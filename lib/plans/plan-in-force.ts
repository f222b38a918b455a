/**
 * Which plan a stored subscription amounts to at a moment. Every right and limit is asked of the plan that this answers.
 */
import { isPlanName, type PlanName } from "./plans.ts";

/** A subscription as it is stored. `status` is in Stripe's words; https://docs.stripe.com/billing/subscriptions/overview */
export type SubscriptionRecord = {
  planName: string;
  status: string;
  /** Canceled, with access until `currentPeriodEnd`. */
  cancelAtPeriodEnd: boolean;
  currentPeriodEnd: Date | null;
  /** When the payment was asked for that is owed, while the status is past_due. */
  pastDueSince: Date | null;
};

export type Moment = {
  now: Date;
  /** How long a plan stays whose payment failed. */
  graceDays: number;
};

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;

/** The plan that counts; the free one without a subscription, or with one that is not in force. */
export function planInForce(record: SubscriptionRecord | null, moment: Moment): PlanName {
  if (record === null || !isPlanName(record.planName)) return "free";
  return isInForce(record, moment) ? record.planName : "free";
}

/**
 * Whether a subscription gives access. A canceled one ends by the clock, so that it ends also when nobody tells us; one
 * that renews does not, since the news of its renewal may be late.
 */
export function isInForce(record: SubscriptionRecord, { now, graceDays }: Moment): boolean {
  const { status, cancelAtPeriodEnd, currentPeriodEnd, pastDueSince } = record;
  if (cancelAtPeriodEnd && currentPeriodEnd !== null && now >= currentPeriodEnd) return false;
  if (status === "active" || status === "trialing") return true;
  if (status !== "past_due" || pastDueSince === null) return false;
  return now.getTime() < pastDueSince.getTime() + graceDays * DAY_MILLISECONDS;
}
