"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import type { ConversationState } from "#lib/client/chat/conversation-store.ts";
import type { Draft } from "#lib/client/chat/use-draft.ts";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import { findTopic, topicNameKey } from "#lib/curriculum/topics.ts";
import { useFailureReport } from "../reports/use-failure-report.ts";
import { type Conversation, createConversation } from "./create-conversation.ts";

const ConversationContext = createContext<Conversation | null>(null);

export const ConversationProvider = ConversationContext.Provider;

/** The conversation of the session on the screen; null while there is none. */
export function useCreateConversation(session: ChatSession | null, draft: Draft): Conversation | null {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const t = useTranslations("chat");
  const nameOf = useTranslations("curriculum");
  const report = useFailureReport();
  const { id: sessionId, topic } = session ?? {};
  return useMemo(() => {
    if (sessionId === undefined || topic === undefined) return null;
    const known = findTopic(topic);
    const name = known === null ? topic : nameOf(topicNameKey(known));
    return createConversation({ queryClient, sessionId, topic: name, draft, locale, t, report });
  }, [queryClient, sessionId, topic, draft, locale, t, nameOf, report]);
}

/** The conversation around this component, with all that can be asked of it. It stays the same while it goes on. */
export function useConversation(): Conversation {
  const conversation = useContext(ConversationContext);
  if (conversation === null) throw new Error("There is no conversation around this component");
  return conversation;
}

/** What a component needs of the conversation around it: it is drawn again when that changes, and only then. */
export function useConversationState<Part>(select: (state: ConversationState) => Part): Part {
  const { subscribe, read } = useConversation();
  const readPart = () => select(read());
  return useSyncExternalStore(subscribe, readPart, readPart);
}
