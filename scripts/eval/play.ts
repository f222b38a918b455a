import type { LanguageModel } from "ai";
import { type Message, sendMessageSchema } from "#lib/contracts/chat.ts";
import { factText } from "#lib/wording/fact-text.ts";
import { answer } from "#lib/server/tutor/answer.ts";
import { LiveReply } from "#lib/server/tutor/live-reply.ts";
import { openTurn } from "#lib/server/tutor/open-turn.ts";
import { replyWords } from "#lib/server/tutor/reply-words.ts";
import { db } from "#lib/server/db/client.ts";
import { messageColumns, toMessage } from "#lib/server/chat/messages.ts";
import { type Classroom, enterClassroom, leaveClassroom } from "./classroom.ts";
import type { EvalConversation, EvalTurn } from "./conversation.ts";
import type { Said } from "./model-script.ts";

/** A turn as it was played: the reply as it is stored, what the model had said for it, and how long it took. */
export type PlayedTurn = {
  readonly turn: EvalTurn;
  readonly reply: Message;
  readonly said: readonly Said[];
  /** Until the first word or card was there, and until the reply was stored. Null where no reply was written. */
  readonly firstMs: number | null;
  readonly totalMs: number;
};

export type PlayedConversation = {
  readonly conversation: EvalConversation;
  readonly classroom: Classroom;
  readonly turns: readonly PlayedTurn[];
};

/** Which turn it is; the answer of the question that is open, and the first page of the material. */
type SpeakerTurn = { conversationId: string; at: number; answer: string; passage: string };

/** The model for a turn, and what it says when it is asked. */
export type Speaker = (turn: SpeakerTurn) => Promise<{ model: LanguageModel; said: Said[] }>;

/** Has a conversation with the tutor, turn by turn, over the path that every request takes. */
export async function playConversation(conversation: EvalConversation, speaker: Speaker): Promise<PlayedConversation> {
  const classroom = await enterClassroom(conversation);
  try {
    const words = await replyWords(conversation.locale);
    const answer = classroom.question === null ? "" : factText(classroom.question.problem.solution.answer.value, words);
    const passage = conversation.material?.pages[0] ?? "";
    const turns: PlayedTurn[] = [];
    for (const [at, turn] of conversation.turns.entries()) {
      const { model, said } = await speaker({ conversationId: conversation.id, at, answer, passage });
      turns.push({ turn, said, ...(await playTurn(turn, { conversation, classroom, model })) });
    }
    return { conversation, classroom, turns };
  } finally {
    await leaveClassroom(classroom);
  }
}

type Play = { conversation: EvalConversation; classroom: Classroom; model: LanguageModel };

async function playTurn(
  turn: EvalTurn,
  { conversation, classroom, model }: Play,
): Promise<Pick<PlayedTurn, "reply" | "firstMs" | "totalMs">> {
  const { student, sessionId, question, file } = classroom;
  const request = sendMessageSchema.parse({
    ...turn.message,
    ...(turn.isAboutQuestion === true && question !== null && { questionId: question.id }),
    ...(turn.withFile === true && file !== null && { attachedFiles: [file] }),
  });
  const start = performance.now();
  const opening = await openTurn({ student, sessionId, request, locale: conversation.locale, now: new Date() });
  if (opening.kind === "joined")
    return { reply: await getMessage(opening.replyId), firstMs: null, totalMs: performance.now() - start };
  const live = new LiveReply(opening.turn.replyId);
  const written = answer(opening.turn, { chooseModel: async () => ({ model, notice: null }) }, live);
  let firstMs: number | null = null;
  for await (const event of live.events()) {
    if (event.type === "text" || event.type === "card") firstMs ??= performance.now() - start;
  }
  await written;
  return { reply: await getMessage(opening.turn.replyId), firstMs, totalMs: performance.now() - start };
}

async function getMessage(id: string): Promise<Message> {
  return toMessage(await db().message.findUniqueOrThrow({ where: { id }, select: messageColumns }), new Date());
}
