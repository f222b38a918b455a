import "server-only";
import { type ParsedSendMessage, type SendMessage, sendMessageSchema } from "#lib/contracts/chat.ts";
import type { ChatTopicId } from "#lib/curriculum/chat-topics.ts";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import type { Messages } from "#lib/i18n/areas.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import { db } from "../db/client.ts";
import { answer } from "../tutor/answer.ts";
import { LiveReply } from "../tutor/live-reply.ts";
import { openTurn, type OpenTurn, type Student } from "../tutor/open-turn.ts";
import { addMinutes, momentOfPastDay } from "./past-day.ts";
import { type PastPractice, practise } from "./past-practice.ts";

type PastTurn = { ask: keyof Messages["demo"]["asks"] } | { explain: SubtopicSlug } | PastPractice;

/** One that the student gave, or ours, which is stored in English. */
type PastTitle = keyof Messages["demo"]["titles"] | `${string} Session`;

/** A conversation as it went: what was asked, and how practice ended. The replies are not kept here, the tutor computes them. */
export type PastSession = {
  daysAgo: number;
  time: string;
  topic: ChatTopicId;
  title: PastTitle;
  turns: readonly PastTurn[];
};

type Circumstances = { locale: Locale; now: Date };

/** What the buttons ask for. */
const REQUESTS = { free: "practiceRequest", choice: "choiceRequest" } as const;

/** Between two turns of a conversation. */
const TURN_MINUTES = 5;

/** Lets a demo user have had these conversations: each turn is opened, answered, hinted at and marked by the code that does so for all. */
export async function writePastSessions(
  user: Student,
  sessions: readonly PastSession[],
  { locale, now }: Circumstances,
): Promise<void> {
  const t = await createWords(locale, ["chat", "curriculum", "demo"]);
  for (const { daysAgo, time, topic, title, turns } of sessions) {
    const begun = momentOfPastDay(now, daysAgo, time);
    const data = {
      userId: user.id,
      topic,
      title: isOurs(title) ? title : t(`demo.titles.${title}`),
      createdAt: begun,
      updatedAt: begun,
    };
    const { id } = await db().chatSession.create({ data, select: { id: true } });
    for (const [index, turn] of turns.entries()) {
      const open = (message: SendMessage, at: Date) =>
        openPastTurn({ student: user, sessionId: id, request: sendMessageSchema.parse(message), locale, now: at });
      const asked = addMinutes(begun, index * TURN_MINUTES);
      // The same for every installation, and another one for every question.
      const seed = daysAgo * 100 + index;
      if ("practise" in turn)
        await practise(turn, { user, asked, seed, locale, request: t(`chat.input.${REQUESTS[turn.form]}`), open });
      else if ("ask" in turn) await answerAlone(await open({ content: t(`demo.asks.${turn.ask}`) }, asked));
      else
        await answerAlone(
          await open({ type: "explain_concept", content: t(`curriculum.subtopics.${turn.explain}`) }, asked),
        );
    }
  }
}

function isOurs(title: PastTitle): title is `${string} Session` {
  return title.endsWith(" Session");
}

type PastRequest = { student: Student; sessionId: string; request: ParsedSendMessage; locale: Locale; now: Date };

async function openPastTurn(past: PastRequest): Promise<OpenTurn> {
  const opening = await openTurn(past);
  if (opening.kind === "joined") throw new Error("Each turn of the past is a new one");
  return opening.turn;
}

function answerAlone(turn: OpenTurn): Promise<void> {
  return answer(turn, { chooseModel: async () => ({ model: null, notice: null }) }, new LiveReply(turn.replyId));
}
