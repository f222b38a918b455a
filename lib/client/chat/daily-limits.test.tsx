// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../query-client.ts";
import { useReachedLimits } from "./daily-limits.ts";

/** What the server has counted, by meter. */
let used: Record<string, { current: number; limit: number }>;
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T22:30:00Z") });
  used = { questionsPerDay: { current: 4, limit: 5 }, practiceProblems: { current: 3, limit: 3 } };
  asked = 0;
  vi.stubGlobal("fetch", (url: string) => {
    asked += 1;
    return Promise.resolve(Response.json(used[url.split("/").at(-1) ?? ""]));
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  const queryClient = createQueryClient();
  const rendered = renderHook(({ isReplying }) => useReachedLimits(isReplying), {
    initialProps: { isReplying: false },
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await settle();
  return rendered;
}

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

test("[HOME-05] what the server counts as spent is told from the start", async () => {
  const { result } = await open();
  expect(result.current).toEqual([{ meter: "practiceProblems", current: 3, limit: 3 }]);
});

test("[HOME-05] a reply that took the last question is followed by the limit, and the next UTC day is without", async () => {
  const { result, rerender } = await open();
  used = { ...used, questionsPerDay: { current: 5, limit: 5 } };
  rerender({ isReplying: true });
  rerender({ isReplying: false });
  await settle();
  expect(result.current.map(({ meter }) => meter)).toEqual(["questionsPerDay", "practiceProblems"]);

  used = { questionsPerDay: { current: 0, limit: 5 }, practiceProblems: { current: 0, limit: 3 } };
  await settle(89 * 60 * 1000);
  expect(result.current).toHaveLength(2);
  await settle(61 * 1000);
  expect(result.current).toEqual([]);
});

test("[HOME-05] who has no limit is not asked for again", async () => {
  used = { questionsPerDay: { current: 40, limit: -1 }, practiceProblems: { current: 9, limit: -1 } };
  const { result, rerender } = await open();
  const before = asked;
  rerender({ isReplying: true });
  rerender({ isReplying: false });
  await settle();
  expect(result.current).toEqual([]);
  expect(asked).toBe(before);
});
