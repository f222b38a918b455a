"use client";

import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { CardActionsProvider } from "#components/cards/card-actions.ts";
import { HintsPanel } from "#components/hints/hints-panel.tsx";
import { ReplyOutput } from "#components/settings/reply-output.tsx";
import { LateTeacherStart } from "#components/teacher/late-teacher.tsx";
import { cn } from "#components/ui/class-names.ts";
import { ToastPlace } from "#components/ui/toast-place.tsx";
import { enterSession } from "#components/ui/toast.ts";
import { useConversation } from "#lib/client/chat/use-conversation.ts";
import type { Draft } from "#lib/client/chat/use-draft.ts";
import type { Message } from "#lib/contracts/chat.ts";
import type { Topic } from "#lib/curriculum/topics.ts";
import { ChatInput } from "../composer/chat-input.tsx";
import { ConversationMessages } from "../feed/conversation-messages.tsx";
import { EmptyConversation } from "../feed/empty-conversation.tsx";
import { TopicStart } from "../feed/topic-start.tsx";
import { LimitBanner } from "./limit-banner.tsx";
import type { Asked } from "./question.ts";
import { OfflineNotice } from "../reports/offline-notice.tsx";
import { UnsentNotice } from "../reports/unsent-notice.tsx";
import { TurnStatus } from "./turn-status.tsx";
import { useAsk } from "./use-ask.ts";
import { useConversationActions } from "./use-conversation-actions.ts";
import { useFieldActions } from "./use-field-actions.ts";
import { useOpenHints } from "./use-open-hints.ts";
import type { QuickAction } from "./use-quick-action.ts";

/** What can be asked of a conversation from outside it. */
export type ConversationHandle = { act: (action: QuickAction) => void; ask: (asked: Asked) => void };

type ConversationProps = {
  ref: Ref<ConversationHandle>;
  sessionId: string;
  topic: string;
  /** The topic that the session is for, and begins with; null for one about anything. */
  startTopic: Topic | null;
  initials: string;
  draft: Draft;
  /** Leads to a problem about materials of one's own; null for who has none. */
  onOwnProblem: (() => void) | null;
};

/** One session: its messages, the place to write the next, and the hints on one of its questions. */
export function Conversation({ ref, sessionId, topic, startTopic, initials, draft, onOwnProblem }: ConversationProps) {
  const conversation = useConversation(sessionId);
  const { ask, askAgain, askedId } = useAsk(sessionId, conversation.send);
  const { hints, ...openHints } = useOpenHints(conversation.messages, conversation.live !== null);
  const cardActions = useConversationActions({ conversation, ask, onHints: openHints.ask });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => enterSession(sessionId), [sessionId]);
  const { retry, stop, fillIn, edit, quickAction } = useFieldActions({ conversation, topic, draft, field });

  useImperativeHandle(ref, () => ({
    act: (action) => {
      const asked = quickAction(action, "");
      if (asked !== null) void ask(asked);
    },
    ask: (asked) => void ask(asked),
  }));

  return (
    <CardActionsProvider value={cardActions}>
      {/* The hints lie beside the conversation or, on a narrow screen, in the place of the input: never on it. */}
      <div className={cn("flex min-h-0 flex-1 flex-col", hints !== null && "lg:pe-80")}>
        <ConversationMessages
          conversation={conversation}
          initials={initials}
          askedId={askedId}
          onRetry={retry}
          empty={
            startTopic === null ? (
              <Start onExample={fillIn} onOwnProblem={onOwnProblem} />
            ) : (
              <TopicStart topic={startTopic} onExample={fillIn} onAsk={(asked) => void ask(asked)} />
            )
          }
          onEdit={edit}
        />
        <TurnStatus rows={conversation.rows} live={conversation.live} />
        <ReplyOutput reply={findFinishedReply(conversation.messages)} isLive={conversation.live !== null} />
        <ToastPlace />
        <LimitBanner isReplying={conversation.live !== null} />
        <OfflineNotice />
        <UnsentNotice
          sessionId={sessionId}
          draft={draft}
          field={field}
          isBusy={conversation.live !== null}
          onAskAgain={askAgain}
        />
        <ChatInput
          className={cn(hints !== null && "max-lg:hidden")}
          draft={draft}
          field={field}
          live={conversation.live}
          onAsk={ask}
          onQuickAction={quickAction}
          onStop={stop}
        />
      </div>
      {hints === null ? null : (
        <HintsPanel
          // One that is asked for while it is there is another one, which takes the focus.
          key={`${hints.isAskedFor} ${hints.subject.questionId ?? hints.subject.problem}`}
          subject={hints.subject}
          sessionId={sessionId}
          takesFocus={hints.isAskedFor}
          onClose={openHints.close}
        />
      )}
    </CardActionsProvider>
  );
}

/** What a session about anything begins with: a teacher's with the work for a class. */
function Start({
  onExample,
  onOwnProblem,
}: Pick<ConversationProps, "onOwnProblem"> & { onExample: (text: string) => void }) {
  const empty = <EmptyConversation onExample={onExample} />;
  return onOwnProblem === null ? empty : <LateTeacherStart onProblem={onOwnProblem} fallback={empty} />;
}

/** The last reply, if it is whole. */
function findFinishedReply(messages: readonly Message[]): { id: string; markdown: string } | null {
  const last = messages.at(-1);
  return last?.role === "assistant" && last.state === "complete" ? { id: last.id, markdown: last.content } : null;
}
