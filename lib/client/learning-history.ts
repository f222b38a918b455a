"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { LearningHistoryUpdate } from "../contracts/learning-history.ts";
import { learningHistoryShape } from "../contracts/answers/learning-history.ts";
import { getOwn, sendJson } from "./request.ts";

const ADDRESS = "/api/user/learning-history";
const KEY = ["user", "learning-history"] as const;

/** What the tutor knows of how the student learns. */
export function useLearningHistory() {
  return useQuery({ queryKey: KEY, queryFn: () => getOwn(ADDRESS, learningHistoryShape) });
}

/** Decisions are sent one after the other, so that the last answer is the newest. */
export function useLearningHistoryUpdate() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: KEY.join("/") },
    mutationFn: (update: LearningHistoryUpdate) => sendJson("PATCH", ADDRESS, update, learningHistoryShape),
    onSuccess: (history) => queryClient.setQueryData(KEY, history),
  });
}
