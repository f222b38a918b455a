import "server-only";
import { type LearningDecisions, learningDecisionsSchema, type LearningHistory, type LearningHistoryUpdate, type LearningNote } from "#lib/contracts/learning-history.ts";
import { SUBTOPICS, topicNameKey } from "#lib/curriculum/topics.ts";
import { listNotes, type Note, type SlipCount } from "#lib/mastery/learning-notes.ts";
import { wordSlip } from "#lib/wording/slip.ts";
import type { Words } from "#lib/wording/words.ts";
import { db } from "../db/client.ts";
import { findRecords } from "./find-records.ts";

/** The answers that are looked back on for misconceptions. */
const LAST_ANSWERS = 60;

/** What the tutor knows of how the student learns, worded, with what the student decided about it. */
export async function getLearningHistory(userId: string, words: Words): Promise<LearningHistory> {
  const [decisions, notes] = await Promise.all([findDecisions(userId), findNotes(userId)]);
  return { isUsed: decisions.isUsed, notes: notes.flatMap((note) => wordNote(note, decisions, words)) };
}

export async function updateLearningHistory(userId: string, { isUsed, leftOut }: LearningHistoryUpdate, words: Words): Promise<LearningHistory> {
  const before = await findDecisions(userId);
  const decisions: LearningDecisions = { isUsed: isUsed ?? before.isUsed, leftOut: leftOut ?? before.leftOut };
  await db().user.update({ where: { id: userId }, data: { learningHistory: decisions }, select: { id: true } });
  return getLearningHistory(userId, words);
}

/** The notes that the tutor may use, in words; none where the student does not want it. */
export async function listUsedNotes(userId: string, words: Words): Promise<string[]> {
  const { isUsed, notes } = await getLearningHistory(userId, words);
  return isUsed ? notes.flatMap(({ text, isLeftOut }) => (isLeftOut ? [] : [text])) : [];
}

async function findDecisions(userId: string): Promise<LearningDecisions> {
  const row = await db().user.findUnique({ where: { id: userId }, select: { learningHistory: true } });
  const decisions = learningDecisionsSchema.safeParse(row?.learningHistory ?? {});
  return decisions.success ? decisions.data : learningDecisionsSchema.parse({});
}

async function findNotes(userId: string): Promise<Note[]> {
  const [records, slips] = await Promise.all([findRecords(db(), userId, SUBTOPICS), countSlips(userId)]);
  return listNotes(records, slips);
}

/** In SQL because Prisma cannot group the newest rows only. */
function countSlips(userId: string): Promise<SlipCount[]> {
  return db().$queryRaw<SlipCount[]>`
    SELECT misconception AS slip, count(*)::int AS count
      FROM (SELECT misconception FROM attempts WHERE user_id = ${userId}::uuid ORDER BY local_day DESC, answered_at DESC LIMIT ${LAST_ANSWERS}) AS last
     WHERE misconception IS NOT NULL
     GROUP BY 1`;
}

/** A slip that only its problem knew has no words any more. */
function wordNote(note: Note, { leftOut }: LearningDecisions, words: Words): LearningNote[] {
  const text = note.kind === "slip" ? (wordSlip(note.slip, words)?.feedback ?? null) : words.t(`tutor.history.${note.kind}`, { topic: nameOf(note.subtopic, words) });
  return text === null ? [] : [{ key: note.key, kind: note.kind, text, isLeftOut: leftOut.includes(note.key) }];
}

function nameOf(slug: string, words: Words): string {
  const subtopic = SUBTOPICS.find((each) => each.slug === slug);
  return subtopic === undefined ? slug : words.t(`curriculum.${topicNameKey(subtopic)}`);
}
