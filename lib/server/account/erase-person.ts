import "server-only";
import { type Database, db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { longTransaction } from "../db/long-transaction.ts";
import { isWriteConflict } from "../db/write-conflict.ts";
import { removeObject } from "../files/remove-object.ts";
import { forgetTokens } from "../model/day-tokens.ts";
import { forgetTurns } from "../reading/turns.ts";
import { forgetRates } from "../usage/rates.ts";

/** Of whoever wrote for years, no statement may hold what others wait for too long. */
const MESSAGES_AT_ONCE = 5_000;

/** A file whose bytes have arrived and are not yet given up. */
const KEPT = { state: { notIn: ["awaited", "removed"] } } satisfies Prisma.StoredObjectWhereInput;

const MAX_TRIES = 5;

/** Takes a person's files away, with pages, passages and materials, one by one: each is whole or gone. */
export async function removeFiles(userId: string, now: Date): Promise<void> {
  const files = await db().storedObject.findMany({ where: { ownerUserId: userId, ...KEPT }, select: { id: true } });
  // Each may be removed by somebody else until its turn comes.
  for (const { id } of files) await db().$transaction((transaction) => removeObject(transaction, id, now, KEPT));
}

type Person = { id: string; email: string };

/**
 * Deletes a person in one transaction, with everything that is theirs; `billed` when a plan is being bought meanwhile, and
 * nothing is deleted. Who answers them at this moment finds nothing left to write to. Where both wait for each other,
 * Postgres gives up one of the two: a reply for good, this one tries again.
 */
export async function erasePerson(person: Person, now: Date): Promise<"gone" | "billed"> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await longTransaction((transaction) => erase(transaction, person, now));
    } catch (error) {
      if (tries === MAX_TRIES || !isWriteConflict(error)) throw error;
    }
  }
}

async function erase(transaction: Database, { id, email }: Person, now: Date): Promise<"gone" | "billed"> {
  // From here on nobody can add anything that is theirs.
  await transaction.$queryRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE`;
  if ((await transaction.billingCustomer.count({ where: { userId: id } })) > 0) return "billed";
  await leaveBytes(transaction, id, now);
  await eraseMessages(transaction, id);
  await forgetRates(transaction, id);
  await forgetTokens(transaction, id);
  await forgetTurns(transaction, id);
  if (email !== "") await transaction.verificationToken.deleteMany({ where: { identifier: email } });
  await transaction.user.deleteMany({ where: { id } });
  return "gone";
}

/** What has arrived since the files were removed goes too; what is left of them all, bytes to be removed, belongs to nobody. */
async function leaveBytes(transaction: Database, ownerUserId: string, now: Date): Promise<void> {
  // One that arrives at this very moment is awaited no more, and comes next.
  await transaction.storedObject.deleteMany({ where: { ownerUserId, state: "awaited" } });
  const late = await transaction.storedObject.findMany({ where: { ownerUserId, ...KEPT }, select: { id: true } });
  for (const { id } of late) await removeObject(transaction, id, now);
  await transaction.storedObject.updateMany({ where: { ownerUserId }, data: { ownerUserId: null } });
}

async function eraseMessages(transaction: Database, userId: string): Promise<void> {
  let erased: number;
  do {
    erased = await transaction.$executeRaw`
      DELETE FROM messages WHERE id IN (
        SELECT messages.id FROM messages JOIN chat_sessions ON chat_sessions.id = session_id
        WHERE user_id = ${userId}::uuid LIMIT ${MESSAGES_AT_ONCE})`;
  } while (erased === MESSAGES_AT_ONCE);
}
