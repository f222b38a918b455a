import { describe, expect, test } from "vitest";
import { ownMilliseconds } from "#tests/support/growth.ts";
import { EQUATION_CASES } from "./equation.cases.ts";
import { type Expected, expectedSchema } from "./expected.ts";
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

test.each<[string, string, object]>([
  [
    "2 Na + Cl2 -> 2 NaCl",
    "Na + Cl2 -> NaCl2",
    { code: "doubtful-formula", formula: "NaCl2", cations: [["Na+"]], anion: "Cl-", neutral: ["NaCl"] },
  ],
  ["Zn + 2 HCl -> ZnCl2 + H2", "Cu + 2 HCl -> CuCl2 + H2", { code: "doubtful-reaction" }],
])(
  "[TRUST-02] for %s the answer %s is wrong as before, and what is impossible in it is named",
  (equation, given, remark) => {
    const mark = grade({ kind: "equation", equation }, given, "en");
    expect(mark.verdict).toBe("incorrect");
    expect(mark.remarks).toContainEqual(remark);
    expect(grade({ kind: "equation", equation: given }, given, "en")).toMatchObject({
      verdict: "correct",
      remarks: [],
    });
  },
);

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

/** Questions of one kind whose right answers differ, and texts that may or may not be readable. */
const READABILITY: readonly { kind: string; answers: readonly [Expected, Expected]; texts: readonly string[] }[] = [
  {
    kind: "quantity",
    answers: [
      { kind: "quantity", value: "12.5", unit: "g", significantFigures: 3 },
      { kind: "quantity", value: "0.31", unit: "g", significantFigures: 2 },
    ],
    texts: [
      "12.5 or 0.31 g",
      "not 12.5 g",
      "> 12.5 g",
      "0.31 blobs",
      "12.5 g 0.31 g",
      "25/2 × 1 g",
      "half a gram",
      "12..5 g",
    ],
  },
  {
    kind: "equation",
    answers: [
      { kind: "equation", equation: "2 H2 + O2 -> 2 H2O" },
      { kind: "equation", equation: "N2 + 3 H2 -> 2 NH3" },
    ],
    texts: ["2 H2 + O2", "N2 + 3 H2 -> ?", "H2 + o2 -> H2O", "water"],
  },
  {
    kind: "text",
    answers: [
      { kind: "text", accepted: ["acidic"], others: ["basic", "neutral"] },
      { kind: "text", accepted: ["basic"], others: ["acidic", "neutral"] },
    ],
    texts: [
      "not acidic",
      "acidic or basic",
      "I think it is basic",
      "neither neutral nor acidic",
      "a sentence about something else altogether, and long",
    ],
  },
  {
    kind: "choice",
    answers: [
      {
        kind: "choice",
        correct: "a",
        options: [
          { id: "a", text: "ionic" },
          { id: "b", text: "metallic" },
        ],
      },
      {
        kind: "choice",
        correct: "b",
        options: [
          { id: "a", text: "ionic" },
          { id: "b", text: "metallic" },
        ],
      },
    ],
    texts: ["a or b", "c", "ionic or metallic", "b) ionic"],
  },
];

test.each(READABILITY)(
  "[CARD-06] whether an answer of the kind $kind can be read does not tell which answer is right",
  ({ answers: [one, other], texts }) => {
    for (const text of texts) expect([text, grade(one, text, "en").verdict]).toEqual([text, "ungradable"]);
    for (const text of texts) expect([text, grade(other, text, "en").verdict]).toEqual([text, "ungradable"]);
  },
);

test("[CARD-06] a misspelt name is overlooked, unless exact spelling is asked for: then it is asked for again", () => {
  const expected = { kind: "name", formula: "KClO3", names: ["potassium chlorate"] } as const;
  expect(grade({ ...expected, names: [...expected.names] }, "potasium chlorate", "en").verdict).toBe("correct");
  const exact = { ...expected, names: [...expected.names], exactSpelling: true };
  expect(
    ["potasium chlorate", "potasium bromate", "potassium chlorate"].map((text) => grade(exact, text, "en").verdict),
  ).toEqual(["ungradable", "ungradable", "correct"]);
});

test("[CARD-06] numbers with wide spaces between them are no riddle", () => {
  for (const gap of [" ".repeat(20), "\n".repeat(30)]) {
    const mark = () => grade({ kind: "equation", equation: "Fe + O2 -> Fe2O3" }, `${`1${gap}`.repeat(10)}x`, "en");
    expect(ownMilliseconds(() => expect(mark().verdict).not.toBe("correct"))).toBeLessThan(2_000);
  }
});
