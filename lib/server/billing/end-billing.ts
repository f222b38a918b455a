import "server-only";
import type { Stripe } from "stripe";
import { db } from "../db/client.ts";
import { type Customer, findCustomer } from "./customer.ts";
import { isMissing, withStripe } from "./stripe.ts";

/** Between Stripe's clock and ours. */
const CLOCK_DIFFERENCE_SECONDS = 5 * 60;

/**
 * Ends all that a user pays for, at once, has Stripe forget card and address, and forgets who that was to Stripe. To be
 * called before a user is deleted: afterwards nobody knows any more who is charged. Throws PAYMENTS_NOT_CONFIGURED or
 * PAYMENTS_UNAVAILABLE when Stripe cannot be asked, and the user must then stay. Doing it again changes nothing.
 */
export async function endBilling(userId: string): Promise<void> {
  const customer = await findCustomer(userId);
  if (customer === null) return;
  await withStripe((stripe) => forgetCustomer(stripe, customer));
  await forgetPlan(customer);
}

/** A customer who is deleted has no subscriptions any more, and no page opens for them; one that is open is closed. */
async function forgetCustomer(stripe: Stripe, { userId, stripeCustomerId: customer }: Customer): Promise<void> {
  const begun = Math.floor(Date.now() / 1_000) - CLOCK_DIFFERENCE_SECONDS;
  await unlessMissing(() => expirePages(stripe, userId, { customer }));
  await unlessMissing(() => stripe.customers.del(customer));
  // By its customer a page that opened in between can no longer be found.
  await expirePages(stripe, userId, { created: { gte: begun } });
}

async function expirePages(stripe: Stripe, userId: string, where: Stripe.Checkout.SessionListParams): Promise<void> {
  const pages: string[] = [];
  for await (const page of stripe.checkout.sessions.list({ ...where, status: "open", limit: 100 })) {
    if (page.client_reference_id === userId) pages.push(page.id);
  }
  // One that was paid at this moment ends with its customer.
  await Promise.allSettled(pages.map((id) => stripe.checkout.sessions.expire(id)));
}

/** A customer whom Stripe does not know has nothing to end. */
async function unlessMissing(forget: () => Promise<unknown>): Promise<void> {
  try {
    await forget();
  } catch (error) {
    if (!isMissing(error, "customer") && !isMissing(error, "id")) throw error;
  }
}

/** Who stays after all, because more could not be deleted, has no plan left that nobody pays for. */
async function forgetPlan(customer: Customer): Promise<void> {
  await db().$transaction(async (transaction) => {
    const { count } = await transaction.billingCustomer.deleteMany({ where: customer });
    if (count > 0)
      await transaction.subscription.deleteMany({
        where: { userId: customer.userId, stripeSubscriptionId: { not: null } },
      });
  });
}
