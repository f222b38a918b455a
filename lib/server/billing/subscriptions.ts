import "server-only";
import type { Stripe } from "stripe";
import { findPlanOfProduct, type PaidPlanName } from "#lib/plans/catalogue.ts";
import { isMissing } from "./stripe.ts";

/** What we need to know of a subscription to one of our plans. */
export type BoughtPlan = {
  id: string;
  /** The one item of it. */
  itemId: string;
  planName: PaidPlanName;
  /** In Stripe's words. */
  status: string;
  cancelAtPeriodEnd: boolean;
  currentPeriodEnd: Date;
  pastDueSince: Date | null;
  /** What a change is planned in for later. */
  schedule: string | null;
  created: Date;
};

/** What may be charged for again, the best first: what is paid for, what is owed, what waits. */
const LIVE_RANKS: readonly (readonly string[])[] = [["active", "trialing"], ["past_due"], ["unpaid", "paused"]];

/**
 * Every subscription of a customer to one of our plans, ended ones too. Who was deleted at Stripe has none; a customer
 * whom it never knew is an error, since it may be that we ask with the key of another account.
 */
export async function listBoughtPlans(stripe: Stripe, customer: string): Promise<BoughtPlan[]> {
  try {
    return await listAll(stripe, customer);
  } catch (error) {
    if (isMissing(error, "customer") && (await isDeleted(stripe, customer))) return [];
    throw error;
  }
}

async function isDeleted(stripe: Stripe, id: string): Promise<boolean> {
  try {
    return (await stripe.customers.retrieve(id)).deleted === true;
  } catch (error) {
    if (isMissing(error, "id")) return false;
    throw error;
  }
}

async function listAll(stripe: Stripe, customer: string): Promise<BoughtPlan[]> {
  const bought: BoughtPlan[] = [];
  const expand = ["data.latest_invoice"];
  for await (const subscription of stripe.subscriptions.list({ customer, status: "all", limit: 100, expand })) {
    const plan = readSubscription(subscription);
    if (plan) bought.push(plan);
  }
  return bought;
}

/** Null for a subscription to something else that the same account sells. */
export function readSubscription(subscription: Stripe.Subscription): BoughtPlan | null {
  for (const item of subscription.items.data) {
    const { product } = item.price;
    const planName = findPlanOfProduct(typeof product === "string" ? product : product.id);
    if (planName === null) continue;
    // The portal of newer accounts sets the date instead of the flag.
    const end = subscription.cancel_at ?? item.current_period_end;
    return {
      id: subscription.id,
      itemId: item.id,
      planName,
      status: subscription.status,
      cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      currentPeriodEnd: fromSeconds(end),
      pastDueSince: subscription.status === "past_due" ? pastDueSince(subscription) : null,
      schedule: typeof subscription.schedule === "string" ? subscription.schedule : (subscription.schedule?.id ?? null),
      created: fromSeconds(subscription.created),
    };
  }
  return null;
}

/** When the payment was asked for that is owed: Stripe knows it whenever we ask, unlike the time of an event. */
function pastDueSince({ latest_invoice: invoice }: Stripe.Subscription): Date | null {
  if (invoice === null || typeof invoice === "string") return null;
  return fromSeconds(invoice.status_transitions.finalized_at ?? invoice.created);
}

export function isLive({ status }: BoughtPlan): boolean {
  return rankOf(status) < LIVE_RANKS.length;
}

/** The one that counts: the best live one, else the last that ended; of equals the newest. Null when there is none. */
export function chooseBoughtPlan(bought: readonly BoughtPlan[]): BoughtPlan | null {
  return bought.toSorted(byWorth)[0] ?? null;
}

function byWorth(a: BoughtPlan, b: BoughtPlan): number {
  return rankOf(a.status) - rankOf(b.status) || b.created.getTime() - a.created.getTime() || (a.id < b.id ? 1 : -1);
}

function rankOf(status: string): number {
  const rank = LIVE_RANKS.findIndex((statuses) => statuses.includes(status));
  return rank === -1 ? LIVE_RANKS.length : rank;
}

function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1_000);
}
