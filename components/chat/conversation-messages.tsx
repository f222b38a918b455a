"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/class-names.ts";
import { Spinner } from "#components/ui/spinner.tsx";
import type { ConversationRow } from "#lib/client/chat/live-turn.ts";
import type { Conversation } from "#lib/client/chat/use-conversation.ts";
import type { Message } from "#lib/contracts/chat.ts";
import { groupIntoTurns } from "./conversation-turns.ts";
import { EmptyConversation } from "./empty-conversation.tsx";
import { LiveReply } from "./live-reply.tsx";
import { MessageList } from "./message-list.tsx";
import { TutorMessage } from "./tutor-message.tsx";
import { UserMessage } from "./user-message.tsx";

type ConversationMessagesProps = {
  conversation: Conversation;
  initials: string;
  /** The question asked last on this screen. */
  askedId: string | null;
  onRetry: (reply: Message) => void;
  onExample: (text: string) => void;
  /** Puts the last question back into the input. */
  onEdit: (question: string) => void;
};

/** What was said so far, or why it cannot be shown yet. */
export function ConversationMessages({ conversation, initials, askedId, onRetry, onExample, onEdit }: ConversationMessagesProps) {
  const t = useTranslations("chat.conversation");
  if (conversation.isLoading) {
    return (
      <div className="flex flex-1 items-center justify-center">
        <Spinner label={t("loading")} className="size-8" />
      </div>
    );
  }
  if (conversation.hasFailed) {
    return (
      <div role="alert" className="flex flex-1 flex-col items-center justify-center gap-3 p-6">
        <p>{t("failed")}</p>
        <Button variant="outline" onClick={conversation.reload}>
          {t("retry")}
        </Button>
      </div>
    );
  }

  const lastQuestion = conversation.rows.findLast((row) => row.kind === "message" && row.message.role === "user");
  const retry = conversation.live === null ? onRetry : undefined;
  const renderRow = (row: ConversationRow) => {
    if (row.kind === "live") return <LiveReply key="live" turn={row.turn} onReconnect={conversation.reconnect} />;
    const { message } = row;
    if (message.role === "user") {
      return <UserMessage key={message.id} content={message.content} initials={initials} onEdit={row === lastQuestion ? onEdit : undefined} />;
    }
    return <TutorMessage key={message.id} message={message} onRetry={retry} />;
  };

  return (
    <MessageList askedId={askedId}>
      {conversation.rows.length === 0 ? <EmptyConversation onExample={onExample} /> : null}
      {groupIntoTurns(conversation.rows).map((turn) => (
        <div
          key={turn.key}
          data-turn={turn.key}
          // The newest question fills the view, so that it can stand at the top while its reply grows below.
          className={cn("space-y-5 py-4", turn.key === askedId && "min-h-[100cqh]")}
        >
          {turn.rows.map(renderRow)}
        </div>
      ))}
    </MessageList>
  );
}
