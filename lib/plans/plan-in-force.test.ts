import fc from "fast-check";
import { expect, test } from "vitest";
import { planInForce, type SubscriptionRecord } from "./plan-in-force.ts";

const NOW = new Date("2026-03-10T12:00:00Z");
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1_000);
const record = (changes: Partial<SubscriptionRecord>): SubscriptionRecord => ({
  planName: "student",
  status: "active",
  cancelAtPeriodEnd: false,
  currentPeriodEnd: daysAgo(-20),
  pastDueSince: null,
  ...changes,
});

test.each<[string, Partial<SubscriptionRecord>, string]>([
  ["paid", {}, "student"],
  ["in a trial", { status: "trialing" }, "student"],
  ["whose renewal is not yet known", { currentPeriodEnd: daysAgo(2) }, "student"],
  ["canceled, with time left", { cancelAtPeriodEnd: true }, "student"],
  ["canceled, at its last moment", { cancelAtPeriodEnd: true, currentPeriodEnd: NOW }, "free"],
  ["canceled without a date", { cancelAtPeriodEnd: true, currentPeriodEnd: null }, "student"],
  ["owed since today", { status: "past_due", pastDueSince: NOW }, "student"],
  ["owed for just under seven days", { status: "past_due", pastDueSince: daysAgo(6.999) }, "student"],
  ["owed for seven days", { status: "past_due", pastDueSince: daysAgo(7) }, "free"],
  ["owed since nobody knows when", { status: "past_due" }, "free"],
  ["never paid", { status: "incomplete" }, "free"],
  ["given up", { status: "unpaid" }, "free"],
  ["paused", { status: "paused" }, "free"],
  ["ended", { status: "canceled" }, "free"],
  ["of a name that no plan has", { planName: "toString" }, "free"],
])("[PLAN-01] a plan %s", (_what, changes, expected) => {
  expect(planInForce(record(changes), { now: NOW, graceDays: 7 })).toBe(expected);
});

test("without a subscription the plan is free, and without grace a debt ends it at once", () => {
  expect(planInForce(null, { now: NOW, graceDays: 7 })).toBe("free");
  expect(planInForce(record({ status: "past_due", pastDueSince: NOW }), { now: NOW, graceDays: 0 })).toBe("free");
});

test("a plan that has ended does not come back by the passing of time", () => {
  const day = fc.integer({ min: -40, max: 40 }).map(daysAgo);
  const any = fc.record({
    planName: fc.constant("teacher"),
    status: fc.constantFrom("active", "trialing", "past_due", "unpaid", "canceled"),
    cancelAtPeriodEnd: fc.boolean(),
    currentPeriodEnd: fc.option(day),
    pastDueSince: fc.option(day),
  });
  const staysEnded = fc.property(any, day, fc.nat(60), (stored, now, later) => {
    const then = new Date(now.getTime() + later * 24 * 60 * 60 * 1_000);
    return (
      planInForce(stored, { now, graceDays: 7 }) !== "free" ||
      planInForce(stored, { now: then, graceDays: 7 }) === "free"
    );
  });
  expect(fc.check(staysEnded).failed).toBe(false);
});
