import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "./local-day.ts";
import { isDue, type Recall, type Review, scheduleReview } from "./review.ts";

const RECALLS: readonly Recall[] = ["again", "hard", "good", "easy"];

function reviewAll(reviews: readonly [recall: Recall, day: string][]): Review {
  const last = reviews.reduce<Review | null>((review, [recall, day]) => scheduleReview(review, recall, day), null);
  if (!last) throw new Error("Nothing was reviewed.");
  return last;
}

test("a topic recalled each time it is due comes back after ever more days", () => {
  const intervals: number[] = [];
  let review = scheduleReview(null, "good", "2026-01-01");
  for (let count = 0; count < 6; count += 1) {
    intervals.push(daysBetween(review.reviewed, review.due));
    review = scheduleReview(review, "good", review.due);
  }
  expect(intervals).toEqual(intervals.toSorted((a, b) => a - b));
  expect(intervals[0]).toBeGreaterThanOrEqual(1);
  expect(intervals.at(-1)).toBeGreaterThan(30);
});

test.each(["hard", "good", "easy"] as const)("ten %s answers on one day lengthen nothing over one", (recall) => {
  const once = reviewAll([[recall, "2026-01-01"]]);
  const tenTimes = reviewAll(Array.from({ length: 10 }, () => [recall, "2026-01-01"]));
  expect(tenTimes.due).toBe(once.due);
});

test("a wrong answer brings a well-known topic back soon", () => {
  const known = reviewAll([
    ["good", "2026-01-01"],
    ["good", "2026-01-04"],
    ["good", "2026-01-15"],
  ]);
  const forgotten = scheduleReview(known, "again", known.due);
  expect(daysBetween(known.reviewed, known.due)).toBeGreaterThan(20);
  expect(daysBetween(forgotten.reviewed, forgotten.due)).toBeLessThan(10);
});

test("it is due from its day on, and never before the first answer", () => {
  const review = reviewAll([["good", "2026-01-01"]]);
  expect(isDue(review, addDays(review.due, -1))).toBe(false);
  expect(isDue(review, review.due)).toBe(true);
  expect(isDue(review, addDays(review.due, 30))).toBe(true);
  expect(isDue(null, "2026-01-01")).toBe(false);
});

test("any answers on any days, also going back, plan a review after one day to a year, the same each time", () => {
  const history = fc.array(fc.tuple(fc.constantFrom(...RECALLS), fc.integer({ min: -400, max: 400 })), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(history, (answers) => {
      const reviews = answers.map(([recall, number]): [Recall, string] => [recall, addDays("2026-01-01", number)]);
      const review = reviewAll(reviews);
      expect(reviewAll(reviews)).toEqual(review);
      const days = daysBetween(review.reviewed, review.due);
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(365);
      expect(JSON.parse(JSON.stringify(review))).toEqual(review);
    }),
  );
});
