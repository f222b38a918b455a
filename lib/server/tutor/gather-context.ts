import "server-only";
import { db } from "../db/client.ts";
import type { OpenTurn } from "./open-turn.ts";

export type PastMessage = { role: "user" | "assistant"; content: string };

export type Context = { history: PastMessage[] };

const HISTORY_MESSAGES = 20;
const HISTORY_CHARACTERS = 24_000;

/**
 * What was said in the session before the question, oldest first, within a budget. A practice question that waits for its
 * answer is kept from the model, which would solve it. Reads only.
 */
export async function gatherContext(turn: OpenTurn): Promise<Context> {
  const rows = await db().message.findMany({
    where: {
      sessionId: turn.sessionId,
      content: { not: "" },
      state: { in: ["complete", "stopped"] },
      NOT: { question: { is: { evaluatedAt: null, isHelped: false } } },
    },
    select: { id: true, role: true, content: true },
    orderBy: { sequence: "desc" },
    // A question whose reply is written again may have others after it.
    cursor: { id: turn.userMessage.id },
    take: HISTORY_MESSAGES,
  });
  const history: PastMessage[] = [];
  let characters = 0;
  for (const { id, role, content } of rows) {
    if (id === turn.userMessage.id) continue;
    characters += content.length;
    if (characters > HISTORY_CHARACTERS) break;
    history.unshift({ role, content });
  }
  return { history };
}
