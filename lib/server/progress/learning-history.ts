import "server-only";
import {
  type LearningDecisions,
  learningDecisionsSchema,
  type LearningHistoryUpdate,
} from "#lib/contracts/learning-history.ts";
import type { LearningHistory, LearningNote } from "#lib/contracts/answers/learning-history.ts";
import { SUBTOPICS, topicNameKey } from "#lib/curriculum/topics.ts";
import { listNotes, type Note, type Practised, type SlipCount } from "#lib/mastery/learning-notes.ts";
import { wordSlip } from "#lib/wording/slip.ts";
import type { Words } from "#lib/wording/words.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";

/** The answers that are looked back on for misconceptions. */
const LAST_ANSWERS = 60;

/** More than there are notes to leave out: whoever sends other keys does not fill the row. The latest stay. */
const MOST_LEFT_OUT = 1_000;

/** What is known of a student for the sake of explaining. */
type Learner = { grade: string | null; history: LearningHistory };

/** Whom the tutor explains to: the grade, and what stands out of the practice, worded, with what the student decided about it. */
export async function getLearner(userId: string, words: Words): Promise<Learner> {
  const row = await findLearner(userId);
  const decisions = readDecisions(row?.decisions);
  const notes = listNotes(row?.practised ?? [], row?.slips ?? []);
  return {
    grade: row?.grade ?? null,
    history: { isUsed: decisions.isUsed, notes: notes.flatMap((note) => wordNote(note, decisions, words)) },
  };
}

export async function updateLearningHistory(
  userId: string,
  update: LearningHistoryUpdate,
  words: Words,
): Promise<LearningHistory> {
  const changed = await ("key" in update ? decideOnNote(userId, update) : decideOnUse(userId, update));
  // Deleted since it was looked who asks.
  if (changed === 0) throw new AppError("UNAUTHORIZED");
  return (await getLearner(userId, words)).history;
}

/** One statement, as below, so that decisions that come at once all stand. */
function decideOnUse(userId: string, decision: { isUsed: boolean }): Promise<number> {
  return db().$executeRaw`
    UPDATE users SET learning_history = coalesce(learning_history, '{}') || ${JSON.stringify(decision)}::jsonb
    WHERE id = ${userId}::uuid`;
}

function decideOnNote(userId: string, { key, isLeftOut }: { key: string; isLeftOut: boolean }): Promise<number> {
  return db().$executeRaw`
    UPDATE users SET learning_history = coalesce(learning_history, '{}') || jsonb_build_object('leftOut', jsonb_path_query_array(
      (coalesce(learning_history -> 'leftOut', '[]') - ${key}::text) || ${JSON.stringify(isLeftOut ? [key] : [])}::jsonb,
      ${`$[last - ${MOST_LEFT_OUT - 1} to last]`}::jsonpath))
    WHERE id = ${userId}::uuid`;
}

/** The notes that the tutor may use; none where the student does not want it. */
export function usedNotes({ isUsed, notes }: LearningHistory): string[] {
  return isUsed ? notes.flatMap(({ text, isLeftOut }) => (isLeftOut ? [] : [text])) : [];
}

function readDecisions(stored: unknown): LearningDecisions {
  const decisions = learningDecisionsSchema.safeParse(stored ?? {});
  return decisions.success ? decisions.data : learningDecisionsSchema.parse({});
}

type LearnerRow = { grade: string | null; decisions: unknown; practised: Practised[]; slips: SlipCount[] };

/** One statement, since each reply of a model waits for it. */
async function findLearner(userId: string): Promise<LearnerRow | undefined> {
  const [row] = await db().$queryRaw<LearnerRow[]>`
    SELECT u.grade, u.learning_history AS decisions,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object(
          'subtopic', subtopic,
          'attempted', easy_attempted + medium_attempted + hard_attempted,
          'correct', easy_correct + medium_correct + hard_correct,
          'isMastered', medium_mastered OR hard_mastered) ORDER BY answered_at DESC NULLS LAST, subtopic)
        FROM topic_records WHERE user_id = u.id), '[]') AS practised,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('slip', slip, 'count', count) ORDER BY slip)
        FROM (
          SELECT misconception AS slip, count(*) AS count
          FROM (SELECT misconception FROM attempts WHERE user_id = u.id ORDER BY local_day DESC, answered_at DESC LIMIT ${LAST_ANSWERS}) AS last
          WHERE misconception IS NOT NULL GROUP BY 1) AS counted), '[]') AS slips
    FROM users AS u WHERE u.id = ${userId}::uuid`;
  return row;
}

/** A slip that only its problem knew has no words any more. */
function wordNote(note: Note, { leftOut }: LearningDecisions, words: Words): LearningNote[] {
  const text =
    note.kind === "slip"
      ? (wordSlip(note.slip, words)?.feedback ?? null)
      : words.t(`tutor.history.${note.kind}`, { topic: nameOf(note.subtopic, words) });
  return text === null ? [] : [{ key: note.key, kind: note.kind, text, isLeftOut: leftOut.includes(note.key) }];
}

function nameOf(slug: string, words: Words): string {
  const subtopic = SUBTOPICS.find((each) => each.slug === slug);
  return subtopic === undefined ? slug : words.t(`curriculum.${topicNameKey(subtopic)}`);
}
