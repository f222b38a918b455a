import "server-only";
import type { Stripe } from "stripe";
import type { Checkout } from "#lib/contracts/answers/subscription.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { isPaidPlan, type PaidPlanName } from "#lib/plans/catalogue.ts";
import { isInForce, planInForce } from "#lib/plans/plan-in-force.ts";
import type { PlanName } from "#lib/plans/plans.ts";
import { env } from "../env.ts";
import { AppError } from "../http/app-error.ts";
import { log } from "../http/log.ts";
import { getPriceId } from "./catalogue.ts";
import { convergeSubscription } from "./converge.ts";
import {
  type Customer,
  digestOf,
  ensureCustomer,
  findCustomer,
  idempotencyKeyOf,
  type Payer,
  replaceCustomer,
  watchCustomer,
} from "./customer.ts";
import { askForPlan } from "./get-status.ts";
import { type ReturnAddresses, standInOrigin, stripeLocale } from "./payment-pages.ts";
import { createPlanChange } from "./portal.ts";
import { findStoredPlan, momentOf } from "./stored-plan.ts";
import { isMissing, takesPayments, withStripe } from "./stripe.ts";
import { type BoughtPlan, listBoughtPlans } from "./subscriptions.ts";

type CheckoutRequest = { user: Payer; planName: PlanName; locale: Locale; addresses: ReturnAddresses };
type PaidRequest = CheckoutRequest & { planName: PaidPlanName };

/**
 * The address of the page where a plan is paid for; for who pays for one already, of the page where its change is
 * confirmed. Throws PLAN_IS_FREE, PLAN_IS_CURRENT, PAYMENTS_NOT_CONFIGURED.
 */
export async function startCheckout(request: CheckoutRequest): Promise<Checkout> {
  const { planName } = request;
  await refuseOwnPlan(request);
  if (!isPaidPlan(planName)) throw new AppError("PLAN_IS_FREE");
  return withStripe(async (stripe) => {
    const checkoutUrl = await findCheckoutUrl(stripe, { ...request, planName });
    return { checkoutUrl, standInOrigin: standInOrigin() };
  });
}

/** What is stored decides; of one that was bought what Stripe says, since it may have ended there, and be bought again. */
async function refuseOwnPlan({ user, planName }: CheckoutRequest): Promise<void> {
  const customer = takesPayments() && !isPaidPlan(planName) ? await findCustomer(user.id) : null;
  if (customer !== null) await askForPlan(customer);
  const stored = await findStoredPlan(user.id);
  const isBought = stored !== null && stored.stripeSubscriptionId !== null;
  if (isPaidPlan(planName) && isBought && takesPayments()) return;
  if (planInForce(stored, momentOf(new Date())) === planName) throw new AppError("PLAN_IS_CURRENT");
}

async function findCheckoutUrl(stripe: Stripe, request: PaidRequest): Promise<string> {
  const customer = await ensureCustomer(stripe, request.user);
  try {
    return await payOrChange(stripe, customer, request);
  } catch (error) {
    if (!isMissing(error, "customer")) throw error;
    return payOrChange(stripe, await replaceCustomer(stripe, request.user, customer), request);
  }
}

async function payOrChange(stripe: Stripe, customer: Customer, request: PaidRequest): Promise<string> {
  const live = await convergeSubscription(stripe, customer);
  if (live) return changePlan(stripe, customer, live, request);
  const session = await openSession(stripe, customer, request);
  const isOpen = await expireOthers(stripe, customer, session);
  // A page may have been paid in between, before it could expire.
  const paid = await convergeSubscription(stripe, customer);
  if (paid) {
    await expire(stripe, session.id);
    return changePlan(stripe, customer, paid, request);
  }
  if (!isOpen) throw new AppError("CONFLICT");
  return session.url;
}

function changePlan(stripe: Stripe, customer: Customer, bought: BoughtPlan, request: PaidRequest): Promise<string> {
  const { planName, locale, addresses } = request;
  if (bought.planName === planName && isInForce(bought, momentOf(new Date()))) throw new AppError("PLAN_IS_CURRENT");
  return createPlanChange(stripe, customer, { bought, planName, locale, addresses });
}

type OpenSession = { id: string; created: number; url: string };

/**
 * A page to pay on: the one that was opened for the same, else a new one. Its key holds the customer's last page, so
 * that all who ask before there is another get the same one.
 */
async function openSession(stripe: Stripe, customer: Customer, request: PaidRequest): Promise<OpenSession> {
  const parameters = await sessionParameters(stripe, customer, request);
  const fingerprint = digestOf(parameters);
  const { data: earlier } = await stripe.checkout.sessions.list({ customer: customer.stripeCustomerId, limit: 100 });
  const kept = earlier.find(({ status, metadata }) => status === "open" && metadata?.["fingerprint"] === fingerprint);
  const idempotencyKey = idempotencyKeyOf("checkout", [fingerprint, earlier[0]?.id]);
  const session =
    kept ?? (await stripe.checkout.sessions.create({ ...parameters, metadata: { fingerprint } }, { idempotencyKey }));
  if (!session.url) throw new Error("Stripe opened a checkout without an address.");
  await watchCustomer(customer);
  return { id: session.id, created: session.created, url: session.url };
}

async function sessionParameters(
  stripe: Stripe,
  { userId, stripeCustomerId }: Customer,
  { planName, locale, addresses }: PaidRequest,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const days = env().BILLING_TRIAL_DAYS;
  // A trial is for who never had a plan.
  const isTrial = days > 0 && (await listBoughtPlans(stripe, stripeCustomerId)).length === 0;
  return {
    mode: "subscription",
    customer: stripeCustomerId,
    client_reference_id: userId,
    line_items: [{ price: await getPriceId(stripe, planName), quantity: 1 }],
    subscription_data: { metadata: { userId }, ...(isTrial && { trial_period_days: days }) },
    success_url: addresses.paid,
    cancel_url: addresses.canceled,
    locale: stripeLocale(locale),
  };
}

/**
 * Of all pages of a customer only the last stays open, since each that is paid is a subscription of its own. Which one
 * is last does not depend on who asks: of two requests at once, at least the later one sees both pages.
 *
 * @returns whether our own page is that one
 */
async function expireOthers(stripe: Stripe, { stripeCustomerId }: Customer, own: OpenSession): Promise<boolean> {
  const open: { id: string; created: number }[] = [];
  for await (const session of stripe.checkout.sessions.list({ customer: stripeCustomerId, status: "open", limit: 100 }))
    open.push(session);
  const [last, ...others] = open.toSorted((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1));
  for (const { id } of others) await expire(stripe, id);
  return last?.id === own.id;
}

/** One that was paid or expired meanwhile cannot expire; what that means is asked afterwards. */
async function expire(stripe: Stripe, session: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(session);
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(session);
    if (status === "open") throw error;
    log("warn", "a checkout was over before it could expire", { status });
  }
}
