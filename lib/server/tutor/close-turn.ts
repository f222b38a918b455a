import "server-only";
import type { Card } from "#lib/cards/card.ts";
import type { Suggestions } from "#lib/cards/suggestion.ts";
import type { UsedMaterial } from "#lib/cards/used-material.ts";
import type { MessageState, Provenance, Turn } from "#lib/contracts/chat.ts";
import { bytesOf, countReply } from "../chat/room.ts";
import { messageColumns, type MessageRow, toMessage } from "../chat/messages.ts";
import { type Database, db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import { AppError } from "../http/app-error.ts";
import { type Credit, releaseCredit, releaseUse, settleCredit, settleUnless, settleUse } from "../usage/credit.ts";
import { holdRate, personUse } from "../usage/rates.ts";
import type { OpenTurn } from "./open-turn.ts";
import { unlistReply } from "./replies-under-way.ts";

/**
 * What becomes of the use that a turn reserved: it is counted; given back, because something failed on our side; or given back
 * as a free turn, because the reply answers nothing. Who takes such turns faster than their rate allows pays with the use.
 */
type Charge = "counted" | "failed" | "free";

/** A reply as it is stored. */
export type Reply = {
  state: Exclude<MessageState, "writing">;
  content: string;
  card: Card | null;
  /** What it draws on, if anything. */
  usedMaterials?: readonly UsedMaterial[];
  suggestions?: Suggestions | null;
  provenance: Provenance;
  charge: Charge;
  /** Whether the model that wrote it was given less than all that was said before. */
  leftOut?: boolean;
  /** What else the reply changes, stored with it or not at all. */
  record: ((transaction: Database) => Promise<void>) | null;
};

/**
 * Another attempt took over (CONFLICT), or the session was deleted (NOT_FOUND): what this attempt wrote counts for nothing.
 */
export class LeaseLost extends AppError {}

/** Stores the reply, settles or releases the use, and records what else it changes: all of it or nothing. */
export async function closeTurn(turn: OpenTurn, reply: Reply): Promise<Turn> {
  const { record } = reply;
  try {
    // One statement needs no transaction around it.
    if (record === null) return await storeReply(db(), turn, reply);
    return await db().$transaction(async (transaction) => {
      const closed = await storeReply(transaction, turn, reply);
      await record(transaction);
      return await withAnswered(transaction, turn, closed);
    });
  } catch (error) {
    if (error instanceof LeaseLost && error.code === "NOT_FOUND") await leaveDeleted(turn, reply);
    throw error;
  }
}

/** With the card that it changed, if it did. */
async function withAnswered(database: Database, { act }: OpenTurn, closed: Turn): Promise<Turn> {
  if (act.kind !== "answer") return closed;
  const row = await database.message.findUnique({ where: { id: act.questionId }, select: messageColumns });
  return row === null ? closed : { ...closed, question: toMessage(row, new Date()) };
}

/** The turn, if this very reply to it is stored. */
export async function findClosed(turn: OpenTurn, { state, content }: Reply): Promise<Turn | null> {
  const row = await db().message.findFirst({
    where: { id: turn.replyId, state, content, leaseHolder: null },
    select: messageColumns,
  });
  return row === null ? null : withAnswered(db(), turn, closedAs(turn, row));
}

/** Locks in the order in which a turn is opened, and a session deleted: session, reply, person, day. */
async function storeReply(database: Database, turn: OpenTurn, reply: Reply): Promise<Turn> {
  const metadata = metadataOf(reply);
  const card = metadata && JSON.stringify(metadata);
  const provenance = JSON.stringify(reply.provenance);
  const [row] = await database.$queryRaw<MessageRow[]>`
    WITH session AS (
      SELECT id FROM chat_sessions WHERE id = ${turn.sessionId}::uuid FOR NO KEY UPDATE
    ), closed AS (
      UPDATE messages AS m
      SET state = ${reply.state}::message_state, content = ${reply.content}, metadata = ${card}::jsonb,
          provenance = ${provenance}::jsonb, lease_holder = NULL, lease_until = NULL
      FROM session
      WHERE m.id = ${turn.replyId}::uuid AND m.session_id = session.id AND m.lease_holder = ${turn.leaseHolder}::uuid AND m.state = 'writing'
      RETURNING m.*
    ), grown AS (${countReply(bytesOf([reply.content, card ?? "", provenance]), Prisma.sql`closed`)}
    ), ended AS (${unlistReply(turn, Prisma.sql`grown`)}
    ), free AS (${takeFree(turn, reply)}
    ), counted AS (${countUse(turn, reply)})
    SELECT id, role::text, state::text, content, metadata, provenance, created_at AS "createdAt", reply_to_id AS "replyToId", lease_until AS "leaseUntil" FROM closed`;
  if (!row) throw new LeaseLost((await isDeleted(database, turn)) ? "NOT_FOUND" : "CONFLICT");
  return closedAs(turn, row);
}

function closedAs({ userMessage }: OpenTurn, row: MessageRow): Turn {
  return { userMessage, message: toMessage(row, new Date()) };
}

/** Only a reply that could be stored is counted, or given back. */
function countUse({ credit }: OpenTurn, { charge }: Reply): Prisma.Sql {
  return credit === null ? NOTHING : COUNT_USE[charge](credit, IS_CLOSED);
}

const NOTHING = Prisma.sql`SELECT 0`;
/** Locks the session's row before the person's, and that before the day's, as whoever opens a turn does. */
const IS_CLOSED = Prisma.sql`EXISTS (SELECT 1 FROM ended)`;

const COUNT_USE = {
  counted: settleUse,
  failed: releaseUse,
  free: (credit, condition) => settleUnless(Prisma.sql`EXISTS (SELECT 1 FROM free)`, credit, condition),
} as const satisfies Record<Charge, (credit: Credit, condition: Prisma.Sql) => Prisma.Sql>;

/** A turn that had nothing to pay took its free turn when it was opened. */
function takeFree({ credit, studentId }: OpenTurn, { charge }: Reply): Prisma.Sql {
  return credit !== null && charge === "free"
    ? holdRate(personUse(studentId, "freeTurn"), new Date(), IS_CLOSED)
    : NOTHING;
}

function metadataOf({ card, usedMaterials = [], suggestions = null }: Reply) {
  if (usedMaterials.length === 0 && suggestions === null) return card;
  return {
    ...card,
    ...(usedMaterials.length > 0 && { usedMaterials: [...usedMaterials] }),
    ...(suggestions !== null && { suggestions }),
  };
}

async function isDeleted(database: Database, { replyId }: OpenTurn): Promise<boolean> {
  return (await database.message.findUnique({ where: { id: replyId }, select: { id: true } })) === null;
}

/** A session that is deleted while a reply is read does not make the reply free. Nothing else of it stays behind. */
async function leaveDeleted(turn: OpenTurn, { charge }: Reply): Promise<void> {
  const { credit } = turn;
  await db().$executeRaw(unlistReply(turn, Prisma.sql`(SELECT 1) AS turn`));
  if (credit === null) return;
  await (charge === "counted" ? settleCredit(db(), credit) : releaseCredit(db(), credit));
}
