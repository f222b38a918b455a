import "server-only";
import { Stripe } from "stripe";
import { env } from "../env.ts";
import { AppError } from "../http/app-error.ts";

/** A person waits for most of what we ask of Stripe. */
const TIMEOUT_MILLISECONDS = 5_000;

let client: Stripe | undefined;

/** Without a key nothing can be bought; all else works. */
export function takesPayments(): boolean {
  return env().STRIPE_SECRET_KEY !== undefined;
}

/** Asks Stripe. What goes wrong there is PAYMENTS_UNAVAILABLE, unless `ask` knows better. */
export async function withStripe<T>(ask: (stripe: Stripe) => Promise<T>): Promise<T> {
  try {
    return await ask(getStripe());
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeError) throw new AppError("PAYMENTS_UNAVAILABLE", {}, { cause });
    throw cause;
  }
}

export function getStripe(): Stripe {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base } = env();
  if (key === undefined) throw new AppError("PAYMENTS_NOT_CONFIGURED");
  client ??= new Stripe(key, {
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MILLISECONDS,
    telemetry: false,
    ...(base !== undefined && addressOf(base)),
  });
  return client;
}

function addressOf(base: string) {
  const { hostname, port } = new URL(base);
  return { host: hostname, port, protocol: "http" as const };
}

/** Whether Stripe says that what we named is not there. */
export function isMissing(error: unknown, parameter: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing" && error.param === parameter;
}
