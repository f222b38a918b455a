"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { ConversationRow, LiveTurn } from "#lib/client/chat/live-turn.ts";

/** Tells a screen reader once that a reply has begun and once how it ended, never word by word. */
export function TurnStatus({ rows, live }: { rows: readonly ConversationRow[]; live: LiveTurn | null }) {
  const t = useTranslations("chat");
  const [outcome, setOutcome] = useState("");
  const wasLive = useRef(false);
  const isLive = live !== null;

  useEffect(() => {
    const last = rows.at(-1);
    if (wasLive.current && !isLive && last?.kind === "message" && last.message.state !== "writing") {
      setOutcome(t(`status.${last.message.state}`));
    }
    wasLive.current = isLive;
  }, [isLive, rows, t]);

  return (
    <p role="status" className="sr-only">
      {live === null ? outcome : live.phase === "lost" ? t("status.lost") : t(`thinking.${live.requestType}`)}
    </p>
  );
}
