import { DIFFICULTIES, type Difficulty } from "../curriculum/difficulties.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import type { Subtopic } from "../curriculum/topics.ts";
import type { DifficultyPreference } from "./difficulty.ts";
import type { Estimate, Estimates } from "./estimate/estimate.ts";
import { practiceLevel } from "./estimate/practice-level.ts";
import { countRight } from "./level-record.ts";
import type { LocalDay } from "./local-day.ts";
import { isDue } from "./review.ts";
import { EMPTY_RECORD, type OwedQuestion, type TopicRecord } from "./topic-record.ts";

/** How practice walks through the subtopics of a topic. */
export const PRACTICE_MODES = ["sequential", "random", "mixed", "adaptive"] as const;

export type PracticeMode = (typeof PRACTICE_MODES)[number];

/** Why a subtopic was chosen, so that it can be said. */
type ChoiceReason = "owed" | "review" | "next_in_order" | "weakest" | "chance";

type Choice = {
  subtopic: Subtopic;
  difficulty: Difficulty;
  /** What to ask once more, now without help; null when anything will do. */
  owed: OwedQuestion | null;
  reason: ChoiceReason;
};

export type ChoiceRequest = {
  records: ReadonlyMap<SubtopicSlug, TopicRecord>;
  /** What may be asked, in the curriculum's order. */
  subtopics: readonly Subtopic[];
  mode: PracticeMode;
  preference: DifficultyPreference;
  today: LocalDay;
  /** A whole number from 0 up; the same one chooses the same. */
  seed: number;
  /** What is thought of the student, by all that they did; null where that is not known. */
  estimates: Estimates | null;
};

type Candidate = { subtopic: Subtopic; record: TopicRecord };
type Pick = { candidate: Candidate; reason: ChoiceReason };

/** The level to ask at: the one that is asked for, else the one that the record and the estimate of the subtopic call for. */
export function chooseDifficulty(
  record: TopicRecord | null,
  preference: DifficultyPreference,
  estimate: Estimate | null = null,
): Difficulty {
  if (preference !== "adaptive") return preference;
  return practiceLevel(record ?? EMPTY_RECORD, estimate);
}

/** The question of this record that is to be solved once more without help, unless another level is asked for. */
export function findOwed(record: TopicRecord, preference: DifficultyPreference): OwedQuestion | null {
  return record.owed.find(({ difficulty }) => preference === "adaptive" || preference === difficulty) ?? null;
}

/**
 * What to ask next. In every mode a question that was solved with help comes again first. Then `sequential` takes the
 * first subtopic not yet mastered; `random` any; `mixed` what is due for review, else any but the last one; `adaptive`
 * what is due, else the weakest of those begun, else the next one not begun. Null when there is nothing to ask about.
 */
export function chooseNext(request: ChoiceRequest): Choice | null {
  const { records, subtopics, preference } = request;
  const candidates = subtopics.map((subtopic) => ({ subtopic, record: records.get(subtopic.slug) ?? EMPTY_RECORD }));
  for (const { subtopic, record } of candidates) {
    const owed = findOwed(record, preference);
    if (owed) return { subtopic, difficulty: owed.difficulty, owed, reason: "owed" };
  }
  const pick = pickByMode(candidates, request);
  if (!pick) return null;
  const { subtopic, record } = pick.candidate;
  const estimate = request.estimates?.of(subtopic.slug) ?? null;
  return { subtopic, difficulty: chooseDifficulty(record, preference, estimate), owed: null, reason: pick.reason };
}

function pickByMode(candidates: readonly Candidate[], request: ChoiceRequest): Pick | null {
  switch (request.mode) {
    case "sequential":
      return pickFirst(candidates, request) ?? pickAny(candidates, request);
    case "random":
      return pickAny(candidates, request);
    case "mixed":
      return pickDue(candidates, request) ?? pickAny(withoutLast(candidates), request);
    case "adaptive":
      return (
        pickDue(candidates, request) ??
        pickWeakest(candidates, request) ??
        pickFirst(candidates, request) ??
        pickAny(candidates, request)
      );
  }
}

function pickFirst(candidates: readonly Candidate[], { preference }: ChoiceRequest): Pick | null {
  const candidate = candidates.find(({ record }) => !isMastered(record, preference));
  return candidate ? { candidate, reason: "next_in_order" } : null;
}

function pickAny(candidates: readonly Candidate[], { seed }: ChoiceRequest): Pick | null {
  const candidate = candidates[seed % candidates.length];
  return candidate ? { candidate, reason: "chance" } : null;
}

/** The one that has been due for longest. */
function pickDue(candidates: readonly Candidate[], { today }: ChoiceRequest): Pick | null {
  const due = candidates.filter(({ record }) => isDue(record.review, today));
  const candidate = leastBy(due, ({ record }) => Date.parse(record.review?.due ?? today));
  return candidate ? { candidate, reason: "review" } : null;
}

/** Of those begun and not mastered, the one with the least shown. */
function pickWeakest(candidates: readonly Candidate[], { preference }: ChoiceRequest): Pick | null {
  const begun = candidates.filter(({ record }) => record.answeredAt && !isMastered(record, preference));
  const candidate = leastBy(begun, ({ record }) => strengthOf(record));
  return candidate ? { candidate, reason: "weakest" } : null;
}

/** All but the subtopic that was answered last, so that two in a row differ; a single one stays. */
function withoutLast(candidates: readonly Candidate[]): readonly Candidate[] {
  const begun = candidates.filter(({ record }) => record.answeredAt);
  const last = leastBy(begun, ({ record }) => -Number(record.answeredAt));
  const others = candidates.filter((candidate) => candidate !== last);
  return others.length > 0 ? others : candidates;
}

/** Mastery at the level that is asked for; at the hardest one when none is. */
function isMastered({ levels }: TopicRecord, preference: DifficultyPreference): boolean {
  return levels[preference === "adaptive" ? "hard" : preference].mastered;
}

/** Whole levels, and tenths for right answers without help at the current one. */
function strengthOf({ currentDifficulty, levels }: TopicRecord): number {
  return DIFFICULTIES.indexOf(currentDifficulty) + countRight(levels[currentDifficulty].unaided) / 10;
}

function leastBy<T>(items: readonly T[], measure: (item: T) => number): T | null {
  return items.reduce<T | null>(
    (least, item) => (least === null || measure(item) < measure(least) ? item : least),
    null,
  );
}
