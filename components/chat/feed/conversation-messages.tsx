"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { Deferred } from "#components/ui/deferred.tsx";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import type { Conversation } from "#lib/client/chat/use-conversation.ts";
import type { Message } from "#lib/contracts/chat.ts";
import { type ConversationTurn, groupIntoTurns, isQuestion } from "./conversation-turns.ts";
import { MessageArticle } from "./message-article.tsx";
import { MessageList } from "./message-list.tsx";
import { replyOf, TutorMessage } from "../messages/tutor-message.tsx";
import { UserMessage } from "../messages/user-message.tsx";

type ConversationMessagesProps = {
  conversation: Conversation;
  initials: string;
  /** The question asked last on this screen. */
  askedId: string | null;
  onRetry: (reply: Message) => void;
  /** What stands here before the first question. */
  empty: ReactNode;
  /** Puts the last question back into the input. */
  onEdit: (question: string) => void;
};

/** What was said so far, or why it cannot be shown yet. */
export function ConversationMessages({ conversation, askedId, empty, ...turnProps }: ConversationMessagesProps) {
  const t = useTranslations("chat.conversation");
  const { rows, older } = conversation;
  const turns = useMemo(() => groupIntoTurns(rows, older.hasOlder), [rows, older.hasOlder]);
  const loading = (
    <div className="flex flex-1 items-center justify-center">
      <Spinner label={t("loading")} className="size-8" />
    </div>
  );
  if (conversation.isLoading) return loading;
  if (conversation.hasFailed) {
    return <RetryNotice layout="whole" text={t("failed")} action={t("retry")} onRetry={conversation.reload} />;
  }
  return (
    <Deferred isInPage placeholder={loading}>
      <MessageList
        turns={turns}
        renderTurn={(turn) => <TurnMessages turn={turn} conversation={conversation} {...turnProps} />}
        askedId={askedId}
        older={older}
        empty={empty}
      />
    </Deferred>
  );
}

type TurnMessagesProps = Pick<ConversationMessagesProps, "conversation" | "initials" | "onRetry" | "onEdit"> & {
  turn: ConversationTurn;
};

function TurnMessages({ turn, conversation, initials, onRetry, onEdit }: TurnMessagesProps) {
  const t = useTranslations("chat.conversation");
  const { rows, live, older } = conversation;
  const lastQuestion = rows.findLast(isQuestion);
  const total = older.hasOlder ? -1 : rows.length;
  return turn.rows.map((row, index) => {
    const place = { position: turn.position + index, total };
    if (row.kind === "message" && row.message.role === "user") {
      return (
        <MessageArticle key={row.key} label={t("you")} place={place} className="justify-end">
          <UserMessage
            content={row.message.content}
            initials={initials}
            onEdit={row === lastQuestion ? onEdit : undefined}
          />
        </MessageArticle>
      );
    }
    return (
      <MessageArticle
        key={row.key}
        label={t("tutor")}
        place={place}
        isBusy={row.kind === "live" && row.turn.phase !== "lost"}
      >
        <TutorMessage
          reply={replyOf(row)}
          onRetry={live === null ? onRetry : undefined}
          onReconnect={conversation.reconnect}
        />
      </MessageArticle>
    );
  });
}
