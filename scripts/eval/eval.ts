// Conversations with the tutor in six languages, and what they were worth: is it right, does it keep secrets, does it show
// anything wrong as checked, are its quotations true, how long does it take.
//   npm run eval                                  the configured model (OPENAI_API_KEY); without a key the recording
//   npm run eval -- --recording file.json         another recording, whatever is configured
//   npm run eval -- --record file.json            keeps what the model says, to be replayed
//   npm run eval -- --only pressure --show        conversations whose id holds a word; --show: what was said, and the faults
//   npm run eval -- --parallel 4                  as many conversations at a time
//   npm run eval -- --save                        writes the figures that /quality shows
// It brings its own Postgres. The recording that comes with the program was written by people, as a model that errs, gives
// in to pressure and invents might speak: it measures what stands around a model, not a model.
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { deployMigrations } from "#scripts/database/migrations.ts";
import { startScratchCluster } from "#scripts/database/scratch.ts";
import { loadEnvironmentFiles } from "#scripts/launch/settings.ts";
import { saveFigures } from "#scripts/quality/save-figures.ts";
import { listConversations } from "./conversations.ts";
import type { EvalConversation } from "./conversation.ts";
import { type Recording, recordingSchema } from "./model-script.ts";
import { printFigures, printTurn } from "./print.ts";
import { type JudgedTurn, tally } from "./tally.ts";

const { values: options } = parseArgs({
  options: {
    recording: { type: "string" },
    record: { type: "string" },
    only: { type: "string", default: "" },
    show: { type: "boolean", default: false },
    parallel: { type: "string", default: "4" },
    save: { type: "boolean", default: false },
  },
});

const SCRIPTED = new URL("recordings/scripted.json", import.meta.url);

loadEnvironmentFiles();
const cluster = await startScratchCluster();
await deployMigrations(cluster.url);
process.env["DATABASE_URL"] = cluster.url;
process.env["AUTH_SECRET"] ??= "only for this evaluation";

// These read the environment.
const { env } = await import("#lib/server/env.ts");
const { db } = await import("#lib/server/db/client.ts");
const { replyWords } = await import("#lib/server/tutor/reply-words.ts");
const { playConversation } = await import("./play.ts");
const { judge } = await import("./judge.ts");
const { liveSpeaker, replaySpeaker } = await import("./speakers.ts");

const isLive = options.recording === undefined && Boolean(env().OPENAI_API_KEY);
const recording: Recording = isLive
  ? { source: "model", model: env().OPENAI_MODEL, date: new Date().toISOString().slice(0, 10), conversations: {} }
  : recordingSchema.parse(JSON.parse(await readFile(options.recording ?? SCRIPTED, "utf8")));
const speaker = isLive ? await liveSpeaker(recording) : replaySpeaker(recording);

async function playAndJudge(conversation: EvalConversation): Promise<JudgedTurn[]> {
  const played = await playConversation(conversation, speaker);
  const words = await replyWords(conversation.locale);
  return played.turns.map((turn) => ({ played, turn, judgement: judge(turn, played, words) }));
}

const conversations = (await listConversations()).filter(({ id }) => id.includes(options.only));
const judged: JudgedTurn[] = [];
for (let at = 0; at < conversations.length; at += Number(options.parallel)) {
  const together = await Promise.all(conversations.slice(at, at + Number(options.parallel)).map(playAndJudge));
  for (const turn of together.flat()) {
    judged.push(turn);
    printTurn(turn, options.show);
  }
}

const figures = tally(judged, recording);
printFigures(figures, judged);
if (options.record !== undefined) await writeFile(options.record, `${JSON.stringify(recording, null, 2)}\n`);
if (options.save) await saveFigures("eval", figures, "npm run eval");
await db().$disconnect();
await cluster.stop();
process.exit(0);
