import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import * as accountRoute from "#app/api/user/account/route.ts";
import { GET as exportAccount } from "#app/api/user/account/export/route.ts";
import { endBilling } from "#lib/server/billing/end-billing.ts";
import { CONFIRMATION_WORD } from "#lib/contracts/account-confirmation.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";
import { connectStripe, createPayer, deliverNews, pageOf, type Payer } from "#tests/support/payers.ts";
import { findTraces } from "#tests/support/stored-traces.ts";

const stripe = await connectStripe();

afterEach(() => {
  vi.restoreAllMocks();
});

const removeAccount = ({ headers }: Payer) =>
  callRoute(accountRoute.DELETE, jsonCall("DELETE", { confirmation: CONFIRMATION_WORD }, headers));

const customersOf = ({ id }: Payer) =>
  [...stripe.account.customers.values()].filter(({ metadata }) => metadata["userId"] === id);

test("[API-28] [PLAN-05] with the account ends what is paid for, and the payment host forgets who paid", async () => {
  const payer = await createPayer(stripe);
  const { id, customer } = await payer.buy("student");
  await deliverNews(stripe);
  const { json } = await callRoute(exportAccount, { headers: payer.headers });
  expect(json.subscription).toMatchObject({
    subscription: { planName: "student", status: "active" },
    customer: { stripeCustomerId: customer },
  });
  expect((await removeAccount(payer)).status).toBe(204);
  expect(stripe.account.subscription(id).status).toBe("canceled");
  expect(stripe.account.customers.get(customer)?.deleted).toBe(true);
  await deliverNews(stripe);
  expect(await findTraces([payer.id, customer])).toEqual({});
});

test("[API-28] an open page to pay on is closed with the account", async () => {
  const payer = await createPayer(stripe);
  await payer.choose("teacher");
  const page = [...stripe.account.sessions.values()].find(
    ({ client_reference_id }) => client_reference_id === payer.id,
  );
  expect((await removeAccount(payer)).status).toBe(204);
  expect(page?.status).toBe("expired");
});

test("[API-28] [PLAN-05] a page to pay on that opens while the payments end is closed as well", async () => {
  const payer = await createPayer(stripe);
  await payer.choose("student");
  const pagesSoFar = stripe.holdNext("/v1/checkout/sessions");
  const removed = removeAccount(payer);
  await pagesSoFar.made;
  const page = pageOf(await payer.choose("teacher"));
  pagesSoFar.send();
  expect((await removed).status).toBe(204);
  expect(() => stripe.people.pay(page)).toThrow("no longer open");
});

test("[API-28] while the payment host cannot be asked, the account stays with its plan, and goes at the next try", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const payer = await createPayer(stripe);
  const { id } = await payer.buy("teacher");
  await deliverNews(stripe);
  stripe.breakDown("refuses");
  const refused = await removeAccount(payer);
  expect(refused).toMatchObject({
    status: 502,
    json: { code: "BILLING_NOT_ENDED", message: expect.stringContaining("your account was kept") },
  });
  expect(await payer.stored()).toMatchObject({ planName: "teacher", status: "active" });
  stripe.breakDown(null);
  expect((await removeAccount(payer)).status).toBe(204);
  expect(stripe.account.subscription(id).status).toBe("canceled");
});

test("[API-28] who stays although their payments have ended has the free plan, and may buy again", async () => {
  const payer = await createPayer(stripe);
  await payer.buy("teacher");
  await deliverNews(stripe);
  await endBilling(payer.id);
  expect(await payer.stored()).toBeNull();
  expect((await payer.status()).json).toMatchObject({ plan: { name: "free" }, hasPortal: false });
  await payer.buy("student");
  await deliverNews(stripe);
  expect(await payer.stored()).toMatchObject({ planName: "student", status: "active" });
});

test("[API-28] [PLAN-05] whoever chooses a plan while being deleted leaves no customer and no subscription behind", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  const wait = fc.integer({ min: 0, max: 80 });
  await fc.assert(
    fc.asyncProperty(wait, fc.boolean(), fc.integer({ min: 1, max: 1_000 }), async (waitMs, isCustomer, seed) => {
      const payer = await createPayer(stripe);
      if (isCustomer) await payer.choose("student");
      stripe.slowDown(20, seed);
      const chosen = payer.choose("teacher");
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      const removed = await removeAccount(payer);
      const { status, json } = await chosen;
      if (status === 200) tryToPay(String(json.checkoutUrl));
      if (removed.status === 409) expect((await removeAccount(payer)).status).toBe(204);
      else expect(removed.status).toBe(204);
      expect(customersOf(payer).filter(({ deleted }) => deleted !== true)).toEqual([]);
      expect(stripe.subscriptionsOfUser(payer.id).filter(({ status }) => status !== "canceled")).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

function tryToPay(page: string): void {
  try {
    stripe.people.pay(page);
  } catch {
    // It is closed.
  }
}
