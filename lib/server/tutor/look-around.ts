import "server-only";
import { db } from "../db/client.ts";
import type { OpenTurn } from "./open-turn.ts";

export type AttachedFile = { messageId: string; objectId: string };

/** What there is around a question that its answer may have to do with. */
type Surroundings = {
  /** The files that came with the question, else those that came last in the session. */
  attached: AttachedFile[];
  /** Whether there are materials that the student may see: else the question need not be read for what it means, which takes longest. */
  areMaterials: boolean;
  /** Whether practice questions wait for the student's answer. */
  areOpen: boolean;
};

/**
 * Mostly there is nothing: so one statement finds that, rather than one for each, as the first word waits for it. A question
 * whose reply is written again may have other files after it: those do not count.
 */
export async function lookAround({ studentId, sessionId, sequence }: OpenTurn): Promise<Surroundings> {
  const [row] = await db().$queryRaw<Surroundings[]>`
    SELECT coalesce((
      SELECT jsonb_agg(jsonb_build_object('messageId', message_id, 'objectId', object_id) ORDER BY ordinal)
      FROM message_attachments WHERE message_id = (
        SELECT id FROM messages
        WHERE session_id = ${sessionId}::uuid AND sequence <= ${sequence}
          AND EXISTS (SELECT 1 FROM message_attachments WHERE message_id = messages.id)
        ORDER BY sequence DESC LIMIT 1)), '[]') AS attached,
      EXISTS (
        SELECT 1 FROM materials JOIN stored_objects ON stored_objects.id = materials.object_id
        WHERE (materials.owner_user_id = ${studentId}::uuid OR materials.is_public) AND stored_objects.state = 'ready'
      ) AS "areMaterials",
      EXISTS (
        SELECT 1 FROM issued_questions WHERE user_id = ${studentId}::uuid AND evaluated_at IS NULL AND NOT is_helped
      ) AS "areOpen"`;
  return row ?? { attached: [], areMaterials: false, areOpen: false };
}
