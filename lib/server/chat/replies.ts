import "server-only";
import { z } from "zod";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";

/** The address of a reply: `/api/chat/{sessionId}/messages/{messageId}/…`. */
export const replyParamsSchema = z.object({ sessionId: z.uuid(), messageId: z.uuid() });

/** Throws NOT_FOUND for a reply that is not there, not in that session, or not the user's. */
export async function assertOwnReply(
  userId: string,
  { sessionId, messageId }: z.infer<typeof replyParamsSchema>,
): Promise<void> {
  const row = await db().message.findFirst({
    where: { id: messageId, sessionId, role: "assistant", session: { userId } },
    select: { id: true },
  });
  if (!row) throw new AppError("NOT_FOUND");
}
