import "server-only";
import type { Stripe } from "stripe";
import { CURRENCY, PAID_PLAN_NAMES, type PaidPlanName, priceKeyOf, productIdOf } from "#lib/plans/catalogue.ts";
import { PLANS } from "#lib/plans/plans.ts";
import { AppError } from "../http/app-error.ts";
import { log } from "../http/log.ts";

/** How our configuration of the customer portal is told from others of the same account. */
const OWN = { app: "atomcoach" };

/** What people read on the pages of Stripe's and on their invoices. */
const PRODUCT_NAMES: Record<PaidPlanName, string> = { student: "AtomCoach Student", teacher: "AtomCoach Teacher" };

/** The price of a plan. Until the catalogue was synchronised there is none, and payments are as good as not set up. */
export async function getPriceId(stripe: Stripe, plan: PaidPlanName): Promise<string> {
  const price = await findPrice(stripe, plan);
  if (price) return price.id;
  log("error", "a plan has no price at Stripe: run npm run stripe:sync", { plan });
  throw new AppError("PAYMENTS_NOT_CONFIGURED");
}

/** Null where there is none of ours: then the account's default serves. */
export async function findPortalConfiguration(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | null> {
  for await (const configuration of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (configuration.metadata?.["app"] === OWN.app) return configuration;
  }
  return null;
}

/** Makes Stripe's catalogue say what lib/plans says. Doing it again changes nothing. */
export async function syncCatalogue(
  stripe: Stripe,
): Promise<{ prices: Record<PaidPlanName, string>; configuration: string }> {
  const prices: Partial<Record<PaidPlanName, string>> = {};
  for (const plan of PAID_PLAN_NAMES) {
    await syncProduct(stripe, plan);
    prices[plan] = await syncPrice(stripe, plan);
  }
  const { student, teacher } = prices;
  if (student === undefined || teacher === undefined) throw new Error("A paid plan has no price.");
  return { prices: { student, teacher }, configuration: await syncPortal(stripe, { student, teacher }) };
}

async function syncProduct(stripe: Stripe, plan: PaidPlanName): Promise<void> {
  const id = productIdOf(plan);
  const parameters = { name: PRODUCT_NAMES[plan], active: true, metadata: OWN };
  const isThere = await stripe.products.list({ ids: [id] }).then(({ data }) => data.length > 0);
  await (isThere ? stripe.products.update(id, parameters) : stripe.products.create({ id, ...parameters }));
}

async function syncPrice(stripe: Stripe, plan: PaidPlanName): Promise<string> {
  const known = await findPrice(stripe, plan);
  if (known && isPriceOf(known, plan)) return known.id;
  const { id } = await stripe.prices.create({
    product: productIdOf(plan),
    currency: CURRENCY,
    unit_amount: PLANS[plan].priceCents,
    recurring: { interval: "month" },
    lookup_key: priceKeyOf(plan),
    transfer_lookup_key: true,
    metadata: OWN,
  });
  if (known) await stripe.prices.update(known.id, { active: false });
  return id;
}

async function findPrice(stripe: Stripe, plan: PaidPlanName): Promise<Stripe.Price | null> {
  const { data } = await stripe.prices.list({ lookup_keys: [priceKeyOf(plan)], active: true, limit: 1 });
  return data[0] ?? null;
}

function isPriceOf({ product, currency, unit_amount, recurring }: Stripe.Price, plan: PaidPlanName): boolean {
  const isOurs = product === productIdOf(plan) && currency === CURRENCY && unit_amount === PLANS[plan].priceCents;
  return isOurs && recurring?.interval === "month" && recurring.interval_count === 1;
}

/** In the portal people see card and invoices, change between the plans, cancel at the end of the period, and undo it. */
async function syncPortal(stripe: Stripe, prices: Record<PaidPlanName, string>): Promise<string> {
  const features = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    customer_update: { enabled: true, allowed_updates: ["email", "address", "tax_id"] },
    subscription_cancel: { enabled: true, mode: "at_period_end", proration_behavior: "none" },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ["price"],
      // An upgrade is paid for at once, a downgrade is credited to the next invoices.
      proration_behavior: "always_invoice",
      products: PAID_PLAN_NAMES.map((plan) => ({ product: productIdOf(plan), prices: [prices[plan]] })),
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;
  const known = await findPortalConfiguration(stripe);
  const { id } = known
    ? await stripe.billingPortal.configurations.update(known.id, { features })
    : await stripe.billingPortal.configurations.create({ features, metadata: OWN });
  return id;
}
