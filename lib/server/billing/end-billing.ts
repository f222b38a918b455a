import "server-only";
import { findCustomer } from "./customer.ts";
import { isMissing, withStripe } from "./stripe.ts";

/**
 * Ends all that a user pays for, at once, and has Stripe forget card and address. To be called before a user is deleted:
 * afterwards nobody knows any more who is charged. Throws PAYMENTS_NOT_CONFIGURED or PAYMENTS_UNAVAILABLE when Stripe
 * cannot be asked, and the user must then stay. Doing it again changes nothing.
 */
export async function endBilling(userId: string): Promise<void> {
  const customer = await findCustomer(userId);
  if (customer === null) return;
  const { stripeCustomerId } = customer;
  await withStripe(async (stripe) => {
    try {
      const open = await stripe.checkout.sessions.list({ customer: stripeCustomerId, status: "open", limit: 100 });
      // One that was paid at this moment ends with its customer.
      await Promise.allSettled(open.data.map(({ id }) => stripe.checkout.sessions.expire(id)));
      await stripe.customers.del(stripeCustomerId);
    } catch (error) {
      if (!isMissing(error, "customer") && !isMissing(error, "id")) throw error;
    }
  });
}
