import "server-only";
import type { Hint } from "#lib/contracts/hints.ts";
import { hintedProblem } from "#lib/wording/hint.ts";
import { wordUnrecognised } from "#lib/wording/unrecognised.ts";
import type { Words } from "#lib/wording/words.ts";
import { db } from "../db/client.ts";
import { findSolution, hintedText, listGivenHints } from "../practice/give-hint.ts";
import { markHelped } from "../practice/issued-question.ts";
import { markToldQuestions } from "../practice/told-questions.ts";
import type { Reply } from "./close-turn.ts";
import type { TutorDeps } from "./compose.ts";
import { detectIntent } from "./detect-intent.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone } from "./say-alone.ts";

/** The next hint of a problem, in the chat. That of an issued question counts as help. */
export async function composeHint(turn: OpenTurn, _deps: TutorDeps, live: LiveReply): Promise<Reply> {
  const { locale, question } = turn;
  const words = await replyWords(locale);
  const { text } = detectIntent(turn.request);
  const solution = question?.problem.solution ?? findSolution(text, locale);
  if (solution === null) return sayAlone(wordUnrecognised(words), live);

  const hints = listGivenHints(question === null ? hintedText(text, solution) : hintedProblem(question.problem, words), words);
  const given = question?.hintsGiven ?? (await countHints(turn, text));
  const hint = hints[given];
  // Before it is said: whoever answers meanwhile has read it.
  if (question !== null) await markHelped(db(), question.id, Math.min(given + 1, hints.length));
  await markToldQuestions(turn.studentId, { text, solutions: [solution] });
  const said = sayAlone(hint === undefined ? words.t("practice.replies.no-hint-left") : wordReply(hint, hints.length, words), live);
  return { ...said, provenance: { ...said.provenance, check: "verified" } };
}

function wordReply({ hintNumber, content }: Hint, count: number, words: Words): string {
  const title = words.t("practice.replies.hint-number", { number: hintNumber, count });
  return [`**${title}**`, ...content.split("\n")].join("\n\n");
}

/** How many hints on this problem the session holds already. */
async function countHints({ sessionId, userMessage }: OpenTurn, text: string): Promise<number> {
  const rows = await db().message.findMany({
    where: { sessionId, role: "user", id: { not: userMessage.id }, request: { path: ["type"], equals: "give_hint" }, reply: { state: "complete" } },
    select: { content: true, request: true },
    orderBy: { sequence: "desc" },
    take: 50,
  });
  const problemOf = (request: unknown): unknown => (typeof request === "object" && request !== null && "problem" in request ? request.problem : null);
  return rows.filter(({ content, request }) => (problemOf(request) ?? content) === text).length;
}

