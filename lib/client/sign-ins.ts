"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type SignIn, signInShape } from "../contracts/answers/sign-in.ts";
import { getOwnPage, request } from "./request.ts";

const SIGN_INS_KEY = ["user", "sign-ins"];

const SIGN_INS_URL = "/api/user/sign-ins";

/** Where the person is signed in, page after page. */
async function getSignIns(): Promise<SignIn[]> {
  const all: SignIn[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await getOwnPage(last ? `${SIGN_INS_URL}?before=${last.id}` : SIGN_INS_URL, signInShape);
    all.push(...page.rows);
    if (page.isLast) return all;
  }
}

export function useSignIns() {
  // Another device may have been signed in or out.
  return useQuery({ queryKey: SIGN_INS_KEY, queryFn: getSignIns, refetchOnMount: "always" });
}

/** Ends the sign-in with this id or, with none, all others than this one. One that is gone already is ended. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      request(id === null ? SIGN_INS_URL : `${SIGN_INS_URL}/${id}`, { method: "DELETE" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SIGN_INS_KEY }),
  });
}
