import fc from "fast-check";
import { expect, test, vi } from "vitest";
import * as webhookRoute from "#app/api/webhooks/stripe/route.ts";
import { db } from "#lib/server/db/client.ts";
import { type Answer, callRoute } from "#tests/support/call-route.ts";
import { connectStripe, createPayer, deliver, pageOf, type Payer } from "#tests/support/payers.ts";
import type { StripeEvent, Subscription } from "#tests/support/stripe-server/account.ts";
import { disordered, signEvent, type Webhook } from "#tests/support/stripe-server/delivery.ts";

const NOW = Math.floor(Date.now() / 1_000);

const stripe = await connectStripe();

const send = ({ body, headers }: { body: string; headers: Record<string, string> }): Promise<Answer> =>
  callRoute(webhookRoute.POST, { method: "POST", path: "/api/webhooks/stripe", body, headers });

const lastEvent = (): StripeEvent => {
  const event = stripe.account.events.at(-1);
  if (!event) throw new Error("Nothing happened.");
  return event;
};

const spoiled: [string, (event: StripeEvent) => { body: string; headers: Record<string, string> }][] = [
  ["no signature", (event) => ({ ...signEvent(event, stripe.webhookSecret), headers: {} })],
  ["an empty signature", (event) => withSignature(event, () => "")],
  ["a signature with another secret", (event) => signEvent(event, "whsec_other")],
  ["a signature of ten minutes ago", (event) => signEvent(event, stripe.webhookSecret, NOW - 600)],
  [
    "another time than was signed",
    (event) => withSignature(event, (signature) => signature.replace(/t=\d+/, `t=${NOW - 60}`)),
  ],
  [
    "a body that was changed",
    (event) => changed(signEvent(event, stripe.webhookSecret), (body) => body.replace("cus_test_", "cus_test_1")),
  ],
  [
    "the same JSON in other bytes",
    (event) => changed(signEvent(event, stripe.webhookSecret), (body) => JSON.stringify(JSON.parse(body))),
  ],
  ["no JSON", (event) => changed(signEvent(event, stripe.webhookSecret), () => "{")],
];

function changed(webhook: Webhook, change: (body: string) => string): Webhook {
  return { ...webhook, body: change(webhook.body) };
}

function withSignature(event: StripeEvent, change: (signature: string) => string) {
  const { body, headers } = signEvent(event, stripe.webhookSecret);
  return { body, headers: { ...headers, "stripe-signature": change(headers["stripe-signature"]) } };
}

test.each(spoiled)("[PLAN-05] [API-28] an event with %s is 400 and changes nothing", async (_what, spoil) => {
  vi.spyOn(console, "warn").mockReturnValue();
  const payer = await createPayer(stripe);
  await payer.buy("student");
  const asked = stripe.requests.length;
  expect(await send(spoil(lastEvent()))).toMatchObject({ status: 400, json: { code: "INVALID_REQUEST" } });
  expect(stripe.requests).toHaveLength(asked);
  expect(await payer.stored()).toBeNull();
  expect(await send(signEvent(lastEvent(), stripe.webhookSecret))).toMatchObject({ status: 200 });
  expect(await payer.stored()).toMatchObject({ status: "active" });
  vi.restoreAllMocks();
});

test("[API-28] an endless event is refused before it is read", async () => {
  const body = " ".repeat(1024 * 1024 + 1);
  expect(await send({ body, headers: signEvent({} as StripeEvent, stripe.webhookSecret).headers })).toMatchObject({
    status: 413,
  });
});

test("[PLAN-05] an event is dealt with once, and its id is stored once", async () => {
  const payer = await createPayer(stripe);
  await payer.buy("student");
  const event = lastEvent();
  await Promise.all(Array.from({ length: 8 }, () => deliver(stripe, event)));
  expect(await db().billingEvent.count({ where: { id: event.id } })).toBe(1);
  const asked = stripe.requests.length;
  expect(await deliver(stripe, event)).toMatchObject({ status: 200 });
  expect(stripe.requests).toHaveLength(asked);
});

test("[PLAN-05] what a late event says does not matter: a deleted subscription stays deleted", async () => {
  const payer = await createPayer(stripe);
  const { id } = await payer.buy("student");
  const updated = stripe.account.events.find(({ type }) => type === "customer.subscription.updated");
  stripe.subscriptions.cancelNow(id);
  await deliver(stripe, lastEvent());
  expect(updated?.data.object).toMatchObject({ status: "active" });
  if (updated) await deliver(stripe, updated);
  expect(await payer.stored()).toMatchObject({ status: "canceled" });
});

