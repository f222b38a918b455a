import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { runNode } from "#scripts/processes/run.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { disordered, lateAndTwice, signEvent } from "#tests/support/stripe-server/delivery.ts";
import { startStripeServer, type StripeServer } from "#tests/support/stripe-server/start.ts";

const databaseUrl = process.env["DATABASE_URL"] ?? "";

let stripe: StripeServer;
let first: AppServer;
let second: AppServer;

beforeAll(async () => {
  stripe = await startStripeServer();
  await runScript("sync");
  first = await startAppServer({ databaseUrl, env: stripe.env });
  // Two of one installation have one address.
  second = await startAppServer({ databaseUrl, env: { ...stripe.env, AUTH_URL: first.url } });
});

/** The people of a test are gone with it: nobody shall be charged any more. */
afterEach(() => {
  for (const { id, status } of stripe.account.subscriptions.values())
    if (status !== "canceled") stripe.subscriptions.cancelNow(id);
});

afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await stripe.close();
});

/** As `npm run stripe:sync` and `npm run stripe:reconcile` do. */
function runScript(name: "sync" | "reconcile"): Promise<unknown> {
  const env = {
    ...process.env,
    ...stripe.env,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: "only for the scripts of billing",
  };
  return runNode(["--conditions=react-server", `scripts/billing/${name}.ts`], { env });
}

async function choose(
  user: SignedInUser,
  planName: string,
  { url }: AppServer,
): Promise<{ status: number; page: string }> {
  const headers = { cookie: user.cookie, "content-type": "application/json", connection: "close" };
  const response = await fetch(`${url}/api/subscription/create`, {
    method: "POST",
    headers,
    body: JSON.stringify({ planName }),
  });
  const { checkoutUrl = "" } = (await response.json()) as { checkoutUrl?: string };
  return { status: response.status, page: checkoutUrl };
}

async function planOf(user: SignedInUser, { url }: AppServer): Promise<string> {
  const response = await fetch(`${url}/api/user/subscription`, {
    headers: { cookie: user.cookie, connection: "close" },
  });
  return ((await response.json()) as { plan: { name: string } }).plan.name;
}

/** As a person does who has the page open in two tabs. */
async function tryToPay(page: string): Promise<void> {
  if (page.includes("/pay/"))
    await fetch(page, { method: "POST", body: new URLSearchParams({ action: "pay" }), redirect: "manual" });
}

async function tryToConfirm(page: string): Promise<void> {
  await fetch(page, { method: "POST", body: new URLSearchParams({ action: "confirm" }), redirect: "manual" });
}

test("[PLAN-05] two checkouts of one plan at once, on two servers, are one page, one customer and one subscription", async () => {
  await using user = await createSignedInUser();
  const chosen = await Promise.all(
    Array.from({ length: 8 }, (_, index) => choose(user, "student", index % 2 ? first : second)),
  );
  expect(chosen.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(new Set(chosen.map(({ page }) => page)).size).toBe(1);
  await Promise.all(chosen.map(({ page }) => tryToPay(page)));
  expect([...stripe.account.customers.values()].filter(({ metadata }) => metadata["userId"] === user.id)).toHaveLength(
    1,
  );
  expect(stripe.subscriptionsOfUser(user.id).map(({ status }) => status)).toEqual(["active"]);
});

test("[PLAN-05] checkouts of two plans at once, on two servers, end with one subscription, and both servers know it", async () => {
  await using user = await createSignedInUser();
  stripe.slowDown(40, 3);
  const chosen = await Promise.all([
    choose(user, "student", first),
    choose(user, "teacher", second),
    choose(user, "teacher", first),
  ]);
  stripe.slowDown(0, 0);
  expect(chosen.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  for (const { page } of chosen) await tryToPay(page);
  const [only, ...more] = stripe.subscriptionsOfUser(user.id);
  expect(more).toEqual([]);
  expect(only?.status).toBe("active");

  const events = disordered(stripe.account.events.splice(0), { seed: 11 });
  const deliveries = events.map((event, index) =>
    fetch(`${(index % 2 ? first : second).url}/api/webhooks/stripe`, {
      method: "POST",
      ...signEvent(event, stripe.webhookSecret),
    }),
  );
  expect((await Promise.all(deliveries)).map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  const plan = only?.items.data[0].price.product.replace("atomcoach_", "");
  expect([await planOf(user, first), await planOf(user, second)]).toEqual([plan, plan]);
});

test("[PLAN-05] while subscribed, another choice leads to the confirmation of the change, on either server", async () => {
  await using user = await createSignedInUser();
  await tryToPay((await choose(user, "student", first)).page);
  const chosen = await Promise.all([choose(user, "teacher", first), choose(user, "teacher", second)]);
  expect(chosen.map(({ page }) => page.includes("/portal/"))).toEqual([true, true]);
  for (const { page } of chosen) await tryToConfirm(page);
  expect(stripe.subscriptionsOfUser(user.id)).toHaveLength(1);
  expect((await choose(user, "teacher", first)).status).toBe(400);
  expect(await planOf(user, second)).toBe("teacher");
});

test("[PLAN-05] events that come late, twice and out of order leave what Stripe says, also while it changes", async () => {
  await using user = await createSignedInUser();
  const { settled } = stripe.deliverTo(`${second.url}/api/webhooks/stripe`, lateAndTwice(5, 300));
  await tryToPay((await choose(user, "student", first)).page);
  const id = stripe.subscriptionsOfUser(user.id)[0]?.id ?? "";
  stripe.subscriptions.cancelAtPeriodEnd(id, true);
  stripe.subscriptions.cancelAtPeriodEnd(id, false);
  await settled();
  expect(await planOf(user, first)).toBe("student");
  await tryToConfirm((await choose(user, "teacher", second)).page);
  stripe.subscriptions.endPeriod(id, "fails");
  stripe.subscriptions.settleDebt(id);
  await settled();
  expect([await planOf(user, first), await planOf(user, second)]).toEqual(["teacher", "teacher"]);
  stripe.subscriptions.cancelNow(id);
  await settled();
  expect(await planOf(user, first)).toBe("free");
});

test("[API-28] over the wire the signature is of the very bytes, and a wrong one is 400", async () => {
  stripe.deliverTo(null);
  await using user = await createSignedInUser();
  await tryToPay((await choose(user, "student", first)).page);
  const event = stripe.account.events.at(-1);
  if (!event) throw new Error("Nothing happened.");
  const { body, headers } = signEvent(event, stripe.webhookSecret);
  const send = (text: string) => fetch(`${first.url}/api/webhooks/stripe`, { method: "POST", body: text, headers });
  expect((await send(`${body}\n`)).status).toBe(400);
  expect(await planOf(user, first)).toBe("free");
  expect((await send(body)).status).toBe(200);
  expect(await planOf(user, first)).toBe("student");
});

test("the reconciliation brings what no webhook told", async () => {
  stripe.deliverTo(null);
  await using user = await createSignedInUser();
  await tryToPay((await choose(user, "teacher", first)).page);
  expect(await planOf(user, first)).toBe("free");
  await runScript("reconcile");
  expect(await planOf(user, first)).toBe("teacher");
});
