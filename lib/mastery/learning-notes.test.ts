import { expect, test } from "vitest";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import { listNotes, type Practised, type SlipCount } from "./learning-notes.ts";

function practised(subtopic: SubtopicSlug, attempted: number, correct: number, isMastered = false): Practised {
  return { subtopic, attempted, correct, isMastered };
}

const keysOf = (records: readonly Practised[], slips: readonly SlipCount[] = []) =>
  listNotes(records, slips).map(({ key }) => key);

test("what was mastered and what goes wrong stand out", () => {
  const records = [
    practised("dilution", 6, 2, true),
    practised("gas-laws", 4, 1),
    practised("density", 5, 5, true),
    practised("molarity", 4, 2),
    practised("buffers", 3, 0),
  ];
  expect(keysOf(records)).toEqual(["mastered:dilution", "mastered:density", "weak:gas-laws"]);
});

test("a misconception counts from the second time on, and a few of them suffice", () => {
  const slips = Array.from({ length: 9 }, (_, index) => ({ slip: `slip-${index}`, count: index }));
  expect(keysOf([], slips)).toEqual([8, 7, 6, 5, 4, 3].map((index) => `slip:slip-${index}`));
});

test("of somebody who has not practised nothing is known", () => {
  expect(keysOf([])).toEqual([]);
});
