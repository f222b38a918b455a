import "server-only";
import { isConfirmed } from "#lib/contracts/account-confirmation.ts";
import type { SignedInUser } from "../auth/current-user.ts";
import { endBilling } from "../billing/end-billing.ts";
import { beginReading } from "../files/begin-reading.ts";
import { AppError } from "../http/app-error.ts";
import { recordEvent } from "../http/security-events.ts";
import { erasePerson, removeFiles } from "./erase-person.ts";
import { getAccount } from "./get-account.ts";

/** A plan may be bought while its buyer is being deleted, but not for ever. */
const MAX_ROUNDS = 3;

type Deletion = { user: SignedInUser; confirmation: string; now: Date };

/**
 * Deletes a person and all that is theirs, and signs them out everywhere. First their payments end, so that nobody is
 * charged of whom we know no more: where that fails, the account stays (BILLING_NOT_ENDED). The bytes of their files go last, in
 * jobs that repeat until the storage has removed them. Throws ACCOUNT_IS_SHARED for a demo account, NOT_CONFIRMED unless
 * the person typed what was asked for. Whatever breaks off in between, doing it again goes on from there.
 */
export async function deleteAccount({ user, confirmation, now }: Deletion): Promise<void> {
  const account = getAccount(user);
  if (account.isShared) throw new AppError("ACCOUNT_IS_SHARED");
  if (!isConfirmed(confirmation, account.confirmation)) throw new AppError("NOT_CONFIRMED");
  await erase(user, now);
  recordEvent({ event: "account deleted", userId: user.id });
  beginReading();
}

async function erase(user: SignedInUser, now: Date): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await endPayments(user.id);
    await removeFiles(user.id, now);
    if ((await erasePerson(user, now)) === "gone") return;
  }
  throw new AppError("CONFLICT");
}

async function endPayments(userId: string): Promise<void> {
  try {
    await endBilling(userId);
  } catch (cause) {
    const isTheirs =
      cause instanceof AppError && (cause.code === "PAYMENTS_UNAVAILABLE" || cause.code === "PAYMENTS_NOT_CONFIGURED");
    throw isTheirs ? new AppError("BILLING_NOT_ENDED", {}, { cause }) : cause;
  }
}
