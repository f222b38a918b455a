import "server-only";
import { z } from "zod";
import { parseCard } from "#lib/cards/card.ts";
import {
  besidesSchema,
  type Message,
  type MessageMetadata,
  type MessageQuery,
  type MessageState,
  provenanceSchema,
} from "#lib/contracts/chat.ts";
import { db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import type { Page } from "../http/page.ts";
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

/** Each by itself: what of it cannot be read takes nothing else along. */
function readMetadata(stored: unknown): MessageMetadata | null {
  const card = parseCard(stored);
  const { usedMaterials, suggestions } = besidesSchema.shape;
  const besides = z
    .object({ usedMaterials: usedMaterials.catch(undefined), suggestions: suggestions.catch(undefined) })
    .safeParse(stored);
  const here = Object.entries(besides.data ?? {}).filter(([, value]) => value !== undefined);
  return here.length === 0 ? card : { ...card, ...Object.fromEntries(here) };
}

/** How much the messages of a page may take in the database; one is always there. */
const PAGE_BYTES = 2 * 1024 * 1024;

type PagedRow = MessageRow & { available: bigint };

/** A page of a session's messages, oldest first; throws NOT_FOUND for a session that is not the user's. An unknown `before` has nothing before it. */
export async function listMessages(
  userId: string,
  sessionId: string,
  query: MessageQuery,
  now: Date,
): Promise<Page<Message>> {
  const page = await findMessages(userId, sessionId, query, now);
  if (page.rows.length === 0) await assertOwnSession(userId, sessionId);
  return page;
}

/** The same, and nothing of a session that is not the user's. */
export async function findMessages(
  userId: string,
  sessionId: string,
  { before, limit }: MessageQuery,
  now: Date,
): Promise<Page<Message>> {
  const isBefore =
    before === undefined
      ? Prisma.empty
      : Prisma.sql`AND sequence < coalesce((SELECT sequence FROM messages WHERE id = ${before}::uuid), 0)`;
  const rows = await db().$queryRaw<PagedRow[]>`
    WITH newest AS (
      SELECT messages.*, octet_length(content) + coalesce(pg_column_size(metadata), 0) + coalesce(pg_column_size(provenance), 0) AS bytes
      FROM messages
      WHERE session_id = (SELECT id FROM chat_sessions WHERE id = ${sessionId}::uuid AND user_id = ${userId}::uuid) ${isBefore}
      ORDER BY sequence DESC LIMIT ${limit + 1}::int
    ), measured AS (
      SELECT *, sum(bytes) OVER (ORDER BY sequence DESC) - bytes AS bytes_after, count(*) OVER () AS available FROM newest
    )
    SELECT id, role::text, state::text, content, metadata, provenance, created_at AS "createdAt", reply_to_id AS "replyToId",
      lease_until AS "leaseUntil", available
    FROM measured WHERE bytes_after < ${PAGE_BYTES}::int ORDER BY sequence DESC LIMIT ${limit}::int`;
  return {
    rows: rows.toReversed().map((row) => toMessage(row, now)),
    isLast: rows.length === Number(rows[0]?.available ?? 0),
  };
}
