import "server-only";
import type { Stripe } from "stripe";
import { db } from "../db/client.ts";
import { env } from "../env.ts";
import { AppError } from "../http/app-error.ts";
import { log } from "../http/log.ts";
import { convergeSubscription } from "./converge.ts";
import { findCustomerByStripeId } from "./customer.ts";
import { getStripe, takesPayments, withStripe } from "./stripe.ts";

/** Whether Stripe can tell us anything: a signature needs its secret. */
export function receivesEvents(): boolean {
  return takesPayments() && env().STRIPE_WEBHOOK_SECRET !== undefined;
}

/**
 * Takes an event only as the news that something changed for a customer, and asks Stripe what holds now: so it does not
 * matter in which order events come, how late, or how often. One that was dealt with is not looked into again; one that
 * could not be is refused, and Stripe sends it once more.
 */
export async function receiveEvent(payload: Uint8Array, signature: string | null): Promise<void> {
  const event = await verify(payload, signature);
  const customer = await findCustomerByStripeId(customerOf(event) ?? "");
  if (customer === null || (await isKnown(event))) return;
  await withStripe((stripe) => convergeSubscription(stripe, customer));
  await db().billingEvent.createMany({ data: { id: event.id, type: event.type }, skipDuplicates: true });
}

async function verify(payload: Uint8Array, signature: string | null): Promise<Stripe.Event> {
  const secret = env().STRIPE_WEBHOOK_SECRET ?? "";
  try {
    return await getStripe().webhooks.constructEventAsync(Buffer.from(payload), signature ?? "", secret);
  } catch (cause) {
    log("warn", "an event without a valid signature was refused");
    throw new AppError("INVALID_REQUEST", {}, { cause });
  }
}

async function isKnown({ id }: Stripe.Event): Promise<boolean> {
  return (await db().billingEvent.count({ where: { id } })) > 0;
}

/** The customer whom an event is about: itself, or that of a subscription, a checkout, an invoice, a charge. */
function customerOf({ data: { object } }: Stripe.Event): string | null {
  if ("object" in object && object.object === "customer") return object.id;
  const customer: unknown = "customer" in object ? object.customer : null;
  return typeof customer === "string" ? customer : null;
}
