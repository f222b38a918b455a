import type { Locale } from "#lib/i18n/locales.ts";
import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModel } from "ai";
import { sendMessageSchema, type Message, type SendMessage, type Turn } from "#lib/contracts/chat.ts";
import { listMessages } from "#lib/server/chat/messages.ts";
import { createSession } from "#lib/server/chat/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { answer } from "#lib/server/tutor/answer.ts";
import type { TutorDeps } from "#lib/server/tutor/compose.ts";
import { LiveReply } from "#lib/server/tutor/live-reply.ts";
import { type Opening, openTurn, type OpenTurn, type Student } from "#lib/server/tutor/open-turn.ts";
import type { ReplyEvent } from "#lib/server/tutor/reply-event.ts";
import { countUsed } from "#lib/server/usage/credit.ts";
import type { ModelExchange, OpenAiServer } from "./openai-server.ts";

export type StudentWithSession = Student & { sessionId: string };

export async function createStudent(plan: Student["plan"] = "free"): Promise<StudentWithSession> {
  const { id } = await db().user.create({ data: {}, select: { id: true } });
  const session = await createSession(id, { topic: "stoichiometry", title: "Test" });
  return { id, plan, sessionId: session.id };
}

export function openQuestion(
  student: StudentWithSession,
  message: SendMessage,
  sessionId = student.sessionId,
  locale: Locale = "en",
): Promise<Opening> {
  const request = sendMessageSchema.parse(message);
  return openTurn({ student, sessionId, request, locale, now: new Date() });
}

export async function openNewTurn(
  student: StudentWithSession,
  message: SendMessage,
  locale: Locale = "en",
): Promise<OpenTurn> {
  const opening = await openQuestion(student, message, student.sessionId, locale);
  if (opening.kind !== "opened") throw new Error("The turn was there already.");
  return opening.turn;
}

export async function collectEvents(events: AsyncIterable<ReplyEvent>): Promise<ReplyEvent[]> {
  const collected: ReplyEvent[] = [];
  for await (const event of events) collected.push(event);
  return collected;
}

export function modelOf({ baseUrl }: OpenAiServer): LanguageModel {
  return createOpenAI({ apiKey: "stand-in", baseURL: baseUrl }).chat("stand-in");
}

/** Lets a reply be written with this model, or without any. */
export function writtenBy(model: LanguageModel | null): TutorDeps {
  return { chooseModel: async () => ({ model, notice: null }) };
}

/** Writes a reply to its end and returns what happened. */
export function writeReply(turn: OpenTurn, model: LanguageModel | null = null): Promise<ReplyEvent[]> {
  return writeReplyWith(turn, writtenBy(model));
}

export async function writeReplyWith(turn: OpenTurn, deps: TutorDeps): Promise<ReplyEvent[]> {
  const live = new LiveReply(turn.replyId);
  const [events] = await Promise.all([collectEvents(live.events()), answer(turn, deps, live)]);
  return events;
}

export function closedTurn(events: ReplyEvent[]): Turn {
  const last = events.at(-1);
  if (last?.type !== "closed") throw new Error(`The reply ended with ${last?.type}.`);
  return last.turn;
}

/** Opens a turn whose model says one text and then waits for the test. */
export async function openWaiting(student: StudentWithSession, server: OpenAiServer) {
  const begun = Promise.withResolvers<ModelExchange>();
  server.answerWith((exchange) => {
    exchange.say("So far ");
    begun.resolve(exchange);
  });
  const turn = await openNewTurn(student, { content: "Why does entropy grow?" });
  const live = new LiveReply(turn.replyId);
  const written = answer(turn, writtenBy(modelOf(server)), live);
  const exchange = await begun.promise;
  return { turn, live, written, exchange };
}

export function usedBy(student: Student): Promise<number> {
  return countUsed(db(), { userId: student.id, meter: "questionsPerDay", now: new Date() });
}

export async function listStored({ id, sessionId }: StudentWithSession): Promise<Message[]> {
  return (await listMessages(id, sessionId, { limit: 500 }, new Date())).rows;
}

/** As if the process that writes the reply had been killed a while ago. */
export async function expireLease(replyId: string): Promise<void> {
  await db().message.update({
    where: { id: replyId },
    data: { leaseUntil: new Date(Date.now() - 1_000), leaseHolder: null },
  });
}

/** What the student sends, and the message that answers it, as it is stored. */
export async function askTutor(
  student: StudentWithSession,
  message: Parameters<typeof openQuestion>[1],
  locale: Locale = "en",
) {
  return closedTurn(await writeReply(await openNewTurn(student, message, locale))).message;
}
