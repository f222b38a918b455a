import "server-only";
import { cardText } from "#lib/cards/card-text.ts";
import { parseCard, type QuestionCard } from "#lib/cards/card.ts";
import type { Evaluation } from "#lib/cards/answer-evaluation.ts";
import { MOST_TRIES, listTries, takesAnswer, withAnswer } from "#lib/cards/tries.ts";
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
import { storeAttempt, storeLaterSuccess } from "../progress/store-attempt.ts";
import { replyWords } from "../tutor/reply-words.ts";
import { type IssuedQuestion, lockQuestion } from "./issued-question.ts";

type Answer = { userId: string; question: IssuedQuestion; text: string; locale: Locale; timeZone: string; now: Date };

/** What marking made of a text, before it is known whether it counts. */
type MarkedAnswer = { text: string; mark: Mark; expected: Expected; words: Words };

/**
 * Marks an answer to an issued question: the mark, what it moves in the student's progress and the card are stored together,
 * one answer after the other. The first that can be read is the one that counts; an answer that could not be read leaves the
 * question as it was. Of a free answer that was wrong more may follow (`lib/cards/tries.ts`).
 */
export async function evaluateQuestion(answer: Answer): Promise<void> {
  const { question, locale, text } = answer;
  if (question.isEvaluated && question.form === "choice") return;
  // What takes a while comes before the transaction: whoever else answers waits for it.
  const words = await replyWords(locale);
  const marked = await markAnswer(question, text, words);
  await db().$transaction((transaction) => storeMark(transaction, answer, marked));
}

/** Stores what `evaluateQuestion` says, in its caller's transaction. What is said twice in a row, as by a double click, counts once. */
export async function storeMark(transaction: Database, answer: Answer, marked: MarkedAnswer): Promise<void> {
  const { text } = marked;
  const question = await lockQuestion(transaction, answer.question.id);
  if (question === null) throw new AppError("NOT_FOUND");
  const card = await getQuestionCard(transaction, question.id);
  if (!takesAnswer(card) || listTries(card).at(-1)?.studentAnswer.trim() === text.trim()) return;
  const evaluation = wordAnswer(question, card, marked);
  const next: QuestionCard = {
    ...withAnswer(card, { studentAnswer: text, evaluation }),
    isHelped: question.isHelped,
  };
  await storeCard(transaction, question.id, await countAnswer(transaction, question, next, answer, marked));
}

/** The card with what the answer changed: nothing, where it could not be read, or was wrong once more. */
function countAnswer(
  transaction: Database,
  question: IssuedQuestion,
  card: QuestionCard,
  answer: Answer,
  { mark, words }: MarkedAnswer,
): Promise<QuestionCard> | QuestionCard {
  if (mark.verdict === "ungradable") return leaveOpen(transaction, question, card, mark);
  if (!question.isEvaluated) return close(transaction, question, answer, mark, card, words);
  return mark.verdict === "correct" ? succeedLater(transaction, question, answer, card) : card;
}

/** Answers that cannot be read before the form of the answer is explained, and a slip of the pen no longer overlooked. */
const MOST_UNREAD = 3;

/** The mark in words. What is right is told with the last answer: before it, the question may be tried again. */
export function wordAnswer(
  { unreadAnswers }: IssuedQuestion,
  card: QuestionCard,
  { mark, expected, words, text }: MarkedAnswer,
): Evaluation {
  const isLast = card.type === "mcq_question" || listTries(card).length + 1 >= MOST_TRIES;
  const evaluation = wordMark(mark, words, { kind: expected.kind, given: text, reveal: isLast });
  // Whoever is not understood again and again is told how to write it.
  if (!isUnread(mark) || unreadAnswers + 1 < MOST_UNREAD) return evaluation;
  return { ...evaluation, suggestions: [wordAnswerForm(expected, words), ...evaluation.suggestions] };
}

/** Whether an answer could not be read: "I don't know" was understood. */
function isUnread({ verdict, remarks }: Mark): boolean {
  return verdict === "ungradable" && !remarks.some(({ code }) => code === "not-known");
}

/** An answer that could not be read counts for nothing, however often. */
async function leaveOpen(
  transaction: Database,
  { id }: IssuedQuestion,
  card: QuestionCard,
  mark: Mark,
): Promise<QuestionCard> {
  if (!isUnread(mark)) return card;
  await transaction.issuedQuestion.update({
    where: { id },
    data: { unreadAnswers: { increment: 1 } },
    select: { id: true },
  });
  return card;
}

/** The card of an issued question; throws NOT_FOUND. */
export async function getQuestionCard(database: Database, id: string): Promise<QuestionCard> {
  const row = await database.message.findUnique({ where: { id }, select: { metadata: true } });
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
    choices: question.form === "choice" ? question.options.length : null,
    answeredAt: answer.now,
    timeZone: answer.timeZone,
  });
  return {
    ...card,
    solution: wordSolution(question.problem.solution, words),
    outcome: { xpPoints, hasMastered, difficultyBefore, difficultyAfter },
  };
}

/** A right answer after a wrong one: it earns what help leaves, and moves no level. */
async function succeedLater(
  transaction: Database,
  { id: questionId, problem: { subtopic, difficulty } }: IssuedQuestion,
  { userId }: Answer,
  card: QuestionCard,
): Promise<QuestionCard> {
  const xpPoints = await storeLaterSuccess(transaction, { userId, questionId, subtopic, difficulty });
  return { ...card, outcome: card.outcome && { ...card.outcome, xpPoints: card.outcome.xpPoints + xpPoints } };
}

/** Marks a text, and stores nothing. The answer to a choice betrays the slip that leads to that option. */
export async function markAnswer(question: IssuedQuestion, text: string, words: Words): Promise<MarkedAnswer> {
  const expected = await expectAnswer(question, words);
  const mark = grade(expected, text, words.locale);
  const id = mark.reading?.kind === "choice" ? mark.reading.id : null;
  const chosen = question.options.find((option) => option.id === id);
  return { text, mark: chosen === undefined ? mark : { ...mark, misconception: chosen.slip }, expected, words };
}

/** What a question expects of an answer in this language. */
export async function expectAnswer(question: IssuedQuestion, words: Words): Promise<Expected> {
  const { question: asked, find } = wordProblem(question.problem, words);
  const read =
    question.form === "choice"
      ? expectChoice(question, words)
      : expectFree(question.problem, await textsOf(question, words), `${asked} ${find}`);
  if (read === null) throw new Error(`The answer to ${question.id} cannot be marked`);
  // Else names could be tried out in spellings that are overlooked in the right one only.
  return read.kind === "name" && question.unreadAnswers >= MOST_UNREAD ? { ...read, exactSpelling: true } : read;
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
