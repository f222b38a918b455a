import { expect, test } from "vitest";
import { answer } from "../attempts.fixture.ts";
import { EMPTY_RECORD } from "../topic-record.ts";
import { estimateMastery } from "./estimate.ts";
import { answers, NOW } from "./evidence.fixture.ts";
import { practiceLevel } from "./practice-level.ts";

const SLUG = "molarity";
const estimateOf = (...evidence: Parameters<typeof answers>) => estimateMastery(answers(...evidence), NOW).of(SLUG);

test("[GUIDE-03] a subtopic of which nothing is known begins with what is easy", () => {
  expect(practiceLevel(EMPTY_RECORD, null)).toBe("easy");
  expect(practiceLevel(EMPTY_RECORD, estimateMastery([], NOW).of(SLUG))).toBe("easy");
});

test("[GUIDE-03] without answers of its own it begins where the estimate stands", () => {
  expect(practiceLevel(EMPTY_RECORD, estimateOf(SLUG, "RR", { difficulty: "hard" }))).not.toBe("easy");
  expect(practiceLevel(EMPTY_RECORD, estimateOf(SLUG, "RRRRRR", { difficulty: "hard" }))).toBe("hard");
  expect(practiceLevel(EMPTY_RECORD, estimateOf(SLUG, "WWW"))).toBe("easy");
});

test("[GUIDE-03] once there are answers, the estimate moves the record's level by one at most", () => {
  const practised = answer(EMPTY_RECORD, "R");
  expect(practiceLevel(practised, estimateOf(SLUG, "RRRRRRRR", { difficulty: "hard" }))).toBe("medium");
  expect(practiceLevel({ ...practised, currentDifficulty: "hard" }, estimateOf(SLUG, "WWWWWW"))).toBe("medium");
  expect(practiceLevel(practised, estimateOf(SLUG, "RRR", { difficulty: "easy" }))).toBe("easy");
  expect(
    practiceLevel({ ...practised, currentDifficulty: "medium" }, estimateOf(SLUG, "RRRRR", { difficulty: "easy" })),
  ).toBe("medium");
});
