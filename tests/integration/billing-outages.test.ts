import { describe, expect, onTestFinished, test, vi } from "vitest";
import { endBilling } from "#lib/server/billing/end-billing.ts";
import { reconcile } from "#lib/server/billing/reconcile.ts";
import { getStripe } from "#lib/server/billing/stripe.ts";
import { db } from "#lib/server/db/client.ts";
import { connectStripe, createPayer, deliverNews, letRest, pageOf } from "#tests/support/payers.ts";

const stripe = await connectStripe();

describe("when Stripe cannot be asked", () => {
  test("[PLAN-03] choosing, canceling and the portal are 502 and say so; the plan stands as it was", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(console, "warn").mockReturnValue();
    const payer = await createPayer(stripe);
    await payer.buy("student");
    await deliverNews(stripe);
    stripe.breakDown("refuses");
    for (const answer of [await payer.choose("teacher"), await payer.cancel(), await payer.portal()]) {
      expect(answer).toMatchObject({
        status: 502,
        json: { code: "PAYMENTS_UNAVAILABLE", message: expect.any(String) },
      });
    }
    await letRest(payer.id);
    expect(await payer.status()).toMatchObject({ status: 200, json: { plan: { name: "student" } } });
    stripe.breakDown(null);
    expect(logged).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test("[PLAN-03] the plan is told as it was, and Stripe is asked once, not again for a while", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const payer = await createPayer(stripe);
    await payer.buy("student");
    await deliverNews(stripe);
    stripe.breakDown("refuses");
    onTestFinished(() => stripe.breakDown(null));
    const before = stripe.requests.length;
    for (let asked = 0; asked < 3; asked += 1) {
      await letRest(payer.id);
      expect(await payer.status()).toMatchObject({ status: 200, json: { plan: { name: "student" } } });
    }
    expect(stripe.requests.length - before).toBe(1);
    vi.restoreAllMocks();
  });

  test("[PLAN-05] a customer who was deleted at Stripe has no plan left, and may begin anew", async () => {
    const payer = await createPayer(stripe);
    const { customer } = await payer.buy("student");
    await deliverNews(stripe);
    await getStripe().customers.del(customer);
    await deliverNews(stripe);
    expect((await payer.status()).json).toMatchObject({ plan: { name: "free" } });
    stripe.people.pay(pageOf(await payer.choose("student")));
    await deliverNews(stripe);
    expect(await payer.stored()).toMatchObject({ planName: "student", status: "active" });
  });

  test("[PLAN-05] a customer whom Stripe never knew keeps the plan: the key may be that of another account", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const payer = await createPayer(stripe);
    const { customer } = await payer.buy("student");
    await deliverNews(stripe);
    stripe.account.customers.delete(customer);
    expect((await reconcile()).failed).toContain(payer.id);
    expect(await payer.stored()).toMatchObject({ planName: "student", status: "active" });
    vi.restoreAllMocks();
  });

  test("a customer that Stripe no longer knows is made anew", async () => {
    const payer = await createPayer(stripe);
    const { customer } = await payer.buy("student");
    stripe.account.customers.delete(customer);
    stripe.people.pay(pageOf(await payer.choose("teacher")));
    await deliverNews(stripe);
    expect(await payer.stored()).toMatchObject({ planName: "teacher", status: "active" });
  });
});

test("the reconciliation finds what no webhook told, and who is charged without being known", async () => {
  const payer = await createPayer(stripe);
  const { id } = await payer.buy("student");
  expect((await reconcile()).changed).toContain(payer.id);
  expect((await reconcile()).changed).not.toContain(payer.id);
  stripe.subscriptions.cancelNow(id);
  expect((await reconcile()).changed).toContain(payer.id);
  const again = await payer.buy("teacher");
  await db().billingCustomer.delete({ where: { userId: payer.id } });
  expect((await reconcile()).unknown).toContain(again.id);
});

test("whoever is deleted is charged no more, and late events of theirs change nothing", async () => {
  const payer = await createPayer(stripe);
  const { id, customer } = await payer.buy("student");
  await endBilling(payer.id);
  await endBilling(payer.id);
  expect(stripe.account.subscription(id).status).toBe("canceled");
  expect(stripe.account.customers.get(customer)?.deleted).toBe(true);
  await db().user.delete({ where: { id: payer.id } });
  await deliverNews(stripe);
  expect(await db().subscription.count({ where: { userId: payer.id } })).toBe(0);
});
