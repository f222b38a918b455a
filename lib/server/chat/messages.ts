import "server-only";
import { z } from "zod";
import { parseCard } from "#lib/cards/card.ts";
import { usedMaterialSchema } from "#lib/cards/used-material.ts";
import {
  type Message,
  type MessageMetadata,
  type MessageQuery,
  type MessageState,
  provenanceSchema,
} from "#lib/contracts/chat.ts";
import { db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { assertOwnSession } from "./sessions.ts";

export const messageColumns = {
  id: true,
  role: true,
  state: true,
  content: true,
  metadata: true,
  provenance: true,
  createdAt: true,
  replyToId: true,
  leaseUntil: true,
} as const satisfies Prisma.MessageSelect;

export type MessageRow = Prisma.MessageGetPayload<{ select: typeof messageColumns }>;

/**
 * A reply whose writer let its lease expire was interrupted, whatever its row says: the process that would have
 * written that down is dead. The lease is long against the clock difference between servers.
 */
export function stateOf(row: Pick<MessageRow, "state" | "leaseUntil">, now: Date): MessageState {
  return row.state === "writing" && (!row.leaseUntil || row.leaseUntil <= now) ? "interrupted" : row.state;
}

export function toMessage(row: MessageRow, now: Date): Message {
  const provenance = provenanceSchema.safeParse(row.provenance);
  return {
    id: row.id,
    role: row.role,
    state: stateOf(row, now),
    content: row.content,
    metadata: row.metadata === null ? null : readMetadata(row.metadata),
    createdAt: row.createdAt.toISOString(),
    replyToId: row.replyToId,
    provenance: provenance.success ? provenance.data : null,
  };
}

const sourcedSchema = z.object({ usedMaterials: z.array(usedMaterialSchema).min(1) });

function readMetadata(stored: unknown): MessageMetadata | null {
  const card = parseCard(stored);
  const sourced = sourcedSchema.safeParse(stored);
  return sourced.success ? { ...card, ...sourced.data } : card;
}

/** The messages of a session, or a page of them; oldest first. */
export async function listMessages(
  userId: string,
  sessionId: string,
  { before, limit }: MessageQuery,
  now: Date,
): Promise<Message[]> {
  const rows = await db().message.findMany({
    where: {
      sessionId,
      session: { userId },
      ...(before !== undefined && { sequence: { lt: await findSequence(before) } }),
    },
    select: messageColumns,
    orderBy: { sequence: "desc" },
    ...(limit !== undefined && { take: limit }),
  });
  if (rows.length === 0) await assertOwnSession(userId, sessionId);
  return rows.toReversed().map((row) => toMessage(row, now));
}

/** Where a message stands; 0 for one that does not exist. With a cursor instead, Prisma would read all messages before it, whatever the limit. */
async function findSequence(id: string): Promise<bigint> {
  const row = await db().message.findUnique({ where: { id }, select: { sequence: true } });
  return row?.sequence ?? 0n;
}
