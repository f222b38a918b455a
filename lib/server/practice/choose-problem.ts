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
import { type Form, FORMS } from "#lib/problems/forms.ts";
import type { Problem } from "#lib/problems/problem.ts";
import { GREATEST_SEED } from "#lib/problems/seed.ts";
import { findFamily, listFamilies } from "#lib/problems/registry.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { findEstimates } from "../progress/find-evidence.ts";
import { findRecords } from "../progress/find-records.ts";
import { findAsked } from "./issued-question.ts";

type ProblemRequest = {
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

export type ChosenProblem = { problem: Problem; form: Form };

/** A problem that fits the student, in the other form where the topic has none in this one. Throws NOT_FOUND for a family that is none. */
export async function chooseProblem(request: ProblemRequest): Promise<ChosenProblem> {
  for (const form of [request.form, ...FORMS.filter((other) => other !== request.form)]) {
    const problem = await chooseInForm({ ...request, form });
    if (problem !== null) return { problem, form };
  }
  throw new Error(`No problem of ${request.subtopic ?? request.topic}, though every subtopic has families`);
}

async function chooseInForm(request: ProblemRequest): Promise<Problem | null> {
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
  const similar = similarTo && findFamily(similarTo.family);
  // A family may be no more, or no more in this form: then any problem will do.
  if (similarTo !== null && similar !== null && offers(similar, form, similarTo.difficulty))
    return { ...similarTo, family: similar };
  if (similarTo !== null || request.family === null) return chooseForStudent(request);
  const family = findFamily(request.family);
  if (family === null) throw new AppError("NOT_FOUND");
  const difficulty = levelsFor(preference).find((level) => offers(family, form, level));
  return difficulty === undefined ? null : { family, difficulty, variant: null };
}

async function chooseForStudent(request: ProblemRequest): Promise<ProblemChoice | null> {
  const { userId, topic, form, preference, mode, timeZone, now, subtopic } = request;
  const covered = subtopic === null ? subtopicsToPractise(topic) : SUBTOPICS.filter(({ slug }) => slug === subtopic);
  const offering = (level: Difficulty | null) =>
    covered.filter(({ slug }) => listFamilies(slug).some((family) => offers(family, form, level)));
  const atLevel = offering(preference === "adaptive" ? null : preference);
  const subtopics = atLevel.length > 0 ? atLevel : offering(null);
  const [found, estimates] = await Promise.all([
    findRecords(db(), userId, subtopics),
    preference === "adaptive" ? findEstimates(userId, now) : null,
  ]);
  const records = new Map(
    [...found].map(([slug, record]) => [slug, { ...record, owed: record.owed.filter((owed) => canAsk(owed, form)) }]),
  );
  const today = localDayOf(now, timeZone);
  const next = chooseNext({
    records,
    subtopics,
    mode,
    preference,
    today,
    seed: randomInt(GREATEST_SEED),
    estimates,
  });
  if (next === null) return null;
  const owed = next.owed && findFamily(next.owed.family);
  if (next.owed !== null && owed !== null) return { ...next.owed, family: owed };
  for (const difficulty of nearestFirst(next.difficulty)) {
    const families = listFamilies(next.subtopic.slug).filter((family) => offers(family, form, difficulty));
    const family = families[randomInt(Math.max(1, families.length))];
    if (family !== undefined) return { family, difficulty, variant: null };
  }
  return null;
}

/** The levels that a wish for one may end at where a family is named: not every one begins with what is easy. */
export function levelsFor(preference: DifficultyPreference): Difficulty[] {
  return nearestFirst(preference === "adaptive" ? "easy" : preference);
}

/** Not every subtopic has every level in every form: of two that are as near, the easier one. */
function nearestFirst(level: Difficulty): Difficulty[] {
  const distance = (other: Difficulty): number => Math.abs(DIFFICULTIES.indexOf(other) - DIFFICULTIES.indexOf(level));
  return DIFFICULTIES.toSorted((a, b) => distance(a) - distance(b));
}

/** Whether a debt can be paid in this form: a family or a variant may be no more, or be no choice. */
function canAsk({ family: id, difficulty, variant }: OwedQuestion, form: Form): boolean {
  const family = findFamily(id);
  return (
    family !== null &&
    offers(family, form, difficulty) &&
    generateVariant(family, difficulty, form, variant, 0) !== null
  );
}
