import { expect, test } from "vitest";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import { listNotes } from "./learning-notes.ts";
import { EMPTY_LEVEL } from "./level-record.ts";
import { EMPTY_RECORD, type TopicRecord } from "./topic-record.ts";

function record(attempted: number, correct: number, more: { mastered?: boolean; day?: number } = {}): TopicRecord {
  const level = { ...EMPTY_LEVEL, attempted, correct, mastered: more.mastered ?? false };
  return { ...EMPTY_RECORD, levels: { easy: EMPTY_LEVEL, medium: level, hard: EMPTY_LEVEL }, answeredAt: new Date(Date.UTC(2026, 0, more.day ?? 1)) };
}

const keysOf = (records: [SubtopicSlug, TopicRecord][], slips: Parameters<typeof listNotes>[1] = []) => listNotes(new Map(records), slips).map(({ key }) => key);

test("what was mastered and what goes wrong stand out, the newest first", () => {
  expect(
    keysOf([
      ["density", record(5, 5, { mastered: true, day: 1 })],
      ["dilution", record(6, 6, { mastered: true, day: 2 })],
      ["gas-laws", record(4, 1)],
      ["molarity", record(4, 2)],
      ["buffers", record(3, 0)],
    ]),
  ).toEqual(["mastered:dilution", "mastered:density", "weak:gas-laws"]);
});

test("a misconception counts from the second time on, and a few of them suffice", () => {
  const slips = Array.from({ length: 9 }, (_, index) => ({ slip: `slip-${index}`, count: index }));
  expect(keysOf([], slips)).toEqual([8, 7, 6, 5, 4, 3].map((index) => `slip:slip-${index}`));
});

test("of somebody who has not practised nothing is known", () => {
  expect(keysOf([])).toEqual([]);
});
