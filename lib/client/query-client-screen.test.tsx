// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { useSubscriptionStatus } from "./subscription.ts";
import { useProfile } from "./user.ts";
import { PLANS } from "../plans/plans.ts";
import type { Profile } from "../contracts/answers/user.ts";
import type { SubscriptionStatus } from "../contracts/answers/subscription.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The profile and the plan, either of which is read from it. */
const BOTH: Profile & SubscriptionStatus = {
  firstName: "Ada",
  lastName: "Test",
  grade: "11",
  plan: { name: "free", displayName: "Free", price: 0, features: [], limits: PLANS.free.limits },
  isTrialing: false,
  isActive: true,
  subscription: null,
  takesPayments: true,
  hasPortal: false,
};

test.each([
  ["that succeeded", () => Response.json(BOTH)],
  ["that failed", () => new Response("", { status: 500 })],
])("[API-03] a read %s is not repeated by time, by focus, or by a network that is back", async (_, answer) => {
  const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async () => answer());
  vi.stubGlobal("fetch", fetched);
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const useReads = () => [useProfile(), useSubscriptionStatus()];
  const { rerender } = renderHook(useReads, { wrapper });
  await pass(24 * 60 * 60_000);
  for (const event of ["offline", "online", "focus", "visibilitychange"]) {
    act(() => void window.dispatchEvent(new Event(event)));
    await pass(60_000);
  }
  rerender();
  await pass(60_000);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/api/user/profile", "/api/subscription/status"]);
  for (const [, init] of fetched.mock.calls) expect(init).toMatchObject({ credentials: "include" });
});
