import "server-only";
import type { QuestionCard } from "#lib/cards/card.ts";
import { isAnswered } from "#lib/cards/is-answered.ts";
import { takesAnswer } from "#lib/cards/tries.ts";
import type { ParsedSendMessage } from "#lib/contracts/chat.ts";
import type { Act } from "#lib/conversation/act.ts";
import { type BesideQuestionAsk, readBesideQuestion } from "#lib/conversation/beside-question.ts";
import type { Said } from "#lib/conversation/hint-subject.ts";
import { wishBesideQuestion } from "#lib/conversation/next-wish.ts";
import { findPracticeRun } from "#lib/conversation/practice-run.ts";
import { findNextWish } from "#lib/conversation/practice-wish.ts";
import { type Topic, topicNameKey } from "#lib/curriculum/topics.ts";
import { findQuestion, type IssuedQuestion } from "../practice/issued-question.ts";
import { detectIntent } from "./detect-intent.ts";
import { listSaid } from "./list-said.ts";
import type { Asked } from "./find-follow-up.ts";
import { replyWords } from "./reply-words.ts";

/** What is about the question, or a solution that came since, and not about what was asked long ago. */
const NEAR = 3;

type Meant = { act: Act; request: ParsedSendMessage; question?: IssuedQuestion };

/** Acts that a wish beside a question may have been taken for, without the question. */
const UNSETTLED: ReadonlySet<Act["kind"]> = new Set<Act["kind"]>(["request", "practice", "stuck", "wish", "hint"]);

/**
 * What a message means beside the practice question before it: its solution, the reason, a start, or the next question, which
 * is like it but for what the message says. Null for any other message, or where no question is near.
 */
export async function findPracticeTurn(
  studentId: string,
  { sessionId, request, question, locale }: Asked,
  act: Act,
  sequence?: bigint,
): Promise<Meant | null> {
  const { type, text } = detectIntent(request);
  const hasFiles = (request.attachedFiles?.length ?? 0) > 0;
  if (type !== "chat" || question !== null || hasFiles) return null;
  const words = await replyWords(locale);
  const nameOf = (topic: Topic) => words.t(`curriculum.${topicNameKey(topic)}`);
  const ask = readBesideQuestion(text);
  const next = findNextWish(text, locale, nameOf);
  const isSkip = next?.beside.isSkip === true && next.beside.isAlone;
  if ((ask === null && next === null) || !(isSkip || UNSETTLED.has(act.kind))) return null;
  const said = await listSaid(sessionId, sequence);
  const card = findNearQuestion(said);
  if (card === null || card.questionId === null) return null;
  // What is no answer elsewhere, "pass", and would be taken for one here, or for a word of agreement.
  if (!UNSETTLED.has(act.kind) && !(isSkip && isOnTop(card, said))) return null;
  if (ask !== null) return askAbout(studentId, ask, card, said, request);
  if (next === null) return null;
  const wished = wishBesideQuestion(next, card, said, locale, nameOf);
  const run = findPracticeRun(said, locale, nameOf);
  const left = run === null ? 0 : run.total - run.cards.length;
  // "Next", in a run: with what is left of it.
  const wish =
    wished.count === 1 && wished.topic?.id === run?.wish.topic?.id ? { ...wished, count: Math.max(1, left) } : wished;
  const meant = { ...request, type: wish.isChoice ? "generate_mcq" : "generate_practice" } as const;
  const similar = next.beside.isSame ? await findQuestion(studentId, { id: card.questionId, text: "" }) : null;
  return { act: { kind: "practice", wish }, request: meant, ...(similar !== null && { question: similar }) };
}

function findNearQuestion(said: readonly Said[]): QuestionCard | null {
  const cards = said.flatMap(({ card }) => card ?? []).slice(-NEAR);
  const card = cards.findLast(({ type }) => type === "practice_question" || type === "mcq_question");
  return card?.type === "practice_question" || card?.type === "mcq_question" ? card : null;
}

const isOnTop = (card: QuestionCard, said: readonly Said[]): boolean =>
  said.findLast((each) => each.card !== null)?.card === card;

/** Only what is said right behind a question is about it. */
async function askAbout(
  studentId: string,
  ask: BesideQuestionAsk,
  card: QuestionCard,
  said: readonly Said[],
  request: ParsedSendMessage,
): Promise<Meant | null> {
  if (!isOnTop(card, said)) return null;
  const question = await findQuestion(studentId, { id: card.questionId ?? undefined, text: "" });
  if (question === null) return null;
  // A reason is told once there is an answer to give one for; before that it is a start that is wanted.
  const isOpen = takesAnswer(card) && (ask === "start" || (ask === "why" && !isAnswered(card)));
  const type = isOpen ? "give_hint" : "solve_problem";
  const meant: ParsedSendMessage = { ...request, type, problem: card.question, questionId: question.id };
  return { act: { kind: "request" }, request: meant, question };
}
