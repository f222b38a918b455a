"use client";

import { RotateCwIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Message, MessageState } from "#lib/contracts/chat.ts";
import { CopyButton } from "./copy-button.tsx";
import { ReplyContent } from "./reply-content.tsx";
import { ReplyNotice } from "./reply-notice.tsx";
import { TutorEntry } from "./tutor-entry.tsx";

type UnfinishedState = Extract<MessageState, "stopped" | "interrupted" | "failed">;

type TutorMessageProps = {
  message: Message;
  /** Absent while another reply is written. */
  onRetry: ((reply: Message) => void) | undefined;
};

/** A stored reply: what was said, what became of it, and what can be done with it. */
export const TutorMessage = memo(function TutorMessage({ message, onRetry }: TutorMessageProps) {
  const t = useTranslations("chat.reply");
  const isEmpty = message.content === "" && message.metadata === null;
  return (
    <TutorEntry>
      {isEmpty ? null : (
        <ReplyContent
          card={message.metadata}
          text={message.content}
          check={message.provenance?.check ?? null}
          isExplanation={message.provenance?.writer === "model"}
        />
      )}
      {message.provenance?.notice === "model_unavailable" ? <ReplyNotice>{t("modelUnavailable")}</ReplyNotice> : null}
      {isUnfinished(message.state) ? <ReplyNotice tone="problem">{t(message.state)}</ReplyNotice> : null}
      <div className="-ms-3 flex flex-wrap gap-1">
        {isEmpty ? null : <CopyButton text={message.content} />}
        {isUnfinished(message.state) ? (
          <Button variant="ghost" size="sm" disabled={onRetry === undefined} onClick={() => onRetry?.(message)}>
            <RotateCwIcon aria-hidden="true" />
            {t("retry")}
          </Button>
        ) : null}
      </div>
    </TutorEntry>
  );
});

function isUnfinished(state: MessageState): state is UnfinishedState {
  return state === "stopped" || state === "interrupted" || state === "failed";
}
