import { describe, expect, test } from "vitest";
import { AREAS } from "../../i18n/areas.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { areaUnderCurve, falseMasters, simulate } from "./figures.ts";

// `node scripts/report/students.ts` runs a hundred of them.
describe("[GUIDE-03] made-up students are found out", async () => {
  const { studies, judged } = simulate(20, 2, await loadWords("en", AREAS));
  const together = studies.flatMap((each) => each.together);

  test("[GUIDE-01] whoever follows the guided card arrives, and no answer is told before", () => {
    expect(together.length).toBeGreaterThan(20);
    expect(together.filter(({ hasArrived }) => !hasArrived)).toEqual([]);
    expect(together.filter(({ hasTold }) => hasTold)).toEqual([]);
  });

  test("those who have mastered a subtopic are held for better than those who have not", () => {
    const met = judged.filter(({ evidence }) => evidence > 0);
    expect(areaUnderCurve(met)).toBeGreaterThan(0.8);
    expect(falseMasters(met).of).toBeGreaterThan(100);
    expect(falseMasters(met).share).toBeLessThan(0.05);
  });

  test("what is written can be read", () => {
    expect(studies.reduce((sum, { unread }) => sum + unread, 0)).toBe(0);
  });
});
