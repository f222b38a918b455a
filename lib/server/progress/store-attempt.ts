import "server-only";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import { localDayOf } from "#lib/mastery/local-day.ts";
import {
  type Attempt,
  recordAttempt,
  recordLaterSuccess,
  xpOf,
  xpOfLaterSuccess,
} from "#lib/mastery/record-attempt.ts";
import type { TopicRecord } from "#lib/mastery/topic-record.ts";
import type { Database } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { AppError } from "../http/app-error.ts";
import { recordColumns, toRecord, toRow } from "./records.ts";

/** The evaluated answer to a question that this user was asked. */
export type AnsweredQuestion = Omit<Attempt, "day"> & {
  userId: string;
  /** The id of the message that issued the question. */
  questionId: string;
  subtopic: SubtopicSlug;
  /** 0 to 100. */
  score: number;
  misconception: string | null;
  /** Among how many options it was chosen; null of an answer that was written. */
  choices: number | null;
  /** An IANA name. */
  timeZone: string;
};

const outcomeColumns = {
  isCorrect: true,
  isHelped: true,
  score: true,
  misconception: true,
  xpPoints: true,
  hasMastered: true,
  difficultyBefore: true,
  difficultyAfter: true,
} as const satisfies Prisma.AttemptSelect;

type StoredOutcome = Prisma.AttemptGetPayload<{ select: typeof outcomeColumns }>;

/** What an answer changed. For a question that was answered before, the outcome of the first answer, and nothing anew. */
export type AttemptOutcome = StoredOutcome & { isRepeat: boolean };

/**
 * Counts an answer once and moves the record of its subtopic. To be called in a transaction, so that answer and record
 * change together: the record's row stays locked until its end, and two answers at once, to one question or to several,
 * count one after the other. Throws NOT_FOUND when the question was answered as another user's.
 */
export async function storeAttempt(transaction: Database, answered: AnsweredQuestion): Promise<AttemptOutcome> {
  const { userId, subtopic, questionId } = answered;
  const before = await lockRecord(transaction, userId, subtopic);
  const day = localDayOf(answered.answeredAt, answered.timeZone);
  const after = recordAttempt(before, { ...answered, day });
  const outcome = outcomeOf(answered, before, after);
  const { count } = await transaction.attempt.createMany({
    data: {
      questionId,
      userId,
      subtopic,
      family: answered.family,
      difficulty: answered.difficulty,
      choices: answered.choices,
      answeredAt: answered.answeredAt,
      localDay: new Date(day),
      ...outcome,
    },
    skipDuplicates: true,
  });
  if (count === 0) return { ...(await getOutcome(transaction, userId, questionId)), isRepeat: true };
  await transaction.topicRecord.update({
    where: { userId_subtopic: { userId, subtopic } },
    data: toRow(after),
    select: { subtopic: true },
  });
  return { ...outcome, isRepeat: false };
}

/** The right answer to a question that this user answered wrong before. */
type LaterSuccess = Pick<AnsweredQuestion, "userId" | "questionId" | "subtopic" | "difficulty">;

/**
 * Counts a later right answer, once, and returns the points that it earned. To be called in a transaction, as
 * `storeAttempt`: the attempt stays the first answer, and only its points change.
 */
export async function storeLaterSuccess(transaction: Database, success: LaterSuccess): Promise<number> {
  const { userId, questionId, subtopic, difficulty } = success;
  const before = await lockRecord(transaction, userId, subtopic);
  const xpPoints = xpOfLaterSuccess(difficulty);
  const { count } = await transaction.attempt.updateMany({
    where: { questionId, userId, isCorrect: false, xpPoints: 0 },
    data: { xpPoints },
  });
  if (count === 0) return 0;
  await transaction.topicRecord.update({
    where: { userId_subtopic: { userId, subtopic } },
    data: toRow(recordLaterSuccess(before, success)),
    select: { subtopic: true },
  });
  return xpPoints;
}

/**
 * The record as it is once all others are done with it, made when there is none. The update changes nothing: it makes
 * this one `INSERT … ON CONFLICT DO UPDATE`, which waits for the row and keeps it.
 */
async function lockRecord(transaction: Database, userId: string, subtopic: SubtopicSlug): Promise<TopicRecord> {
  const row = await transaction.topicRecord.upsert({
    where: { userId_subtopic: { userId, subtopic } },
    create: { userId, subtopic },
    update: { subtopic },
    select: recordColumns,
  });
  return toRecord(row);
}

function outcomeOf(answered: AnsweredQuestion, before: TopicRecord, after: TopicRecord): StoredOutcome {
  const { difficulty, isCorrect, isHelped, score, misconception } = answered;
  return {
    isCorrect,
    isHelped,
    score,
    misconception,
    xpPoints: xpOf(answered),
    hasMastered: after.levels[difficulty].mastered && !before.levels[difficulty].mastered,
    difficultyBefore: before.currentDifficulty,
    difficultyAfter: after.currentDifficulty,
  };
}

async function getOutcome(database: Database, userId: string, questionId: string): Promise<StoredOutcome> {
  const outcome = await database.attempt.findFirst({ where: { questionId, userId }, select: outcomeColumns });
  if (!outcome) throw new AppError("NOT_FOUND");
  return outcome;
}
