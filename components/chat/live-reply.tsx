"use client";

import { RotateCwIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { LiveTurn } from "#lib/client/chat/live-turn.ts";
import { ReplyContent } from "./reply-content.tsx";
import { ReplyNotice } from "./reply-notice.tsx";
import { ThinkingIndicator } from "./thinking-indicator.tsx";
import { TutorEntry } from "./tutor-entry.tsx";

/** The reply that is being written, as far as it has come. */
export function LiveReply({ turn, onReconnect }: { turn: LiveTurn; onReconnect: () => void }) {
  const t = useTranslations("chat.reply");
  const isLost = turn.phase === "lost";
  const hasContent = turn.card !== null || turn.text !== "";
  return (
    <TutorEntry isBusy={!isLost}>
      {hasContent ? <ReplyContent card={turn.card} text={turn.text} check={null} isExplanation /> : null}
      {!hasContent && !isLost ? <ThinkingIndicator requestType={turn.requestType} /> : null}
      {isLost ? (
        <>
          <ReplyNotice tone="problem">{t("lost")}</ReplyNotice>
          <Button variant="outline" size="sm" onClick={onReconnect}>
            <RotateCwIcon aria-hidden="true" />
            {t("reconnect")}
          </Button>
        </>
      ) : null}
    </TutorEntry>
  );
}
