import "server-only";
import { planInForce } from "#lib/plans/plan-in-force.ts";
import { hasRight } from "#lib/plans/plans.ts";
import type { Prisma } from "../db/generated/client.ts";
import { env } from "../env.ts";

const subscriptionColumns = {
  planName: true,
  status: true,
  cancelAtPeriodEnd: true,
  currentPeriodEnd: true,
  pastDueSince: true,
} as const satisfies Prisma.SubscriptionSelect;

/** What decides who, besides its owner, may open a material. */
export const publicityColumns = {
  isPublic: true,
  owner: { select: { subscription: { select: subscriptionColumns } } },
} as const satisfies Prisma.MaterialSelect;

type Publicity = Prisma.MaterialGetPayload<{ select: typeof publicityColumns }>;

/** A public material is open to everyone for as long as its owner's plan includes materials. */
export function isOpenToAll({ isPublic, owner }: Publicity, now: Date): boolean {
  const plan = planInForce(owner.subscription, { now, graceDays: env().BILLING_GRACE_DAYS });
  return isPublic && hasRight(plan, "materials");
}
