"use client";

import { useQuery } from "@tanstack/react-query";
import type { Message } from "../../contracts/chat.ts";
import { getJson } from "../request.ts";

export const messagesUrl = (sessionId: string) => `/api/chat/${sessionId}/messages`;

export const messagesKey = (sessionId: string) => ["chat", sessionId, "messages"] as const;

/** The session's messages, oldest first. */
export function useMessages(sessionId: string) {
  return useQuery({
    queryKey: messagesKey(sessionId),
    queryFn: async () => (await getJson<Message[]>(messagesUrl(sessionId))) ?? [],
  });
}

const LARGEST_PAGE = 500;

/** The whole session, oldest first, as it is stored now. */
export async function getAllMessages(sessionId: string): Promise<Message[]> {
  const all: Message[] = [];
  for (;;) {
    const before = all[0] === undefined ? "" : `&before=${all[0].id}`;
    const page = (await getJson<Message[]>(`${messagesUrl(sessionId)}?limit=${LARGEST_PAGE}${before}`)) ?? [];
    all.unshift(...page);
    if (page.length < LARGEST_PAGE) return all;
  }
}
