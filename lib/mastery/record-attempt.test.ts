import fc from "fast-check";
import { expect, test } from "vitest";
import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import { answer, attemptOf } from "./attempts.fixture.ts";
import { compareDifficulties } from "./difficulty.ts";
import { addDays } from "./local-day.ts";
import { type Attempt, recordAttempt, recordLaterSuccess, xpOf } from "./record-attempt.ts";
import { EMPTY_RECORD, type TopicRecord } from "./topic-record.ts";

/** Any sequence of attempts, also over days that go back. */
const attempts: fc.Arbitrary<Attempt[]> = fc.array(
  fc
    .record({
      family: fc.constantFrom("a", "b"),
      variant: fc.constantFrom("c", "d"),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      isCorrect: fc.boolean(),
      isHelped: fc.boolean(),
      dayNumber: fc.integer({ min: 0, max: 400 }),
    })
    .map(({ dayNumber, ...rest }) => {
      const day = addDays("2026-01-01", dayNumber);
      return { ...rest, day, answeredAt: new Date(`${day}T12:00:00Z`) };
    }),
  { maxLength: 60 },
);

function recordAll(all: readonly Attempt[], record: TopicRecord = EMPTY_RECORD): TopicRecord {
  return all.reduce(recordAttempt, record);
}

test.each([
  ["easy", 10, 5],
  ["medium", 20, 10],
  ["hard", 30, 15],
] as const)(
  "[PROG-04] a right %s answer earns %i points, with help %i, a wrong one none",
  (difficulty, alone, helped) => {
    expect(xpOf({ difficulty, isCorrect: true, isHelped: false })).toBe(alone);
    expect(xpOf({ difficulty, isCorrect: true, isHelped: true })).toBe(helped);
    expect(xpOf({ difficulty, isCorrect: false, isHelped: false })).toBe(0);
    expect(xpOf({ difficulty, isCorrect: false, isHelped: true })).toBe(0);
  },
);

test("[PROG-04] right on a later try solves the problem and earns what help leaves; all else stays as the first answer left it", () => {
  for (const difficulty of DIFFICULTIES) {
    const wrong = answer(EMPTY_RECORD, "W", { difficulty });
    const after = recordLaterSuccess(wrong, { difficulty });
    expect(after).toEqual({
      ...wrong,
      problemsSolved: 1,
      xpPoints: xpOf({ difficulty, isCorrect: true, isHelped: true }),
    });
  }
});

test("[PROG-04] an answer counts at its own level only, and solves a problem when it is right", () => {
  const record = answer(answer(EMPTY_RECORD, "RWr", { difficulty: "medium" }), "R", { difficulty: "hard" });
  expect(record.levels.easy).toMatchObject({ attempted: 0, correct: 0 });
  expect(record.levels.medium).toMatchObject({ attempted: 3, correct: 2 });
  expect(record.levels.hard).toMatchObject({ attempted: 1, correct: 1 });
  expect(record).toMatchObject({ problemsSolved: 3, xpPoints: 20 + 0 + 10 + 30 });
});

test.each([
  ["five right ones", "RRRRR", true],
  ["four right ones", "RRRR", false],
  ["four of five", "WRRRR", true],
  ["four of five, the last one wrong", "RRRRW", true],
  ["three of five", "WWRRR", false],
  ["seven of nine", "WWRRRRRRR", false],
  ["eight of ten", "WWRRRRRRRR", true],
  ["eight of ten, the oldest one right", "RWWRRRRRRR", true],
  ["eight of the last ten, whatever came before", "WWWWWWWWWWWWRRRRRRRR", true],
  ["right ones with help", "rrrrrrrrrr", false],
  ["four right ones and many with help", "RRrrRrrrRr", false],
  ["five right ones between wrong ones with help", "RwRwRwRwR", true],
])("[PROG-04] mastery by %s: %s → %s", (_what, letters, mastered) => {
  const record = answer(EMPTY_RECORD, letters);
  expect(record.levels.easy.mastered).toBe(mastered);
  expect(record.currentDifficulty).toBe(mastered ? "medium" : "easy");
});

test("[PROG-04] mastery is kept, and a mastered level never makes it easier", () => {
  const mastered = answer(EMPTY_RECORD, "RRRRR");
  const later = answer(mastered, "WWWWWWWWWWWW");
  expect(later.levels.easy.mastered).toBe(true);
  expect(later.currentDifficulty).toBe("medium");
});

