"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import type { DeleteAccount } from "../contracts/account.ts";
import { accountShape } from "../contracts/answers/account.ts";
import { leaveForGood } from "./farewell.ts";
import { getJson, request } from "./request.ts";

/** Where the file with all that is stored of the person is downloaded. */
export const ACCOUNT_EXPORT_ADDRESS = "/api/user/account/export";

/** What deleting the account takes; `data` is null when nobody is signed in. */
export function useAccount() {
  return useQuery({ queryKey: ["user", "account"], queryFn: () => getJson("/api/user/account", accountShape) });
}

/** Deletes the account, and leads away from what it was. */
export function useAccountDeletion() {
  return useMutation({
    mutationFn: (deletion: DeleteAccount) => request("/api/user/account", { method: "DELETE", json: deletion }),
    onSuccess: leaveForGood,
  });
}
