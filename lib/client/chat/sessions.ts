"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChatSession, CreateSession } from "../../contracts/chat.ts";
import { getJson, sendJson } from "../request.ts";

const SESSIONS_URL = "/api/chat/sessions";
export const SESSIONS_KEY = ["chat", "sessions"] as const;

/** The user's sessions, the latest first. */
export function useSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async () => (await getJson<ChatSession[]>(SESSIONS_URL)) ?? [],
  });
}

/** Creates a session and puts it at the head of the list. */
export function useCreateSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateSession) => sendJson<ChatSession>("POST", SESSIONS_URL, body),
    onSuccess: (session) => {
      queryClient.setQueryData<ChatSession[]>(SESSIONS_KEY, (sessions = []) => [
        session,
        ...sessions.filter((other) => other.id !== session.id),
      ]);
    },
  });
}
