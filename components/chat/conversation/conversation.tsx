"use client";

import { useEffect, useMemo } from "react";
import { type CardActions, CardActionsProvider } from "#components/cards/card-actions.ts";
import { HintsPanel } from "#components/hints/hints-panel.tsx";
import { ReplyOutput } from "#components/settings/reply-output.tsx";
import { LateTeacherStart } from "#components/teacher/late-teacher.tsx";
import { cn } from "#components/ui/class-names.ts";
import { ToastPlace } from "#components/ui/toast-place.tsx";
import { enterSession } from "#components/ui/toast.ts";
import type { Message } from "#lib/contracts/chat.ts";
import type { Topic } from "#lib/curriculum/topics.ts";
import { ChatInput } from "../composer/chat-input.tsx";
import { ConversationMessages } from "../feed/conversation-messages.tsx";
import { EmptyConversation } from "../feed/empty-conversation.tsx";
import { TopicStart } from "../feed/topic-start.tsx";
import { UnsentNotice } from "../reports/unsent-notice.tsx";
import { LimitBanner } from "./limit-banner.tsx";
import { TurnStatus } from "./turn-status.tsx";
import { useConversation, useConversationState } from "./use-conversation.ts";

type ConversationProps = {
  initials: string;
  /** The topic that the session is for, and begins with; null for one about anything. */
  startTopic: Topic | null;
  /** Leads to a problem about materials of one's own; null for who has none. */
  onOwnProblem: (() => void) | null;
};

/** One session: its messages, the place to write the next, and the hints on one of its questions. */
export function Conversation({ initials, startTopic, onOwnProblem }: ConversationProps) {
  const { sessionId, closeHints } = useConversation();
  useEffect(() => enterSession(sessionId), [sessionId]);
  const hints = useConversationState((state) => state.hints);
  return (
    <CardActionsProvider value={useCardActionsHere()}>
      {/* The hints lie beside the conversation or, on a narrow screen, in the place of the input: never on it. */}
      <div className={cn("flex min-h-0 flex-1 flex-col", hints !== null && "lg:pe-80")}>
        <ConversationMessages
          initials={initials}
          empty={startTopic === null ? <Start onOwnProblem={onOwnProblem} /> : <TopicStart topic={startTopic} />}
        />
        <TurnStatus />
        <Heard />
        <ToastPlace />
        <LimitBanner />
        <UnsentNotice />
        <ChatInput className={cn(hints !== null && "max-lg:hidden")} />
      </div>
      {hints === null ? null : (
        <HintsPanel
          // One that is asked for while it is there is another one, which takes the focus.
          key={`${hints.isAskedFor} ${hints.subject.questionId ?? hints.subject.problem}`}
          subject={hints.subject}
          sessionId={sessionId}
          takesFocus={hints.isAskedFor}
          onClose={closeHints}
        />
      )}
    </CardActionsProvider>
  );
}

/** What a session about anything begins with: a teacher's with the work for a class. */
function Start({ onOwnProblem }: Pick<ConversationProps, "onOwnProblem">) {
  const empty = <EmptyConversation />;
  return onOwnProblem === null ? empty : <LateTeacherStart onProblem={onOwnProblem} fallback={empty} />;
}

/** What the cards can ask of the conversation that they stand in. */
function useCardActionsHere(): CardActions {
  const { evaluate, solve, generateSimilar, explain, openHints, tryAgain, ask } = useConversation();
  const isBusy = useConversationState((state) => state.live !== null);
  return useMemo(
    () => ({
      isBusy,
      evaluate,
      solve,
      generateSimilar,
      explain,
      showHints: openHints,
      tryAgain,
      send: (text) => void ask({ type: "chat", content: text }),
    }),
    [isBusy, evaluate, solve, generateSimilar, explain, openHints, tryAgain, ask],
  );
}

function Heard() {
  const last = useConversationState((state) => state.messages.at(-1));
  const isLive = useConversationState((state) => state.live !== null);
  return <ReplyOutput reply={finished(last)} isLive={isLive} />;
}

/** The last reply, if it is whole. */
function finished(last: Message | undefined): { id: string; markdown: string } | null {
  return last?.role === "assistant" && last.state === "complete" ? { id: last.id, markdown: last.content } : null;
}
