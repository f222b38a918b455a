import "server-only";
import { createHash } from "node:crypto";
import type { Stripe } from "stripe";
import { db } from "../db/client.ts";
import { isMissingReference } from "../db/missing-reference.ts";
import { AppError } from "../http/app-error.ts";

/** Who a user is to Stripe. */
export type Customer = { userId: string; stripeCustomerId: string };

/** Empty where the address is not known. */
export type Payer = { id: string; email: string };

const select = { userId: true, stripeCustomerId: true } as const;

/** How long a page of Stripe's that we hand out may stay open: a checkout is open for a day. */
const PAGE_MILLISECONDS = 24 * 60 * 60 * 1_000;
const KEY_MILLISECONDS = 10 * 60 * 1_000;

export function findCustomer(userId: string): Promise<Customer | null> {
  return db().billingCustomer.findUnique({ where: { userId }, select });
}

export function findCustomerByStripeId(stripeCustomerId: string): Promise<Customer | null> {
  return db().billingCustomer.findUnique({ where: { stripeCustomerId }, select });
}

/**
 * The customer of a user, made with the first wish to pay. Of two requests at once both ask Stripe under the same key,
 * so that it makes one customer; and whatever it makes, only the one that is stored ever gets to pay.
 */
export async function ensureCustomer(stripe: Stripe, user: Payer, replaced?: Customer): Promise<Customer> {
  const known = await findCustomer(user.id);
  if (known) return known;
  const parameters = { metadata: { userId: user.id }, ...(user.email !== "" && { email: user.email }) };
  const idempotencyKey = idempotencyKeyOf("customer", [parameters, replaced]);
  const { id } = await stripe.customers.create(parameters, { idempotencyKey });
  await storeCustomer(stripe, { userId: user.id, stripeCustomerId: id });
  return db().billingCustomer.findUniqueOrThrow({ where: { userId: user.id }, select });
}

/** Who was deleted meanwhile leaves no customer behind. */
async function storeCustomer(stripe: Stripe, customer: Customer): Promise<void> {
  try {
    await db().billingCustomer.createMany({ data: customer, skipDuplicates: true });
  } catch (error) {
    if (!isMissingReference(error)) throw error;
    await stripe.customers.del(customer.stripeCustomerId);
    throw new AppError("UNAUTHORIZED", {}, { cause: error });
  }
}

/** A customer that Stripe does not know (any more), or knew in its test mode only, makes room for a new one. */
export async function replaceCustomer(stripe: Stripe, user: Payer, gone: Customer): Promise<Customer> {
  await db().billingCustomer.deleteMany({ where: gone });
  return ensureCustomer(stripe, user, gone);
}

/** A page opens on which the plan may change. */
export async function watchCustomer({ userId }: Customer): Promise<void> {
  const watchedUntil = new Date(Date.now() + PAGE_MILLISECONDS);
  await db().billingCustomer.updateMany({ where: { userId }, data: { watchedUntil } });
}

/**
 * The same for the same request at the same time, on whatever server. Stripe answers a key for a day with the first answer,
 * and be it that it failed, so that a key of ours is good for some minutes only.
 */
export function idempotencyKeyOf(what: string, request: unknown): string {
  const window = Math.floor(Date.now() / KEY_MILLISECONDS);
  return `${what}-${digestOf([request, window])}`;
}

export function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url");
}
