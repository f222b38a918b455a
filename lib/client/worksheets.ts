"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import type {
  AuditWorksheet,
  MaterialSubjects,
  OrderWorksheet,
  ProblemFamily,
  Worksheet,
  WorksheetAudit,
} from "../contracts/worksheets.ts";
import type { ChatTopicId } from "../curriculum/chat-topics.ts";
import { getOwn, sendJson } from "./request.ts";

/** The kinds of problems on a topic. */
export function useProblemFamilies(topic: ChatTopicId) {
  return useQuery({
    queryKey: ["problem-families", topic],
    queryFn: () => getOwn<ProblemFamily[]>(`/api/worksheets?topic=${topic}`),
  });
}

/** What materials are about, and the kinds of problems that they give. */
export function useMaterialSubjects(ids: readonly string[]) {
  return useQuery({
    queryKey: ["material-subjects", ...ids],
    queryFn: () => getOwn<MaterialSubjects>(`/api/worksheets/subjects?materials=${ids.join(",")}`),
    enabled: ids.length > 0,
  });
}

export function useWorksheetOrder() {
  return useMutation({ mutationFn: (order: OrderWorksheet) => sendJson<Worksheet>("POST", "/api/worksheets", order) });
}

export function useWorksheetAudit() {
  return useMutation({
    mutationFn: (request: AuditWorksheet) => sendJson<WorksheetAudit>("POST", "/api/worksheets/audit", request),
  });
}
