"use client";

import { useLocale } from "next-intl";
import { useCallback, useRef, useState } from "react";
import type { Question } from "#lib/client/chat/turns.ts";
import type { Conversation } from "#lib/client/chat/use-conversation.ts";
import { type Asked, composeQuestion } from "./question.ts";
import { useFailureReport } from "./use-failure-report.ts";

/** Asks the chat; `askedId` is the question asked last. What the server refuses is told to the person. */
export function useAsk(send: Conversation["send"]) {
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
        return true;
      } catch (error) {
        refused.current = question;
        reportFailure(error, "sendFailed");
        return false;
      }
    },
    [send, locale, reportFailure],
  );

  return { ask, askedId };
}
