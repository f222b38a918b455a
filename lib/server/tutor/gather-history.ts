import "server-only";
import { cardInShort } from "#lib/cards/card-in-short.ts";
import { cardText } from "#lib/cards/card-text.ts";
import { parseCard } from "#lib/cards/card.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import { db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { cutToTokens, estimateTokens } from "./estimate-tokens.ts";
import type { OpenTurn } from "./open-turn.ts";

export type PastMessage = { role: "user" | "assistant"; content: string };

/** `earlier`: what was said before these messages, in short; null where nothing was. `solved`: by the engine, the latest first. */
type History = { history: readonly PastMessage[]; earlier: string | null; solved: readonly SolutionFacts[] };

const MOST_MESSAGES = 20;
/** So many are left out at once, and then none for as many turns: what a model was told before begins alike, and is not read anew. */
const LEFT_OUT_AT_ONCE = 10;
/** Of so many messages with solutions the values are known to the check of claims. */
const MOST_SOLVED = 6;
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

const COLUMNS = { sequence: true, role: true, content: true, metadata: true } as const satisfies Prisma.MessageSelect;

type Row = Prisma.MessageGetPayload<{ select: typeof COLUMNS }>;

/** What a message says to a model: its card in short, and its words where they are others. */
export function tellMessage({ role, content, metadata }: Omit<Row, "sequence">): PastMessage {
  const card = role === "assistant" ? parseCard(metadata) : null;
  if (card === null) return { role, content };
  const short = cardInShort(card);
  return { role, content: content === cardText(card) ? short : `${short}\n\n${content}` };
}

function listSolved(newestFirst: readonly Row[]): SolutionFacts[] {
  const cards = newestFirst.flatMap(({ metadata }) => parseCard(metadata) ?? []);
  return cards
    .flatMap((card) => (card.type === "step_solution" ? [card.facts] : []))
    .slice(0, MOST_SOLVED)
    .flat();
}

type Told = PastMessage & { sequence: bigint };

/** The last messages of these that there is room for, oldest first; how many of the newest that are, and whether all. */
export async function listTold(
  where: Prisma.MessageWhereInput,
): Promise<{ told: readonly Told[]; rows: readonly Row[]; areAll: boolean }> {
  const [newest, count] = await Promise.all([
    db().message.findMany({ where, select: COLUMNS, orderBy: { sequence: "desc" }, take: MOST_MESSAGES }),
    db().message.count({ where }),
  ]);
  const rows = newest.slice(0, countKept(count));
  const told = fitMessages(
    rows.map((row) => ({ ...tellMessage(row), sequence: row.sequence })),
    ROOM,
  );
  return { told: told.toReversed(), rows: rows.slice(0, told.length), areAll: told.length === count };
}

/** What was said in the session before the question: the last messages that there is room for, and the rest in short. */
export async function gatherHistory({
  sessionId,
  sequence,
}: Pick<OpenTurn, "sessionId" | "sequence">): Promise<History> {
  // A question whose reply is written again may have others after it. With a cursor, Prisma would read all before it.
  const { told, rows, areAll } = await listTold({ sessionId, ...READABLE, sequence: { lt: sequence } });
  const history = told.map(({ role, content }) => ({ role, content }));
  const solved = listSolved(rows);
  const [first] = told;
  if (areAll || first === undefined) return { history, earlier: null, solved };
  const session = await db().chatSession.findUnique({
    where: { id: sessionId },
    select: { summary: true, summaryUntil: true },
  });
  const questions = await listQuestions(sessionId, { after: session?.summaryUntil ?? null, before: first.sequence });
  return { history, earlier: [session?.summary ?? "", ...questions].filter((line) => line !== "").join("\n"), solved };
}

/** Of so many messages the newest that are told. */
function countKept(count: number): number {
  return count - LEFT_OUT_AT_ONCE * Math.ceil(Math.max(0, count - MOST_MESSAGES) / LEFT_OUT_AT_ONCE);
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
