import { expect, test } from "vitest";
import { type BoughtPlan, chooseBoughtPlan, isLive } from "./subscriptions.ts";

const bought = (id: string, status: string, day: number): BoughtPlan => ({
  id,
  itemId: `si_${id}`,
  planName: "student",
  status,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: new Date(Date.UTC(2026, 3, day)),
  pastDueSince: null,
  schedule: null,
  created: new Date(Date.UTC(2026, 2, day)),
});

test.each([
  ["the newest of those that are paid", [bought("a", "active", 1), bought("b", "active", 2)], "b"],
  ["what is paid before what is owed", [bought("a", "active", 1), bought("b", "past_due", 2)], "a"],
  ["a trial as if it were paid", [bought("a", "active", 1), bought("b", "trialing", 2)], "b"],
  ["what is owed before what was given up", [bought("a", "past_due", 1), bought("b", "unpaid", 2)], "a"],
  [
    "what lives before what has ended",
    [bought("a", "paused", 1), bought("b", "canceled", 2), bought("c", "incomplete", 3)],
    "a",
  ],
  ["the last that ended", [bought("a", "canceled", 1), bought("b", "incomplete_expired", 2)], "b"],
  ["of the same moment the greater id", [bought("b", "active", 1), bought("a", "active", 1)], "b"],
])("[PLAN-05] of several subscriptions counts %s, whatever their order", (_what, several, id) => {
  expect(chooseBoughtPlan(several)?.id).toBe(id);
  expect(chooseBoughtPlan(several.toReversed())?.id).toBe(id);
});

test("of none there is none, and a status that we do not know is not live", () => {
  expect(chooseBoughtPlan([])).toBeNull();
  expect(isLive(bought("a", "frozen", 1))).toBe(false);
});