test("[PLAN-05] an event that could not be dealt with is refused, and works when it comes again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const payer = await createPayer(stripe);
  await payer.buy("student");
  stripe.breakDown("refuses");
  expect(await deliver(stripe, lastEvent())).toMatchObject({ status: 502 });
  stripe.breakDown(null);
  expect(await deliver(stripe, lastEvent())).toMatchObject({ status: 200 });
  expect(await payer.stored()).toMatchObject({ status: "active" });
  vi.restoreAllMocks();
});

test("[API-28] events of strangers, and without any customer, are taken and forgotten", async () => {
  const event = (object: unknown): StripeEvent => ({
    id: stripe.account.id("evt"),
    object: "event",
    type: "x.y",
    created: NOW,
    api_version: "",
    livemode: false,
    data: { object },
  });
  for (const object of [
    {},
    { customer: "cus_stranger" },
    { customer: null },
    { object: "customer", id: "cus_stranger" },
    { customer: { id: 7 } },
  ]) {
    expect(await deliver(stripe, event(object))).toMatchObject({ status: 200 });
  }
});

/** In which order three answers arrive that were made one after the other. */
const ARRIVALS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

test.each(ARRIVALS)(
  "[PLAN-05] of what Stripe says at three times, arriving in the order %i, %i, %i, the last word counts",
  async (...order) => {
    const payer = await createPayer(stripe);
    const { id } = await payer.buy("student");
    const happenings = [
      () => undefined,
      () => stripe.subscriptions.cancelAtPeriodEnd(id, true),
      () => stripe.subscriptions.cancelNow(id),
    ];
    const asked: { answer: { send: () => void }; dealtWith: Promise<Answer> }[] = [];
    for (const happen of happenings) {
      happen();
      const answer = stripe.holdNext("/v1/subscriptions");
      asked.push({ answer, dealtWith: deliver(stripe, lastEvent()) });
      await answer.made;
    }
    for (const index of order) {
      asked[index]?.answer.send();
      expect(await asked[index]?.dealtWith).toMatchObject({ status: 200 });
    }
    expect(await payer.stored()).toEqual(truthOf(payer));
  },
);

/** What may happen to a subscription, each told by events. */
const CHANGES: Record<string, (payer: Payer, own: Subscription) => unknown> = {
  cancel: (_payer, { id }) => stripe.subscriptions.cancelAtPeriodEnd(id, true),
  cancelAtDate: (_payer, { id }) => stripe.subscriptions.cancelAtDate(id),
  resume: (_payer, { id }) => stripe.subscriptions.cancelAtPeriodEnd(id, false),
  toStudent: (_payer, { id }) => stripe.subscriptions.changePlan(id, priceOf("student")),
  toTeacher: (_payer, { id }) => stripe.subscriptions.changePlan(id, priceOf("teacher")),
  renew: (_payer, { id }) => stripe.subscriptions.endPeriod(id),
  fail: (_payer, { id }) => stripe.subscriptions.endPeriod(id, "fails"),
  settle: (_payer, { id }) => stripe.subscriptions.settleDebt(id),
  giveUp: (_payer, { id }) => stripe.subscriptions.giveUp(id, "unpaid"),
  refund: (_payer, { id }) => stripe.subscriptions.refund(id),
  end: (_payer, { id }) => stripe.subscriptions.cancelNow(id),
  again: (payer, { customer, status }) =>
    status === "canceled" &&
    stripe.subscriptions.create(customer, {
      price: priceOf("teacher").id,
      trialDays: 0,
      metadata: { userId: payer.id },
    }),
};

function priceOf(plan: string) {
  const price = [...stripe.account.prices.values()].find(
    ({ lookup_key }) => lookup_key === `atomcoach_${plan}_monthly`,
  );
  if (!price) throw new Error("The catalogue is empty.");
  return price;
}

/** Does what is possible in the subscription's state; answers whether anything was. */
function change(payer: Payer, name: string): boolean {
  const before = stripe.account.events.length;
  try {
    CHANGES[name]?.(payer, payer.own());
  } catch {
    // It has ended.
  }
  return stripe.account.events.length > before;
}

/** What is stored of it, said by the account alone. */
function truthOf(payer: Payer) {
  const { id, status, cancel_at_period_end: flag, cancel_at: date, items } = payer.own();
  return {
    stripeSubscriptionId: id,
    status,
    cancelAtPeriodEnd: flag || date !== null,
    planName: items.data[0].price.product.replace("atomcoach_", ""),
  };
}

