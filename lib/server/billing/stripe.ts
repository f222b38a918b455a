import "server-only";
import { Stripe } from "stripe";
import { env } from "../env.ts";
import { AppError } from "../http/app-error.ts";

type Patience = { timeout: number; maxNetworkRetries: number };

/** A person waits for most of what we ask of Stripe. */
const PATIENT: Patience = { timeout: 5_000, maxNetworkRetries: 2 };

/** For what can also be answered without Stripe. */
export const HASTY: Patience = { timeout: 2_000, maxNetworkRetries: 0 };

/** How long what can be answered without Stripe does not ask it once it gave no answer. */
const AWAY_MILLISECONDS = 10_000;

const clients = new Map<Patience, Stripe>();

/** When Stripe last gave no answer; null since it gave one. */
let awaySince: number | null = null;

/** Without a key nothing can be bought; all else works. */
export function takesPayments(): boolean {
  return env().STRIPE_SECRET_KEY !== undefined;
}

/** Asks Stripe. What goes wrong there is PAYMENTS_UNAVAILABLE, unless `ask` knows better. */
export async function withStripe<T>(ask: (stripe: Stripe) => Promise<T>, patience = PATIENT): Promise<T> {
  try {
    const answer = await ask(getStripe(patience));
    awaySince = null;
    return answer;
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
    const isAway =
      cause instanceof Stripe.errors.StripeConnectionError || cause instanceof Stripe.errors.StripeAPIError;
    awaySince = isAway ? Date.now() : null;
    throw new AppError("PAYMENTS_UNAVAILABLE", {}, { cause });
  }
}

/** Whether it gave no answer a moment ago. */
export function isStripeAway(): boolean {
  return awaySince !== null && Date.now() - awaySince < AWAY_MILLISECONDS;
}

export function getStripe(patience = PATIENT): Stripe {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base } = env();
  if (key === undefined) throw new AppError("PAYMENTS_NOT_CONFIGURED");
  const client =
    clients.get(patience) ??
    new Stripe(key, { ...patience, telemetry: false, ...(base !== undefined && addressOf(base)) });
  clients.set(patience, client);
  return client;
}

function addressOf(base: string) {
  const { hostname, port } = new URL(base);
  return { host: hostname, port, protocol: "http" as const };
}

/** Whether Stripe says that what we named is not there. */
export function isMissing(error: unknown, parameter: string): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === "resource_missing" &&
    error.param === parameter
  );
}
