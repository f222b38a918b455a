"use client";

import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";
import type { CreateSession, Message } from "../../contracts/chat.ts";
import { type ChatSession, chatSessionShape } from "../../contracts/answers/session.ts";
import { firstQuestionOf } from "../../contracts/first-question.ts";
import { getOwnPage, request, sendJson } from "../request.ts";
import {
  endOf,
  NO_SESSIONS,
  type SessionList,
  withFirst,
  withNewestSessions,
  withOlderSessions,
  withOpened,
  withoutSession,
  withRenamed,
} from "./session-list.ts";

const SESSIONS_URL = "/api/chat/sessions";
const sessionUrl = (id: string) => `${SESSIONS_URL}/${id}`;

export const SESSIONS_KEY = ["chat", "sessions"] as const;
const SEARCH_KEY = [...SESSIONS_KEY, "search"] as const;
const OLDER_KEY = [...SESSIONS_KEY, "older"] as const;

/** The newest of the user's sessions, and as many of the older ones as were asked for; the latest first. */
function sessionsQuery(queryClient: QueryClient) {
  return queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: async () => {
      const page = await getOwnPage(SESSIONS_URL, chatSessionShape);
      return withNewestSessions(queryClient.getQueryData<SessionList>(SESSIONS_KEY), page);
    },
  });
}

export const useSessions = () => useQuery(sessionsQuery(useQueryClient()));

/** The sessions behind those that are here: whether there are any, and what fetches the next page of them. */
export type OlderSessions = { hasOlder: boolean; load: () => void; isLoading: boolean; hasFailed: boolean };

/** The sessions that are older than those that are here, page after page. */
export function useOlderSessions(): OlderSessions {
  const queryClient = useQueryClient();
  // What is here is somebody else's to fetch.
  const { data: list = NO_SESSIONS } = useQuery({ ...sessionsQuery(queryClient), enabled: false });
  const { mutate, isPending, isError } = useMutation({
    mutationKey: OLDER_KEY,
    mutationFn: async (before: string) => {
      const page = await getOwnPage(`${SESSIONS_URL}?${new URLSearchParams({ before })}`, chatSessionShape);
      if (page.rows.length > 0) return (known: SessionList) => withOlderSessions(known, before, page);
      // After one that was deleted elsewhere nothing is found: the list begins anew.
      const newest = await getOwnPage(SESSIONS_URL, chatSessionShape);
      return () => withNewestSessions(undefined, newest);
    },
    onSuccess: (change) => queryClient.setQueryData<SessionList>(SESSIONS_KEY, (known) => known && change(known)),
  });
  const end = endOf(list);
  const load = useCallback(() => {
    // Two events of one frame ask twice, before the first is drawn as pending.
    if (end !== null && queryClient.isMutating({ mutationKey: OLDER_KEY }) === 0) mutate(end);
  }, [queryClient, end, mutate]);
  return { hasOlder: list.hasOlder && end !== null, load, isLoading: isPending, hasFailed: isError };
}

/**
 * The sessions that hold the text in title, topic or messages, page after page. What was found before stays until the answer
 * is there.
 */
export function useSessionSearch(search: string) {
  const query = useInfiniteQuery({
    queryKey: [...SEARCH_KEY, search],
    queryFn: ({ pageParam }) =>
      getOwnPage(`${SESSIONS_URL}?${new URLSearchParams({ search, ...pageParam })}`, chatSessionShape),
    initialPageParam: {},
    getNextPageParam: ({ rows, isLast }) => {
      const last = rows.at(-1);
      return isLast || last === undefined ? undefined : { before: last.id };
    },
    enabled: search !== "",
    placeholderData: keepPreviousData,
    // Of the many searches of one typing, only the last is worth keeping.
    gcTime: 0,
  });
  const { data, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData } = query;
  const load = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const older: OlderSessions = {
    // Those behind what another search found are none of this one.
    hasOlder: hasNextPage && !isPlaceholderData,
    load,
    isLoading: isFetching,
    hasFailed: isFetchNextPageError,
  };
  return { found: data?.pages.flatMap(({ rows }) => rows), older, hasFailed: query.isError && !isFetchNextPageError };
}

/** Creates a session and puts it at the head of the list. */
export function useCreateSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateSession) => sendJson("POST", SESSIONS_URL, body, chatSessionShape),
    onSuccess: (session) => changeList(queryClient, (list) => withFirst(list, session)),
  });
}

export function useRenameSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: Pick<ChatSession, "id" | "title">) =>
      sendJson("PATCH", sessionUrl(id), { title }, chatSessionShape),
    onSuccess: (renamed) => {
      changeList(queryClient, (list) => withRenamed(list, renamed));
      void queryClient.invalidateQueries({ queryKey: SEARCH_KEY });
    },
  });
}

export function useDeleteSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(sessionUrl(id), { method: "DELETE" }),
    onSuccess: (_, id) => {
      changeList(queryClient, (list) => withoutSession(list, id));
      void queryClient.invalidateQueries({ queryKey: SEARCH_KEY });
    },
  });
}

/** The list holds the latest sessions: an older one that is opened joins it. */
export function useListedSession(): (session: ChatSession) => void {
  const queryClient = useQueryClient();
  return (session) => changeList(queryClient, (list) => withOpened(list, session));
}

/** Something was asked in a session: it moves to the head of the list, and is no unused one. */
export function listQuestion(queryClient: QueryClient, sessionId: string, { content, createdAt }: Message): void {
  changeList(queryClient, (list) => {
    const asked = list.sessions.find(({ id }) => id === sessionId);
    if (asked === undefined) return list;
    const firstQuestion = asked.firstQuestion ?? firstQuestionOf(content);
    return withFirst(list, { ...asked, firstQuestion, updatedAt: createdAt });
  });
}

function changeList(queryClient: QueryClient, change: (list: SessionList) => SessionList): void {
  queryClient.setQueryData<SessionList>(SESSIONS_KEY, (list = NO_SESSIONS) => change(list));
}
