import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { quantity } from "../quantity/quantity.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { composeGasVolume, composeQuestions, type Goal, type Mention, writeQuantity } from "./compose-question.ts";
import { firstSolved } from "./pose-problem.ts";

type Given = readonly [value: string, unit: string, figures: number, of: string | null];

const CASES: readonly (readonly [kind: Goal["kind"], of: string | null, given: readonly Given[], answer: string])[] = [
  ["molar-mass", "CaCO3", [], "100.09"],
  ["amount", null, [["7.10", "g", 3, "Na2SO4"]], "0.0500"],
  ["amount", "OH-", [["0.50", "mol", 2, "Mg(OH)2"]], "1.0"],
  [
    "pressure",
    null,
    [
      ["2.0", "mol", 2, null],
      ["300", "K", 3, null],
      ["10.0", "L", 3, null],
    ],
    "4.9",
  ],
  [
    "temperature",
    null,
    [
      ["2.0", "mol", 2, "CO2"],
      ["3.0", "atm", 2, null],
      ["10.0", "L", 3, null],
    ],
    "180",
  ],
  [
    "amount",
    null,
    [
      ["300", "K", 3, null],
      ["3.0", "atm", 2, null],
      ["10.0", "L", 3, null],
    ],
    "1.2",
  ],
  ["mass", null, [["0.25", "mol", 2, "K"]], "9.8"],
  ["mass", null, [["0.50", "mol", 2, "N"]], "7.0"],
  [
    "mass",
    "KNO3",
    [
      ["2.0", "L", 2, null],
      ["0.50", "mol/L", 2, "KNO3"],
    ],
    "1.0e2",
  ],
  ["volume", null, [["2.00", "mol", 3, "H2"]], "44.8"],
  ["volume", null, [["2.00", "mol", 3, null]], "44.8"],
  [
    "volume",
    "KCl",
    [
      ["2.00", "mol", 3, "KCl"],
      ["0.500", "mol/L", 3, "KCl"],
    ],
    "4.00",
  ],
  [
    "volume",
    null,
    [
      ["0.50", "mol/L", 2, "HCl"],
      ["2.4", "g", 2, "Mg"],
    ],
    "0.39",
  ],
  [
    "molarity",
    null,
    [
      ["7.45", "g", 3, "KCl"],
      ["500", "mL", 3, null],
    ],
    "0.200",
  ],
  ["ph", null, [["0.020", "mol/L", 2, "Ba(OH)2"]], "12.60"],
  ["amount", "NaOH", [["0.30", "mol", 2, "H2SO4"]], "0.60"],
  ["mass", "MgO", [["2.40", "g", 3, "Mg"]], "3.98"],
  ["volume", "H2", [["2.40", "g", 3, "Mg"]], "2.21"],
  [
    "volume",
    "H2",
    [
      ["2.40", "g", 3, "Mg"],
      ["300", "K", 3, null],
      ["1.50", "atm", 3, null],
    ],
    "1.62",
  ],
];

const mention = ([value, unit, figures, of]: Given, locale: Locale): Mention => {
  const measured = quantity(value, unit, figures);
  const plain = writeQuantity(measured, locale);
  return { quantity: measured, text: plain, plain, of, start: 0, end: 0 };
};

/** What only English writes in such questions. */
const ENGLISH =
  /\b(?:what|how|many|much|are|the|grams|moles of|does|react|reacts|form|solution of|occupy|liters|is)\b/iu;

describe.each(LOCALES)("[GUIDE-02] fragments make a problem in the reader's language: %s", (locale) => {
  test.each(CASES)("%s of %s from %j", async (kind, of, given, answer) => {
    const words = await loadWords(locale, ["tutor"]);
    const questions = composeQuestions(
      { kind, of },
      given.map((each) => mention(each, locale)),
      words,
      { equation: null, others: of === "H2" ? ["HCl"] : of === "MgO" ? ["O2"] : [] },
    );
    const posed = firstSolved(questions, locale);
    const value = posed?.solutions[0]?.answer.value;
    expect(value?.kind === "quantity" ? Number(value.value) : questions).toBe(Number(answer));
    if (locale !== "en") expect(posed?.problem).not.toMatch(ENGLISH);
  });

  test("a gas at its conditions", async () => {
    const words = await loadWords(locale, ["tutor"]);
    const [gas, ...states] = [
      ["0.300", "mol", 3, "H2"],
      ["273", "K", 3, null],
      ["1.00", "atm", 3, null],
    ].map((each) => mention(each as unknown as Given, locale)) as [Mention, ...Mention[]];
    const posed = firstSolved([composeGasVolume(gas, states, words)], locale);
    expect(posed?.solutions[0]?.answer.value).toMatchObject({ value: "6.72" });
    if (locale !== "en") expect(posed?.problem).not.toMatch(ENGLISH);
  });
});
