"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { adviceShape } from "../contracts/answers/advice.ts";
import { diagnosticShape } from "../contracts/answers/diagnostic.ts";
import type { DiagnosticAnswer } from "../contracts/diagnostic.ts";
import { refreshProgress } from "./progress.ts";
import { getOwn, sendJson } from "./request.ts";

const ADDRESS = "/api/diagnostic";
const KEY = ["user", "diagnostic"] as const;

/** The diagnostic as far as it has come. */
export function useDiagnostic() {
  return useQuery({ queryKey: KEY, queryFn: () => getOwn(ADDRESS, diagnosticShape) });
}

/** What can be done with it, one thing after the other. */
export type DiagnosticStep = { do: "begin" } | { do: "end" } | ({ do: "answer" } & DiagnosticAnswer);

export function useDiagnosticStep() {
  const queryClient: QueryClient = useQueryClient();
  return useMutation({
    scope: { id: KEY.join("/") },
    mutationFn: ({ do: step, ...body }: DiagnosticStep) =>
      sendJson("POST", step === "begin" ? ADDRESS : `${ADDRESS}/${step}`, body, diagnosticShape),
    onSuccess: (diagnostic) => {
      queryClient.setQueryData(KEY, diagnostic);
      // What is advised rests on what was answered.
      if (diagnostic.state === "done") refreshProgress(queryClient);
    },
  });
}

/** What is likely known, and what to learn next; asked for again with all of the progress. */
export function useAdvice() {
  return useQuery({
    queryKey: ["user", "progress", "advice"],
    queryFn: () => getOwn("/api/user/advice", adviceShape),
  });
}
