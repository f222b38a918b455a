"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CreateSession } from "../../contracts/chat.ts";
import type { ChatSession } from "../../contracts/answers/session.ts";
import { CURRENT_SESSION_COOKIE } from "../../contracts/chat-start.ts";
import { getSettings } from "../settings.ts";
import { readStoredValue, STORAGE_KEYS, writeStoredValue } from "../stored-value.ts";
import { useCreateSession, useListedSession, useSessions } from "./sessions.ts";
import { FIRST_SESSION_TITLE } from "./stored-titles.ts";

const firstSession = (): CreateSession => ({ topic: getSettings().defaultTopic, title: FIRST_SESSION_TITLE });

/** Stored here, and told to the server, which draws the next page with it. */
function keepCurrentSession(id: string): void {
  writeStoredValue(STORAGE_KEYS.currentSession, id);
  document.cookie = `${CURRENT_SESSION_COOKIE}=${id}; path=/; max-age=31536000; samesite=lax`;
}

/**
 * The sessions and the one on the screen: the one used last in this browser if it still exists, else the first.
 * Somebody without any gets one, once.
 */
export function useCurrentSession(startId: string | null) {
  const sessions = useSessions();
  const creation = useCreateSession();
  const list = useListedSession();
  const [selectedId, setSelectedId] = useState(startId);
  const known = sessions.data?.sessions ?? [];
  const current = known.find((session) => session.id === selectedId) ?? known[0] ?? null;

  // From here on it is this one, also when the order of the list changes.
  if (current !== null && current.id !== selectedId) setSelectedId(current.id);

  useLayoutEffect(() => {
    const storedId = readStoredValue(STORAGE_KEYS.currentSession);
    // oxlint-disable-next-line react/set-state-in-effect -- what is stored here is not known where the page is drawn
    if (storedId !== null) setSelectedId(storedId);
  }, []);

  const firstAsked = useRef(false);
  const isEmpty = sessions.isSuccess && known.length === 0;
  const { mutate } = creation;
  useEffect(() => {
    if (isEmpty && !firstAsked.current) mutate(firstSession());
    firstAsked.current = isEmpty;
  }, [isEmpty, mutate]);

  // Once it can be seen it is kept: who reloads at that moment finds it again.
  const currentId = current?.id;
  useLayoutEffect(() => {
    if (currentId !== undefined) keepCurrentSession(currentId);
  }, [currentId]);

  return {
    sessions: known,
    current,
    select: (session: ChatSession) => {
      list(session);
      setSelectedId(session.id);
    },
    /** The new session comes to the screen. */
    create: async (session: CreateSession): Promise<ChatSession> => {
      const created = await creation.mutateAsync(session);
      setSelectedId(created.id);
      return created;
    },
    isCreating: creation.isPending,
    isLoading: sessions.isPending || (isEmpty && !creation.isError),
    retry: () => (sessions.isError ? void sessions.refetch() : mutate(firstSession())),
  };
}

export type CurrentSession = ReturnType<typeof useCurrentSession>;