const scenario = fc.record({
  changes: fc.array(fc.constantFrom(...Object.keys(CHANGES)), { minLength: 1, maxLength: 7 }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  lossShare: fc.constantFrom(0, 0.3, 0.8),
});

test("[PLAN-05] any subset of events, in any order, twice, at once, while things change, ends in what Stripe says", async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ changes, seed, lossShare }) => {
      stripe.account.events.length = 0;
      const payer = await createPayer(stripe);
      await payer.buy("student");
      stripe.slowDown(25, seed);
      const underWay: Promise<Answer>[] = [];
      let lastNews: StripeEvent[] = [];
      let delivered = 0;
      for (const [index, name] of changes.entries()) {
        // Some of what was told so far arrives while the next change happens.
        for (const event of disordered(stripe.account.events.slice(delivered), { seed: seed + index, lossShare: 0.6 }))
          underWay.push(deliver(stripe, event));
        delivered = stripe.account.events.length;
        if (index % 2 === 0) await new Promise((resolve) => setTimeout(resolve, seed % 20));
        if (change(payer, name)) lastNews = stripe.account.events.slice(delivered);
      }
      const news = lastNews.length > 0 ? lastNews : stripe.account.events;
      // At least one event of the last change arrives.
      const kept = news[seed % news.length];
      const rest = disordered([...stripe.account.events], { seed, lossShare });
      for (const event of kept ? [...rest, kept] : rest) underWay.push(deliver(stripe, event));
      const answers = await Promise.all(underWay);
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(await payer.stored()).toEqual(truthOf(payer));
    }),
    { numRuns: 20 },
  );
}, 180_000);

test("[PLAN-05] a page that is paid while another is being opened: one subscription in the end", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 1_000 }), async (waitMs, seed) => {
      stripe.slowDown(20, seed);
      const payer = await createPayer(stripe);
      const student = pageOf(await payer.choose("student"));
      const second = payer.choose("teacher");
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      tryToPay(student);
      const { status, json } = await second;
      if (status === 200 && String(json.checkoutUrl).includes("/pay/")) tryToPay(String(json.checkoutUrl));
      for (const event of disordered(stripe.account.events.splice(0), { seed })) await deliver(stripe, event);
      const live = stripe.subscriptionsOfUser(payer.id).filter(({ status }) => status === "active");
      expect(live).toHaveLength(1);
      expect(await payer.stored()).toMatchObject({ stripeSubscriptionId: live[0]?.id, status: "active" });
      // Nobody paid twice: either page was closed before the other could be paid.
      expect(stripe.subscriptionsOfUser(payer.id)).toHaveLength(1);
    }),
    { numRuns: 8 },
  );
  vi.restoreAllMocks();
}, 180_000);

test("[PLAN-05] however many subscriptions came about, and whatever becomes of them meanwhile: one stays, and it is the one stored", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const fates = fc.array(fc.constantFrom("", "fail", "settle", "toTeacher", "cancel"), { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fates, fc.integer({ min: 1, max: 1_000 }), async (several, seed) => {
      stripe.account.events.length = 0;
      const payer = await createPayer(stripe);
      const { customer } = await payer.buy("student");
      const underWay: Promise<Answer>[] = [];
      stripe.slowDown(20, seed);
      for (const fate of several) {
        const begun = stripe.account.events.length;
        stripe.subscriptions.create(customer, { price: priceOf("student").id, trialDays: 0, metadata: {} });
        for (const event of disordered(stripe.account.events.slice(begun), { seed }))
          underWay.push(deliver(stripe, event));
        await new Promise((resolve) => setTimeout(resolve, seed % 25));
        change(payer, fate);
      }
      await Promise.all(underWay);
      for (const event of disordered(stripe.account.events.splice(0), { seed })) await deliver(stripe, event);
      const live = stripe.subscriptionsOfUser(payer.id).filter(({ status }) => status !== "canceled");
      expect(live).toHaveLength(1);
      expect(await payer.stored()).toMatchObject({ stripeSubscriptionId: live[0]?.id, status: live[0]?.status });
    }),
    { numRuns: 5 },
  );
  vi.restoreAllMocks();
}, 180_000);

function tryToPay(page: string): void {
  try {
    stripe.people.pay(page);
  } catch {
    // It was closed in time.
  }
}
