import { randomUUID } from "node:crypto";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import * as cancelRoute from "#app/api/subscription/cancel/route.ts";
import * as createRoute from "#app/api/subscription/create/route.ts";
import * as plansRoute from "#app/api/subscription/plans/route.ts";
import * as portalRoute from "#app/api/subscription/portal/route.ts";
import * as statusRoute from "#app/api/subscription/status/route.ts";
import * as usageRoute from "#app/api/subscription/usage/[meter]/route.ts";
import * as userSubscriptionRoute from "#app/api/user/subscription/route.ts";
import * as webhookRoute from "#app/api/webhooks/stripe/route.ts";
import { subscriptionPlanShape, subscriptionStatusShape, usageShape } from "#lib/contracts/answers/subscription.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { type Meter, PLAN_NAMES, PLANS, type PlanName } from "#lib/plans/plans.ts";
import { createSession } from "#lib/server/auth/sessions.ts";
import { endBilling } from "#lib/server/billing/end-billing.ts";
import { db } from "#lib/server/db/client.ts";
import { reserveCredit, settleCredit } from "#lib/server/usage/credit.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";
import { array } from "#lib/contracts/shape.ts";
import { readAnswer } from "#tests/support/read-answer.ts";

// Nothing here is configured for payments.

afterEach(() => {
  vi.restoreAllMocks();
});

type Stored = {
  planName: string;
  status: string;
  cancelAtPeriodEnd?: boolean;
  currentPeriodEnd?: Date;
  pastDueSince?: Date;
};

async function signedIn(stored?: Stored) {
  const subscription = stored ? { subscription: { create: stored } } : {};
  const { id } = await db().user.create({ data: subscription, select: { id: true } });
  onTestFinished(async () => {
    await db().user.deleteMany({ where: { id } });
  });
  const { token } = await createSession(id);
  return { id, headers: { cookie: `authjs.session-token=${token}` } };
}

const GUARDED = [
  ["GET status", statusRoute.GET, {}],
  ["GET user/subscription", userSubscriptionRoute.GET, {}],
  ["GET usage", usageRoute.GET, { params: { meter: "questionsPerDay" } }],
  ["POST create", createRoute.POST, jsonCall("POST", { planName: "student" })],
  ["POST cancel", cancelRoute.POST, { method: "POST" }],
  ["POST portal", portalRoute.POST, { method: "POST" }],
] as const;

test.each(GUARDED)("[API-01] %s is 401 without a session", async (_what, handler, call) => {
  expect(await callRoute(handler, call)).toMatchObject({ status: 401, json: { message: "Unauthorized" } });
});

test.each([
  ["create", createRoute.POST, { planName: "student" }],
  ["cancel", cancelRoute.POST, undefined],
  ["portal", portalRoute.POST, undefined],
])("[API-01] %s from another site is 403, and changes nothing", async (_what, handler, body) => {
  const { id, headers } = await signedIn({ planName: "student", status: "active" });
  for (const origin of ["https://evil.example", "null"]) {
    expect(await callRoute(handler, jsonCall("POST", body, { ...headers, origin }))).toMatchObject({ status: 403 });
  }
  expect(await db().subscription.findUnique({ where: { userId: id } })).toMatchObject({ cancelAtPeriodEnd: false });
});

test.each(["text/plain", "application/x-www-form-urlencoded"])("[API-20] a body sent as %s is 415", async (type) => {
  const { headers } = await signedIn();
  const call = { ...jsonCall("POST", { planName: "student" }), headers: { ...headers, "content-type": type } };
  expect(await callRoute(createRoute.POST, call)).toMatchObject({ status: 415 });
});

test("[ROLE-04] nobody speaks for another, whatever the body and the query say", async () => {
  const other = await signedIn({ planName: "teacher", status: "active" });
  const { id, headers } = await signedIn();
  const query = `?userId=${other.id}`;
  expect((await callRoute(statusRoute.GET, { headers, path: `/api/subscription/status${query}` })).json).toMatchObject({
    plan: { name: "free" },
  });
  expect(
    await callRoute(cancelRoute.POST, jsonCall("POST", { userId: other.id, id: other.id }, headers)),
  ).toMatchObject({ status: 409 });
  expect(await db().subscription.findUnique({ where: { userId: other.id } })).toMatchObject({
    cancelAtPeriodEnd: false,
  });
  await use(other.id, 2);
  expect((await callRoute(usageRoute.GET, { headers, params: { meter: "questionsPerDay" } })).json).toMatchObject({
    current: 0,
  });
  expect(await db().billingCustomer.count({ where: { userId: id } })).toBe(0);
});