test("[PROG-04] five right answers at each level lead to the hardest one, and there it stays", () => {
  const medium = answer(EMPTY_RECORD, "RRRRR");
  const hard = answer(medium, "RRRRR", { difficulty: "medium" });
  expect(hard.currentDifficulty).toBe("hard");
  expect(answer(hard, "RRRRR", { difficulty: "hard" })).toMatchObject({
    currentDifficulty: "hard",
    levels: { hard: { mastered: true } },
  });
});

test("[PROG-04] two unaided wrong answers in a row bring an easier level, and two more the next", () => {
  const hard = { ...EMPTY_RECORD, currentDifficulty: "hard" as const };
  expect(answer(hard, "W", { difficulty: "hard" }).currentDifficulty).toBe("hard");
  const medium = answer(hard, "WW", { difficulty: "hard" });
  expect(medium.currentDifficulty).toBe("medium");
  expect(answer(medium, "W", { difficulty: "medium" }).currentDifficulty).toBe("medium");
  expect(answer(medium, "WW", { difficulty: "medium" }).currentDifficulty).toBe("easy");
  expect(answer(medium, "WWWW", { difficulty: "medium" }).currentDifficulty).toBe("easy");
});

test("[PROG-04] a right answer in between ends the row, an answer with help neither ends nor makes it", () => {
  const medium = { ...EMPTY_RECORD, currentDifficulty: "medium" as const };
  const answered = (letters: string) => answer(medium, letters, { difficulty: "medium" }).currentDifficulty;
  expect(answered("WRW")).toBe("medium");
  expect(answered("WwwwR")).toBe("medium");
  expect(answered("WrW")).toBe("easy");
  expect(answered("wwww")).toBe("medium");
});

test("after a fall the row begins anew", () => {
  const medium = answer({ ...EMPTY_RECORD, currentDifficulty: "medium" }, "WW", { difficulty: "medium" });
  expect(medium.currentDifficulty).toBe("easy");
  const back = answer(medium, "RRRRR");
  expect(back.currentDifficulty).toBe("medium");
  expect(answer(back, "W", { difficulty: "medium" }).currentDifficulty).toBe("medium");
});

test("whoever fell back to a mastered level returns with a right answer, as long as the mastery still shows", () => {
  const medium = answer(EMPTY_RECORD, "RRRRR");
  const fallen = answer(medium, "WW", { difficulty: "medium" });
  expect(fallen.currentDifficulty).toBe("easy");
  expect(answer(fallen, "r").currentDifficulty).toBe("easy");
  expect(answer(fallen, "R").currentDifficulty).toBe("medium");
  expect(answer(fallen, "W").currentDifficulty).toBe("easy");
  expect(answer(fallen, "WWWR").currentDifficulty).toBe("easy");
});

test("failing above the current level says nothing against it, failing below it does", () => {
  const medium = { ...EMPTY_RECORD, currentDifficulty: "medium" as const };
  expect(answer(medium, "WWWW", { difficulty: "hard" }).currentDifficulty).toBe("medium");
  expect(answer(medium, "WW", { difficulty: "easy" }).currentDifficulty).toBe("easy");
});

test("mastery of a level above the current one is not lost on the way", () => {
  const hard = answer(EMPTY_RECORD, "RRRRR", { difficulty: "medium" });
  expect(hard.currentDifficulty).toBe("hard");
  expect(answer(hard, "RRRRR")).toMatchObject({ currentDifficulty: "hard", levels: { easy: { mastered: true } } });
});

test("a success with help leaves a question of its kind owed until it is answered without", () => {
  const medium = { difficulty: "medium" as const };
  const owing = answer(EMPTY_RECORD, "rr", medium);
  expect(owing.owed).toEqual([{ family: "molar-mass", variant: "molar-mass", difficulty: "medium" }]);
  expect(answer(owing, "R").owed).toEqual(owing.owed);
  expect(answer(owing, "R", { ...medium, family: "dilution" }).owed).toEqual(owing.owed);
  expect(answer(owing, "R", { ...medium, variant: "mass" }).owed).toEqual(owing.owed);
  expect(answer(owing, "w", medium).owed).toEqual(owing.owed);
  expect(answer(owing, "R", medium).owed).toEqual([]);
  expect(answer(owing, "W", medium).owed).toEqual([]);
  expect(answer(EMPTY_RECORD, "w", medium).owed).toEqual([]);
});

