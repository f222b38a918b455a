import { expect, test } from "vitest";
import { findPlanOfProduct, PAID_PLAN_NAMES, priceKeyOf, productIdOf } from "./catalogue.ts";
import { planFeatures } from "./plan-features.ts";

test("[PLAN-01] every paid plan is sold under an id and a key of its own", () => {
  expect(PAID_PLAN_NAMES).toEqual(["student", "teacher"]);
  expect(PAID_PLAN_NAMES.map((plan) => findPlanOfProduct(productIdOf(plan)))).toEqual(PAID_PLAN_NAMES);
  expect(new Set(PAID_PLAN_NAMES.map(priceKeyOf)).size).toBe(2);
  for (const product of ["", "prod_1", "atomcoach_free", "student"]) expect(findPlanOfProduct(product)).toBeNull();
});

test("[LAND-01] [ROLE-01] [ROLE-02] a plan with the limits of the one below tells only what it adds", () => {
  expect(planFeatures("free")).toEqual([
    { key: "questions", count: 5 },
    { key: "practice", count: 3 },
    { key: "files", count: 0 },
    { key: "topics", count: 24 },
    { key: "solutions" },
  ]);
  expect(planFeatures("student").map(({ key }) => key)).toEqual([
    "questions",
    "practice",
    "files",
    "topics",
    "solutions",
    "rights.advancedProgress",
  ]);
  expect(planFeatures("teacher")).toEqual([
    { key: "everythingIn", plan: "student" },
    { key: "rights.materials" },
    { key: "rights.customProblems" },
    { key: "rights.prioritySupport" },
  ]);
});
