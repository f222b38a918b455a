import "server-only";
import { firstQuestionOf } from "#lib/contracts/first-question.ts";
import { db } from "../db/client.ts";

/** Of a question no more is read than its first line can need, were it to begin with a file. */
const READ_LENGTH = 2000;

/**
 * What was asked first in each of these sessions, by the session's id; nothing of those that are unused. A button asks in
 * words of its own, the same each time: then it is the question that came of it, if one did.
 */
export async function findFirstQuestions(sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db().$queryRaw<{ sessionId: string; asked: string }[]>`
    SELECT session.id AS "sessionId",
      left(CASE WHEN first.request->>'type' IN ('generate_practice', 'generate_mcq')
        THEN coalesce((SELECT metadata->>'question' FROM messages WHERE reply_to_id = first.id), first.content)
        ELSE first.content END, ${READ_LENGTH}) AS asked
    FROM unnest(${sessionIds}::uuid[]) AS session (id)
    CROSS JOIN LATERAL (
      SELECT id, content, request FROM messages
      WHERE session_id = session.id AND role = 'user' ORDER BY sequence LIMIT 1
    ) AS first`;
  return new Map(rows.map(({ sessionId, asked }) => [sessionId, firstQuestionOf(asked)]));
}
