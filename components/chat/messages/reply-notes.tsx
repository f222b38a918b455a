"use client";

import { RotateCwIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { Message, MessageState } from "#lib/contracts/chat.ts";
import { NOTICE_KEYS } from "#lib/contracts/notice-keys.ts";
import { useConversation, useConversationState } from "../conversation/use-conversation.ts";
import { CopyButton } from "./copy-button.tsx";
import { ReplyNotice } from "./reply-notice.tsx";

type UnfinishedState = Extract<MessageState, "stopped" | "interrupted" | "failed">;

type ReplyNotesProps = {
  message: Message;
  isEmpty: boolean;
};

/** Below a stored reply: what became of it, and what can be done with it. */
export function ReplyNotes({ message, isEmpty }: ReplyNotesProps) {
  const t = useTranslations("chat.reply");
  const notice = message.provenance?.notice ?? null;
  return (
    <>
      {notice === null ? null : <ReplyNotice>{t(NOTICE_KEYS[notice])}</ReplyNotice>}
      {isUnfinished(message.state) ? <ReplyNotice tone="problem">{t(message.state)}</ReplyNotice> : null}
      <div className="-ms-3 flex flex-wrap gap-1">
        {isEmpty ? null : <CopyButton text={message.content} />}
        {isUnfinished(message.state) ? <RetryButton message={message} /> : null}
      </div>
    </>
  );
}

function RetryButton({ message }: { message: Message }) {
  const t = useTranslations("chat.reply");
  const { retry } = useConversation();
  const isReplying = useConversationState(({ live }) => live !== null);
  return (
    <Button variant="ghost" size="sm" disabled={isReplying} onClick={() => retry(message)}>
      <RotateCwIcon aria-hidden="true" />
      {t("retry")}
    </Button>
  );
}

function isUnfinished(state: MessageState): state is UnfinishedState {
  return state === "stopped" || state === "interrupted" || state === "failed";
}
