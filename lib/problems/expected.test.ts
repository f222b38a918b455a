import { expect, test } from "vitest";
import type { SolutionFacts } from "../methods/facts.ts";
import { expectFree } from "./expected.ts";

const TEXTS = { word: () => [], names: () => [], systematic: () => [] };

function solved(unit: string): SolutionFacts {
  const value = { kind: "quantity", value: "12.5", unit, significantFigures: 3 } as const;
  return { method: "density", givens: {}, steps: [], answer: { id: "x", value, values: {} }, misconceptions: [] };
}

test.each([
  ["g/mL", "What is its density in g/mL?", true],
  ["g/mL", "Its density is known. What is it?", false],
  ["g", "A piece of 12 g is cut. What mass is left?", false],
  ["g", "What is the mass in g of a piece of 12 mL?", true],
  ["g", "What is its density in g/mL?", false],
  ["mol", "Which concentration in mol/L has it?", false],
  ["L", "የጋዙ ይዘት በL ስንት ነው?", true],
  ["L", "它的体积是多少（单位 L）？", true],
  ["%", "What is the percent error?", true],
  ["", "What is the pH?", false],
])("[CARD-03] an answer in %s needs no unit where the question names it: %s", (unit, statement, isNamed) => {
  const expected = expectFree({ solution: solved(unit), distractors: [], reading: undefined }, TEXTS, statement);
  expect(expected !== null && "unitNamed" in expected).toBe(isNamed);
});

test.each([
  ["0.0125", "kg", true],
  ["12.5", "g", false],
  ["12.5", "mL", false],
  ["0.0250", "kg", false],
])("[CARD-03] of %s %s as 12.5 g the unit is asked for: %s", (value, unit, isAsked) => {
  const given = { kind: "quantity", value, unit, significantFigures: 3 } as const;
  const expected = expectFree({ solution: solved("g"), distractors: [], reading: undefined, values: { given } }, TEXTS);
  expect(expected !== null && "unitAsked" in expected).toBe(isAsked);
  // A question of the student's own has only what its solution is given.
  const own = expectFree(
    { solution: { ...solved("g"), givens: { given } }, distractors: [], reading: undefined },
    TEXTS,
  );
  expect(own !== null && "unitAsked" in own).toBe(isAsked);
});
