import "server-only";
import { db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { cutToTokens, estimateTokens } from "./estimate-tokens.ts";
import type { OpenTurn } from "./open-turn.ts";

export type PastMessage = { role: "user" | "assistant"; content: string };

/** `earlier`: what was said before these messages, in short; null where nothing was. */
type History = { history: readonly PastMessage[]; earlier: string | null };

export const MOST_MESSAGES = 20;
/** In tokens: of one message, so that a long one leaves room for others, and of all. */
const ROOM = { each: 3_000, all: 6_000 };

/** Of a conversation that was not summarised, so many of the questions before are listed, each cut to so much. */
const LISTED_QUESTIONS = 12;
const LISTED_LENGTH = 120;

/** What a model may read of a session. A practice question that waits for its answer is kept from it: it would solve it. */
export const READABLE = {
  content: { not: "" },
  state: { in: ["complete", "stopped"] },
  NOT: { question: { is: { evaluatedAt: null, isHelped: false } } },
} as const satisfies Prisma.MessageWhereInput;

/** What was said in the session before the question: the last messages that there is room for, and the rest in short. */
export async function gatherHistory({
  sessionId,
  sequence,
}: Pick<OpenTurn, "sessionId" | "sequence">): Promise<History> {
  const before = await db().message.findMany({
    // A question whose reply is written again may have others after it. With a cursor, Prisma would read all before it.
    where: { sessionId, ...READABLE, sequence: { lt: sequence } },
    select: { sequence: true, role: true, content: true },
    orderBy: { sequence: "desc" },
    take: MOST_MESSAGES + 1,
  });
  const kept = keepNewest(before);
  const history = kept.map(({ role, content }) => ({ role, content }));
  const [first] = kept;
  if (kept.length === before.length || first === undefined) return { history, earlier: null };
  const session = await db().chatSession.findUnique({
    where: { id: sessionId },
    select: { summary: true, summaryUntil: true },
  });
  const questions = await listQuestions(sessionId, { after: session?.summaryUntil ?? null, before: first.sequence });
  return { history, earlier: [session?.summary ?? "", ...questions].filter((line) => line !== "").join("\n") };
}

/** What the student asked between these messages, as far as no summary says it. */
async function listQuestions(
  sessionId: string,
  { after, before }: { after: bigint | null; before: bigint },
): Promise<string[]> {
  const rows = await db().message.findMany({
    where: { sessionId, ...READABLE, role: "user", sequence: { lt: before, ...(after !== null && { gt: after }) } },
    select: { content: true },
    orderBy: { sequence: "desc" },
    take: LISTED_QUESTIONS,
  });
  return rows.toReversed().map(({ content }) => `- ${content.replaceAll(/\s+/g, " ").trim().slice(0, LISTED_LENGTH)}`);
}

/** As many as there is room for, the oldest first; the newest is always one of them. */
export function keepNewest<Row extends PastMessage>(newestFirst: readonly Row[]): Row[] {
  return fitMessages(newestFirst.slice(0, MOST_MESSAGES), ROOM).toReversed();
}

/** The first messages, each cut to `each` tokens, until together they take more than `all`. */
export function fitMessages<Row extends PastMessage>(
  rows: readonly Row[],
  { each, all }: { each: number; all: number },
): Row[] {
  const fitting: Row[] = [];
  let left = all;
  for (const row of rows) {
    const content = cutToTokens(row.content, each);
    left -= estimateTokens(content);
    if (left < 0) break;
    fitting.push({ ...row, content });
  }
  return fitting;
}
