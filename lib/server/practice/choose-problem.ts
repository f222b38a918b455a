import "server-only";
import { randomInt } from "node:crypto";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import { DEFAULT_CHAT_TOPIC_ID } from "#lib/curriculum/chat-topics.ts";
import { DIFFICULTIES, type Difficulty } from "#lib/curriculum/difficulties.ts";
import { findTopic, type Subtopic, SUBTOPICS, subtopicsOf } from "#lib/curriculum/topics.ts";
import { chooseNext, type PracticeMode } from "#lib/mastery/choose-next.ts";
import type { DifficultyPreference } from "#lib/mastery/difficulty.ts";
import { localDayOf } from "#lib/mastery/local-day.ts";
import type { OwedQuestion } from "#lib/mastery/topic-record.ts";
import type { Family } from "#lib/problems/family.ts";
import { generate, generateVariant } from "#lib/problems/generate.ts";
import type { Form } from "#lib/problems/forms.ts";
import type { Problem } from "#lib/problems/problem.ts";
import { GREATEST_SEED } from "#lib/problems/seed.ts";
import { findFamily, listFamilies } from "#lib/problems/registry.ts";
import { db } from "../db/client.ts";
import { findRecords } from "../progress/find-records.ts";
import { findAsked } from "./issued-question.ts";

export type ProblemRequest = {
  userId: string;
  /** The topic of the session. */
  topic: string;
  form: Form;
  preference: DifficultyPreference;
  mode: PracticeMode;
  timeZone: string;
  now: Date;
  subtopic: SubtopicSlug | null;
  family: string | null;
  /** The question to vary. */
  similarTo: OwedQuestion | null;
  /** A problem's text: one that the student was asked before is not asked again, if there is another. */
  textOf: (problem: Problem) => string;
};

/** Samples among which one is looked for that the student has not seen. */
const CANDIDATES = 6;

/** `variant` where the same way of solving is to be asked for again. */
type ProblemChoice = { family: Family; difficulty: Difficulty; variant: string | null };

function offers(family: Family, form: Form, difficulty: Difficulty | null): boolean {
  const levels = difficulty === null ? Object.keys(family.levels).length > 0 : family.levels[difficulty] !== undefined;
  return levels && family.forms.includes(form);
}

/** What a session on this topic practises, in the curriculum's order. */
function subtopicsToPractise(topic: string): readonly Subtopic[] {
  const found = findTopic(topic) ?? findTopic(DEFAULT_CHAT_TOPIC_ID);
  return found === null ? [] : subtopicsOf(found);
}

/** A problem that fits the student, or null where the topic has none in this form. */
export async function chooseProblem(request: ProblemRequest): Promise<Problem | null> {
  const choice = await chooseFamily(request);
  if (choice === null) return null;
  const candidates = Array.from({ length: CANDIDATES }, () => generateOne(choice, request.form));
  const texts = candidates.map((problem) => request.textOf(problem));
  const asked = await findAsked(request.userId, texts);
  return candidates.find((_, index) => !asked.has(texts[index] ?? "")) ?? candidates[0] ?? null;
}

function generateOne({ family, difficulty, variant }: ProblemChoice, form: Form): Problem {
  const seed = randomInt(GREATEST_SEED);
  const same = variant === null ? null : generateVariant(family, difficulty, form, variant, seed);
  return same ?? generate(family, difficulty, form, seed);
}

async function chooseFamily(request: ProblemRequest): Promise<ProblemChoice | null> {
  const { form, similarTo, preference } = request;
  const wanted = similarTo?.family ?? request.family;
  if (wanted !== null) {
    const family = findFamily(wanted);
    const difficulty = similarTo?.difficulty ?? (preference === "adaptive" ? easiestOf(family) : preference);
    if (family !== null && difficulty !== null && offers(family, form, difficulty)) return { family, difficulty, variant: similarTo?.variant ?? null };
    if (similarTo === null) return null;
  }
  return chooseForStudent(request);
}

/** Not every family begins with what is easy. */
function easiestOf(family: Family | null): Difficulty | null {
  return DIFFICULTIES.find((level) => family?.levels[level] !== undefined) ?? null;
}

async function chooseForStudent(request: ProblemRequest): Promise<ProblemChoice | null> {
  const { userId, topic, form, preference, mode, timeZone, now, subtopic } = request;
  const covered = subtopic === null ? subtopicsToPractise(topic) : SUBTOPICS.filter(({ slug }) => slug === subtopic);
  const level = preference === "adaptive" ? null : preference;
  const subtopics = covered.filter(({ slug }) => listFamilies(slug).some((family) => offers(family, form, level)));
  const found = await findRecords(db(), userId, subtopics);
  const records = new Map([...found].map(([slug, record]) => [slug, { ...record, owed: record.owed.filter((owed) => canAsk(owed, form)) }]));
  const today = localDayOf(now, timeZone);
  const next = chooseNext({ records, subtopics, mode, preference, today, seed: randomInt(GREATEST_SEED) });
  if (next === null) return null;
  const owed = next.owed && findFamily(next.owed.family);
  if (next.owed !== null && owed !== null) return { ...next.owed, family: owed };
  const families = listFamilies(next.subtopic.slug).filter((family) => offers(family, form, next.difficulty));
  const family = families[randomInt(Math.max(1, families.length))];
  return family === undefined ? null : { family, difficulty: next.difficulty, variant: null };
}

/** Whether a debt can be paid in this form: a family or a variant may be no more, or be no choice. */
function canAsk({ family: id, difficulty, variant }: OwedQuestion, form: Form): boolean {
  const family = findFamily(id);
  return family !== null && offers(family, form, difficulty) && generateVariant(family, difficulty, form, variant, 0) !== null;
}
