"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { Message, SendMessage } from "../../contracts/chat.ts";
import { evaluateAnswer } from "./evaluate-answer.ts";
import { conversationRows } from "./live-turn.ts";
import { useLiveTurn } from "./live-turns.ts";
import { useOlderMessages, useTranscript } from "./messages.ts";
import type { Transcript } from "./transcript.ts";
import { type Question, reconnect, resumeReply, retryReply, sendQuestion, stopReply } from "./turns.ts";

const NOTHING: Transcript = { messages: [], hasOlder: false };

/** One session's conversation: its rows, and what can be done with it. */
export function useConversation(sessionId: string) {
  const queryClient = useQueryClient();
  const query = useTranscript(sessionId);
  const transcript = query.data ?? NOTHING;
  const { messages } = transcript;
  const older = useOlderMessages(sessionId, transcript);
  const live = useLiveTurn(sessionId);

  const actions = useMemo(
    () => ({
      send: (question: Question) => sendQuestion(queryClient, sessionId, question),
      evaluate: (answer: SendMessage) => evaluateAnswer(queryClient, sessionId, answer),
      retry: (reply: Message) => retryReply(queryClient, sessionId, reply),
      resume: (reply: Message) => resumeReply(queryClient, sessionId, reply),
      stop: () => stopReply(sessionId),
      reconnect: () => void reconnect(queryClient, sessionId),
    }),
    [queryClient, sessionId],
  );

  const last = messages.at(-1);
  const unfinished = last?.state === "writing" && live === null ? last : null;
  useEffect(() => {
    if (unfinished !== null) void actions.resume(unfinished);
  }, [actions, unfinished]);

  const isLost = live?.phase === "lost";
  useEffect(() => {
    if (!isLost) return;
    window.addEventListener("online", actions.reconnect);
    return () => window.removeEventListener("online", actions.reconnect);
  }, [isLost, actions]);

  return {
    messages,
    rows: useMemo(() => conversationRows(messages, live), [messages, live]),
    older,
    live,
    isLoading: query.isPending,
    // What is here already stays, though it could not be read anew.
    hasFailed: query.isLoadingError && live === null,
    reload: () => void query.refetch(),
    ...actions,
  };
}

export type Conversation = ReturnType<typeof useConversation>;
