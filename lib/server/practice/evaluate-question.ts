import "server-only";
import { cardText } from "#lib/cards/card-text.ts";
import { parseCard, type QuestionCard } from "#lib/cards/card.ts";
import { grade } from "#lib/grading/grade.ts";
import type { Expected } from "#lib/grading/expected.ts";
import type { Mark } from "#lib/grading/mark.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type AnswerTexts, expectFree } from "#lib/problems/expected.ts";
import { wordAnswerForm } from "#lib/wording/answer-form.ts";
import { optionText } from "#lib/wording/issued-question-card.ts";
import { wordMark } from "#lib/wording/mark.ts";
import { answerTexts, wordProblem } from "#lib/wording/problem.ts";
import { wordSolution } from "#lib/wording/solution.ts";
import type { Words } from "#lib/wording/words.ts";
import { type Database, db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { storeAttempt } from "../progress/store-attempt.ts";
import { replyWords } from "../tutor/reply-words.ts";
import { type IssuedQuestion, lockQuestion } from "./issued-question.ts";

type Answer = { userId: string; question: IssuedQuestion; text: string; locale: Locale; timeZone: string; now: Date };

/**
 * Marks the answer to an issued question, once: the mark, what it moves in the student's progress and the card are stored
 * together, and whoever comes second gets what the first one got. An answer that could not be read leaves the question open.
 */
export async function evaluateQuestion(answer: Answer): Promise<void> {
  const { question: asked, locale, text } = answer;
  if (asked.isEvaluated) return;
  const words = await replyWords(locale);
  // What takes a while comes before the transaction: whoever else answers waits for it.
  const { mark, expected } = await markAnswer(asked, text, words);
  await db().$transaction(async (transaction) => {
    const question = await lockQuestion(transaction, asked.id);
    if (question === null) throw new AppError("NOT_FOUND");
    if (question.isEvaluated) return;
    const card = await getCard(transaction, question.id);
    const evaluation = wordMark(mark, words, { kind: expected.kind, given: text, reveal: true });
    const open: QuestionCard = { ...card, studentAnswer: text, evaluation, isHelped: question.isHelped };
    const next =
      mark.verdict === "ungradable"
        ? await leaveOpen(transaction, question, mark, open, expected, words)
        : await close(transaction, question, answer, mark, open, words);
    await storeCard(transaction, question.id, next);
  });
}

/** Answers that cannot be read before the form of the answer is explained, and a slip of the pen no longer overlooked. */
const MOST_UNREAD = 3;

/** An answer that could not be read counts for nothing, however often; but whoever is not understood again and again is told how to write it. */
async function leaveOpen(
  transaction: Database,
  { id, unreadAnswers }: IssuedQuestion,
  mark: Mark,
  card: QuestionCard,
  expected: Expected,
  words: Words,
): Promise<QuestionCard> {
  // "I don't know" was understood.
  if (mark.remarks.some(({ code }) => code === "not-known")) return card;
  await transaction.issuedQuestion.update({
    where: { id },
    data: { unreadAnswers: { increment: 1 } },
    select: { id: true },
  });
  const { evaluation } = card;
  if (evaluation === null || unreadAnswers + 1 < MOST_UNREAD) return card;
  return {
    ...card,
    evaluation: { ...evaluation, suggestions: [wordAnswerForm(expected, words), ...evaluation.suggestions] },
  };
}

async function getCard(transaction: Database, id: string): Promise<QuestionCard> {
  const row = await transaction.message.findUnique({ where: { id }, select: { metadata: true } });
  const card = parseCard(row?.metadata);
  if (card?.type !== "practice_question" && card?.type !== "mcq_question") throw new AppError("NOT_FOUND");
  return card;
}

async function storeCard(transaction: Database, id: string, card: QuestionCard): Promise<void> {
  await transaction.message.update({
    where: { id },
    data: { metadata: card, content: cardText(card) },
    select: { id: true },
  });
}

/** What is counted, and what may be seen from now on. */
async function close(
  transaction: Database,
  question: IssuedQuestion,
  answer: Answer,
  mark: Mark,
  card: QuestionCard,
  words: Words,
): Promise<QuestionCard> {
  const { subtopic, family, variant, difficulty } = question.problem;
  await transaction.issuedQuestion.update({
    where: { id: question.id },
    data: { evaluatedAt: answer.now },
    select: { id: true },
  });
  const { xpPoints, hasMastered, difficultyBefore, difficultyAfter } = await storeAttempt(transaction, {
    userId: answer.userId,
    questionId: question.id,
    subtopic,
    family,
    variant,
    difficulty,
    isCorrect: mark.verdict === "correct",
    isHelped: question.isHelped,
    score: mark.score,
    misconception: mark.misconception,
    answeredAt: answer.now,
    timeZone: answer.timeZone,
  });
  return {
    ...card,
    solution: wordSolution(question.problem.solution, words),
    outcome: { xpPoints, hasMastered, difficultyBefore, difficultyAfter },
  };
}

/** The mark, and what was expected. The answer to a choice betrays the slip that leads to that option. */
async function markAnswer(
  question: IssuedQuestion,
  text: string,
  words: Words,
): Promise<{ mark: Mark; expected: Expected }> {
  const { question: asked, find } = wordProblem(question.problem, words);
  const read =
    question.form === "choice"
      ? expectChoice(question, words)
      : expectFree(question.problem, await textsOf(question, words), `${asked} ${find}`);
  if (read === null) throw new Error(`The answer to ${question.id} cannot be marked`);
  // Else names could be tried out in spellings that are overlooked in the right one only.
  const expected: Expected =
    read.kind === "name" && question.unreadAnswers >= MOST_UNREAD ? { ...read, exactSpelling: true } : read;
  const mark = grade(expected, text, words.locale);
  if (question.form === "free" || mark.reading?.kind !== "choice") return { mark, expected };
  const { id } = mark.reading;
  const chosen = question.options.find((option) => option.id === id);
  return { mark: { ...mark, misconception: chosen?.slip ?? null }, expected };
}

function expectChoice({ options }: IssuedQuestion, words: Words): Expected {
  const right = options.find(({ slip }) => slip === null);
  if (right === undefined) throw new Error("A choice has a right option");
  return {
    kind: "choice",
    correct: right.id,
    options: options.map((option) => ({ id: option.id, text: optionText(option, words) })),
  };
}

/** The answer may be written in the language of the screen, or in that of the question. */
async function textsOf(question: IssuedQuestion, words: Words): Promise<AnswerTexts> {
  const here = answerTexts(words);
  if (question.locale === words.locale) return here;
  const there = answerTexts(await replyWords(question.locale));
  return {
    word: (key) => [...here.word(key), ...there.word(key)],
    names: (formula) => [...here.names(formula), ...there.names(formula)],
    systematic: (name) => [...here.systematic(name), ...there.systematic(name)],
  };
}
