import "server-only";
import { firstQuestionOf } from "#lib/contracts/first-question.ts";
import { db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";

/** Of a question no more is read than its first line can need, were it to begin with a file. */
const READ_LENGTH = 2000;

/**
 * What was asked first in the row that is called `session`, as it was asked; null where nothing was. A button asks in words
 * of its own, the same each time: then it is the question that came of it, if one did.
 */
export const FIRST_ASKED = Prisma.sql`(
  SELECT left(CASE WHEN first.request->>'type' IN ('generate_practice', 'generate_mcq')
    THEN coalesce((SELECT metadata->>'question' FROM messages WHERE reply_to_id = first.id), first.content)
    ELSE first.content END, ${READ_LENGTH})
  FROM messages AS first WHERE first.session_id = session.id AND first.role = 'user' ORDER BY first.sequence LIMIT 1
)`;

/** What was asked first in a session; null in one that is unused. */
export async function findFirstQuestion(sessionId: string): Promise<string | null> {
  const [row] = await db().$queryRaw<{ asked: string | null }[]>`
    SELECT ${FIRST_ASKED} AS asked FROM (SELECT ${sessionId}::uuid AS id) AS session`;
  return toFirstQuestion(row?.asked ?? null);
}

export const toFirstQuestion = (asked: string | null): string | null =>
  asked === null ? null : firstQuestionOf(asked);
