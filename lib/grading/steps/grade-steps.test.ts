import fc from "fast-check";
import { expect, test } from "vitest";
import { evaluatePlan } from "./evaluate-step.ts";
import { gradeSteps } from "./grade-steps.ts";
import type { StepPlan } from "./step-plan.ts";
import { stepPlanSchema } from "./step-plan.ts";

/** CO2 from 25.0 g of propane: 25.0 / 44.097 = 0.56693 mol; × 3 = 1.70080 mol; × 44.009 = 74.850 g. */
const PROPANE: StepPlan = stepPlanSchema.parse({
  givens: { m: "25.0", M: 44.097, "M(CO2)": "44.009" },
  steps: [
    { id: "n", unit: "mol", significantFigures: 3, expression: { operation: "divide", of: [{ name: "m" }, { name: "M" }] } },
    { id: "n(CO2)", unit: "mol", significantFigures: 3, expression: { operation: "multiply", of: [{ name: "n" }, { number: 3 }] } },
    { id: "m(CO2)", unit: "g", significantFigures: 3, expression: { operation: "multiply", of: [{ name: "n(CO2)" }, { name: "M(CO2)" }] } },
  ],
});

function mark(...texts: readonly string[]) {
  const given = PROPANE.steps.map(({ id }, index) => ({ id, text: texts[index] ?? "" }));
  const { verdict, score, firstError, steps } = gradeSteps(PROPANE, given, "en");
  return { verdict, score, firstError, carried: steps.filter((step) => step.isCarriedForward).map(({ id }) => id), scores: steps.map((step) => step.score) };
}

test("[CARD-06] right steps are right", () => {
  expect(mark("0.567 mol", "1.70 mol", "74.9 g")).toEqual({ verdict: "correct", score: 100, firstError: null, carried: [], scores: [100, 100, 100] });
});

test("[CARD-06] a wrong first step costs once: what follows from it is right", () => {
  // 25.0 / 36.033, hydrogen forgotten: 0.69381 mol
  expect(mark("0.694 mol", "2.08 mol", "91.6 g")).toEqual({ verdict: "incorrect", score: 73, firstError: "n", carried: ["n(CO2)", "m(CO2)"], scores: [20, 100, 100] });
});

test("[CARD-06] a second slip of its own costs again", () => {
  const marked = mark("0.694 mol", "0.694 mol", "30.5 g");
  expect(marked).toMatchObject({ firstError: "n", carried: ["m(CO2)"], scores: [20, 75, 100] });
});

test("[CARD-06] the right answer after a wrong step does not make that step right", () => {
  expect(mark("0.694 mol", "1.70 mol", "74.9 g")).toMatchObject({ verdict: "incorrect", firstError: "n", carried: [], scores: [20, 100, 100] });
});

test("[CARD-06] steps left out are shown by the right step that needs them", () => {
  expect(mark("", "", "74.9 g")).toEqual({ verdict: "correct", score: 100, firstError: null, carried: [], scores: [100, 100, 100] });
  expect(mark("0.567 mol", "", "")).toMatchObject({ verdict: "incorrect", score: 33, scores: [100, 0, 0] });
  expect(mark("0.694 mol", "", "91.6 g")).toMatchObject({ carried: ["m(CO2)"], scores: [20, 100, 100] });
});

test("[CARD-06] a value rounded on the way is right where it is used, with a remark at the end", () => {
  const given = [{ id: "n", text: "0.567 mol" }, { id: "n(CO2)", text: "1.70 mol" }, { id: "m(CO2)", text: "74.7 g" }];
  const { verdict, steps } = gradeSteps(PROPANE, given, "en");
  expect(verdict).toBe("correct");
  expect(steps[2]?.mark?.remarks.map(({ code }) => code)).toContain("rounding-difference");
});

test("[CARD-06] coarse rounding on the way costs nothing more further on", () => {
  // 0.57 mol is over-rounded; 0.57 × 3 = 1.71; × 44.009 = 75.3
  expect(mark("0.57 mol", "1.71 mol", "75.3 g")).toMatchObject({ firstError: "n", scores: [75, 100, 100] });
});

test("[CARD-06] a missing unit is not carried", () => {
  expect(mark("0.567", "1.70 mol", "74.9 g")).toMatchObject({ firstError: "n", scores: [80, 100, 100], carried: [] });
});

test("[CARD-06] an unreadable step is not marked and stops nothing", () => {
  const { verdict, steps } = gradeSteps(PROPANE, [{ id: "n", text: "half a mole" }, { id: "m(CO2)", text: "74.9 g" }], "en");
  expect(verdict).toBe("ungradable");
  expect(steps.map(({ mark: each }) => each?.verdict ?? null)).toEqual(["ungradable", null, "correct"]);
});

test("[CARD-06] any factor wrong at the first step is carried through all that follow", () => {
  fc.assert(
    fc.property(fc.double({ min: 1.3, max: 50, noNaN: true }), (factor) => {
      const [n, nCarbon, m] = evaluatePlan(PROPANE) ?? [];
      const write = (value: { toNumber: () => number } | undefined, unit: string) => `${((value?.toNumber() ?? 0) * factor).toPrecision(6)} ${unit}`;
      const marked = mark(write(n?.value, "mol"), write(nCarbon?.value, "mol"), write(m?.value, "g"));
      expect(marked.firstError).toBe("n");
      expect(marked.carried).toEqual(["n(CO2)", "m(CO2)"]);
      expect(marked.scores.slice(1)).toEqual([95, 95]);
    }),
  );
});

test("[CARD-06] logarithms are carried too", () => {
  const plan = stepPlanSchema.parse({
    givens: { Ka: "1.8e-5", c: "0.10" },
    steps: [
      { id: "H", unit: "M", significantFigures: 2, expression: { operation: "sqrt", of: [{ operation: "multiply", of: [{ name: "Ka" }, { name: "c" }] }] } },
      { id: "pH", unit: "", significantFigures: 3, expression: { operation: "negate", of: [{ operation: "log10", of: [{ name: "H" }] }] } },
    ],
  });
  expect(gradeSteps(plan, [{ id: "H", text: "1.34e-3 M" }, { id: "pH", text: "2.87" }], "en").verdict).toBe("correct");
  const carried = gradeSteps(plan, [{ id: "H", text: "1.8e-6 M" }, { id: "pH", text: "5.74" }], "en");
  expect(carried.steps.map(({ isCarriedForward }) => isCarriedForward)).toEqual([false, true]);
});

test("[CARD-06] a plan that has no value marks nothing", () => {
  const plan = stepPlanSchema.parse({ givens: {}, steps: [{ id: "x", unit: "g", significantFigures: 3, expression: { operation: "divide", of: [{ number: 1 }, { number: 0 }] } }] });
  expect(gradeSteps(plan, [{ id: "x", text: "1 g" }], "en")).toMatchObject({ verdict: "ungradable", score: 0 });
});
