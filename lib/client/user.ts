"use client";

import { useQuery } from "@tanstack/react-query";
import type { CurrentUser, Profile } from "../contracts/user.ts";
import { getJson } from "./request.ts";

/** The signed-in user; `data` is null when nobody is signed in. */
export function useCurrentUser() {
  return useQuery({ queryKey: ["auth", "user"], queryFn: () => getJson<CurrentUser>("/api/auth/user") });
}

export function useProfile(options: { enabled: boolean }) {
  return useQuery({
    queryKey: ["user", "profile"],
    queryFn: () => getJson<Profile>("/api/user/profile"),
    enabled: options.enabled,
  });
}
