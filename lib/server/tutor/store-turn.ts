import "server-only";
import { randomUUID } from "node:crypto";
import type { Message, ParsedSendMessage } from "#lib/contracts/chat.ts";
import { withFileNames } from "#lib/contracts/file-blocks.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { bytesOf } from "../chat/room.ts";
import { db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import type { Attachment } from "../files/attachments.ts";
import { holdUse } from "../usage/credit.ts";
import { holdRate, personUse } from "../usage/rates.ts";
import type { Cost } from "./cost-of-turn.ts";
import { leaseFrom } from "./lease.ts";
import { listReply, lockStudent } from "./replies-under-way.ts";

type NewTurn = {
  /** Of the question; lower case. */
  id: string;
  studentId: string;
  sessionId: string;
  request: ParsedSendMessage;
  bodyDigest: string;
  locale: Locale;
  attachments: readonly Attachment[];
  cost: Cost;
  now: Date;
};

/** A question that was stored, with the row of its reply, which this process holds the lease of. */
export type StoredTurn = {
  /** Of the session. */
  topic: string;
  userMessage: Message;
  /** The question's place in the session. */
  sequence: bigint;
  replyId: string;
  /** This attempt at the reply; another attempt has another, and what this one writes then no longer counts. */
  leaseHolder: string;
};

/** `refused`: the cost could not be taken. `busy`: too many replies are under way. `taken`: the question's id is in use, or its session is gone. In none of these cases anything is stored or reserved. */
type Storing = { kind: "stored"; turn: StoredTurn } | { kind: "taken" | "refused" | "busy" };

type Row = { topic: string; mayReply: boolean; isHeld: boolean; sequence: bigint | null };

/**
 * Takes the cost and stores the question together with the reply's empty row: all of it or nothing. One statement, since
 * the first word of each reply waits for it.
 */
export async function storeTurn(turn: NewTurn): Promise<Storing> {
  const { id, studentId, sessionId, request, bodyDigest, locale, attachments, cost, now } = turn;
  const [replyId, leaseHolder] = [randomUUID(), randomUUID()];
  const content = withFileNames(
    request.content,
    attachments.map(({ name }) => name),
  );
  const stored = JSON.stringify({ ...request, locale });
  const [row] = await db().$queryRaw<Row[]>`
    WITH session AS (
      SELECT id, topic FROM chat_sessions WHERE id = ${sessionId}::uuid AND user_id = ${studentId}::uuid
        AND NOT EXISTS (SELECT 1 FROM messages WHERE id = ${id}::uuid)
      FOR NO KEY UPDATE
    ), student AS (
      ${lockStudent(studentId, Prisma.sql`session`)}
    ), held AS (
      ${takeCost(cost, Prisma.sql`EXISTS (SELECT 1 FROM student)`)}
    ), question AS (
      INSERT INTO messages (id, session_id, role, content, body_digest, request, created_at)
      SELECT ${id}::uuid, session.id, 'user', ${content}, ${bodyDigest}, ${stored}::jsonb, ${now}::timestamptz FROM session, held
      ON CONFLICT DO NOTHING RETURNING id, session_id, sequence
    ), attached AS (
      INSERT INTO message_attachments (message_id, object_id, ordinal)
      SELECT question.id, file.id, file.number - 1
      FROM question, unnest(${attachments.map((attachment) => attachment.id)}::uuid[]) WITH ORDINALITY AS file (id, number)
    ), reply AS (
      INSERT INTO messages (id, session_id, role, state, content, reply_to_id, lease_holder, lease_until, created_at)
      SELECT ${replyId}::uuid, session_id, 'assistant', 'writing', '', id, ${leaseHolder}::uuid, ${leaseFrom(new Date())}::timestamptz, ${now}::timestamptz FROM question
    ), listed AS (
      ${listReply({ studentId, replyId }, Prisma.sql`question`)}
    ), touched AS (
      UPDATE chat_sessions SET updated_at = ${now}, bytes = bytes + ${bytesOf([content, stored])}::bigint FROM question WHERE chat_sessions.id = question.session_id
    )
    SELECT topic, EXISTS (SELECT 1 FROM student) AS "mayReply", EXISTS (SELECT 1 FROM held) AS "isHeld", question.sequence FROM session LEFT JOIN question ON true`;
  if (row === undefined) return { kind: "taken" };
  if (!row.mayReply) return { kind: "busy" };
  if (!row.isHeld) return { kind: "refused" };
  // Taken in the same instant: what was reserved is that other request's too.
  if (row.sequence === null) return { kind: "taken" };
  return {
    kind: "stored",
    turn: {
      topic: row.topic,
      userMessage: userMessage({ id, content, now }),
      sequence: row.sequence,
      replyId,
      leaseHolder,
    },
  };
}

function takeCost(cost: Cost, condition: Prisma.Sql): Prisma.Sql {
  switch (cost.kind) {
    case "use":
      return holdUse(cost.use, condition);
    case "free-turn":
      return holdRate(personUse(cost.turn.userId, "freeTurn"), cost.turn.now, condition);
    case "nothing":
      return Prisma.sql`SELECT 0 WHERE ${condition}`;
  }
}

/** As it would be read from its row. */
function userMessage({ id, content, now }: { id: string; content: string; now: Date }): Message {
  return {
    id,
    role: "user",
    state: "complete",
    content,
    metadata: null,
    createdAt: now.toISOString(),
    replyToId: null,
    provenance: null,
  };
}
