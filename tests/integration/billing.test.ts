import { describe, expect, test, vi } from "vitest";
import { GET as getCurrentUser } from "#app/api/auth/user/route.ts";
import { POST as createCheckout } from "#app/api/subscription/create/route.ts";
import { GET as getUserSubscription } from "#app/api/user/subscription/route.ts";
import { checkoutShape, portalShape, subscriptionStatusShape } from "#lib/contracts/answers/subscription.ts";
import { syncCatalogue } from "#lib/server/billing/catalogue.ts";
import { getStripe } from "#lib/server/billing/stripe.ts";
import { db } from "#lib/server/db/client.ts";
import { env } from "#lib/server/env.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";
import { connectStripe, createPayer, deliverNews, letRest, pageOf } from "#tests/support/payers.ts";
import { readAnswer } from "#tests/support/read-answer.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

const stripe = await connectStripe();

test("[PLAN-02] [API-20] who chooses a paid plan gets the address of a page at the payment host", async () => {
  const payer = await createPayer(stripe);
  const answer = await payer.choose("student");
  expect(answer.status).toBe(200);
  expect(readAnswer(checkoutShape, answer.json)).toEqual({
    checkoutUrl: expect.stringContaining(`${stripe.origin}/pay/`),
    standInOrigin: stripe.origin,
  });
  expect(await payer.stored()).toBeNull();
  const session = [...stripe.account.sessions.values()].at(-1);
  expect(session).toMatchObject({
    client_reference_id: payer.id,
    success_url: "http://localhost:3000/?success=true",
    cancel_url: "http://localhost:3000/pricing?canceled=true",
  });
});

test("[PLAN-02] who opens the app under another of its addresses is sent back there", async () => {
  const payer = await createPayer(stripe);
  const headers = { ...payer.headers, host: "192.168.1.5:3000", origin: "http://192.168.1.5:3000" };
  expect((await callRoute(createCheckout, jsonCall("POST", { planName: "student" }, headers))).status).toBe(200);
  expect([...stripe.account.sessions.values()].at(-1)).toMatchObject({
    success_url: "http://192.168.1.5:3000/?success=true",
  });
});

test("[PLAN-05] [API-18] who comes back from paying has the plan, before any webhook came", async () => {
  const payer = await createPayer(stripe);
  await payer.buy("student");
  await letRest(payer.id);
  const status = await payer.status();
  expect(readAnswer(subscriptionStatusShape, status.json)).toMatchObject({
    plan: { name: "student", displayName: "Student", price: 1_500 },
    isTrialing: false,
    isActive: true,
    subscription: { status: "active", cancelAtPeriodEnd: false },
    takesPayments: true,
    hasPortal: true,
  });
  expect(Date.parse(status.json.subscription.currentPeriodEnd) - Date.now()).toBeGreaterThan(29 * DAY_MS);
  expect((await callRoute(getUserSubscription, { headers: payer.headers })).json).toEqual({
    plan: { name: "student" },
  });
});

test("[PLAN-05] the webhook alone brings the plan, and its rights", async () => {
  const payer = await createPayer(stripe);
  await payer.buy("teacher");
  await deliverNews(stripe);
  expect(await payer.stored()).toMatchObject({ planName: "teacher", status: "active" });
  expect((await callRoute(getCurrentUser, { headers: payer.headers })).json).toMatchObject({
    canManageMaterials: true,
  });
});

test.each(["student", "free"])("[PLAN-05] [API-20] with the student plan, choosing %s is 400", async (plan) => {
  const payer = await createPayer(stripe);
  await payer.buy("student");
  const answer = await payer.choose(plan);
  expect(answer).toMatchObject({ status: 400, json: { code: plan === "free" ? "PLAN_IS_FREE" : "PLAN_IS_CURRENT" } });
});

test("[PLAN-05] [API-20] on the free plan, choosing it is 400: it is the plan that one has", async () => {
  const payer = await createPayer(stripe);
  expect(await payer.choose("free")).toMatchObject({ status: 400, json: { code: "PLAN_IS_CURRENT" } });
});

test.each(["", "gold", "__proto__", 7, null, undefined])("[API-20] the plan %j is 400", async (plan) => {
  const payer = await createPayer(stripe);
  expect(await payer.choose(plan as string)).toMatchObject({ status: 400, json: { code: "INVALID_BODY" } });
});

