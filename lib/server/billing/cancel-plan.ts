import "server-only";
import type { Stripe } from "stripe";
import type { Cancellation } from "#lib/contracts/answers/subscription.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import { isInForce } from "#lib/plans/plan-in-force.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { convergeSubscription } from "./converge.ts";
import { findCustomer } from "./customer.ts";
import { findStoredPlan, momentOf, type StoredPlan } from "./stored-plan.ts";
import { takesPayments, withStripe } from "./stripe.ts";
import type { BoughtPlan } from "./subscriptions.ts";

/** A plan that was given has no period that was paid for: it stays as long as a bought one would at most. */
const GIVEN_MILLISECONDS = 30 * 24 * 60 * 60 * 1_000;

/**
 * Ends a plan with the period that is paid for; one that is owed for, at once. Doing it again changes nothing.
 * Throws NOT_SUBSCRIBED where there is nothing to end.
 */
export async function cancelPlan(userId: string, locale: Locale): Promise<Cancellation> {
  if (!(await cancelBought(userId)) && !(await cancelGiven(userId))) throw new AppError("NOT_SUBSCRIBED");
  return { success: true, message: await wordEnd(await findStoredPlan(userId), locale) };
}

/** Whether there was one. What is bought is Stripe's to tell; where it cannot be asked, what is stored must do. */
async function cancelBought(userId: string): Promise<boolean> {
  const customer = await findCustomer(userId);
  const stored = await findStoredPlan(userId);
  const mayBeBought = takesPayments() || (stored !== null && stored.stripeSubscriptionId !== null);
  if (customer === null || !mayBeBought) return false;
  return withStripe(async (stripe) => {
    const live = await convergeSubscription(stripe, customer);
    if (live === null || live.cancelAtPeriodEnd) return live !== null;
    await endBought(stripe, live);
    await convergeSubscription(stripe, customer);
    return true;
  });
}

/** Whether there was one. */
async function cancelGiven(userId: string): Promise<boolean> {
  const now = new Date();
  const stored = await findStoredPlan(userId);
  if (stored === null || stored.stripeSubscriptionId !== null || !isInForce(stored, { now, graceDays: 0 }))
    return false;
  const currentPeriodEnd = stored.currentPeriodEnd ?? new Date(now.getTime() + GIVEN_MILLISECONDS);
  const where = { userId, stripeSubscriptionId: null, cancelAtPeriodEnd: false };
  await db().subscription.updateMany({ where, data: { cancelAtPeriodEnd: true, currentPeriodEnd } });
  return true;
}

async function endBought(stripe: Stripe, { id, status, schedule }: BoughtPlan): Promise<void> {
  // While a change is planned, Stripe lets nothing else be decided about the end.
  if (schedule !== null) await stripe.subscriptionSchedules.release(schedule);
  if (status === "active" || status === "trialing")
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  else await stripe.subscriptions.cancel(id);
}

async function wordEnd(stored: StoredPlan | null, locale: Locale): Promise<string> {
  const t = await createWords(locale, ["billing"]);
  const isOver = stored === null || !isInForce(stored, momentOf(new Date()));
  if (isOver || stored.currentPeriodEnd === null) return t("billing.ended");
  return t("billing.endsOn", { date: stored.currentPeriodEnd });
}
