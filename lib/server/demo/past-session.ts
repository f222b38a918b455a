import "server-only";
import { type ParsedSendMessage, type SendMessage, sendMessageSchema } from "#lib/contracts/chat.ts";
import type { ChatTopicId } from "#lib/curriculum/chat-topics.ts";
import { db } from "../db/client.ts";
import { answer } from "../tutor/answer.ts";
import { LiveReply } from "../tutor/live-reply.ts";
import { openTurn, type OpenTurn, type Student } from "../tutor/open-turn.ts";
import { addMinutes, momentOfPastDay } from "./past-day.ts";
import { type PastPractice, practise } from "./past-practice.ts";

type PastTurn = { ask: string } | { explain: string } | PastPractice;

/** A conversation as it went: what was asked, and how practice ended. The replies are not kept here, the tutor computes them. */
export type PastSession = { daysAgo: number; time: string; topic: ChatTopicId; title: string; turns: readonly PastTurn[] };

/** Between two turns of a conversation. */
const TURN_MINUTES = 5;

/** Lets a demo user have had these conversations: each turn is opened, answered, hinted at and marked by the code that does so for all. */
export async function writePastSessions(user: Student, sessions: readonly PastSession[], now: Date): Promise<void> {
  for (const { daysAgo, time, topic, title, turns } of sessions) {
    const begun = momentOfPastDay(now, daysAgo, time);
    const data = { userId: user.id, topic, title, createdAt: begun, updatedAt: begun };
    const { id } = await db().chatSession.create({ data, select: { id: true } });
    for (const [index, turn] of turns.entries()) {
      const open = (message: SendMessage, at: Date) => openPastTurn(user, id, sendMessageSchema.parse(message), at);
      const asked = addMinutes(begun, index * TURN_MINUTES);
      // The same for every installation, and another one for every question.
      const seed = daysAgo * 100 + index;
      if ("practise" in turn) await practise(turn, { user, asked, seed, open });
      else await answerAlone(await open("ask" in turn ? { content: turn.ask } : { type: "explain_concept", content: turn.explain }, asked));
    }
  }
}

async function openPastTurn(student: Student, sessionId: string, request: ParsedSendMessage, now: Date): Promise<OpenTurn> {
  const opening = await openTurn({ student, sessionId, request, locale: "en", now });
  if (opening.kind === "joined") throw new Error("Each turn of the past is a new one");
  return opening.turn;
}

function answerAlone(turn: OpenTurn): Promise<void> {
  return answer(turn, { findModel: async () => null }, new LiveReply(turn.replyId));
}
