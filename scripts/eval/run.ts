import { readFile } from "node:fs/promises";
import type { EvalFigures } from "#lib/quality/figures.ts";
import { db } from "#lib/server/db/client.ts";
import { env } from "#lib/server/env.ts";
import { replyWords } from "#lib/server/tutor/reply-words.ts";
import { listConversations } from "./conversations.ts";
import type { EvalConversation } from "./conversation.ts";
import { judge } from "./judge.ts";
import { type Recording, recordingSchema } from "./model-script.ts";
import { playConversation, type Speaker } from "./play.ts";
import { printTurn } from "./print.ts";
import { liveSpeaker, replaySpeaker } from "./speakers.ts";
import { type JudgedTurn, tally } from "./tally.ts";

const SCRIPTED = new URL("recordings/scripted.json", import.meta.url);

type RunOptions = {
  /** A file; else the configured model speaks, or the recording that comes with the program. */
  readonly recording?: string | undefined;
  /** What the ids of the conversations hold. */
  readonly only: string;
  readonly show: boolean;
  readonly parallel: number;
};

export type Run = {
  readonly figures: EvalFigures;
  readonly judged: readonly JudgedTurn[];
  readonly recording: Recording;
};

/** Has the conversations, so many at a time, and judges each turn. */
export async function runConversations({ recording: file, only, show, parallel }: RunOptions): Promise<Run> {
  const conversations = (await listConversations()).filter(({ id }) => id.includes(only));
  if (conversations.length === 0) throw new Error(`There is no conversation whose id holds "${only}".`);
  const isLive = file === undefined && Boolean(env().OPENAI_API_KEY);
  const recording = isLive
    ? beginRecording()
    : recordingSchema.parse(JSON.parse(await readFile(file ?? SCRIPTED, "utf8")));
  const speaker = isLive ? await liveSpeaker(recording) : replaySpeaker(recording);
  const judged: JudgedTurn[] = [];
  try {
    for (let at = 0; at < conversations.length; at += parallel) {
      const together = await Promise.all(
        conversations.slice(at, at + parallel).map((conversation) => playAndJudge(conversation, speaker)),
      );
      for (const turn of together.flat()) {
        judged.push(turn);
        printTurn(turn, show);
      }
    }
  } finally {
    await db().$disconnect();
  }
  return { figures: tally(judged, { ...recording, isLive }), judged, recording };
}

function beginRecording(): Recording {
  return { source: "model", model: env().OPENAI_MODEL, date: new Date().toISOString().slice(0, 10), conversations: {} };
}

async function playAndJudge(conversation: EvalConversation, speaker: Speaker): Promise<JudgedTurn[]> {
  const played = await playConversation(conversation, speaker);
  const words = await replyWords(conversation.locale);
  return played.turns.map((turn) => ({ played, turn, judgement: judge(turn, played, words) }));
}
