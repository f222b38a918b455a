import "server-only";
import { cardOf } from "#lib/contracts/card-of.ts";
import { splitFileBlocks } from "#lib/contracts/file-blocks.ts";
import type { Said } from "#lib/conversation/hint-subject.ts";
import { withoutAsides } from "#lib/conversation/without-asides.ts";
import { messageColumns, toMessage } from "../chat/messages.ts";
import { db } from "../db/client.ts";

/** As far back as a turn is looked for something to be about. */
const REMEMBERED = 40;

/** What was said in a session before a place of it, oldest first; in the whole session where no place is named. */
export async function listSaid(sessionId: string, before?: bigint): Promise<Said[]> {
  const rows = await db().message.findMany({
    where: { sessionId, ...(before !== undefined && { sequence: { lt: before } }) },
    select: messageColumns,
    orderBy: { sequence: "desc" },
    take: REMEMBERED,
  });
  return rows.toReversed().map((row) => {
    const message = toMessage(row, new Date());
    const { text, files } = splitFileBlocks(message.content);
    // As it was understood: "lol fine. what is ethene" is remembered as its question.
    return {
      role: message.role,
      text: message.role === "user" ? withoutAsides(text) : text,
      hasFiles: files.length > 0,
      card: cardOf(message),
    };
  });
}