test.each([
  ["student", "teacher", 1_000],
  ["teacher", "student", -1_000],
] as const)(
  "[PLAN-05] from %s to %s it is confirmed at the payment host, and one subscription stays",
  async (from, to, cents) => {
    const payer = await createPayer(stripe);
    const bought = await payer.buy(from);
    const page = pageOf(await payer.choose(to));
    expect(page).toContain("/portal/");
    expect(stripe.people.confirmChange(page)).toBe("http://localhost:3000/pricing?success=true");
    await deliverNews(stripe);
    expect(await payer.stored()).toMatchObject({ planName: to, status: "active", stripeSubscriptionId: bought.id });
    expect(stripe.subscriptionsOfUser(payer.id)).toHaveLength(1);
    expect(stripe.account.invoices.get(payer.own().latest_invoice)?.total).toBe(cents);
  },
);

test("[PLAN-04] [API-21] a canceled plan stays until its period ends, and then is over", async () => {
  const payer = await createPayer(stripe);
  const { id } = await payer.buy("student");
  const answer = await payer.cancel();
  expect(answer).toMatchObject({
    status: 200,
    json: { success: true, message: expect.stringContaining("You have access until") },
  });
  expect(await payer.cancel()).toMatchObject({ status: 200, json: answer.json });
  expect((await payer.status()).json).toMatchObject({
    plan: { name: "student" },
    isActive: true,
    subscription: { cancelAtPeriodEnd: true },
  });
  stripe.subscriptions.endPeriod(id);
  await deliverNews(stripe);
  expect((await payer.status()).json).toMatchObject({
    plan: { name: "free" },
    isActive: false,
    subscription: { status: "canceled" },
  });
  expect(await payer.cancel()).toMatchObject({ status: 409, json: { code: "NOT_SUBSCRIBED" } });
});

test("[PLAN-04] [API-21] a plan for which a change is planned can be canceled as well", async () => {
  const payer = await createPayer(stripe);
  const { id } = await payer.buy("teacher");
  stripe.subscriptions.schedule(id);
  expect(await payer.cancel()).toMatchObject({ status: 200, json: { success: true } });
  expect(payer.own()).toMatchObject({ schedule: null, cancel_at_period_end: true });
});

test("[PLAN-06] [API-28] in the portal a plan is canceled and resumed", async () => {
  const payer = await createPayer(stripe);
  expect(await payer.portal()).toMatchObject({ status: 409, json: { code: "NOT_SUBSCRIBED" } });
  await payer.buy("student");
  const answer = await payer.portal();
  expect(readAnswer(portalShape, answer.json).standInOrigin).toBe(stripe.origin);
  expect(stripe.people.cancelInPortal(pageOf(answer))).toBe("http://localhost:3000/pricing?managed=true");
  await deliverNews(stripe);
  expect(await payer.stored()).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
  stripe.people.resumeInPortal(pageOf(answer));
  await deliverNews(stripe);
  expect(await payer.stored()).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
});

test("[PLAN-05] a canceled plan is changed in the portal, where it is resumed first", async () => {
  const payer = await createPayer(stripe);
  await payer.buy("student");
  await payer.cancel();
  const page = pageOf(await payer.choose("teacher"));
  expect(() => stripe.people.confirmChange(page)).toThrow("no change to confirm");
  stripe.people.resumeInPortal(page);
  expect(pageOf(await payer.choose("teacher"))).toContain("/portal/");
});

test("[PLAN-05] a plan whose payment failed stays for the days of grace, and is back once it is paid", async () => {
  const payer = await createPayer(stripe);
  const { id } = await payer.buy("student");
  stripe.subscriptions.endPeriod(id, "fails");
  await deliverNews(stripe);
  expect((await payer.status()).json).toMatchObject({
    plan: { name: "student" },
    isActive: true,
    subscription: { status: "past_due" },
  });
  stripe.subscriptions.ageDebt(id, 8);
  await letRest(payer.id);
  expect((await payer.status()).json).toMatchObject({
    plan: { name: "free" },
    isActive: false,
    subscription: { status: "past_due" },
  });
  // Not a second subscription, but the page where the first is put in order.
  const page = pageOf(await payer.choose("student"));
  stripe.people.payDebtInPortal(page);
  await deliverNews(stripe);
  expect(await payer.stored()).toMatchObject({ planName: "student", status: "active" });
});

