import { describe, expect, test, vi } from "vitest";
import { connectStripe, createPayer, deliver, deliverNews, pageOf } from "#tests/support/payers.ts";

const stripe = await connectStripe();

describe("[PLAN-05] there is never a second subscription", () => {
  test("two wishes at once, for the same plan, lead to the same page and the same customer", async () => {
    const payer = await createPayer(stripe);
    const answers = await Promise.all(Array.from({ length: 5 }, () => payer.choose("student")));
    expect(new Set(answers.map(pageOf)).size).toBe(1);
    expect(
      [...stripe.account.customers.values()].filter(({ metadata }) => metadata["userId"] === payer.id),
    ).toHaveLength(1);
  });

  test("a later wish for another plan closes the page of the earlier one", async () => {
    const payer = await createPayer(stripe);
    const student = pageOf(await payer.choose("student"));
    expect(pageOf(await payer.choose("student"))).toBe(student);
    const teacher = pageOf(await payer.choose("teacher"));
    expect(() => stripe.people.pay(student)).toThrow("no longer open");
    // And back again, also within the time of one key.
    const again = pageOf(await payer.choose("student"));
    expect(() => stripe.people.pay(teacher)).toThrow("no longer open");
    stripe.people.pay(again);
    expect(stripe.subscriptionsOfUser(payer.id)).toHaveLength(1);
  });

  test("two different wishes at once leave one page open at most", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const payer = await createPayer(stripe);
    stripe.slowDown(30, 7);
    const answers = await Promise.all(["student", "teacher", "student", "teacher"].map((plan) => payer.choose(plan)));
    stripe.slowDown(0, 0);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const own = [...stripe.account.sessions.values()].filter(
      ({ client_reference_id }) => client_reference_id === payer.id,
    );
    expect(own.filter(({ status }) => status === "open")).toHaveLength(1);
    vi.restoreAllMocks();
  });

  test("two that came about nevertheless become one, and what was paid is credited", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const payer = await createPayer(stripe);
    const first = await payer.buy("student");
    const price = stripe.account.prices.get(first.items.data[0].price.id);
    const second = stripe.subscriptions.create(first.customer, { price: price?.id ?? "", trialDays: 0, metadata: {} });
    const events = stripe.account.events.splice(0);
    await Promise.all(events.map((event) => deliver(stripe, event)));
    expect(stripe.subscriptionsOfUser(payer.id).map(({ id, status }) => [id, status])).toEqual([
      [first.id, "canceled"],
      [second.id, "active"],
    ]);
    expect(await payer.stored()).toMatchObject({ stripeSubscriptionId: second.id, status: "active" });
    expect(stripe.account.customer(first.customer).balance).toBe(-1_500);
    expect(warned.mock.calls.flat().join("\n")).toContain("surplus subscription ended");
    warned.mockRestore();
  });

  test("what the same account sells besides is left alone", async () => {
    const payer = await createPayer(stripe);
    const { customer } = await payer.buy("student");
    stripe.account.products.set("other", { id: "other", object: "product", active: true, name: "A mug", metadata: {} });
    const [some] = stripe.account.prices.values();
    if (!some) throw new Error("There is no price.");
    stripe.account.prices.set("price_mug", { ...some, id: "price_mug", product: "other", lookup_key: null });
    const mug = stripe.subscriptions.create(customer, { price: "price_mug", trialDays: 0, metadata: {} });
    await deliverNews(stripe);
    expect(stripe.account.subscription(mug.id).status).toBe("active");
    expect(await payer.stored()).toMatchObject({ planName: "student" });
  });
});
