"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import type { AuditWorksheet, OrderWorksheet } from "../contracts/worksheets.ts";
import {
  materialSubjectsShape,
  problemFamilyShape,
  worksheetAuditShape,
  worksheetShape,
} from "../contracts/answers/worksheets.ts";
import type { ChatTopicId } from "../curriculum/chat-topics.ts";
import { array } from "../contracts/shape.ts";
import { getOwn, sendJson } from "./request.ts";

/** The kinds of problems on a topic. */
export function useProblemFamilies(topic: ChatTopicId) {
  return useQuery({
    queryKey: ["problem-families", topic],
    queryFn: () => getOwn(`/api/worksheets?topic=${topic}`, array(problemFamilyShape)),
  });
}

/** What materials are about, and the kinds of problems that they give. */
export function useMaterialSubjects(ids: readonly string[]) {
  return useQuery({
    queryKey: ["material-subjects", ...ids],
    queryFn: () => getOwn(`/api/worksheets/subjects?materials=${ids.join(",")}`, materialSubjectsShape),
    enabled: ids.length > 0,
  });
}

export function useWorksheetOrder() {
  return useMutation({
    mutationFn: (order: OrderWorksheet) => sendJson("POST", "/api/worksheets", order, worksheetShape),
  });
}

export function useWorksheetAudit() {
  return useMutation({
    mutationFn: (request: AuditWorksheet) => sendJson("POST", "/api/worksheets/audit", request, worksheetAuditShape),
  });
}
