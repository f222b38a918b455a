import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { findHintSubject } from "#lib/conversation/hint-subject.ts";
import { writeInFull } from "#lib/conversation/mend/mend-problem.ts";
import { answerFact } from "#lib/facts/answer-fact.ts";
import { solve } from "#lib/solver/solve.ts";
import { findQuestion } from "../practice/issued-question.ts";
import { actOf } from "./cost-of-turn.ts";
import { detectIntent } from "./detect-intent.ts";
import { findGuidance } from "./find-guidance.ts";
import { findLessonAct } from "./find-lesson-act.ts";
import { findFacts, isAnswer } from "./find-facts.ts";
import { listSaid } from "./list-said.ts";
import { findPracticeTurn } from "./practice-turn.ts";
import { findReadingTurn } from "./reading-turn.ts";
import { replyWords } from "./reply-words.ts";
import { type Asked, findFollowUp, formOf } from "./find-follow-up.ts";

type Understood = Asked & { act: Act };

/**
 * What a message is, and what it asks for by that: whichever button it came by, or none. One that says nothing as it is typed is
 * what it is once its shorthand is written out, and so is one whose fact can be worked out then. `sequence`: where the message stands; it is the last one without.
 */
export async function understandRequest(studentId: string, asked: Asked, sequence?: bigint): Promise<Understood> {
  const meant = await understandTyped(studentId, asked, sequence);
  const { request, locale } = asked;
  const written = request.type === "chat" ? writeInFull(request.content, locale) : request.content;
  const isSolvable = meant.act.kind === "fact" && solve(written, locale).kind === "solved";
  if (written === request.content || written === "" || !(isSolvable || (await saysNothing(meant)))) return meant;
  const spelled = { ...asked, request: { ...request, content: written } };
  const again = await understandTyped(studentId, spelled, sequence);
  return (await saysNothing(again)) ? meant : again;
}

/** Whether nothing is known of what a message asks, or only that it wants help or is off the subject. */
async function saysNothing({ act, request, question, locale }: Understood): Promise<boolean> {
  if (act.kind === "wish") return true;
  if (act.kind === "fact") return answerFact(act.question, locale)?.kind === "unknown";
  if (act.kind === "social") return act.social === "off-subject";
  if (act.kind !== "request" || question !== null) return false;
  return !isAnswer(findFacts({ question, locale }, detectIntent(request), await replyWords(locale)));
}

/** A hint is for what was asked or solved last; of practice the form that is wished for is meant. */
async function understandTyped(studentId: string, asked: Asked, sequence?: bigint): Promise<Understood> {
  const said = once(() => listSaid(asked.sessionId, sequence));
  const reading = await findReadingTurn(asked, said);
  if (reading !== null) return { ...asked, act: reading };
  const lesson = await findLessonAct(asked, said);
  if (lesson !== null) return { ...asked, ...lesson };
  const guidance = await findGuidance(studentId, asked, said);
  if (guidance !== null) return { ...asked, ...guidance };
  const act = await actOf({ ...asked, studentId, ...(sequence !== undefined && { sequence }) });
  const { request } = asked;
  const beside = await findPracticeTurn(studentId, asked, act, sequence);
  if (beside !== null) return { ...asked, ...beside };
  if (act.kind === "practice") {
    const type = request.type === "generate_mcq" ? request.type : formOf(act.wish);
    return { ...asked, act, request: { ...request, type } };
  }
  if (act.kind === "request") return { ...asked, act, ...(await findFollowUp(asked, sequence)) };
  if (act.kind !== "hint") return { ...asked, act };
  const subject = findHintSubject(
    await listSaid(asked.sessionId, sequence),
    (text) => solve(text, asked.locale).kind === "solved",
  );
  if (subject === null) return { ...asked, act };
  return {
    ...asked,
    act: { kind: "request" },
    question: await findQuestion(studentId, { id: subject.questionId, text: subject.problem }),
    request: { ...request, ...subject, type: "give_hint" },
  };
}

/** What was looked up is there for whoever asks after it. */
function once<Found>(look: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | null = null;
  return () => (found ??= look());
}
