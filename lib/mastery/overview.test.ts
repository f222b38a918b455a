import { expect, test } from "vitest";
import { findTopic, MAIN_TOPICS, SUBTOPICS } from "../curriculum/topics.ts";
import {
  groupByMainTopic,
  levelsOf,
  overviewOf,
  percentageOf,
  type ProgressFigures,
  recordsUnder,
  shareOfTopic,
} from "./overview.ts";

function figuresOf(topic: string, overrides: Partial<ProgressFigures> = {}): ProgressFigures {
  return { topic, problemsSolved: 0, totalProblems: 100, streakDays: 0, xpPoints: 0, ...overrides };
}

test("[PROG-02] the overall percentage is the mean, solved problems and points are sums, the streak is the first record's", () => {
  const records = [
    figuresOf("Molarity", { problemsSolved: 10, xpPoints: 140, streakDays: 4 }),
    figuresOf("Solubility", { problemsSolved: 45, xpPoints: 610, streakDays: 4 }),
  ];
  expect(overviewOf(records)).toEqual({ percentage: 27.5, problemsSolved: 55, xpPoints: 750, streakDays: 4 });
});

test("[PROG-02] without records everything is nothing", () => {
  expect(overviewOf([])).toEqual({ percentage: 0, problemsSolved: 0, xpPoints: 0, streakDays: 0 });
});

test("[PROG-02] a percentage never exceeds 100, in the mean neither", () => {
  expect(percentageOf({ problemsSolved: 250, totalProblems: 100 })).toBe(100);
  expect(overviewOf([figuresOf("a", { problemsSolved: 250 })]).percentage).toBe(100);
  expect(overviewOf([figuresOf("a", { problemsSolved: 250 }), figuresOf("b")]).percentage).toBe(50);
});

test("[PROG-02] a topic is complete at 100 problems, in however many of its subtopics", () => {
  expect(shareOfTopic([])).toBe(0);
  expect(
    shareOfTopic([5, 4, 3, 2, 2, 1].map((problemsSolved, index) => figuresOf(`${index}`, { problemsSolved }))),
  ).toBe(17);
  expect(shareOfTopic([figuresOf("a", { problemsSolved: 80 }), figuresOf("b", { problemsSolved: 90 })])).toBe(100);
});

test("[PROG-02] accuracy is what share of the answers at a level was right, and nothing before the first", () => {
  const levels = levelsOf({
    currentDifficulty: "medium",
    easyAttempted: 4,
    easyCorrect: 3,
    easyMastered: true,
    mediumAttempted: 3,
    mediumCorrect: 0,
    mediumMastered: false,
    hardAttempted: 0,
    hardCorrect: 0,
    hardMastered: false,
  });
  expect(levels).toEqual([
    { difficulty: "easy", attempted: 4, correct: 3, accuracy: 75, isMastered: true, isCurrent: false },
    { difficulty: "medium", attempted: 3, correct: 0, accuracy: 0, isMastered: false, isCurrent: true },
    { difficulty: "hard", attempted: 0, correct: 0, accuracy: null, isMastered: false, isCurrent: false },
  ]);
});

test("[PROG-03] every subtopic's record lies under its main topic, in the curriculum's order", () => {
  const records = SUBTOPICS.map(({ name }) => figuresOf(name));
  const { topics, other } = groupByMainTopic(records.toReversed());
  expect(topics.map(({ topic }) => topic)).toEqual(MAIN_TOPICS);
  for (const group of topics)
    expect(group.records.map(({ topic }) => topic)).toEqual(group.topic.subtopics.map(({ name }) => name));
  expect(other).toEqual([]);
});

test("[PROG-03] only the exact English name counts; all else comes under other, and nothing is lost", () => {
  const names = ["Solubility Product", "Solubility", "solubility", "Solutions & Mixtures", "My own topic"];
  const { topics, other } = groupByMainTopic(names.map((name) => figuresOf(name)));
  const found = topics.filter(({ records }) => records.length > 0);
  expect(found.map(({ topic, records }) => [topic.name, records.map((record) => record.topic)])).toEqual([
    ["Solutions & Mixtures", ["Solubility"]],
    ["Chemical Equilibrium", ["Solubility Product"]],
  ]);
  expect(other.map(({ topic }) => topic)).toEqual(["solubility", "Solutions & Mixtures", "My own topic"]);
});

test("[SIDE-01] the records under a chat topic, a main topic and a subtopic are those that it covers", () => {
  const records = SUBTOPICS.map(({ name }) => figuresOf(name));
  const under = (id: string) => {
    const topic = findTopic(id);
    return topic && recordsUnder(records, topic).map((record) => record.topic);
  };
  expect(under("redox-reactions")).toEqual(["Oxidation Numbers", "Balancing Redox Reactions"]);
  expect(under("kinetics")).toEqual(
    MAIN_TOPICS.find(({ slug }) => slug === "kinetics")?.subtopics.map(({ name }) => name),
  );
  expect(under("curriculum:gas-laws")).toEqual(["Gas Laws"]);
});
