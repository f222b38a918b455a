import "server-only";
import type { Hint } from "#lib/contracts/hints.ts";
import { listHints } from "#lib/problems/hints.ts";
import { wordUnrecognised } from "#lib/wording/unrecognised.ts";
import type { Words } from "#lib/wording/words.ts";
import { db } from "../db/client.ts";
import { findSolution, hintAt } from "../practice/give-hint.ts";
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

  const known = Object.values(question?.problem.values ?? solution.givens);
  const count = listHints(solution, known).length;
  const given = question?.hintsGiven ?? (await countHints(turn, text));
  const number = given + 1;
  const hint = hintAt(solution, known, number, words);
  // Before it is said: whoever answers meanwhile has read it.
  if (question !== null) await markHelped(db(), question.id, Math.min(number, count));
  await markToldQuestions(turn.studentId, { text, solutions: [solution] });
  const said = sayAlone(hint === null ? words.t("practice.replies.no-hint-left") : wordReply(hint, count, words), live);
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

