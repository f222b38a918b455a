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
