"use client";

import { useMutation } from "@tanstack/react-query";
import type { SendFeedback } from "../contracts/feedback.ts";
import { storedFeedbackShape } from "../contracts/answers/feedback.ts";
import { sendJson } from "./request.ts";

export function useFeedback() {
  return useMutation({
    mutationFn: (feedback: SendFeedback) => sendJson("POST", "/api/feedback", feedback, storedFeedbackShape),
  });
}
