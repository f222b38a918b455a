import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import type { Difficulty } from "../curriculum/difficulties.ts";
import type { ExpectedQuantity } from "../grading/expected.ts";
import { grade } from "../grading/grade.ts";
import { isNearlyRight } from "../grading/nearly-right.ts";
import { AREAS } from "../i18n/areas.ts";
import { answerTexts, wordProblem } from "../wording/problem.ts";
import { wordMark } from "../wording/mark.ts";
import { expectFree } from "./expected.ts";
import { generate } from "./generate.ts";
import { FAMILIES, findFamily } from "./registry.ts";

const words = await loadWords("en", AREAS);

/** What is expected of a practice question as it is issued. */
function issue(id: string, level: Difficulty, seed: number): ExpectedQuantity {
  const family = findFamily(id);
  if (family === null) throw new Error(`No family ${id}`);
  const problem = generate(family, level, "free", seed);
  const { question, find } = wordProblem(problem, words);
  const expected = expectFree(problem, answerTexts(words), `${question} ${find}`);
  if (expected?.kind !== "quantity") throw new Error(`${id} asks for no quantity`);
  return expected;
}

const say = (expected: ExpectedQuantity, given: string) => {
  const mark = grade(expected, given, "en");
  return { ...mark, ...wordMark(mark, words, { kind: "quantity", given, reveal: false }) };
};

/** Of a question: a slip of rounding, one of units, a quotient upside down or a product for it, and a number from nowhere. */
const ORDERS: readonly (readonly [id: string, level: Difficulty, seed: number, answers: readonly string[]])[] = [
  ["mole-conversions", "easy", 1, ["2.1 mol", "2.14 mmol", "0.466 mol", "6.55 mol"]],
  ["mole-conversions", "easy", 1, ["2.1 mol", "2140 mol", "2850 mol", "0.134 mol"]],
  ["mole-conversions", "medium", 4, ["3700 g", "3.67 g", "0.0424 g", "51 g"]],
  ["mass-mass", "medium", 2, ["38 g", "38.0 kg", "152 g", "611 g"]],
  ["ideal-gas", "medium", 3, ["2.1 g", "2130 g", "0.469 g", "31.7 g"]],
  ["gas-laws", "medium", 5, ["482 °C", "-67 °C", "333 °C"]],
  ["molarity", "easy", 2, ["2.7 mol/L", "0.00267 mol/L", "0.374 mol/L", "8.13 mol/L"]],
  ["specific-heat", "medium", 2, ["50 kJ", "49600 kJ", "0.0202 kJ", "419 kJ"]],
  ["mole-ratios", "easy", 2, ["4.4 mol", "4.37 mmol", "17.5 mol", "31.2 mol"]],
  ["density", "easy", 4, ["500 g", "503 kg", "3.94 g", "55.8 g"]],
];

test.each(ORDERS)("[CARD-06] %s, %s, %i: the graver the slip, the lower the score", (id, level, seed, answers) => {
  const expected = issue(id, level, seed);
  const scores = answers.map((given) => say(expected, given).score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size, String(scores)).toBe(answers.length);
});

/** What each answer is told, beside what would be said of any. */
const TOLD: readonly (readonly [string, Difficulty, number, readonly (readonly [given: string, told: RegExp])[]])[] = [
  [
    "mole-conversions",
    "medium",
    4,
    [
      ["12.5 mol", /on the way.*at least one step is still to come/],
      ["12.5 g", /on the way.*at least one step is still to come/],
      ["12.47", /on the way.*at least one step is still to come/],
      ["334 g", /atoms/],
      ["0.0424 g", /divided, but here they have to be multiplied/],
      ["3600 g", /rounded too far|Very close/],
      ["-3670 g", /sign/],
      ["3760 g", /Very close/],
      ["1830 g", /small factor/],
    ],
  ],
  [
    "mole-conversions",
    "easy",
    1,
    [
      ["78.2 mol", /stands in the question itself/],
      ["78.2 g", /stands in the question itself/],
      ["78.2", /stands in the question itself/],
      ["2850 mol", /multiplied, but here one has to be divided/],
      ["0.466 mol", /upside down/],
      ["2.14 g", /unit g measures another kind/],
      ["2.16 mol", /Very close/],
      ["4.29 mol", /small factor/],
      ["9.99 mol", /does not show which step/],
    ],
  ],
  [
    "ideal-gas",
    "medium",
    3,
    [
      ["75.8 g", /degrees Celsius/],
      ["2130 g", /milliliters/],
      ["0.0483 mol", /on the way/],
      ["0.0483 g", /on the way/],
    ],
  ],
  ["specific-heat", "medium", 2, [["-49.6 kJ", /sign/]]],
  ["gas-laws", "medium", 5, [["482 °C", /[Kk]elvin/]]],
];

describe.each(TOLD)("[CARD-06] %s, %s, %i: what went wrong is named", (id, level, seed, answers) => {
  test.each(answers)("%s", (given, told) => {
    const { feedback, verdict } = say(issue(id, level, seed), given);
    expect(verdict).toBe("incorrect");
    expect(feedback).toMatch(told);
  });
});

const TURNED = ["inverted-ratio", "multiplied-instead-of-divided", "divided-instead-of-multiplied"];
const PUT_IN_WRONG = ["millilitres-for-litres", "celsius-for-kelvin", "unconverted-unit"];

/** Every wrong answer that a slip is known to lead to, of one question of each family and level. */
const KNOWN = FAMILIES.filter(({ forms }) => forms.includes("free")).flatMap((family) =>
  (Object.keys(family.levels) as Difficulty[]).flatMap((level) => {
    const problem = generate(family, level, "free", 7);
    const expected = expectFree(problem, answerTexts(words));
    if (expected?.kind !== "quantity") return [];
    return (expected.misconceptions ?? []).map((slip) => ({ family: family.id, level, expected, slip }));
  }),
);

const markOf = ({ expected, slip }: (typeof KNOWN)[number]) =>
  grade(expected, `${String(slip.value)} ${slip.unit ?? expected.unit}`, "en");

test("[CARD-06] no operation is praised that was the wrong one, and nothing turned over is nearly right", () => {
  const turned = KNOWN.filter(({ slip }) => TURNED.includes(slip.id));
  expect(turned.length).toBeGreaterThan(60);
  for (const known of turned) {
    const mark = markOf(known);
    const shown = `${known.family} ${known.level} ${known.slip.id} ${String(known.slip.value)}`;
    expect(mark.misconception, shown).not.toBeNull();
    if (!TURNED.includes(mark.misconception ?? "")) continue;
    expect(mark.partialCredit, shown).toMatchObject({ setup: false, method: false });
    expect(isNearlyRight(mark), shown).toBe(false);
  }
});

test("[CARD-06] a unit that is right stays so where another one was put in wrong", () => {
  const wrong = KNOWN.filter(({ slip }) => PUT_IN_WRONG.includes(slip.id));
  expect(wrong.length).toBeGreaterThan(15);
  for (const known of wrong) expect(markOf(known).partialCredit.units, known.family).toBe(true);
});

test("[CARD-06] how a count stands to the right one says nothing", () => {
  const expected = { kind: "quantity", value: "2", unit: "" } as const;
  for (const given of ["20", "0.5", "6"]) expect(grade(expected, given, "en")).toMatchObject({ misconception: null });
  expect(grade(expected, "-2", "en").misconception).toBe("sign");
});
