// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SubscriptionStatus } from "../contracts/answers/subscription.ts";
import { PLANS, type PlanName } from "../plans/plans.ts";
import { createQueryClient } from "./query-client.ts";
import { usePaymentFollowUp, useSubscriptionStatus } from "./subscription.ts";

/** What the server says so long after the payment; null is a look that fails. */
let planAfter: (ms: number) => PlanName | null;

/** Since when that plan is canceled. */
let canceledAfterMs: number;

beforeEach(() => {
  canceledAfterMs = Number.POSITIVE_INFINITY;
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async () => {
    const name = planAfter(Date.now());
    if (name === null) throw new TypeError("Failed to fetch");
    const { priceCents: price, limits } = PLANS[name];
    return Response.json({
      plan: { name, displayName: name, price, features: [], limits },
      isTrialing: false,
      isActive: true,
      subscription: { status: "active", cancelAtPeriodEnd: Date.now() >= canceledAfterMs, currentPeriodEnd: null },
      takesPayments: true,
      hasPortal: true,
    } satisfies SubscriptionStatus);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The payment host's word comes when three looks are over. */
const LATE_MS = 5_000;

test.each<[string, PlanName, (ms: number) => PlanName | null]>([
  ["a first plan", "free", (ms) => (ms < LATE_MS ? "free" : "teacher")],
  ["a change between paid plans", "student", (ms) => (ms < LATE_MS ? "student" : "teacher")],
  ["a plan that is there after looks that failed", "free", (ms) => (ms < LATE_MS ? null : "teacher")],
])("[PLAN-05] after a payment %s is seen without a reload, though it is known late", async (_name, before, after) => {
  planAfter = () => before;
  const screen = await showPlan();
  expect(screen.status()?.plan.name).toBe(before);
  planAfter = after;
  await screen.followUp();
  expect(screen.status()?.plan.name).toBe("teacher");
});

test("[PLAN-06] after a visit to the portal a cancellation is seen without a reload, here and in other tabs", async () => {
  planAfter = () => "student";
  const screen = await showPlan();
  const heard = vi.fn<() => void>();
  const otherTab = new BroadcastChannel("atomcoach.subscription");
  otherTab.addEventListener("message", heard);
  canceledAfterMs = LATE_MS;
  await screen.followUp();
  expect(screen.status()?.subscription?.cancelAtPeriodEnd).toBe(true);
  vi.useRealTimers();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  otherTab.close();
});

/** The plan as a screen has it, and the following up of a return from the payment host. */
async function showPlan() {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ status: useSubscriptionStatus(), followUp: usePaymentFollowUp() }), {
    wrapper,
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  return {
    status: () => result.current.status.data,
    followUp: () =>
      act(async () => {
        const followUp = result.current.followUp();
        await vi.advanceTimersByTimeAsync(30_000);
        await followUp;
      }),
  };
}
