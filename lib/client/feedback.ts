"use client";

import { useMutation } from "@tanstack/react-query";
import type { SendFeedback } from "../contracts/feedback.ts";
import { sendJson } from "./request.ts";

export function useFeedback() {
  return useMutation({
    mutationFn: (feedback: SendFeedback) => sendJson<{ id: string }>("POST", "/api/feedback", feedback),
  });
}
