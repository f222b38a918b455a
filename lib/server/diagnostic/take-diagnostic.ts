import "server-only";
import type { Diagnostic } from "#lib/contracts/answers/diagnostic.ts";
import type { DiagnosticAnswer } from "#lib/contracts/diagnostic.ts";
import { isNearlyRight } from "#lib/grading/nearly-right.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { DIAGNOSTIC_QUESTIONS } from "#lib/mastery/estimate/choose-diagnostic.ts";
import { optionText } from "#lib/wording/issued-question-card.ts";
import { wordProblem } from "#lib/wording/problem.ts";
import type { Words } from "#lib/wording/words.ts";
import { type Database, db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { markAnswer } from "../practice/evaluate-question.ts";
import { findEstimates } from "../progress/find-evidence.ts";
import { replyWords } from "../tutor/reply-words.ts";
import { personUse, takeRate } from "../usage/rates.ts";
import { chooseQuestion } from "./choose-question.ts";
import { diagnosticColumns, parseQuestions, type StoredQuestion } from "./stored-questions.ts";

type Taker = { userId: string; locale: Locale; now: Date };

type Taken = { id: string; questions: StoredQuestion[]; isOver: boolean };

/** The newest diagnostic, as far as it has come. */
export async function getDiagnostic({ userId, locale }: Taker): Promise<Diagnostic> {
  return show(await findNewest(db(), userId), await replyWords(locale));
}

/** Goes on with the one that is open, or begins another, so that two presses begin one. It uses up none of a day's questions. */
export async function beginDiagnostic({ userId, locale, now }: Taker): Promise<Diagnostic> {
  const words = await replyWords(locale);
  const before = await findNewest(db(), userId);
  if (before !== null && !before.isOver) return show(before, words);
  await takeRate(db(), personUse(userId, "diagnostic"), now);
  const first = await nextQuestion(userId, [], now);
  const begun = await db().$transaction(async (transaction) => {
    await lockPerson(transaction, userId);
    const open = await findNewest(transaction, userId);
    if (open !== null && !open.isOver) return open;
    const data = { userId, questions: first, startedAt: now };
    const { id } = await transaction.diagnostic.create({ data, select: { id: true } });
    return { id, questions: first, isOver: false };
  });
  return show(begun, words);
}

/**
 * Takes the answer to the question that waits, and asks the next one, or ends. An answer that cannot be read leaves it open,
 * and one to a question that was answered before changes nothing.
 */
export async function answerDiagnostic(
  { userId, locale, now }: Taker,
  { number, answer }: DiagnosticAnswer,
): Promise<Diagnostic> {
  const words = await replyWords(locale);
  const before = await getOpen(userId);
  const asked = before.questions[number - 1];
  if (asked === undefined) throw new AppError("NOT_FOUND");
  if (asked.answer !== null) return show(before, words);
  const marked = await markQuestion(asked, answer, words, now);
  const answered = before.questions.with(number - 1, marked);
  const more = marked.answer === null ? [] : await nextQuestion(userId, answered, now);
  const questions = [...answered, ...more];
  const isOver = marked.answer !== null && more.length === 0;
  const after = await db().$transaction(async (transaction) => {
    await lockPerson(transaction, userId);
    const stored = await findNewest(transaction, userId);
    if (stored === null || stored.id !== before.id) throw new AppError("NOT_FOUND");
    // Another tab was faster.
    if (stored.isOver || stored.questions.at(-1)?.answer !== null || stored.questions.length !== number) return stored;
    await transaction.diagnostic.update({
      where: { id: before.id },
      data: { questions, finishedAt: isOver ? now : null },
      select: { id: true },
    });
    return { id: before.id, questions, isOver };
  });
  return show(after, words);
}

/** Ends the open one where it stands: what was answered counts. */
export async function endDiagnostic({ userId, locale, now }: Taker): Promise<Diagnostic> {
  const { id, questions } = await getOpen(userId);
  await db().diagnostic.updateMany({ where: { id, userId, finishedAt: null }, data: { finishedAt: now } });
  return show({ id, questions, isOver: true }, await replyWords(locale));
}

async function findNewest(database: Database, userId: string): Promise<Taken | null> {
  const row = await database.diagnostic.findFirst({
    where: { userId },
    select: diagnosticColumns,
    orderBy: { startedAt: "desc" },
  });
  if (row === null) return null;
  const questions = parseQuestions(row.questions);
  return { id: row.id, questions, isOver: row.finishedAt !== null || questions.every(({ answer }) => answer !== null) };
}

async function getOpen(userId: string): Promise<Taken> {
  const found = await findNewest(db(), userId);
  if (found === null || found.isOver) throw new AppError("NOT_FOUND");
  return found;
}

/** What somebody begins and answers is decided for one request at a time. */
async function lockPerson(transaction: Database, userId: string): Promise<void> {
  const rows = await transaction.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  if (rows.length === 0) throw new AppError("UNAUTHORIZED");
}

/** None at the end. What was answered just now is not stored yet, and counts already. */
async function nextQuestion(userId: string, asked: readonly StoredQuestion[], now: Date): Promise<StoredQuestion[]> {
  if (asked.length >= DIAGNOSTIC_QUESTIONS) return [];
  const question = chooseQuestion(await findEstimates(userId, now, asked), asked);
  return question === null ? [] : [question];
}

async function markQuestion(
  question: StoredQuestion,
  text: string | null,
  words: Words,
  now: Date,
): Promise<StoredQuestion> {
  const nothing = { text: null, outcome: "skipped", isNearlyRight: false, misconception: null } as const;
  const at = now.toISOString();
  if (text === null) return { ...question, answer: { ...nothing, at } };
  const { problem, form, options, unread } = question;
  const issued = { id: "", problem, form, options, locale: words.locale, hintsGiven: 0, isHelped: false };
  const { mark } = await markAnswer({ ...issued, unreadAnswers: unread, isEvaluated: false }, text, words);
  if (mark.remarks.some(({ code }) => code === "not-known")) return { ...question, answer: { ...nothing, text, at } };
  if (mark.verdict === "ungradable") return { ...question, unread: unread + 1 };
  const { misconception } = mark;
  const outcome = mark.verdict === "correct" ? "right" : "wrong";
  return { ...question, answer: { text, outcome, isNearlyRight: isNearlyRight(mark), misconception, at } };
}

/** What may be seen of it: neither what is right nor why. */
function show(taken: Taken | null, words: Words): Diagnostic {
  const questions = taken?.questions ?? [];
  const outcomes = questions.flatMap(({ answer }) => answer?.outcome ?? []);
  const state = taken === null ? "none" : taken.isOver ? "done" : "open";
  const open = state === "open" ? questions.at(-1) : undefined;
  return {
    state,
    total: DIAGNOSTIC_QUESTIONS,
    outcomes,
    question: open === undefined ? null : showQuestion(open, questions.length, words),
  };
}

function showQuestion(
  { problem, options, unread }: StoredQuestion,
  number: number,
  words: Words,
): NonNullable<Diagnostic["question"]> {
  const { question, given, find } = wordProblem(problem, words);
  return {
    number,
    subtopic: problem.subtopic,
    difficulty: problem.difficulty,
    question,
    given: options.length === 0 ? [...given] : [],
    find: options.length === 0 ? find : "",
    options: options.map((option) => ({ id: option.id, text: optionText(option, words) })),
    isUnread: unread > 0,
  };
}
