"use client";

import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { ChatSession, CreateSession, Message } from "../../contracts/chat.ts";
import { firstQuestionOf } from "../../contracts/first-question.ts";
import { getOwn, request, sendJson } from "../request.ts";

const SESSIONS_URL = "/api/chat/sessions";
const sessionUrl = (id: string) => `${SESSIONS_URL}/${id}`;

export const SESSIONS_KEY = ["chat", "sessions"] as const;
const SEARCH_KEY = [...SESSIONS_KEY, "search"] as const;

/** The user's sessions, the latest first. */
const sessionsQuery = queryOptions({ queryKey: SESSIONS_KEY, queryFn: () => getOwn<ChatSession[]>(SESSIONS_URL) });

export const useSessions = () => useQuery(sessionsQuery);

/** The sessions that hold the text in title, topic or messages. What was found before stays until the answer is there. */
export function useSessionSearch(search: string) {
  return useQuery({
    queryKey: [...SEARCH_KEY, search],
    queryFn: () => getOwn<ChatSession[]>(`${SESSIONS_URL}?${new URLSearchParams({ search })}`),
    enabled: search !== "",
    placeholderData: keepPreviousData,
    // Of the many searches of one typing, only the last is worth keeping.
    gcTime: 0,
  });
}

/** Creates a session and puts it at the head of the list. */
export function useCreateSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateSession) => sendJson<ChatSession>("POST", SESSIONS_URL, body),
    onSuccess: (session) => changeList(queryClient, (sessions) => [session, ...without(sessions, session.id)]),
  });
}

export function useRenameSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: Pick<ChatSession, "id" | "title">) =>
      sendJson<ChatSession>("PATCH", sessionUrl(id), { title }),
    onSuccess: (renamed) => {
      changeList(queryClient, (sessions) => sessions.map((session) => (session.id === renamed.id ? renamed : session)));
      void queryClient.invalidateQueries({ queryKey: SEARCH_KEY });
    },
  });
}

export function useDeleteSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(sessionUrl(id), { method: "DELETE" }),
    onSuccess: (_, id) => {
      changeList(queryClient, (sessions) => without(sessions, id));
      void queryClient.invalidateQueries({ queryKey: SEARCH_KEY });
    },
  });
}

/** The list holds the latest sessions: an older one that is opened joins it. */
export function useListedSession(): (session: ChatSession) => void {
  const queryClient = useQueryClient();
  return (session) =>
    changeList(queryClient, (sessions) =>
      sessions.some(({ id }) => id === session.id) ? sessions : [...sessions, session],
    );
}

/** Something was asked in a session: it moves to the head of the list, and is no unused one. */
export function listQuestion(queryClient: QueryClient, sessionId: string, { content, createdAt }: Message): void {
  changeList(queryClient, (sessions) => {
    const asked = sessions.find(({ id }) => id === sessionId);
    if (asked === undefined) return sessions;
    const firstQuestion = asked.firstQuestion ?? firstQuestionOf(content);
    return [{ ...asked, firstQuestion, updatedAt: createdAt }, ...without(sessions, sessionId)];
  });
}

function changeList(queryClient: QueryClient, change: (sessions: ChatSession[]) => ChatSession[]): void {
  queryClient.setQueryData<ChatSession[]>(SESSIONS_KEY, (sessions = []) => change(sessions));
}

function without(sessions: ChatSession[], id: string): ChatSession[] {
  return sessions.filter((session) => session.id !== id);
}
