"use client";

import { useLocale } from "next-intl";
import { useCallback, useRef, useState } from "react";
import { dailyLimits } from "#lib/client/chat/daily-limits.ts";
import type { Question } from "#lib/client/chat/turns.ts";
import { playSound } from "#lib/client/sounds.ts";
import type { Conversation } from "#lib/client/chat/use-conversation.ts";
import { METER_OF_REQUEST } from "#lib/plans/metering.ts";
import { type Asked, composeQuestion } from "./question.ts";
import { sendFailureOf } from "./send-failure.ts";
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
        noteAccepted(asked);
        playSound("sent");
        return true;
      } catch (error) {
        refused.current = question;
        noteRefused(asked, error);
        reportFailure(error, "sendFailed");
        return false;
      }
    },
    [send, locale, reportFailure],
  );

  return { ask, askedId };
}

function noteAccepted({ type }: Asked): void {
  const meter = METER_OF_REQUEST[type];
  if (meter !== null) dailyLimits.clear(meter);
}

function noteRefused({ type }: Asked, error: unknown): void {
  const meter = METER_OF_REQUEST[type];
  const failure = sendFailureOf(error);
  if (meter !== null && failure.kind === "limit") dailyLimits.reach({ meter, current: failure.current, limit: failure.limit });
}
