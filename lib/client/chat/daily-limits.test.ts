// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dailyLimits, useReachedLimits } from "./daily-limits.ts";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T22:30:00Z") }));

afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

const questions = { meter: "questionsPerDay", current: 5, limit: 5 } as const;
const practice = { meter: "practiceProblems", current: 3, limit: 3 } as const;

test("[HOME-05] a limit that was reached stands until its own meter is accepted again", () => {
  const { result: reached } = renderHook(useReachedLimits);
  act(() => dailyLimits.reach(questions));
  act(() => dailyLimits.reach(practice));
  act(() => dailyLimits.reach(questions));
  expect(reached.current).toEqual([practice, questions]);
  act(() => dailyLimits.clear("questionsPerDay"));
  expect(reached.current).toEqual([practice]);
});

test("[HOME-05] the next UTC day begins without", () => {
  const { result: reached } = renderHook(useReachedLimits);
  act(() => dailyLimits.reach(questions));
  act(() => vi.advanceTimersByTime(89 * 60 * 1000));
  expect(reached.current).toEqual([questions]);
  act(() => vi.advanceTimersByTime(60 * 1000));
  expect(reached.current).toEqual([]);
});
