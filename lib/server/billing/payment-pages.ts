import "server-only";
import type { Stripe } from "stripe";
import type { Locale } from "#lib/i18n/locales.ts";
import { env } from "../env.ts";
import { ownOrigin } from "../http/origin.ts";

/** The languages of our six in which Stripe has its pages; the others leave it to the browser. */
const STRIPE_LOCALES = { en: "en", es: "es", fr: "fr", zh: "zh", am: "auto", hi: "auto" } as const satisfies Record<
  Locale,
  Stripe.Checkout.SessionCreateParams.Locale & Stripe.BillingPortal.SessionCreateParams.Locale
>;

export function stripeLocale(locale: Locale) {
  return STRIPE_LOCALES[locale];
}

/** Where Stripe sends people back to. */
export type ReturnAddresses = { paid: string; canceled: string; changed: string; managed: string };

export function returnAddresses(request: Request): ReturnAddresses {
  const own = ownOrigin(request);
  return {
    paid: `${own}/?success=true`,
    canceled: `${own}/pricing?canceled=true`,
    changed: `${own}/pricing?success=true`,
    managed: `${own}/pricing?managed=true`,
  };
}

/** The origin of the stand-in for Stripe that this installation uses instead; null with Stripe itself. */
export function standInOrigin(): string | null {
  const base = env().STRIPE_API_BASE;
  return base === undefined ? null : new URL(base).origin;
}