test.each(LOCALES)(
  "[PLAN-01] [API-17] in %s the plans are listed for anyone, with prices, limits and what they offer",
  async (locale) => {
    const { status, json } = await callRoute(plansRoute.GET, { headers: { "accept-language": locale } });
    expect(status).toBe(200);
    const plans = readAnswer(array(subscriptionPlanShape), json);
    expect(plans.map(({ name, price, limits }) => ({ name, price, limits }))).toEqual(
      PLAN_NAMES.map((name) => ({ name, price: PLANS[name].priceCents, limits: PLANS[name].limits })),
    );
    for (const { features, displayName } of plans)
      expect([displayName, ...features].every((text) => text.length > 1 && !text.includes("pricing."))).toBe(true);
  },
);

test("[API-17] the features are those of the pricing page", async () => {
  const { json } = await callRoute(plansRoute.GET);
  expect(json[0].features).toEqual([
    "5 questions a day",
    "3 practice problems a day",
    "File uploads: None",
    "All 24 topics",
    "Step-by-step solutions",
  ]);
  expect(json[2].features).toEqual([
    "Everything in Student",
    "Teaching-material uploads",
    "Custom problem generation",
    "Priority support",
  ]);
});

const AGO = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);

const STANDINGS: [string, Stored | undefined, { plan: PlanName; isActive: boolean; isTrialing: boolean }][] = [
  ["nothing", undefined, { plan: "free", isActive: true, isTrialing: false }],
  ["a given plan", { planName: "student", status: "active" }, { plan: "student", isActive: true, isTrialing: false }],
  [
    "a trial",
    { planName: "teacher", status: "trialing", currentPeriodEnd: AGO(-3) },
    { plan: "teacher", isActive: true, isTrialing: true },
  ],
  [
    "a canceled plan with time left",
    { planName: "student", status: "active", cancelAtPeriodEnd: true, currentPeriodEnd: AGO(-1) },
    { plan: "student", isActive: true, isTrialing: false },
  ],
  [
    "a canceled plan whose time is over",
    { planName: "student", status: "active", cancelAtPeriodEnd: true, currentPeriodEnd: AGO(1) },
    { plan: "free", isActive: false, isTrialing: false },
  ],
  [
    "a renewal of which nobody told",
    { planName: "student", status: "active", currentPeriodEnd: AGO(1) },
    { plan: "student", isActive: true, isTrialing: false },
  ],
  [
    "a payment owed within the grace",
    { planName: "teacher", status: "past_due", pastDueSince: AGO(6.9) },
    { plan: "teacher", isActive: true, isTrialing: false },
  ],
  [
    "a payment owed for too long",
    { planName: "teacher", status: "past_due", pastDueSince: AGO(7.1) },
    { plan: "free", isActive: false, isTrialing: false },
  ],
  ["an ended plan", { planName: "teacher", status: "canceled" }, { plan: "free", isActive: false, isTrialing: false }],
  [
    "a plan not yet paid",
    { planName: "teacher", status: "incomplete" },
    { plan: "free", isActive: false, isTrialing: false },
  ],
];

test.each(STANDINGS)(
  "[API-09] [API-18] with %s the plan and how it stands are told",
  async (_what, stored, { plan, isActive, isTrialing }) => {
    const { headers } = await signedIn(stored);
    const { json } = await callRoute(statusRoute.GET, { headers });
    expect(readAnswer(subscriptionStatusShape, json)).toMatchObject({
      plan: { name: plan },
      isActive,
      isTrialing,
      takesPayments: false,
      hasPortal: false,
    });
    expect(json.subscription === null).toBe(stored === undefined);
    expect((await callRoute(userSubscriptionRoute.GET, { headers })).json).toEqual({ plan: { name: plan } });
  },
);

async function use(userId: string, times: number, meter: Meter = "questionsPerDay"): Promise<void> {
  for (let use = 0; use < times; use += 1) {
    const reservation = await reserveCredit(db(), { userId, meter, limit: -1, turnId: randomUUID(), now: new Date() });
    if (reservation.kind === "reserved") await settleCredit(db(), reservation.credit);
  }
}

