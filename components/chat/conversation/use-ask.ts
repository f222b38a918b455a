"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useCallback, useRef, useState } from "react";
import type { Question } from "#lib/client/chat/turns.ts";
import { playSound } from "#lib/client/sounds.ts";
import { refreshUsage } from "#lib/client/subscription.ts";
import type { Conversation } from "#lib/client/chat/use-conversation.ts";
import { type Asked, composeQuestion } from "./question.ts";
import { sendFailureOf } from "../reports/send-failure.ts";
import { useFailureReport } from "../reports/use-failure-report.ts";

/** Asks the chat; `askedId` is the question asked last. What the server refuses is told to the person. */
export function useAsk(send: Conversation["send"]) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const reportFailure = useFailureReport();
  const [askedId, setAskedId] = useState<string | null>(null);
  const refused = useRef<Question | null>(null);

  const ask = useCallback(
    async (asked: Asked): Promise<boolean> => {
      const question = composeQuestion(asked, locale, refused.current);
      setAskedId(question.id);
      try {
        await send(question);
        refused.current = null;
        playSound("sent");
        return true;
      } catch (error) {
        refused.current = question;
        if (sendFailureOf(error).kind === "limit") refreshUsage(queryClient);
        reportFailure(error, "sendFailed");
        return false;
      }
    },
    [send, locale, reportFailure, queryClient],
  );

  return { ask, askedId };
}
