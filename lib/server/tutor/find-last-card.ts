import "server-only";
import type { Card } from "#lib/cards/card.ts";
import { cardOf } from "#lib/contracts/card-of.ts";
import { messageColumns, toMessage } from "../chat/messages.ts";
import { db } from "../db/client.ts";
import type { OpenTurn } from "./open-turn.ts";

/** The card of the reply before a turn; null where that has none. */
export async function findLastCard({
  sessionId,
  sequence,
}: Pick<OpenTurn, "sessionId" | "sequence">): Promise<Card | null> {
  const row = await db().message.findFirst({
    where: { sessionId, role: "assistant", sequence: { lt: sequence } },
    select: messageColumns,
    orderBy: { sequence: "desc" },
  });
  return row && cardOf(toMessage(row, new Date()));
}
