"use client";

import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Message } from "../../contracts/chat.ts";
import { type MessagePage, PAGE_SIZE } from "../../contracts/chat-start.ts";
import { messageShape } from "../../contracts/answers/message.ts";
import { getOwnPage } from "../request.ts";
import { type Transcript, withNewest, withOlder } from "./transcript.ts";

export const messagesUrl = (sessionId: string) => `/api/chat/${sessionId}/messages`;

export const transcriptKey = (sessionId: string) => ["chat", sessionId, "messages"] as const;

const olderKey = (sessionId: string) => [...transcriptKey(sessionId), "older"] as const;

/** The session's newest messages, and as many of the older ones as were asked for. */
export function transcriptQuery(queryClient: QueryClient, sessionId: string) {
  const queryKey = transcriptKey(sessionId);
  return queryOptions({
    queryKey,
    queryFn: async () => {
      const page = await getPage(sessionId, PAGE_SIZE);
      return withNewest(queryClient.getQueryData<Transcript>(queryKey), page);
    },
    // It keeps what is equal by the ids of messages; the library would compare by their places, which move.
    structuralSharing: false,
  });
}

/** Fetches the page before the oldest message that is here. */
export function useOlderMessages(sessionId: string, { messages, hasOlder }: Transcript) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationKey: olderKey(sessionId),
    mutationFn: (before: string) => getPage(sessionId, PAGE_SIZE, before),
    onSuccess: (page, before) =>
      queryClient.setQueryData<Transcript>(
        transcriptKey(sessionId),
        (known) => known && withOlder(known, before, page),
      ),
  });
  const oldestId = messages[0]?.id;
  const load = useCallback(() => {
    // Two events of one frame ask twice, before the first is drawn as pending.
    const isAsked = queryClient.isMutating({ mutationKey: olderKey(sessionId) }) > 0;
    if (oldestId !== undefined && !isAsked) mutate(oldestId);
  }, [queryClient, sessionId, oldestId, mutate]);
  return { hasOlder, load, isLoading: isPending, hasFailed: isError };
}

export type OlderMessages = ReturnType<typeof useOlderMessages>;

/** Reads the newest messages again, and `replyId`, which may be older than those. Throws when that fails. */
export async function refreshTranscript(
  queryClient: QueryClient,
  sessionId: string,
  replyId: string | null,
): Promise<void> {
  const queryKey = transcriptKey(sessionId);
  await queryClient.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
  const { messages } = queryClient.getQueryData<Transcript>(queryKey) ?? { messages: [] };
  const place = messages.findIndex(({ id }) => id === replyId);
  const next = messages[place + 1];
  if (place < 0 || place >= messages.length - PAGE_SIZE || next === undefined) return;
  const { rows: fresh } = await getPage(sessionId, 1, next.id);
  changeMessages(queryClient, sessionId, (rows) => rows.map((row) => fresh.find(({ id }) => id === row.id) ?? row));
}

/** Changes what is here of the messages, for what the server is known to have stored. */
export function changeMessages(
  queryClient: QueryClient,
  sessionId: string,
  change: (messages: readonly Message[]) => readonly Message[],
): void {
  queryClient.setQueryData<Transcript>(
    transcriptKey(sessionId),
    ({ messages, hasOlder } = { messages: [], hasOlder: true }) => ({
      messages: change(messages),
      hasOlder,
    }),
  );
}

const LARGEST_PAGE = 500;

/** The whole session, oldest first, as it is stored now. */
export async function getAllMessages(sessionId: string): Promise<Message[]> {
  const all: Message[] = [];
  for (;;) {
    const { rows, isLast } = await getPage(sessionId, LARGEST_PAGE, all[0]?.id);
    all.unshift(...rows);
    if (isLast) return all;
  }
}

/** The messages before one, or the newest. */
function getPage(sessionId: string, limit: number, before?: string): Promise<MessagePage> {
  const query = new URLSearchParams({ limit: String(limit), ...(before !== undefined && { before }) });
  return getOwnPage(`${messagesUrl(sessionId)}?${query}`, messageShape);
}
