"use client";

import { useEffect, useRef, useState } from "react";
import type { ChatSession } from "../../contracts/chat.ts";
import { DEFAULT_CHAT_TOPIC_ID } from "../../curriculum/chat-topics.ts";
import { readStoredValue, STORAGE_KEYS, writeStoredValue } from "../stored-value.ts";
import { useCreateSession, useSessions } from "./sessions.ts";

/** What the server stores as the title of the first session and of later ones; the screen translates them. */
export const FIRST_SESSION_TITLE = "Chemistry Learning Session";
export const NEW_SESSION_TITLE = "New Session";

const FIRST_SESSION = { topic: DEFAULT_CHAT_TOPIC_ID, title: FIRST_SESSION_TITLE };

/**
 * The sessions and the one on the screen: the one used last in this browser if it still exists, else the first.
 * Somebody without any gets one, once.
 */
export function useCurrentSession() {
  const sessions = useSessions();
  const creation = useCreateSession();
  const [selectedId, setSelectedId] = useState(() => readStoredValue(STORAGE_KEYS.currentSession));
  const list = sessions.data ?? [];
  const current = list.find((session) => session.id === selectedId) ?? list[0] ?? null;

  // From here on it is this one, also when the order of the list changes.
  if (current !== null && current.id !== selectedId) setSelectedId(current.id);

  const firstAsked = useRef(false);
  const isEmpty = sessions.isSuccess && list.length === 0;
  const { mutate } = creation;
  useEffect(() => {
    if (!isEmpty || firstAsked.current) return;
    firstAsked.current = true;
    mutate(FIRST_SESSION);
  }, [isEmpty, mutate]);

  const currentId = current?.id;
  useEffect(() => {
    if (currentId !== undefined) writeStoredValue(STORAGE_KEYS.currentSession, currentId);
  }, [currentId]);

  async function createSession(): Promise<ChatSession> {
    const topic = current?.topic ?? DEFAULT_CHAT_TOPIC_ID;
    const session = await creation.mutateAsync({ topic, title: NEW_SESSION_TITLE });
    setSelectedId(session.id);
    return session;
  }

  return {
    sessions: list,
    current,
    select: setSelectedId,
    createSession,
    isCreating: creation.isPending,
    isLoading: sessions.isPending || (isEmpty && !creation.isError),
    hasFailed: sessions.isError || (isEmpty && creation.isError),
    retry: () => (sessions.isError ? void sessions.refetch() : mutate(FIRST_SESSION)),
  };
}
