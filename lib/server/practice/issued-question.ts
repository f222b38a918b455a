import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { parseCard } from "#lib/cards/card.ts";
import { LOCALES, type Locale } from "#lib/i18n/locales.ts";
import { optionSchema, type Option } from "#lib/problems/options.ts";
import { FORMS, type Form } from "#lib/problems/forms.ts";
import { type Problem, problemSchema } from "#lib/problems/problem.ts";
import { type Database, db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";

/** A practice question on record: what was asked, with its answer. */
export type IssuedQuestion = {
  /** The message that issued it. */
  id: string;
  problem: Problem;
  form: Form;
  options: readonly Option[];
  locale: Locale;
  hintsGiven: number;
  isHelped: boolean;
  /** Answers that could not be read. */
  unreadAnswers: number;
  isEvaluated: boolean;
};

const columns = {
  id: true,
  problem: true,
  form: true,
  options: true,
  locale: true,
  hintsGiven: true,
  isHelped: true,
  unreadAnswers: true,
  evaluatedAt: true,
} as const satisfies Prisma.IssuedQuestionSelect;

const storedSchema = z.object({
  problem: problemSchema,
  form: z.enum(FORMS),
  options: z.array(optionSchema),
  locale: z.enum(LOCALES),
});

type Row = Prisma.IssuedQuestionGetPayload<{ select: typeof columns }>;

function toQuestion(row: Row | null): IssuedQuestion | null {
  const stored = storedSchema.safeParse(row);
  if (row === null || !stored.success) return null;
  const { id, hintsGiven, isHelped, unreadAnswers, evaluatedAt } = row;
  return { id, hintsGiven, isHelped, unreadAnswers, isEvaluated: evaluatedAt !== null, ...stored.data };
}

/** The text of a question as it is compared: clients differ in spaces and letter case only. */
function digestOfText(text: string): string {
  const plain = text.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
  return createHash("sha256").update(plain).digest("base64url");
}

/** The user's question with this id, or else the newest with this text; null when there is none. */
export async function findQuestion(
  userId: string,
  { id, text }: { id?: string | undefined; text: string },
): Promise<IssuedQuestion | null> {
  const row = id
    ? await db().issuedQuestion.findFirst({ where: { id, userId }, select: columns })
    : await db().issuedQuestion.findFirst({
        where: { userId, textDigest: digestOfText(text) },
        select: columns,
        orderBy: { createdAt: "desc" },
      });
  return toQuestion(row);
}

/** More than anybody leaves unanswered; the oldest beyond are forgotten. */
const MOST_OPEN = 100;

/** A question that waits for an answer without help, with its text. */
export type OpenQuestion = { question: IssuedQuestion; sessionId: string; statement: string };

/** The user's open questions, newest first. */
export async function listOpenQuestions(userId: string): Promise<OpenQuestion[]> {
  const where = { userId, evaluatedAt: null, isHelped: false };
  const rows = await db().issuedQuestion.findMany({
    where,
    select: columns,
    orderBy: { createdAt: "desc" },
    take: MOST_OPEN,
  });
  // Each reply of a model waits for this, and mostly there are none.
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const messages = await db().message.findMany({
    where: { id: { in: ids } },
    select: { id: true, metadata: true, sessionId: true },
  });
  return rows.flatMap((row) => {
    const question = toQuestion(row);
    const message = messages.find(({ id }) => id === row.id);
    if (question === null || message === undefined) return [];
    const card = parseCard(message.metadata);
    const statement = card?.type === "practice_question" || card?.type === "mcq_question" ? card.question : "";
    return [{ question, sessionId: message.sessionId, statement }];
  });
}

/** The question, its row locked until the transaction ends: what follows is decided for one request at a time. */
export async function lockQuestion(transaction: Database, id: string): Promise<IssuedQuestion | null> {
  await transaction.$queryRaw`SELECT 1 FROM issued_questions WHERE id = ${id}::uuid FOR UPDATE`;
  return toQuestion(await transaction.issuedQuestion.findUnique({ where: { id }, select: columns }));
}

type NewQuestion = Pick<IssuedQuestion, "id" | "problem" | "form" | "options" | "locale"> & {
  userId: string;
  text: string;
};

export async function storeQuestion(database: Database, { text, ...question }: NewQuestion): Promise<void> {
  await database.issuedQuestion.create({
    data: { ...question, options: [...question.options], textDigest: digestOfText(text) },
    select: { id: true },
  });
}

/** Which of these texts the user was asked already. */
export async function findAsked(userId: string, texts: readonly string[]): Promise<ReadonlySet<string>> {
  const textDigest = { in: texts.map(digestOfText) };
  const rows = await db().issuedQuestion.findMany({ where: { userId, textDigest }, select: { textDigest: true } });
  const asked = new Set(rows.map((row) => row.textDigest));
  return new Set(texts.filter((text) => asked.has(digestOfText(text))));
}

/** From now on an answer to the question is one with help; after it was evaluated that changes nothing any more. */
export async function markHelped(database: Database, id: string, hintsGiven = 0): Promise<void> {
  await database.$executeRaw`
    UPDATE issued_questions SET is_helped = is_helped OR evaluated_at IS NULL, hints_given = greatest(hints_given, ${hintsGiven}::int)
    WHERE id = ${id}::uuid`;
  await database.$executeRaw`
    UPDATE messages AS m SET metadata = jsonb_set(m.metadata, '{isHelped}', to_jsonb(q.is_helped))
    FROM issued_questions AS q WHERE q.id = m.id AND m.id = ${id}::uuid AND jsonb_typeof(m.metadata) = 'object'`;
}
