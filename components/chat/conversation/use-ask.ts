"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useCallback, useState } from "react";
import type { Question } from "#lib/client/chat/turns.ts";
import { unsentQuestions } from "#lib/client/chat/unsent-questions.ts";
import { playSound } from "#lib/client/sounds.ts";
import { refreshUsage } from "#lib/client/subscription.ts";
import type { Conversation } from "#lib/client/chat/use-conversation.ts";
import { type Asked, composeQuestion } from "./question.ts";
import { sendFailureOf } from "../reports/send-failure.ts";
import { useFailureReport } from "../reports/use-failure-report.ts";

/** Asks the chat, or again what could not be sent; `askedId` is the question asked last. What the server refuses is told to the person. */
export function useAsk(sessionId: string, send: Conversation["send"]) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const reportFailure = useFailureReport();
  const [askedId, setAskedId] = useState<string | null>(null);

  const submit = useCallback(
    async (question: Question): Promise<boolean> => {
      setAskedId(question.id);
      try {
        await send(question);
        playSound("sent");
        return true;
      } catch (error) {
        if (sendFailureOf(error).kind === "limit") refreshUsage(queryClient);
        reportFailure(error, "sendFailed");
        return false;
      }
    },
    [send, reportFailure, queryClient],
  );

  const ask = useCallback(
    (asked: Asked) => submit(composeQuestion(asked, locale, unsentQuestions.find(sessionId)?.question ?? null)),
    [submit, locale, sessionId],
  );

  return { ask, askAgain: submit, askedId };
}
