import "server-only";
import type { Card } from "#lib/cards/card.ts";
import type { UsedMaterial } from "#lib/cards/used-material.ts";
import type { MessageState, Provenance, Turn } from "#lib/contracts/chat.ts";
import { messageColumns, toMessage } from "../chat/messages.ts";
import { type Database, db } from "../db/client.ts";
import { releaseCredit, settleCredit } from "../usage/credit.ts";
import type { OpenTurn } from "./open-turn.ts";

/** A reply as it is stored. `charged` tells whether the use is counted or given back. */
export type Reply = {
  state: Exclude<MessageState, "writing">;
  content: string;
  card: Card | null;
  /** What it draws on, if anything. */
  usedMaterials?: readonly UsedMaterial[];
  provenance: Provenance;
  charged: boolean;
  /** What else the reply changes, stored with it or not at all. */
  record: ((transaction: Database) => Promise<void>) | null;
};

/** Another attempt took over, or the session was deleted: what this attempt wrote counts for nothing. */
export class LeaseLost extends Error {}

/** Stores the reply and settles or releases the use, in one transaction. */
export async function closeTurn(turn: OpenTurn, reply: Reply): Promise<Turn> {
  try {
    return await db().$transaction((transaction) => storeReply(transaction, turn, reply));
  } catch (error) {
    if (error instanceof LeaseLost && reply.charged) await settleDeleted(turn);
    throw error;
  }
}

async function storeReply(transaction: Database, turn: OpenTurn, reply: Reply): Promise<Turn> {
  const metadata = metadataOf(reply);
  const [row] = await transaction.message.updateManyAndReturn({
    where: { id: turn.replyId, leaseHolder: turn.leaseHolder, state: "writing" },
    data: {
      state: reply.state,
      content: reply.content,
      ...(metadata && { metadata }),
      provenance: reply.provenance,
      leaseHolder: null,
      leaseUntil: null,
    },
    select: messageColumns,
  });
  if (!row) throw new LeaseLost();
  await reply.record?.(transaction);
  if (turn.credit) await (reply.charged ? settleCredit : releaseCredit)(transaction, turn.credit);
  return { userMessage: turn.userMessage, message: toMessage(row, new Date()) };
}

function metadataOf({ card, usedMaterials = [] }: Reply) {
  return usedMaterials.length > 0 ? { ...card, usedMaterials: [...usedMaterials] } : card;
}

/** A session that is deleted while a reply is read does not make the reply free; another attempt pays by itself. */
async function settleDeleted({ replyId, credit }: OpenTurn): Promise<void> {
  const isDeleted = (await db().message.findUnique({ where: { id: replyId }, select: { id: true } })) === null;
  if (isDeleted && credit) await settleCredit(db(), credit);
}
