import "server-only";
import { db } from "../db/client.ts";
import { describeError, log } from "../http/log.ts";
import { convergeSubscription } from "./converge.ts";
import type { Customer } from "./customer.ts";
import { findStoredPlan } from "./stored-plan.ts";
import { withStripe } from "./stripe.ts";
import { isLive, readSubscription } from "./subscriptions.ts";

type Reconciliation = {
  checked: number;
  /** Users whose stored plan was not what Stripe says. */
  changed: string[];
  /** Users for whom Stripe could not be asked. */
  failed: string[];
  /** Live subscriptions to our plans whose customer nobody here is. */
  unknown: string[];
};

const PAGE = 100;

/** Stripe sends an event again by itself for three days; for thirty it can be told to. */
const EVENT_MILLISECONDS = 30 * 24 * 60 * 60 * 1_000;

/** Stores what Stripe says of every customer: for when webhooks were lost. It may run at any time, also twice at once. */
export async function reconcile(): Promise<Reconciliation> {
  const result: Reconciliation = { checked: 0, changed: [], failed: [], unknown: [] };
  for await (const customer of eachCustomer()) {
    result.checked += 1;
    const outcome = await reconcileOne(customer);
    if (outcome !== "same") result[outcome].push(customer.userId);
  }
  result.unknown = await listUnknownSubscriptions();
  await db().billingEvent.deleteMany({ where: { receivedAt: { lt: new Date(Date.now() - EVENT_MILLISECONDS) } } });
  return result;
}

async function* eachCustomer(): AsyncGenerator<Customer> {
  const select = { userId: true, stripeCustomerId: true } as const;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const page = await db().billingCustomer.findMany({
      where: { userId: { gt: after } },
      orderBy: { userId: "asc" },
      take: PAGE,
      select,
    });
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.userId;
  }
}

async function reconcileOne(customer: Customer): Promise<"same" | "changed" | "failed"> {
  try {
    const before = await findStoredPlan(customer.userId);
    await withStripe((stripe) => convergeSubscription(stripe, customer));
    const after = await findStoredPlan(customer.userId);
    return JSON.stringify(before) === JSON.stringify(after) ? "same" : "changed";
  } catch (error) {
    log("error", "a subscription could not be reconciled", { userId: customer.userId, ...describeError(error) });
    return "failed";
  }
}

async function listUnknownSubscriptions(): Promise<string[]> {
  const live = await withStripe(async (stripe) => {
    const found: { id: string; customer: string }[] = [];
    for await (const subscription of stripe.subscriptions.list({ limit: 100 })) {
      const plan = readSubscription(subscription);
      const { customer } = subscription;
      if (plan && isLive(plan))
        found.push({ id: plan.id, customer: typeof customer === "string" ? customer : customer.id });
    }
    return found;
  });
  const known = await db().billingCustomer.findMany({ select: { stripeCustomerId: true } });
  const ours = new Set(known.map(({ stripeCustomerId }) => stripeCustomerId));
  return live.filter(({ customer }) => !ours.has(customer)).map(({ id }) => id);
}
