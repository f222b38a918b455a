"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Usage } from "../../contracts/answers/subscription.ts";
import { usageDay } from "../../plans/metering.ts";
import { type Meter, UNLIMITED } from "../../plans/plans.ts";
import { refreshUsage, useUsage } from "../subscription.ts";

/** What a message counts for; files are counted where they are chosen. */
type AskingMeter = Exclude<Meter, "filesPerDay">;

/** A meter of the chat whose use of the day is spent. */
export type ReachedLimit = Usage & { meter: AskingMeter };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The limits that are reached, as the server counts: read anew when a reply has ended, and when the next UTC day begins. */
export function useReachedLimits(isReplying: boolean): readonly ReachedLimit[] {
  const queryClient = useQueryClient();
  const questions = useReached("questionsPerDay");
  const problems = useReached("practiceProblems");
  const wasReplying = useRef(isReplying);
  const isLimited = questions.isLimited || problems.isLimited;

  useEffect(() => {
    if (wasReplying.current && !isReplying && isLimited) refreshUsage(queryClient);
    wasReplying.current = isReplying;
  }, [isReplying, isLimited, queryClient]);

  const reached = [questions.reached, problems.reached].filter((limit) => limit !== null);
  const isReached = reached.length > 0;
  useEffect(() => {
    if (!isReached) return;
    const timer = setTimeout(() => refreshUsage(queryClient), untilNextDay(new Date()));
    return () => clearTimeout(timer);
  }, [isReached, queryClient]);

  return reached;
}

function useReached(meter: AskingMeter): { isLimited: boolean; reached: ReachedLimit | null } {
  const { data } = useUsage(meter);
  if (data === undefined || data === null) return { isLimited: true, reached: null };
  const isLimited = data.limit !== UNLIMITED;
  return { isLimited, reached: isLimited && data.current >= data.limit ? { meter, ...data } : null };
}

/** Milliseconds until the next UTC day. */
function untilNextDay(now: Date): number {
  return Date.parse(usageDay(now)) + DAY_MS - now.getTime();
}
