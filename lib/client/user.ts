"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ProfileUpdate } from "../contracts/user.ts";
import { currentUserShape, profileShape } from "../contracts/answers/user.ts";
import { getJson, sendJson } from "./request.ts";

export const CURRENT_USER_KEY = ["auth", "user"];
export const PROFILE_KEY = ["user", "profile"];

/** The signed-in user; `data` is null when nobody is signed in. */
export function useCurrentUser() {
  return useQuery({ queryKey: CURRENT_USER_KEY, queryFn: () => getJson("/api/auth/user", currentUserShape) });
}

export function useProfile() {
  return useQuery({ queryKey: PROFILE_KEY, queryFn: () => getJson("/api/user/profile", profileShape) });
}

/** Asks again who is signed in, as after a request that was refused because nobody is. */
export function checkCurrentUser(queryClient: QueryClient): void {
  void queryClient.refetchQueries({ queryKey: CURRENT_USER_KEY, exact: true });
}

export function useCurrentUserCheck(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => checkCurrentUser(queryClient), [queryClient]);
}

/** Saves the profile; the user and the profile are then read again. */
export function useProfileUpdate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (update: ProfileUpdate) => sendJson("PATCH", "/api/user/profile", update, profileShape),
    onSuccess: () => {
      for (const queryKey of [CURRENT_USER_KEY, PROFILE_KEY])
        void queryClient.refetchQueries({ queryKey, exact: true });
    },
  });
}
