import "server-only";
import type { SubscriptionRecord } from "#lib/plans/plan-in-force.ts";
import { db } from "../db/client.ts";

export type StoredPlan = SubscriptionRecord & {
  /** Null for a plan that was given and not bought. */
  stripeSubscriptionId: string | null;
};

const select = {
  planName: true,
  status: true,
  stripeSubscriptionId: true,
  cancelAtPeriodEnd: true,
  currentPeriodEnd: true,
  pastDueSince: true,
} as const;

/** Null for who never had another plan than the free one. */
export function findStoredPlan(userId: string): Promise<StoredPlan | null> {
  return db().subscription.findUnique({ where: { userId }, select });
}
