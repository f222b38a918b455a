import "server-only";
import type { Stripe } from "stripe";
import { type Database, db } from "../db/client.ts";
import { recordEvent } from "../http/security-events.ts";
import type { Customer } from "./customer.ts";
import { endSurplusPlans } from "./end-surplus-plans.ts";
import { type BoughtPlan, chooseBoughtPlan, isLive, listBoughtPlans } from "./subscriptions.ts";

/**
 * Stores what Stripe says of a customer now, and returns the live plan, if any. It is the only place that stores a bought
 * plan; webhook, return from payment, cancellation and reconciliation all come here.
 *
 * Whoever stores must have asked since the last one stored: the version, read before asking, tells. So of two at once
 * the one with the older answer cannot overwrite the newer. Whoever loses asks again, but not for ever: when the version
 * has grown by two since the call, another has asked after it began and stored what it heard.
 */
export function convergeSubscription(stripe: Stripe, customer: Customer): Promise<BoughtPlan | null> {
  return convergeSince(stripe, customer, null);
}

/** `begun` is the version when the call began; null when it begins now. */
async function convergeSince(stripe: Stripe, customer: Customer, begun: number | null): Promise<BoughtPlan | null> {
  const version = await findVersion(customer);
  // The user was deleted meanwhile.
  if (version === null) return null;
  const bought = await listBoughtPlans(stripe, customer.stripeCustomerId);
  const isSurplus = bought.filter(isLive).length > 1;
  if (isSurplus && (await endSurplusPlans(stripe, customer))) return convergeSince(stripe, customer, null);
  const plan = chooseBoughtPlan(bought);
  const isStoredByOthers = begun !== null && version >= begun + 2;
  if (!isStoredByOthers && !(await store(customer, version, plan)))
    return convergeSince(stripe, customer, begun ?? version);
  return plan && isLive(plan) ? plan : null;
}

async function findVersion({ userId, stripeCustomerId }: Customer): Promise<number | null> {
  const row = await db().billingCustomer.findUnique({ where: { userId, stripeCustomerId }, select: { version: true } });
  return row?.version ?? null;
}

/** Whether it was stored; not when another stored since this version. */
async function store({ userId, stripeCustomerId }: Customer, version: number, plan: BoughtPlan | null) {
  const change = await db().$transaction(async (transaction) => {
    const next = { version: version + 1, syncedAt: new Date() };
    const { count } = await transaction.billingCustomer.updateMany({
      where: { userId, stripeCustomerId, version },
      data: next,
    });
    return count === 1 ? replacePlan(transaction, userId, plan) : null;
  });
  if (change !== null && change.from !== change.to) recordEvent({ event: "plan changed", userId, ...change });
  return change !== null;
}

/** A plan that was given stays until another is paid for. Says what was stored before and is now. */
async function replacePlan(transaction: Database, userId: string, plan: BoughtPlan | null) {
  const from = await describePlan(transaction, userId);
  const replaced = plan && isLive(plan) ? { userId } : { userId, stripeSubscriptionId: { not: null } };
  await transaction.subscription.deleteMany({ where: replaced });
  if (plan !== null) await createPlan(transaction, userId, plan);
  return { from, to: await describePlan(transaction, userId) };
}

async function describePlan(transaction: Database, userId: string): Promise<string> {
  const stored = await transaction.subscription.findUnique({
    where: { userId },
    select: { planName: true, status: true },
  });
  return stored === null ? "free" : `${stored.planName} ${stored.status}`;
}

async function createPlan(transaction: Database, userId: string, plan: BoughtPlan): Promise<void> {
  const { id: stripeSubscriptionId, planName, status, cancelAtPeriodEnd, currentPeriodEnd, pastDueSince } = plan;
  const data = { userId, stripeSubscriptionId, planName, status, cancelAtPeriodEnd, currentPeriodEnd, pastDueSince };
  await transaction.subscription.createMany({ data, skipDuplicates: true });
}
