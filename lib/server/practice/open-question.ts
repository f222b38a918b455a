import "server-only";
import { parseCard } from "#lib/cards/card.ts";
import { findOpenCard, type OpenQuestion } from "#lib/conversation/open-question.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import { replyWords } from "../tutor/reply-words.ts";
import { expectAnswer } from "./evaluate-question.ts";
import { findQuestion } from "./issued-question.ts";

/** Who has seen more cards since a question was asked writes beside another matter. */
const MOST_CARDS = 12;

type Place = {
  studentId: string;
  sessionId: string;
  /** What came before this place of the session; of the whole session where there is none. */
  before?: bigint | undefined;
  locale: Locale;
};

/** The question that a session leaves open, if any. */
export async function findOpenQuestion({ studentId, sessionId, before, locale }: Place): Promise<OpenQuestion | null> {
  const rows = await db().message.findMany({
    where: {
      sessionId,
      role: "assistant",
      metadata: { not: Prisma.DbNull },
      ...(before !== undefined && { sequence: { lt: before } }),
    },
    select: { metadata: true },
    orderBy: { sequence: "desc" },
    take: MOST_CARDS,
  });
  const card = findOpenCard(rows.flatMap(({ metadata }) => parseCard(metadata) ?? []));
  if (card === null) return null;
  const question = await findQuestion(studentId, { id: card.questionId ?? undefined, text: "" });
  return question && { card, expected: await expectAnswer(question, await replyWords(locale)) };
}
