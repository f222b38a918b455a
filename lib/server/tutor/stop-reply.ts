import "server-only";
import { db } from "../db/client.ts";
import { findLiveReply } from "./live-reply.ts";

/** Asks whoever writes the reply to stop: at once when it is this process, else through the row that it saves to. */
export async function stopReply(replyId: string): Promise<boolean> {
  const { count } = await db().message.updateMany({
    where: { id: replyId, state: "writing", leaseUntil: { gt: new Date() } },
    data: { stopRequested: true },
  });
  findLiveReply(replyId)?.stop.abort();
  return count > 0;
}
