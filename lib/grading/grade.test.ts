import { describe, expect, test } from "vitest";
import { EQUATION_CASES } from "./equation.cases.ts";
import { expectedSchema } from "./expected.ts";
import { FORMULA_CASES } from "./formula.cases.ts";
import { grade } from "./grade.ts";
import { markSchema } from "./mark.ts";
import { NAME_CASES } from "./name.cases.ts";
import { QUANTITY_CASES } from "./quantity.cases.ts";
import { CHOICE_CASES, TEXT_CASES } from "./words.cases.ts";

const TABLES = {
  quantities: QUANTITY_CASES,
  formulas: FORMULA_CASES,
  equations: EQUATION_CASES,
  names: NAME_CASES,
  choices: CHOICE_CASES,
  texts: TEXT_CASES,
};

for (const [kind, table] of Object.entries(TABLES)) {
  describe(`[CARD-06] ${kind} are marked as a careful teacher marks them`, () => {
    for (const { question, expected, locale = "en", answers } of table) {
      test.each(answers)(`${question}: %j is %s, %d to %d, %s (%s)`, (given, verdict, least, most, misconception) => {
        const mark = markSchema.parse(grade(expectedSchema.parse(expected), given, locale));
        const shown = JSON.stringify(mark);
        expect({ verdict: mark.verdict, misconception: mark.misconception }, shown).toEqual({ verdict, misconception });
        expect(mark.score, shown).toBeGreaterThanOrEqual(least);
        expect(mark.score, shown).toBeLessThanOrEqual(most);
      });
    }
  });
}

test("[CARD-06] a mark says which axis was lost and what was understood", () => {
  const expected = {
    kind: "quantity",
    value: "2.20652",
    unit: "L",
    significantFigures: 3,
    misconceptions: [{ id: "inverted-ratio", value: "2.83251", axis: "setup" }],
  } as const;
  expect(grade({ ...expected, misconceptions: [...expected.misconceptions] }, "V2 = 2830 mL", "en")).toEqual({
    verdict: "incorrect",
    score: 75,
    partialCredit: { setup: false, method: true, calculation: true, units: true },
    remarks: [],
    misconception: "inverted-ratio",
    reading: { kind: "quantity", value: "2830", unit: "mL", significantFigures: 3 },
  });
});

test("[CARD-06] an unbalanced equation is told which atoms, and by how much", () => {
  const mark = grade({ kind: "equation", equation: "2 H2 + O2 -> 2 H2O" }, "H2 + O2 → H2O", "en");
  expect(mark.remarks).toEqual([{ code: "unbalanced-atom", atom: "O", reactants: 2, products: 1 }]);
});

test("[CARD-06] an atom balance that hides a charge is told so", () => {
  const mark = grade({ kind: "equation", equation: "Ag+ + Cu -> Ag + Cu^2+" }, "Ag+ + Cu -> Ag + Cu2+", "en");
  expect(mark.remarks).toEqual([{ code: "unbalanced-charge", reactants: 1, products: 2 }]);
});

test("[CARD-06] what a problem expects but cannot be read is our fault, not the student's", () => {
  const unread = [
    { kind: "quantity", value: "1", unit: "blah", significantFigures: 3 },
    { kind: "formula", formula: "Xx" },
    { kind: "equation", equation: "H2 -> O2" },
    { kind: "name", formula: "?", names: ["x"] },
  ] as const;
  for (const expected of unread) {
    const mark = grade(expectedSchema.parse(expected), "1 g", "en");
    expect(mark).toMatchObject({ verdict: "ungradable", remarks: [{ code: "unreadable-expectation" }] });
  }
});

test("[CARD-06] empty and endless answers get a typed mark of every kind", () => {
  for (const table of Object.values(TABLES)) {
    for (const { expected } of table) {
      expect(grade(expected, " \n\t ", "en").remarks).toEqual([{ code: "empty" }]);
      expect(grade(expected, "1".repeat(100_000), "en").remarks).toEqual([{ code: "too-long" }]);
    }
  }
});
