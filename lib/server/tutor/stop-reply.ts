import "server-only";
import { db } from "../db/client.ts";
import { findLiveReply } from "./live-reply.ts";

/** Asks whoever writes the reply to stop: at once when it is this process, else through the row that it saves to. Tells whether anybody is asked. */
export async function stopReply(replyId: string): Promise<boolean> {
  const live = findLiveReply(replyId);
  // Before the row, which a busy database makes wait: each moment more is paid for by the token.
  live?.stop.abort();
  const { count } = await db().message.updateMany({
    where: { id: replyId, state: "writing", leaseUntil: { gt: new Date() } },
    data: { stopRequested: true },
  });
  return live !== undefined || count > 0;
}
