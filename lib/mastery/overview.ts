import { DIFFICULTIES, type Difficulty } from "../curriculum/difficulties.ts";
import { MAIN_TOPICS, type MainTopic, type Topic, subtopicsOf } from "../curriculum/topics.ts";
import { TOTAL_PROBLEMS } from "./topic-record.ts";

/** What an overview needs of a progress record: `topic` is the English name of a subtopic. */
export type ProgressFigures = {
  topic: string;
  problemsSolved: number;
  totalProblems: number;
  streakDays: number;
  xpPoints: number;
};

/** What a progress record tells of its three levels. */
export type LevelFigures = Record<`${Difficulty}Attempted` | `${Difficulty}Correct`, number> &
  Record<`${Difficulty}Mastered`, boolean>;

export type LevelSummary = {
  difficulty: Difficulty;
  attempted: number;
  correct: number;
  /** 0 to 100, not rounded; null before the first answer. */
  accuracy: number | null;
  isMastered: boolean;
  isCurrent: boolean;
};

export type LevelStanding = { difficulty: Difficulty; attempted: number; correct: number; mastered: number };

type Overview = {
  /** The mean over the records, 0 to 100, not rounded. */
  percentage: number;
  problemsSolved: number;
  xpPoints: number;
  streakDays: number;
};

type TopicGroup<R> = {
  topic: MainTopic;
  /** In the curriculum's order; a subtopic that was never practised has none. */
  records: readonly R[];
};

/** What share of a subtopic's problems is solved: 0 to 100, not rounded, and never more. */
export function percentageOf({
  problemsSolved,
  totalProblems,
}: Pick<ProgressFigures, "problemsSolved" | "totalProblems">): number {
  return Math.min(100, (problemsSolved / Math.max(1, totalProblems)) * 100);
}

/** What share of a topic is done, however many of its subtopics were practised: complete at 100 problems, as a subtopic is. */
export function shareOfTopic(records: readonly Pick<ProgressFigures, "problemsSolved">[]): number {
  return percentageOf({
    problemsSolved: sum(records.map(({ problemsSolved }) => problemsSolved)),
    totalProblems: TOTAL_PROBLEMS,
  });
}

/** The three levels of a record, from the easiest on. */
export function levelsOf(record: LevelFigures & { currentDifficulty: Difficulty }): LevelSummary[] {
  return DIFFICULTIES.map((difficulty) => {
    const attempted = record[`${difficulty}Attempted`];
    const correct = record[`${difficulty}Correct`];
    return {
      difficulty,
      attempted,
      correct,
      accuracy: attempted === 0 ? null : (correct / attempted) * 100,
      isMastered: record[`${difficulty}Mastered`],
      isCurrent: difficulty === record.currentDifficulty,
    };
  });
}

/** How the answers at each level went over all subtopics of a topic, and in how many of them it is mastered. */
export function standingOf(records: readonly LevelFigures[]): LevelStanding[] {
  return DIFFICULTIES.map((difficulty) => ({
    difficulty,
    attempted: sum(records.map((record) => record[`${difficulty}Attempted`])),
    correct: sum(records.map((record) => record[`${difficulty}Correct`])),
    mastered: records.filter((record) => record[`${difficulty}Mastered`]).length,
  }));
}

/** Every record carries the student's streak, so the first one tells it. */
export function overviewOf(records: readonly ProgressFigures[]): Overview {
  return {
    percentage: sum(records.map(percentageOf)) / Math.max(1, records.length),
    problemsSolved: sum(records.map((record) => record.problemsSolved)),
    xpPoints: sum(records.map((record) => record.xpPoints)),
    streakDays: records[0]?.streakDays ?? 0,
  };
}

/** The records of the subtopics that a topic covers, in the curriculum's order. */
export function recordsUnder<R extends ProgressFigures>(records: readonly R[], topic: Topic): readonly R[] {
  return subtopicsOf(topic).flatMap(({ name }) => records.filter((record) => record.topic === name));
}

/** All main topics with their records, found by the subtopic's exact English name; `other` are those of no subtopic. */
export function groupByMainTopic<R extends ProgressFigures>(
  records: readonly R[],
): { topics: readonly TopicGroup<R>[]; other: readonly R[] } {
  const topics = MAIN_TOPICS.map((topic) => ({ topic, records: recordsUnder(records, topic) }));
  const grouped = new Set(topics.flatMap((group) => group.records));
  return { topics, other: records.filter((record) => !grouped.has(record)) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
