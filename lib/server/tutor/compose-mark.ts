import "server-only";
import { isAnswered } from "#lib/cards/is-answered.ts";
import { takesAnswer, withAnswer } from "#lib/cards/tries.ts";
import type { Act } from "#lib/conversation/act.ts";
import { findPracticeRun } from "#lib/conversation/practice-run.ts";
import { type Topic, topicNameKey } from "#lib/curriculum/topics.ts";
import { wordRun } from "#lib/wording/practice-run.ts";
import { addSuggestions, suggest } from "#lib/wording/suggesting.ts";
import { suggestAfterMark, wordVerdict } from "#lib/wording/verdict.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { getQuestionCard, markAnswer, storeMark, wordAnswer } from "../practice/evaluate-question.ts";
import { findQuestion } from "../practice/issued-question.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { listSaid } from "./list-said.ts";
import { sayAlone } from "./say-alone.ts";

/**
 * The mark of an answer that was typed beside its question: on the question's card, as that of its own form, and in short
 * where it was typed. Both are stored together. The engine marks, also where there is a model, which would have to guess.
 */
export async function composeMark(
  { studentId: userId, locale, request, sessionId, sequence }: OpenTurn,
  { questionId, answer: text }: Extract<Act, { kind: "answer" }>,
  live: LiveReply,
): Promise<Reply> {
  const question = await findQuestion(userId, { id: questionId, text: "" });
  if (question === null) throw new AppError("NOT_FOUND");
  const [words, card] = await Promise.all([replyWords(locale), getQuestionCard(db(), questionId)]);
  const marked = await markAnswer(question, text, words);
  const evaluation = wordAnswer(question, card, marked);
  const answered = withAnswer(card, { studentAnswer: text, evaluation });
  const mayTryAgain = takesAnswer(answered);
  const answer = { userId, question, text, locale, timeZone: request.timeZone ?? "UTC", now: new Date() };
  const isRead = evaluation.verdict !== "ungradable";
  const verdict = wordVerdict(evaluation, mayTryAgain && isRead, words);
  const told = addSuggestions(verdict, isRead ? suggestAfterMark(card, mayTryAgain, words) : []);
  const nameOf = (topic: Topic) => words.t(`curriculum.${topicNameKey(topic)}`);
  const run = isRead ? findPracticeRun(await listSaid(sessionId, sequence), locale, nameOf) : null;
  return {
    ...sayAlone(run === null ? told : wordRun(verdict, run, answered, words), live),
    provenance: { writer: "tutor", check: isRead ? "verified" : null, notice: null },
    charge: "free",
    record: (transaction) => storeMark(transaction, answer, marked),
  };
}

/** What could help whoever knows no answer: help is offered, and given only when it is asked for, since it counts. */
export async function composeOffer(
  { locale }: OpenTurn,
  { questionId }: Extract<Act, { kind: "stuck" }>,
  live: LiveReply,
): Promise<Reply> {
  const [words, card] = await Promise.all([replyWords(locale), getQuestionCard(db(), questionId)]);
  const state = card.type === "mcq_question" ? "choice" : isAnswered(card) ? "tried" : "open";
  const offer = words.t(`practice.replies.stuck.${state}`);
  return {
    ...sayAlone(
      addSuggestions(offer, [
        suggest("chat", words.t("tutor.suggestions.hint")),
        suggest("chat", words.t("tutor.guided.asks.guide")),
      ]),
      live,
    ),
    charge: "free",
  };
}
