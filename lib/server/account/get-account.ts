import "server-only";
import type { Account } from "#lib/contracts/answers/account.ts";
import { CONFIRMATION_WORD } from "#lib/contracts/account-confirmation.ts";
import type { SignedInUser } from "../auth/current-user.ts";
import { isDemoUser } from "../demo/demo-accounts.ts";

/** What a person has to know who wants to delete the account. */
export function getAccount({ id, email }: Pick<SignedInUser, "id" | "email">): Account {
  return { confirmation: email || CONFIRMATION_WORD, isShared: isDemoUser({ id }) };
}
