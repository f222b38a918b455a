// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PLANS, type PlanName } from "../plans/plans.ts";
import { createQueryClient } from "./query-client.ts";
import { usePaymentFollowUp, useSubscriptionStatus } from "./subscription.ts";

/** What the server says so long after the payment; null is a look that fails. */
let planAfter: (ms: number) => PlanName | null;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async () => {
    const name = planAfter(Date.now());
    if (name === null) throw new TypeError("Failed to fetch");
    return Response.json({ plan: { name, price: PLANS[name].priceCents }, isActive: true });
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
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  const { result } = renderHook(() => ({ status: useSubscriptionStatus(), followUp: usePaymentFollowUp() }), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.status.data?.plan.name).toBe(before);
  planAfter = after;
  await act(async () => {
    const followUp = result.current.followUp();
    await vi.advanceTimersByTimeAsync(30_000);
    await followUp;
  });
  expect(result.current.status.data?.plan.name).toBe("teacher");
});