test("only an answer without help plans a review", () => {
  expect(answer(EMPTY_RECORD, "rw").review).toBeNull();
  const reviewed = answer(EMPTY_RECORD, "R");
  expect(reviewed.review).toMatchObject({ reviewed: "2026-03-02" });
  expect(answer(reviewed, "rw", { day: "2026-03-09" }).review).toBe(reviewed.review);
});

test("the harder the question against the current level, the later its review", () => {
  const medium = { ...EMPTY_RECORD, currentDifficulty: "medium" as const };
  const dueAfter = (attempt: Parameters<typeof attemptOf>[0]) =>
    recordAttempt(medium, attemptOf(attempt)).review?.due ?? "";
  const [wrong, easy, right, hard] = [
    dueAfter({ difficulty: "medium", isCorrect: false }),
    dueAfter({ difficulty: "easy" }),
    dueAfter({ difficulty: "medium" }),
    dueAfter({ difficulty: "hard" }),
  ];
  expect(wrong > "2026-03-02").toBe(true);
  expect([wrong, easy, right, hard]).toEqual([wrong, easy, right, hard].toSorted());
  expect(hard > right && right > wrong).toBe(true);
});

test("[PROG-04] counts never fall, mastery is never lost, and correct never exceeds attempted", () => {
  fc.assert(
    fc.property(attempts, (all) => {
      let before = EMPTY_RECORD;
      for (const attempt of all) {
        const after = recordAttempt(before, attempt);
        const gained = attempt.isCorrect ? 1 : 0;
        expect(after.problemsSolved).toBe(before.problemsSolved + gained);
        expect(after.xpPoints).toBe(before.xpPoints + xpOf(attempt));
        for (const difficulty of DIFFICULTIES) {
          const [old, now] = [before.levels[difficulty], after.levels[difficulty]];
          const own = difficulty === attempt.difficulty ? 1 : 0;
          expect(now.attempted).toBe(old.attempted + own);
          expect(now.correct).toBe(old.correct + own * gained);
          expect(now.correct).toBeLessThanOrEqual(now.attempted);
          expect(now.mastered || !old.mastered).toBe(true);
          expect(now.unaided.length).toBeLessThanOrEqual(10);
        }
        before = after;
      }
    }),
  );
});

test("[PROG-04] help moves no level, no mastery and no review, wherever it comes", () => {
  fc.assert(
    fc.property(attempts, (all) => {
      let before = EMPTY_RECORD;
      for (const attempt of all) {
        const helped = recordAttempt(before, { ...attempt, isHelped: true });
        expect(helped.currentDifficulty).toBe(before.currentDifficulty);
        expect(helped.review).toBe(before.review);
        for (const difficulty of DIFFICULTIES) {
          const { mastered, unaided, wrongInARow } = before.levels[difficulty];
          expect(helped.levels[difficulty]).toMatchObject({ mastered, unaided, wrongInARow });
        }
        before = recordAttempt(before, attempt);
      }
    }),
  );
});

test("the mastery and the level are those of the same answers without the helped ones", () => {
  fc.assert(
    fc.property(attempts, (all) => {
      const record = recordAll(all);
      const alone = recordAll(all.filter(({ isHelped }) => !isHelped));
      expect(record.currentDifficulty).toBe(alone.currentDifficulty);
      expect(record.review).toEqual(alone.review);
      for (const difficulty of DIFFICULTIES)
        expect(record.levels[difficulty].mastered).toBe(alone.levels[difficulty].mastered);
    }),
  );
});

test("a level moves by one for one answer, unless mastery above it was shown", () => {
  const indexOf = (record: typeof EMPTY_RECORD) => DIFFICULTIES.indexOf(record.currentDifficulty);
  fc.assert(
    fc.property(attempts, (all) => {
      let before = EMPTY_RECORD;
      for (const attempt of all) {
        const after = recordAttempt(before, attempt);
        const step = indexOf(after) - indexOf(before);
        expect(step).toBeGreaterThanOrEqual(-1);
        if (compareDifficulties(attempt.difficulty, before.currentDifficulty) <= 0) expect(step).toBeLessThanOrEqual(1);
        if (attempt.isCorrect) expect(step).toBeGreaterThanOrEqual(0);
        before = after;
      }
    }),
  );
});

test("the same answers give the same record, and the one before stays as it was", () => {
  fc.assert(
    fc.property(attempts, (all) => {
      const [first, ...rest] = all;
      const start = first ? recordAttempt(EMPTY_RECORD, first) : EMPTY_RECORD;
      const copy = structuredClone(start);
      expect(recordAll(rest, start)).toEqual(recordAll(all));
      expect(start).toEqual(copy);
    }),
  );
});
