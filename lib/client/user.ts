"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { CurrentUser, Profile } from "../contracts/user.ts";
import { getJson } from "./request.ts";

const CURRENT_USER_KEY = ["auth", "user"];

/** The signed-in user; `data` is null when nobody is signed in. */
export function useCurrentUser() {
  return useQuery({ queryKey: CURRENT_USER_KEY, queryFn: () => getJson<CurrentUser>("/api/auth/user") });
}

export function useProfile(options: { enabled: boolean }) {
  return useQuery({
    queryKey: ["user", "profile"],
    queryFn: () => getJson<Profile>("/api/user/profile"),
    enabled: options.enabled,
  });
}

/** Asks again who is signed in, as after a write that was refused because nobody is. */
export function useCurrentUserCheck(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.refetchQueries({ queryKey: CURRENT_USER_KEY, exact: true }), [queryClient]);
}
