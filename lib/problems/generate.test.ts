import { expect, test } from "vitest";
import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import { variableOf } from "../methods/rules/kinds.ts";
import { quantity } from "../quantity/quantity.ts";
import { given } from "./draft.ts";
import type { Family } from "./family.ts";
import { generate, generateVariant } from "./generate.ts";
import { FAMILIES } from "./registry.ts";

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

const LEVELS = FAMILIES.flatMap((family) =>
  DIFFICULTIES.filter((difficulty) => family.levels[difficulty] !== undefined).map((difficulty) => ({
    id: family.id,
    family,
    difficulty,
  })),
);

test.each(LEVELS)(
  "[CARD-08] $id, $difficulty: every variant is generated when it is asked for, the same for the same seed",
  ({ family, difficulty }) => {
    const form = family.forms[0];
    if (form === undefined) throw new Error(`${family.id} has no form`);
    const variants = new Set(SEEDS.map((seed) => generate(family, difficulty, form, seed).variant));
    for (const variant of variants) {
      const problem = generateVariant(family, difficulty, form, variant, 7);
      expect(problem).toMatchObject({ variant, difficulty });
      expect(generateVariant(family, difficulty, form, variant, 7)).toEqual(problem);
    }
  },
);

test.each([
  ["no-derivation", "length"],
  ["givens-alike", "density"],
] as const)("a family of which nothing comes says why: %s", (reason, kind) => {
  const givens = {
    mass: given("mass", null, quantity("2.00", "g", 3)),
    volume: given("volume", null, quantity("2.00", "mL", 3)),
  };
  const family: Family = {
    id: "hopeless",
    subtopic: "density",
    words: "problems-measurement.hopeless",
    forms: ["free"],
    levels: {
      easy: () => ({ kind: "computed", variant: "only", givens, find: variableOf(kind, null), unit: null }),
    },
  };
  expect(() => generate(family, "easy", "free", 1)).toThrow(reason);
});

test("[CARD-08] a variant that is no more is not generated", () => {
  const [family] = FAMILIES;
  if (family === undefined) throw new Error("There is no family");
  expect(generateVariant(family, "easy", "free", "no-such-variant", 1)).toBeNull();
});

test.each(LEVELS)(
  "[CARD-03] $id, $difficulty: no two givens of a calculation have the same number",
  ({ family, difficulty }) => {
    for (const form of family.forms) {
      for (const seed of SEEDS) {
        const { values, solution } = generate(family, difficulty, form, seed * 101);
        if (solution.answer.value.kind !== "quantity") continue;
        const numbers = Object.values(values).flatMap((value) =>
          value.kind === "quantity" ? [Number(value.value)] : [],
        );
        expect(new Set(numbers).size).toBe(numbers.length);
      }
    }
  },
);
