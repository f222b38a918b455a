import "server-only";
import type { SubscriptionStatus } from "#lib/contracts/answers/subscription.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { isInForce, planInForce } from "#lib/plans/plan-in-force.ts";
import { db } from "../db/client.ts";
import { describeError, log } from "../http/log.ts";
import { convergeSubscription } from "./converge.ts";
import type { Customer } from "./customer.ts";
import { describePlan } from "./plan-words.ts";
import { findStoredPlan, momentOf } from "./stored-plan.ts";
import { HASTY, isStripeAway, takesPayments, withStripe } from "./stripe.ts";

/** However often somebody asks us, we ask Stripe no more often than this for each of them. */
const REST_MILLISECONDS = 1_000;

/** The plan of a user and how it stands. */
export async function getStatus(userId: string, locale: Locale): Promise<SubscriptionStatus> {
  const customer = await refresh(userId, new Date());
  const stored = await findStoredPlan(userId);
  const moment = momentOf(new Date());
  const isActive = stored === null || isInForce(stored, moment);
  return {
    plan: await describePlan(planInForce(stored, moment), locale),
    isTrialing: isActive && stored?.status === "trialing",
    isActive,
    subscription: stored && {
      status: stored.status,
      cancelAtPeriodEnd: stored.cancelAtPeriodEnd,
      currentPeriodEnd: stored.currentPeriodEnd?.toISOString() ?? null,
    },
    takesPayments: takesPayments(),
    hasPortal: takesPayments() && customer !== null,
  };
}

/**
 * While a payment page may be open, and when a period is over and nobody told us what follows, the plan is asked of
 * Stripe: so who comes back from paying has it, also when the webhook is late or lost.
 */
async function refresh(userId: string, now: Date) {
  const select = { userId: true, stripeCustomerId: true, syncedAt: true, watchedUntil: true } as const;
  const customer = await db().billingCustomer.findUnique({ where: { userId }, select });
  if (customer === null || !takesPayments()) return customer;
  const isRested = customer.syncedAt === null || now.getTime() - customer.syncedAt.getTime() >= REST_MILLISECONDS;
  const isWatched = customer.watchedUntil !== null && now < customer.watchedUntil;
  if (!isRested || isStripeAway() || !(isWatched || (await isPeriodOver(userId, now)))) return customer;
  await askForPlan(customer);
  return customer;
}

/** Stores the plan that Stripe knows of. */
export async function askForPlan(customer: Customer): Promise<void> {
  try {
    await withStripe((stripe) => convergeSubscription(stripe, customer), HASTY);
  } catch (error) {
    // What is stored is still the best that we know.
    log("warn", "a subscription could not be refreshed", { userId: customer.userId, ...describeError(error) });
  }
}

async function isPeriodOver(userId: string, now: Date): Promise<boolean> {
  const bought = {
    userId,
    stripeSubscriptionId: { not: null },
    currentPeriodEnd: { lt: now },
    status: { not: "canceled" },
  };
  return (await db().subscription.count({ where: bought })) > 0;
}