test.each([
  [undefined, "questionsPerDay", 5],
  [undefined, "practiceProblems", 3],
  [undefined, "filesPerDay", 0],
  ["student", "questionsPerDay", -1],
  ["teacher", "filesPerDay", -1],
] as const)(
  "[SET-05] [API-19] with the plan %s, of %s the limit is %i and what was used today is counted",
  async (planName, meter, limit) => {
    const { id, headers } = await signedIn(planName && { planName, status: "active" });
    await use(id, 2, meter);
    const { status, json } = await callRoute(usageRoute.GET, { headers, params: { meter } });
    expect(status).toBe(200);
    expect(readAnswer(usageShape, json)).toEqual({ current: 2, limit });
  },
);

test.each(["tokens", "__proto__", "questionsperday", ""])("[API-19] a meter %j is 404", async (meter) => {
  const { headers } = await signedIn();
  expect(await callRoute(usageRoute.GET, { headers, params: { meter } })).toMatchObject({ status: 404 });
});

test.each(LOCALES)("[PLAN-03] in %s, where payments are not set up, buying says so", async (locale) => {
  vi.spyOn(console, "error").mockReturnValue();
  const { headers } = await signedIn();
  const answer = await callRoute(
    createRoute.POST,
    jsonCall("POST", { planName: "student" }, { ...headers, "accept-language": locale }),
  );
  expect(answer).toMatchObject({ status: 501, json: { code: "PAYMENTS_NOT_CONFIGURED", message: expect.any(String) } });
  if (locale === "en")
    expect(answer.json.message).toBe("Payments are not set up here, so plans cannot be bought or changed.");
});

test.each([
  ["free", "free", 400, "PLAN_IS_CURRENT"],
  ["student", "student", 400, "PLAN_IS_CURRENT"],
  ["teacher", "teacher", 400, "PLAN_IS_CURRENT"],
  ["student", "free", 400, "PLAN_IS_FREE"],
  ["student", "teacher", 501, "PAYMENTS_NOT_CONFIGURED"],
  ["student", "gold", 400, "INVALID_BODY"],
] as const)(
  "[PLAN-05] [API-20] where payments are not set up, choosing with the plan %s the plan %s is %i %s",
  async (own, planName, status, code) => {
    vi.spyOn(console, "error").mockReturnValue();
    const { id, headers } = await signedIn(own === "free" ? undefined : { planName: own, status: "active" });
    const choose = () => callRoute(createRoute.POST, jsonCall("POST", { planName }, headers));
    expect(await choose()).toMatchObject({ status, json: { code } });
    // Bought, when payments were set up.
    if (own !== "free")
      await db().subscription.update({ where: { userId: id }, data: { stripeSubscriptionId: `sub_${id}` } });
    expect(await choose()).toMatchObject({ status, json: { code } });
  },
);

test("[PLAN-04] where payments are not set up, there is no portal and no webhook, and a given plan can be canceled", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { id, headers } = await signedIn({ planName: "student", status: "active" });
  expect(await callRoute(portalRoute.POST, { method: "POST", headers })).toMatchObject({ status: 501 });
  expect(await callRoute(webhookRoute.POST, { method: "POST", body: "{}" })).toMatchObject({ status: 404 });
  expect(await callRoute(cancelRoute.POST, { method: "POST", headers })).toMatchObject({
    status: 200,
    json: { success: true },
  });
  expect((await callRoute(statusRoute.GET, { headers })).json).toMatchObject({
    plan: { name: "student" },
    subscription: { cancelAtPeriodEnd: true },
  });
  await endBilling(id);
});

test("a customer of Stripe is not forgotten while Stripe cannot be asked", async () => {
  const { id } = await signedIn();
  await db().billingCustomer.create({ data: { userId: id, stripeCustomerId: `cus_${id}` } });
  await expect(endBilling(id)).rejects.toMatchObject({ code: "PAYMENTS_NOT_CONFIGURED" });
});

test("[API-21] without a plan there is nothing to cancel, in the reader's language", async () => {
  const { headers } = await signedIn();
  const answer = await callRoute(cancelRoute.POST, {
    method: "POST",
    headers: { ...headers, "accept-language": "fr" },
  });
  expect(answer).toMatchObject({
    status: 409,
    json: { code: "NOT_SUBSCRIBED", message: "Il n’y a aucun abonnement à résilier ou à gérer." },
  });
});

test("[API-01] other methods are 405", async () => {
  expect((await callRoute(createRoute.GET)).headers.get("allow")).toBe("POST");
  expect((await callRoute(statusRoute.POST, { method: "POST" })).headers.get("allow")).toBe("GET");
  expect((await callRoute(webhookRoute.GET)).headers.get("allow")).toBe("POST");
});