test("[PLAN-04] canceling what is owed for ends it at once", async () => {
  const payer = await createPayer(stripe);
  const { id } = await payer.buy("student");
  stripe.subscriptions.endPeriod(id, "fails");
  expect(await payer.cancel()).toMatchObject({
    status: 200,
    json: { success: true, message: "Your subscription has ended." },
  });
  expect(payer.own().status).toBe("canceled");
  expect((await payer.status()).json).toMatchObject({ plan: { name: "free" } });
});

test("[PLAN-05] a refund alone takes nothing away; ending the subscription does", async () => {
  const payer = await createPayer(stripe);
  const { id } = await payer.buy("teacher");
  stripe.subscriptions.refund(id);
  await deliverNews(stripe);
  expect(await payer.stored()).toMatchObject({ planName: "teacher", status: "active" });
  stripe.subscriptions.cancelNow(id);
  await deliverNews(stripe);
  expect((await payer.status()).json).toMatchObject({ plan: { name: "free" }, subscription: { status: "canceled" } });
});

test("[PLAN-05] after the end, the same plan can be bought again", async () => {
  const payer = await createPayer(stripe);
  const first = await payer.buy("student");
  stripe.subscriptions.cancelNow(first.id);
  const second = await payer.buy("student");
  await deliverNews(stripe);
  expect(await payer.stored()).toMatchObject({ status: "active", stripeSubscriptionId: second.id });
});

test("[PLAN-01] a trial is for who never had a plan, where the installation gives one", async () => {
  const days = vi.spyOn(env(), "BILLING_TRIAL_DAYS", "get");
  days.mockReturnValue(14);
  const payer = await createPayer(stripe);
  const { id } = await payer.buy("student");
  await deliverNews(stripe);
  expect((await payer.status()).json).toMatchObject({
    isTrialing: true,
    isActive: true,
    subscription: { status: "trialing" },
  });
  stripe.subscriptions.cancelNow(id);
  await payer.buy("student");
  await deliverNews(stripe);
  expect((await payer.status()).json).toMatchObject({ isTrialing: false, subscription: { status: "active" } });
  days.mockRestore();
});

describe("a plan that was given, and not bought", () => {
  const GIVEN = { planName: "student", status: "active" };

  test("[PLAN-04] [API-21] is canceled here, with some time left", async () => {
    const payer = await createPayer(stripe, GIVEN);
    expect(await payer.choose("student")).toMatchObject({ status: 400, json: { code: "PLAN_IS_CURRENT" } });
    expect(await payer.cancel()).toMatchObject({ status: 200, json: { success: true } });
    const { json } = await payer.status();
    expect(json).toMatchObject({
      plan: { name: "student" },
      isActive: true,
      subscription: { cancelAtPeriodEnd: true },
    });
    expect(Date.parse(json.subscription.currentPeriodEnd)).toBeGreaterThan(Date.now());
    await db().subscription.update({
      where: { userId: payer.id },
      data: { currentPeriodEnd: new Date(Date.now() - 1) },
    });
    expect((await payer.status()).json).toMatchObject({ plan: { name: "free" }, isActive: false });
  });

  test("stays while another is chosen, and gives way to the one that is paid", async () => {
    const payer = await createPayer(stripe, GIVEN);
    const page = pageOf(await payer.choose("teacher"));
    expect(await payer.stored()).toMatchObject({ planName: "student", stripeSubscriptionId: null });
    stripe.people.pay(page);
    await deliverNews(stripe);
    expect(await payer.stored()).toMatchObject({ planName: "teacher", status: "active" });
  });
});

test("the catalogue is made once; a changed price takes over its key, and who bought at the old one keeps the plan", async () => {
  const payer = await createPayer(stripe);
  const { items } = await payer.buy("student");
  const before = await syncCatalogue(getStripe());
  expect(await syncCatalogue(getStripe())).toEqual(before);
  const old = stripe.account.price(items.data[0].price.id);
  old.unit_amount = 1_200;
  const after = await syncCatalogue(getStripe());
  expect(after.prices.student).not.toBe(before.prices.student);
  expect(after.configuration).toBe(before.configuration);
  expect(old.active).toBe(false);
  await deliverNews(stripe);
  expect(await payer.stored()).toMatchObject({ planName: "student", status: "active" });
});
