import { expect, test } from "vitest";
import { firstQuestionOf } from "./first-question.ts";
import { MAX_FIRST_QUESTION_LENGTH } from "./session-lengths.ts";

test.each([
  ["Balance Al + O2 -> Al2O3", "Balance Al + O2 -> Al2O3"],
  ["  Two lines,\n\n\tone   question? ", "Two lines, one question?"],
  ["Is this right?\n\n=== File: lab.txt ===\nthe key: 4.2 g\n=== End of file ===", "Is this right?"],
  ["=== File: a.pdf ===\nhidden\n=== End of file ===\n\n=== File: b.png ===\n=== End of file ===", "a.pdf, b.png"],
  ["=== File: cut.txt ===\nhidden, and read no further", "cut.txt"],
  ["", ""],
])("[HOME-06] of %j the list tells %j", (content, line) => {
  expect(firstQuestionOf(content)).toBe(line);
});

test.each(["x", "word ", "🧪", "👩🏽‍🔬", "पदार्थ", "क्या "])(
  "[HOME-06] a long question of %j is cut between letters",
  (unit) => {
    const line = firstQuestionOf(unit.repeat(500));
    expect(line.length).toBeLessThanOrEqual(MAX_FIRST_QUESTION_LENGTH);
    expect(line.endsWith("…")).toBe(true);
    expect(unit.repeat(500).startsWith(line.slice(0, -1))).toBe(true);
    expect(line.isWellFormed()).toBe(true);
  },
);
