import { expect, test } from "vitest";
import type { SubscriptionStatus } from "#lib/contracts/answers/subscription.ts";
import { PLAN_NAMES } from "#lib/plans/plans.ts";
import { canCancel, choosePlan, isCanceled, isPaymentDue } from "./plan-choice.ts";
import { statusOf } from "./statuses.fixture.ts";

test.each([
  ["free", statusOf("free"), ["current", "upgrade", "upgrade"]],
  ["student", statusOf("student"), ["cancel", "current", "upgrade"]],
  ["teacher", statusOf("teacher"), ["cancel", "switch", "current"]],
  ["canceled student", statusOf("student", { cancelAtPeriodEnd: true }), ["next", "resume", "upgrade"]],
  ["canceling teacher", statusOf("teacher", { status: "canceling" }), ["next", "switch", "resume"]],
  [
    "canceled student without a portal",
    statusOf("student", { cancelAtPeriodEnd: true, hasPortal: false }),
    ["next", "current", "upgrade"],
  ],
  ["inactive student", statusOf("student", { isActive: false }), ["none", "current", "upgrade"]],
] as const)("[PLAN-01] [PLAN-05] what the three cards offer to %s", (_name, status, choices) => {
  expect(PLAN_NAMES.map((plan) => choosePlan(plan, status))).toEqual(choices);
});

test("[PLAN-01] a plan that ended is neither canceled nor can it be", () => {
  const ended: SubscriptionStatus = {
    ...statusOf("free"),
    subscription: { status: "canceled", cancelAtPeriodEnd: true, currentPeriodEnd: "2026-01-31T00:00:00Z" },
  };
  expect(isCanceled(ended)).toBe(false);
  expect(canCancel(ended)).toBe(false);
  expect(PLAN_NAMES.map((plan) => choosePlan(plan, ended))).toEqual(["current", "upgrade", "upgrade"]);
});

test.each([
  ["active", false],
  ["trialing", false],
  ["past_due", true],
  ["unpaid", true],
])("[PLAN-05] of a subscription that is %s a payment is due: %s", (status, isDue) => {
  expect(isPaymentDue(statusOf("student", { status }))).toBe(isDue);
});
