"use client";

import { useTranslations } from "next-intl";
import { memo, type ReactNode, useMemo } from "react";
import { Deferred } from "#components/ui/deferred.tsx";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import type { ConversationRow } from "#lib/client/chat/live-turn.ts";
import { useOlderMessages } from "#lib/client/chat/messages.ts";
import { useConversation, useConversationState } from "../conversation/use-conversation.ts";
import { type ConversationTurn, groupIntoTurns, isQuestion } from "./conversation-turns.ts";
import { MessageArticle } from "./message-article.tsx";
import { MessageList } from "./message-list.tsx";
import { replyOf, TutorMessage } from "../messages/tutor-message.tsx";
import { UserMessage } from "../messages/user-message.tsx";

type ConversationMessagesProps = {
  initials: string;
  /** What stands here before the first question. */
  empty: ReactNode;
};

/** What was said so far, or why it cannot be shown yet. */
export function ConversationMessages({ initials, empty }: ConversationMessagesProps) {
  const t = useTranslations("chat.conversation");
  const { sessionId, reload } = useConversation();
  const messages = useConversationState((state) => state.messages);
  const hasOlder = useConversationState((state) => state.hasOlder);
  const rows = useConversationState((state) => state.rows);
  const isLoading = useConversationState((state) => state.isLoading);
  const hasFailed = useConversationState((state) => state.hasFailed);
  const askedId = useConversationState((state) => state.askedId);
  const older = useOlderMessages(sessionId, { messages, hasOlder });
  const turns = useMemo(() => groupIntoTurns(rows, hasOlder), [rows, hasOlder]);
  const loading = (
    <div className="flex flex-1 items-center justify-center">
      <Spinner label={t("loading")} className="size-8" />
    </div>
  );
  if (isLoading) return loading;
  if (hasFailed) {
    return <RetryNotice layout="whole" text={t("failed")} action={t("retry")} onRetry={reload} />;
  }
  const total = hasOlder ? -1 : rows.length;
  const lastQuestion = rows.findLast(isQuestion);
  return (
    <Deferred isInPage placeholder={loading}>
      <MessageList
        turns={turns}
        renderTurn={(turn) => (
          <TurnMessages turn={turn} total={total} lastQuestion={lastQuestion} initials={initials} />
        )}
        askedId={askedId}
        older={older}
        empty={empty}
      />
    </Deferred>
  );
}

type TurnMessagesProps = {
  turn: ConversationTurn;
  /** How many rows there are; -1 while it is not known. */
  total: number;
  lastQuestion: ConversationRow | undefined;
  initials: string;
};

/**
 * Drawn anew only where it changed: the view measures its turns and places them several times while it opens, and a reply
 * that grows changes no other turn.
 */
const TurnMessages = memo(function TurnMessages({ turn, total, lastQuestion, initials }: TurnMessagesProps) {
  const t = useTranslations("chat.conversation");
  return turn.rows.map((row, index) => {
    const place = { position: turn.position + index, total };
    if (row.kind === "message" && row.message.role === "user") {
      return (
        <MessageArticle key={row.key} label={t("you")} place={place} className="justify-end">
          <UserMessage content={row.message.content} initials={initials} isLast={row === lastQuestion} />
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
        <TutorMessage reply={replyOf(row)} />
      </MessageArticle>
    );
  });
}, isSame);

function isSame({ turn, ...props }: TurnMessagesProps, { turn: next, ...others }: TurnMessagesProps): boolean {
  return (
    turn.position === next.position &&
    turn.rows.length === next.rows.length &&
    turn.rows.every((row, index) => row === next.rows[index]) &&
    props.total === others.total &&
    props.lastQuestion === others.lastQuestion &&
    props.initials === others.initials
  );
}
