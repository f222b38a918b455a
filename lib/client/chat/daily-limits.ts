"use client";

import { useSyncExternalStore } from "react";
import { usageDay } from "../../plans/metering.ts";
import type { Meter } from "../../plans/plans.ts";

/** A meter whose use of the day is spent, as the server said when it refused. */
export type ReachedLimit = { meter: Meter; current: number; limit: number };

const DAY_MS = 24 * 60 * 60 * 1000;

let reached: readonly ReachedLimit[] = [];
let renewal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const dailyLimits = {
  /** Stands until the server accepts a request of that meter again, or the next UTC day begins. */
  reach(limit: ReachedLimit, now = new Date()): void {
    show([...reached.filter(({ meter }) => meter !== limit.meter), limit]);
    clearTimeout(renewal);
    renewal = setTimeout(() => show([]), Date.parse(usageDay(now)) + DAY_MS - now.getTime());
  },
  clear(meter: Meter): void {
    if (reached.some((limit) => limit.meter === meter)) show(reached.filter((limit) => limit.meter !== meter));
  },
};

export function useReachedLimits(): readonly ReachedLimit[] {
  return useSyncExternalStore(
    subscribe,
    () => reached,
    () => reached,
  );
}

function show(limits: readonly ReachedLimit[]): void {
  reached = limits;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
