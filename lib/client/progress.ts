"use client";

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { progressHistoryShape, topicProgressShape } from "../contracts/answers/progress.ts";
import { array } from "../contracts/shape.ts";
import { getOwn } from "./request.ts";
import { findOwnTimeZone } from "./time-zone.ts";

const PROGRESS_KEY = ["user", "progress"] as const;

/** What the student showed, a record for each subtopic that was practised. */
export function useProgress() {
  return useQuery({
    queryKey: PROGRESS_KEY,
    queryFn: async () =>
      getOwn(`/api/user/progress?timeZone=${encodeURIComponent(await findOwnTimeZone())}`, array(topicProgressShape)),
  });
}

/** What was practised day by day, and what to review; asked for only by those whose plan has it. */
export function useProgressHistory() {
  return useQuery({
    queryKey: [...PROGRESS_KEY, "history"],
    queryFn: async () =>
      getOwn(
        `/api/user/progress/history?timeZone=${encodeURIComponent(await findOwnTimeZone())}`,
        progressHistoryShape,
      ),
  });
}

/** An answer was marked: what is shown of the progress is asked for again. */
export function refreshProgress(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: PROGRESS_KEY });
}
