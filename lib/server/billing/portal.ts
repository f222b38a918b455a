import "server-only";
import type { Stripe } from "stripe";
import type { Portal } from "#lib/contracts/answers/subscription.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { AppError } from "../http/app-error.ts";
import { findPortalConfiguration, getPriceId } from "./catalogue.ts";
import { type Customer, findCustomer, watchCustomer } from "./customer.ts";
import { type ReturnAddresses, standInOrigin, stripeLocale } from "./payment-pages.ts";
import { getStripe, isMissing, withStripe } from "./stripe.ts";
import type { BoughtPlan } from "./subscriptions.ts";
import type { PaidPlanName } from "#lib/plans/catalogue.ts";

type PortalRequest = { locale: Locale; addresses: ReturnAddresses };

/** The page of Stripe's with a person's card, invoices and subscription. Throws NOT_SUBSCRIBED for who never paid. */
export async function openPortal(userId: string, request: PortalRequest): Promise<Portal> {
  getStripe();
  const customer = await findCustomer(userId);
  if (customer === null) throw new AppError("NOT_SUBSCRIBED");
  return withStripe(async (stripe) => {
    try {
      return { url: await createPortalSession(stripe, customer, request), standInOrigin: standInOrigin() };
    } catch (error) {
      if (isMissing(error, "customer")) throw new AppError("NOT_SUBSCRIBED");
      throw error;
    }
  });
}

/**
 * The page where a change of plan is confirmed. It knows only subscriptions in good order; for any other, the portal
 * itself, where they are put in order first.
 */
export async function createPlanChange(
  stripe: Stripe,
  customer: Customer,
  { bought, planName, ...request }: PortalRequest & { bought: BoughtPlan; planName: PaidPlanName },
): Promise<string> {
  if (!isInGoodOrder(bought)) return createPortalSession(stripe, customer, request);
  const price = await getPriceId(stripe, planName);
  return createPortalSession(stripe, customer, request, {
    type: "subscription_update_confirm",
    subscription_update_confirm: { subscription: bought.id, items: [{ id: bought.itemId, price, quantity: 1 }] },
    after_completion: { type: "redirect", redirect: { return_url: request.addresses.changed } },
  });
}

function isInGoodOrder({ status, cancelAtPeriodEnd, schedule }: BoughtPlan): boolean {
  return (status === "active" || status === "trialing") && !cancelAtPeriodEnd && schedule === null;
}

async function createPortalSession(
  stripe: Stripe,
  customer: Customer,
  { locale, addresses }: PortalRequest,
  flow?: Stripe.BillingPortal.SessionCreateParams.FlowData,
): Promise<string> {
  const configuration = await findPortalConfiguration(stripe);
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.stripeCustomerId,
    return_url: addresses.managed,
    locale: stripeLocale(locale),
    ...(configuration && { configuration: configuration.id }),
    ...(flow && { flow_data: flow }),
  });
  await watchCustomer(customer);
  return url;
}
