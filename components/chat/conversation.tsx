"use client";

import { useLocale } from "next-intl";
import { type Dispatch, type SetStateAction, useCallback, useRef, useState } from "react";
import type { Question } from "#lib/client/chat/turns.ts";
import { useConversation } from "#lib/client/chat/use-conversation.ts";
import type { Message, RequestType } from "#lib/contracts/chat.ts";
import { ChatInput } from "./chat-input.tsx";
import { ConversationMessages } from "./conversation-messages.tsx";
import { composeQuestion } from "./question.ts";
import { TurnStatus } from "./turn-status.tsx";
import { useFailureReport } from "./use-failure-report.ts";

type ConversationProps = {
  sessionId: string;
  initials: string;
  /** What stands in the input: it outlives the session on the screen. */
  text: string;
  onTextChange: Dispatch<SetStateAction<string>>;
};

/** One session: its messages, and the place to write the next. */
export function Conversation({ sessionId, initials, text, onTextChange }: ConversationProps) {
  const locale = useLocale();
  const conversation = useConversation(sessionId);
  const reportFailure = useFailureReport();
  const [askedId, setAskedId] = useState<string | null>(null);
  const refused = useRef<Question | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  async function send(content: string, type: RequestType): Promise<boolean> {
    const question = composeQuestion({ content, type, locale }, refused.current);
    setAskedId(question.id);
    try {
      await conversation.send(question);
      refused.current = null;
      return true;
    } catch (error) {
      refused.current = question;
      reportFailure(error, "sendFailed");
      return false;
    }
  }

  const { retry: retryReply } = conversation;
  const retry = useCallback(
    (reply: Message) => {
      field.current?.focus();
      retryReply(reply).catch((error: unknown) => reportFailure(error, "retryFailed"));
    },
    [retryReply, reportFailure],
  );

  function stop() {
    field.current?.focus();
    conversation.stop().catch((error: unknown) => reportFailure(error, "stopFailed"));
  }

  function fillIn(example: string) {
    onTextChange(example);
    field.current?.focus();
  }

  return (
    <>
      <ConversationMessages
        conversation={conversation}
        initials={initials}
        askedId={askedId}
        onRetry={retry}
        onExample={fillIn}
      />
      <TurnStatus rows={conversation.rows} live={conversation.live} />
      <ChatInput
        text={text}
        onTextChange={onTextChange}
        field={field}
        live={conversation.live}
        onSend={send}
        onStop={stop}
      />
    </>
  );
}
