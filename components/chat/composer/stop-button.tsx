"use client";

import { SquareIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useConversation, useConversationState } from "../conversation/use-conversation.ts";

/** In the corner of the field: in the row of buttons it would push them onto a second line, and pull them back. */
export function StopButton() {
  const t = useTranslations("chat.reply");
  const { stop } = useConversation();
  const isStopping = useConversationState(({ live }) => live?.phase === "stopping");
  const mayStop = useConversationState(({ live }) => live !== null && live.replyId !== null && live.phase !== "lost");
  if (!mayStop) return null;
  return (
    <Button variant="outline" size="sm" className="absolute end-2 top-2 min-h-10" disabled={isStopping} onClick={stop}>
      <SquareIcon aria-hidden="true" className="size-3 fill-current" />
      {isStopping ? t("stopping") : t("stop")}
    </Button>
  );
}
