import "server-only";
import type { ChatTopicId } from "#lib/curriculum/chat-topics.ts";
import { sendMessageSchema } from "#lib/contracts/chat.ts";
import { db } from "../db/client.ts";
import { answer } from "../tutor/answer.ts";
import { LiveReply } from "../tutor/live-reply.ts";
import { openTurn, type Student } from "../tutor/open-turn.ts";

type PastSession = { daysAgo: number; topic: ChatTopicId; title: string; questions: string[] };

/** What the demo student asked in the last days. The replies are not kept here: the tutor computes them. */
const PAST_SESSIONS: PastSession[] = [
  {
    daysAgo: 6,
    topic: "chemical-reactions",
    title: "Chemical Reactions Session",
    questions: ["balance Fe + O2 -> Fe2O3", "Can you balance C3H8 + O2 → CO2 + H2O for me?"],
  },
  {
    daysAgo: 3,
    topic: "stoichiometry",
    title: "Chemistry Learning Session",
    questions: ["What is the molar mass of CuSO4·5H2O?", "percent composition of NH4NO3"],
  },
  {
    daysAgo: 1,
    topic: "redox-reactions",
    title: "Redox Reactions Session",
    questions: ["balance MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O", "molar mass of KMnO4"],
  },
];

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;
const MINUTE_MILLISECONDS = 60 * 1_000;

/** Gives a demo student some days of work behind them, each question answered by the built-in tutor at its time. */
export async function writeDemoHistory(student: Student, now: Date): Promise<void> {
  for (const { daysAgo, topic, title, questions } of PAST_SESSIONS) {
    const begun = new Date(now.getTime() - daysAgo * DAY_MILLISECONDS);
    const session = await db().chatSession.create({
      data: { userId: student.id, topic, title, createdAt: begun, updatedAt: begun },
      select: { id: true },
    });
    for (const [index, content] of questions.entries()) {
      const asked = new Date(begun.getTime() + index * 4 * MINUTE_MILLISECONDS);
      await ask(student, session.id, content, asked);
    }
  }
}

async function ask(student: Student, sessionId: string, content: string, now: Date): Promise<void> {
  const request = sendMessageSchema.parse({ content });
  const opening = await openTurn({ student, sessionId, request, locale: "en", now });
  if (opening.kind === "opened") await answer(opening.turn, { findModel: async () => null }, new LiveReply(opening.turn.replyId));
}
