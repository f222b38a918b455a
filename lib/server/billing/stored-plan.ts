import "server-only";
import type { Moment, SubscriptionRecord } from "#lib/plans/plan-in-force.ts";
import { db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { env } from "../env.ts";

export type StoredPlan = SubscriptionRecord & {
  /** Null for a plan that was given and not bought. */
  stripeSubscriptionId: string | null;
};

/** What decides whether a plan is in force. */
export const planColumns = {
  planName: true,
  status: true,
  cancelAtPeriodEnd: true,
  currentPeriodEnd: true,
  pastDueSince: true,
} as const satisfies Prisma.SubscriptionSelect;

/** The moment at which it is asked, with the days that this installation gives whose payment failed. */
export function momentOf(now: Date): Moment {
  return { now, graceDays: env().BILLING_GRACE_DAYS };
}

/** Null for who never had another plan than the free one. */
export function findStoredPlan(userId: string): Promise<StoredPlan | null> {
  return db().subscription.findUnique({ where: { userId }, select: { ...planColumns, stripeSubscriptionId: true } });
}
