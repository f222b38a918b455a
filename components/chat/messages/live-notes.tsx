"use client";

import { RotateCwIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { LiveTurn } from "#lib/client/chat/live-turn.ts";
import { useConversation } from "../conversation/use-conversation.ts";
import { ReplyNotice } from "./reply-notice.tsx";
import { ThinkingIndicator } from "./thinking-indicator.tsx";

type LiveNotesProps = { turn: LiveTurn; isEmpty: boolean };

/** Below a reply that is being written: what is worked on until its first words, and the way back to one that was lost. */
export function LiveNotes({ turn, isEmpty }: LiveNotesProps) {
  const { reconnect } = useConversation();
  const t = useTranslations("chat.reply");
  if (turn.phase !== "lost")
    return isEmpty ? <ThinkingIndicator requestType={turn.requestType} readingPlace={turn.readingPlace} /> : null;
  return (
    <>
      <ReplyNotice tone="problem">{t("lost")}</ReplyNotice>
      <Button variant="outline" size="sm" onClick={reconnect}>
        <RotateCwIcon aria-hidden="true" />
        {t("reconnect")}
      </Button>
    </>
  );
}
