import fc from "fast-check";
import { expect, test } from "vitest";
import { type Subtopic, SUBTOPICS } from "../curriculum/topics.ts";
import { answer } from "./attempts.fixture.ts";
import { chooseDifficulty, chooseNext, type ChoiceRequest, findOwed, PRACTICE_MODES } from "./choose-next.ts";
import { EMPTY_RECORD, type TopicRecord } from "./topic-record.ts";

const subtopics = SUBTOPICS.slice(0, 4);
const TODAY = "2026-03-02";

/** What is chosen among the first four subtopics, given the records of some of them by their place. */
function choose(records: Record<number, TopicRecord>, request: Partial<ChoiceRequest> = {}) {
  const entries = Object.entries(records).flatMap(([index, record]) =>
    subtopicAt(Number(index)).map(({ slug }) => [slug, record] as const),
  );
  const choice = chooseNext({
    records: new Map(entries),
    subtopics,
    mode: "adaptive",
    preference: "adaptive",
    today: TODAY,
    seed: 0,
    estimates: null,
    ...request,
  });
  return choice && { ...choice, subtopic: subtopics.indexOf(choice.subtopic) };
}

function subtopicAt(index: number): Subtopic[] {
  return subtopics.slice(index, index + 1);
}

const masteredAll: TopicRecord = {
  ...EMPTY_RECORD,
  levels: { ...EMPTY_RECORD.levels, hard: { ...EMPTY_RECORD.levels.hard, mastered: true } },
  answeredAt: new Date(`${TODAY}T08:00:00Z`),
};

test.each(["easy", "medium", "hard"] as const)("a wished level (%s) is taken, else the record's own", (level) => {
  expect(chooseDifficulty(EMPTY_RECORD, level)).toBe(level);
  expect(chooseDifficulty({ ...EMPTY_RECORD, currentDifficulty: level }, "adaptive")).toBe(level);
});

test("whoever never practised begins with an easy one", () => {
  expect(chooseDifficulty(null, "adaptive")).toBe("easy");
});

test.each(PRACTICE_MODES)(
  "in %s practice a question solved with help comes again first, solved the same way at the same level",
  (mode) => {
    const owing = answer(EMPTY_RECORD, "r", { family: "density", variant: "volume", difficulty: "medium" });
    const owed = { family: "density", variant: "volume", difficulty: "medium" };
    expect(choose({ 2: owing }, { mode })).toEqual({ subtopic: 2, difficulty: "medium", owed, reason: "owed" });
  },
);

test("what is owed waits while another level is wished for", () => {
  const owing = answer(EMPTY_RECORD, "r", { difficulty: "medium" });
  expect(findOwed(owing, "hard")).toBeNull();
  expect(choose({ 0: owing }, { preference: "hard" })).toMatchObject({ difficulty: "hard", owed: null });
  expect(choose({ 0: owing }, { preference: "medium" })).toMatchObject({ reason: "owed" });
});

test("sequential practice takes the first subtopic not yet mastered at the level it is for", () => {
  const sequential = { mode: "sequential" } as const;
  expect(choose({}, sequential)).toMatchObject({ subtopic: 0, reason: "next_in_order" });
  expect(choose({ 0: masteredAll }, sequential)).toMatchObject({ subtopic: 1 });
  const easyMastered = answer(EMPTY_RECORD, "RRRRR");
  expect(choose({ 0: easyMastered }, sequential)).toMatchObject({ subtopic: 0, difficulty: "medium" });
  expect(choose({ 0: easyMastered }, { ...sequential, preference: "easy" })).toMatchObject({
    subtopic: 1,
    difficulty: "easy",
  });
});

test("random practice takes each in its turn of chance, whatever the records say", () => {
  const due = answer(EMPTY_RECORD, "R", { day: "2025-01-01" });
  const chosen = [0, 1, 2, 3].map((seed) => choose({ 0: due }, { mode: "random", seed })?.subtopic);
  expect(chosen.toSorted()).toEqual([0, 1, 2, 3]);
});

test("mixed practice takes the longest due first, else never the last one again", () => {
  const old = answer(EMPTY_RECORD, "R", { day: "2026-01-10" });
  const older = answer(EMPTY_RECORD, "R", { day: "2026-01-05" });
  expect(choose({ 1: old, 3: older }, { mode: "mixed" })).toMatchObject({ subtopic: 3, reason: "review" });
  const earlier = answer(EMPTY_RECORD, "R", { day: TODAY, answeredAt: new Date(`${TODAY}T09:00:00Z`) });
  const last = answer(EMPTY_RECORD, "R", { day: TODAY, answeredAt: new Date(`${TODAY}T10:00:00Z`) });
  const chosen = [0, 1, 2, 3, 4, 5].map((seed) => choose({ 1: earlier, 2: last }, { mode: "mixed", seed })?.subtopic);
  expect(new Set(chosen)).toEqual(new Set([0, 1, 3]));
});

test("mixed practice of a single subtopic stays with it", () => {
  const last = answer(EMPTY_RECORD, "R", { day: TODAY });
  expect(choose({ 1: last }, { mode: "mixed", subtopics: subtopicAt(1) })).toMatchObject({ subtopic: 1 });
});

test("adaptive practice takes what is due, then the weakest begun, then the next new one, then any", () => {
  const strong = answer(EMPTY_RECORD, "RRRR", { day: TODAY });
  const weak = answer(EMPTY_RECORD, "RWR", { day: TODAY });
  const due = answer(strong, "R", { day: "2026-03-02" });
  expect(choose({ 0: strong, 2: weak })).toMatchObject({ subtopic: 2, reason: "weakest" });
  expect(choose({ 0: answer(weak, "RRRR", { day: TODAY }), 2: strong })).toMatchObject({
    subtopic: 2,
    reason: "weakest",
  });
  expect(choose({ 0: due, 2: weak }, { today: "2026-03-20" })).toMatchObject({ reason: "review" });
  expect(choose({ 0: masteredAll })).toMatchObject({ subtopic: 1, reason: "next_in_order" });
  expect(choose({ 0: masteredAll, 1: masteredAll, 2: masteredAll, 3: masteredAll }, { seed: 6 })).toMatchObject({
    subtopic: 2,
    reason: "chance",
  });
});

test("there is always a choice among what may be asked, the same for the same seed, and none among nothing", () => {
  const history = fc.string({ unit: fc.constantFrom("R", "W", "r", "w"), maxLength: 20 });
  const request = fc.record({
    mode: fc.constantFrom(...PRACTICE_MODES),
    seed: fc.nat(),
    preference: fc.constantFrom("adaptive" as const, "hard" as const),
  });
  fc.assert(
    fc.property(fc.array(history, { maxLength: 4 }), request, (histories, given) => {
      const records = Object.fromEntries(histories.map((letters, index) => [index, answer(EMPTY_RECORD, letters)]));
      const choice = choose(records, given);
      expect(choice?.subtopic).toBeGreaterThanOrEqual(0);
      expect(choose(records, given)).toEqual(choice);
      expect(choose(records, { ...given, subtopics: [] })).toBeNull();
    }),
  );
});
