import { afterAll, beforeEach, onTestFinished, vi } from "vitest";
import * as cancelRoute from "#app/api/subscription/cancel/route.ts";
import * as createRoute from "#app/api/subscription/create/route.ts";
import * as portalRoute from "#app/api/subscription/portal/route.ts";
import * as statusRoute from "#app/api/subscription/status/route.ts";
import * as webhookRoute from "#app/api/webhooks/stripe/route.ts";
import type { PlanName } from "#lib/plans/plans.ts";
import { createSession } from "#lib/server/auth/sessions.ts";
import { syncCatalogue } from "#lib/server/billing/catalogue.ts";
import { getStripe } from "#lib/server/billing/stripe.ts";
import { db } from "#lib/server/db/client.ts";
import { type Answer, callRoute, jsonCall } from "./call-route.ts";
import type { StripeEvent, Subscription } from "./stripe-server/account.ts";
import { signEvent } from "./stripe-server/delivery.ts";
import { startStripeServer, type StripeServer } from "./stripe-server/start.ts";

/**
 * A stand-in with the plans in its catalogue, to which this test file is connected from now on: for the top of the file. It
 * is in order before each test, with nothing to tell.
 */
export async function connectStripe(): Promise<StripeServer> {
  const stripe = await startStripeServer();
  beforeEach(() => {
    stripe.account.events.length = 0;
    stripe.breakDown(null);
    stripe.slowDown(0, 0);
  });
  afterAll(() => stripe.close());
  for (const [name, value] of Object.entries(stripe.env)) vi.stubEnv(name, value);
  await syncCatalogue(getStripe());
  return stripe;
}

/** A person who buys plans, as their browser and Stripe's webhooks speak for them. */
export type Payer = {
  id: string;
  headers: Record<string, string>;
  choose: (plan: string) => Promise<Answer>;
  status: () => Promise<Answer>;
  cancel: () => Promise<Answer>;
  portal: () => Promise<Answer>;
  /** Pays for a plan without a word from the webhook; answers the subscription. */
  buy: (plan: PlanName) => Promise<Subscription>;
  /** The subscription that counts now. */
  own: () => Subscription;
  stored: () => Promise<unknown>;
};

export async function createPayer(stripe: StripeServer, given?: { planName: string; status: string }): Promise<Payer> {
  const subscription = given ? { subscription: { create: given } } : {};
  const { id } = await db().user.create({ data: subscription, select: { id: true } });
  onTestFinished(async () => {
    await db().user.deleteMany({ where: { id } });
  });
  const { token } = await createSession(id);
  const headers = { cookie: `authjs.session-token=${token}` };
  const choose = (planName: string) => callRoute(createRoute.POST, jsonCall("POST", { planName }, headers));
  const own = (): Subscription => {
    const last = stripe.subscriptionsOfUser(id).at(-1);
    if (!last) throw new Error("Nothing was bought.");
    return last;
  };
  return {
    id,
    headers,
    choose,
    status: () => callRoute(statusRoute.GET, { headers }),
    cancel: () => callRoute(cancelRoute.POST, { method: "POST", headers }),
    portal: () => callRoute(portalRoute.POST, { method: "POST", headers }),
    buy: async (plan) => {
      stripe.people.pay(pageOf(await choose(plan)));
      return own();
    },
    own,
    stored: () =>
      db().subscription.findUnique({
        where: { userId: id },
        select: { planName: true, status: true, cancelAtPeriodEnd: true, stripeSubscriptionId: true },
      }),
  };
}

export function pageOf({ status, json }: Answer): string {
  const page: unknown = json.checkoutUrl ?? json.url;
  if (typeof page !== "string") throw new Error(`There is no page: ${status} ${JSON.stringify(json)}`);
  return page;
}

/** As if the last question to Stripe lay a while back. */
export async function letRest(userId: string): Promise<void> {
  await db().billingCustomer.update({ where: { userId }, data: { syncedAt: new Date(Date.now() - 10_000) } });
}

/** As Stripe delivers it. */
export function deliver(stripe: StripeServer, event: StripeEvent): Promise<Answer> {
  return callRoute(webhookRoute.POST, {
    method: "POST",
    path: "/api/webhooks/stripe",
    ...signEvent(event, stripe.webhookSecret),
  });
}

/** All that the stand-in had to tell since the last time, in order. */
export async function deliverNews(stripe: StripeServer): Promise<void> {
  for (const event of stripe.account.events.splice(0)) {
    const { status } = await deliver(stripe, event);
    if (status !== 200) throw new Error(`${event.type} was answered ${status}.`);
  }
}
