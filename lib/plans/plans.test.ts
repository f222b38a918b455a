import { expect, onTestFinished, test, vi } from "vitest";
import { METER_OF_REQUEST, usageDay } from "./metering.ts";
import { comparePlans, hasRight, isPlanName, PLAN_NAMES, PLANS, UNLIMITED } from "./plans.ts";

test("[PLAN-01] the plans cost 0, 15 and 25 dollars and stand in the order free < student < teacher", () => {
  expect(PLAN_NAMES.map((name) => PLANS[name].priceCents)).toEqual([0, 1_500, 2_500]);
  expect(comparePlans("free", "student")).toBeLessThan(0);
  expect(comparePlans("teacher", "student")).toBeGreaterThan(0);
  expect(comparePlans("student", "student")).toBe(0);
});

test("[ROLE-01] the free plan has 5 questions and 3 practice problems a day and no files", () => {
  expect(PLANS.free.limits).toEqual({ questionsPerDay: 5, filesPerDay: 0, practiceProblems: 3 });
  expect(hasRight("free", "uploads")).toBe(false);
});

test("[ROLE-02] the paid plans are unlimited; only the teacher plan manages materials", () => {
  for (const name of ["student", "teacher"] as const) {
    expect(Object.values(PLANS[name].limits)).toEqual([UNLIMITED, UNLIMITED, UNLIMITED]);
    expect(hasRight(name, "uploads")).toBe(true);
  }
  expect(PLAN_NAMES.filter((name) => hasRight(name, "materials"))).toEqual(["teacher"]);
});

test("a plan's name is one of the three", () => {
  expect(isPlanName("teacher")).toBe(true);
  expect(isPlanName("__proto__")).toBe(false);
  expect(isPlanName(null)).toBe(false);
});

test("[ROLE-03] questions and practice draw on their own meters, evaluation on none, and a day is the UTC day", () => {
  expect(METER_OF_REQUEST.chat).toBe("questionsPerDay");
  expect(METER_OF_REQUEST.generate_mcq).toBe("practiceProblems");
  expect(METER_OF_REQUEST.evaluate_answer).toBeNull();
  expect(usageDay(new Date("2026-03-01T23:59:59.999-05:00"))).toBe("2026-03-02");
});

test.each(["Pacific/Kiritimati", "Etc/GMT+12", "Asia/Kolkata"])(
  "[ROLE-03] a day is the UTC day on a server in %s too",
  (zone) => {
    vi.stubEnv("TZ", zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const moment of ["2026-03-01T00:00:00.000Z", "2026-03-01T23:59:59.999Z"])
      expect(usageDay(new Date(moment))).toBe("2026-03-01");
  },
);
