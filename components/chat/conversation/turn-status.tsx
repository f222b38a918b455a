"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useConversationState } from "./use-conversation.ts";

/** Tells a screen reader once that a reply has begun and once how it ended, never word by word. */
export function TurnStatus() {
  const t = useTranslations("chat");
  const isLost = useConversationState(({ live }) => live?.phase === "lost");
  const requestType = useConversationState(({ live }) => live?.requestType ?? null);
  const state = useConversationState(({ messages }) => messages.at(-1)?.state ?? "writing");
  const [outcome, setOutcome] = useState("");
  const wasLive = useRef(false);
  const isLive = requestType !== null;

  useEffect(() => {
    if (wasLive.current && !isLive && state !== "writing") setOutcome(t(`status.${state}`));
    wasLive.current = isLive;
  }, [isLive, state, t]);

  return (
    <p role="status" className="sr-only">
      {requestType === null ? outcome : isLost ? t("status.lost") : t(`thinking.${requestType}`)}
    </p>
  );
}
