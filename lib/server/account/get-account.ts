import "server-only";
import type { Account } from "#lib/contracts/account.ts";
import { CONFIRMATION_WORD } from "#lib/contracts/account-confirmation.ts";
import type { SignedInUser } from "../auth/current-user.ts";
import { DEMO_ACCOUNTS } from "../demo/demo-accounts.ts";

/** What a person has to know who wants to delete the account. */
export function getAccount({ id, email }: Pick<SignedInUser, "id" | "email">): Account {
  return { confirmation: email || CONFIRMATION_WORD, isShared: DEMO_ACCOUNTS.some((demo) => demo.id === id) };
}
