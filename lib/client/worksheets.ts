"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import type { AuditWorksheet, OrderWorksheet, ProblemFamily, Worksheet, WorksheetAudit } from "../contracts/worksheets.ts";
import type { ChatTopicId } from "../curriculum/chat-topics.ts";
import { getOwn, sendJson } from "./request.ts";

/** The kinds of problems on a topic. */
export function useProblemFamilies(topic: ChatTopicId) {
  return useQuery({ queryKey: ["problem-families", topic], queryFn: () => getOwn<ProblemFamily[]>(`/api/worksheets?topic=${topic}`) });
}

export function useWorksheetOrder() {
  return useMutation({ mutationFn: (order: OrderWorksheet) => sendJson<Worksheet>("POST", "/api/worksheets", order) });
}

export function useWorksheetAudit() {
  return useMutation({ mutationFn: (request: AuditWorksheet) => sendJson<WorksheetAudit>("POST", "/api/worksheets/audit", request) });
}
