import "server-only";
import { setImmediate } from "node:timers/promises";
import { sendMessageSchema } from "#lib/contracts/chat.ts";
import type { Hint } from "#lib/contracts/answers/hint.ts";
import { hintedProblem } from "#lib/wording/hint.ts";
import { suggestNext } from "#lib/wording/social.ts";
import { addSuggestions } from "#lib/wording/suggesting.ts";
import type { Words } from "#lib/wording/words.ts";
import { db } from "../db/client.ts";
import { hintedText, listGivenHints } from "../practice/give-hint.ts";
import { markHelped } from "../practice/issued-question.ts";
import { markToldQuestions } from "../practice/told-questions.ts";
import type { Reply } from "./close-turn.ts";
import type { TutorDeps } from "./compose.ts";
import { detectIntent } from "./detect-intent.ts";
import { gatherFiles, type TurnFiles } from "./gather-files.ts";
import type { LiveReply } from "./live-reply.ts";
import { lookAround } from "./look-around.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone } from "./say-alone.ts";
import { topicOf } from "./topic-of.ts";
import { type Task, takeUpTask } from "./take-up-task.ts";

/** The next hint of a problem, in the chat: one that is written, or an exercise of the student's files. That of an issued question counts as help. */
export async function composeHint(turn: OpenTurn, _deps: TutorDeps, live: LiveReply): Promise<Reply> {
  const { question } = turn;
  const words = await replyWords(turn.locale);
  const files = question === null ? await gatherFiles(turn, (await lookAround(turn)).attached, live) : NO_FILES;
  const { intent, facts, note } = takeUpHinted(turn, detectIntent(turn.request).text, files, words);
  const { text } = intent;
  const solution = facts.kind === "solved" ? (facts.solutions[0] ?? null) : null;
  if (solution === null) {
    if (facts.kind === "too-much") return { ...sayAlone(note ?? words.t("tutor.tooMuch"), live), charge: "free" };
    if (note !== null && note.suggestions !== null) return { ...sayAlone(note, live), charge: "free" };
    const other = suggestNext({ topic: topicOf(turn, words), isAfterSolution: false }, words);
    return {
      ...sayAlone(addSuggestions(note?.text ?? words.t("tutor.hint.unrecognised"), other), live),
      charge: "free",
    };
  }

  const hints = listGivenHints(
    question === null ? hintedText(text, solution) : hintedProblem(question.problem, words),
    words,
  );
  const given = question?.hintsGiven ?? (await countHints(turn, text, files, words, hints.length));
  const hint = hints[given];
  // Before it is said: whoever answers meanwhile has read it. It is counted with the reply, so that a reply that fails can be asked for again.
  if (question !== null) await markHelped(db(), question.id);
  await markToldQuestions(turn.studentId, { text, solutions: [solution] });
  const said = sayAlone(
    hint === undefined ? words.t("practice.replies.no-hint-left") : wordReply(hint, hints.length, words),
    live,
  );
  const record: Reply["record"] =
    question && ((transaction) => markHelped(transaction, question.id, Math.min(given + 1, hints.length)));
  return {
    ...said,
    provenance: { ...said.provenance, check: "verified" },
    charge: hint === undefined ? "free" : "counted",
    record,
  };
}

function wordReply({ hintNumber, content }: Hint, count: number, words: Words): string {
  const title = words.t("practice.replies.hint-number", { number: hintNumber, count });
  return [`**${title}**`, ...content.split("\n")].join("\n\n");
}

const NO_FILES: TurnFiles = { files: [], areNew: false };

/** Who asks for a hint with no problem of their own means their files, also those that came before; a file's name is no exercise. */
function takeUpHinted(turn: OpenTurn, text: string, { files }: TurnFiles, words: Words): Task {
  const own = files.reduce((rest, { name }) => rest.replaceAll(name, " "), text);
  return takeUpTask(turn, { type: "give_hint", text: files.length === 0 ? text : own }, { files, areNew: true }, words);
}

/** How many hints on this problem the session holds already, up to `most`. An exercise of a file may have been named in other words. */
async function countHints(turn: OpenTurn, text: string, files: TurnFiles, words: Words, most: number): Promise<number> {
  const { sessionId, userMessage } = turn;
  const rows = await db().message.findMany({
    where: {
      sessionId,
      role: "user",
      id: { not: userMessage.id },
      request: { path: ["type"], equals: "give_hint" },
      reply: { state: "complete" },
    },
    select: { request: true },
    orderBy: { sequence: "desc" },
    take: 50,
  });
  const isMeant = new Map([[text, true]]);
  let count = 0;
  for (const { request } of rows) {
    const stored = sendMessageSchema.safeParse(request);
    if (!stored.success) continue;
    const asked = detectIntent(stored.data).text;
    if (!isMeant.has(asked) && files.files.length > 0) {
      // A long file is searched for each of them: others have their turn between.
      await setImmediate();
      isMeant.set(asked, takeUpHinted(turn, asked, files, words).intent.text === text);
    }
    if (isMeant.get(asked) === true) count += 1;
    if (count === most) break;
  }
  return count;
}
