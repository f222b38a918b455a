import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { grade } from "../grading/grade.ts";
import type { Expected } from "../grading/expected.ts";
import { LOCALES } from "../i18n/locales.ts";
import { wordAnswerForm } from "./answer-form.ts";
import { wordsOf } from "./words.ts";

const EXPECTED: readonly Expected[] = [
  { kind: "quantity", value: "2.5", unit: "g", significantFigures: 2 },
  { kind: "quantity", value: "7.5", unit: "mL", significantFigures: 2 },
  { kind: "quantity", value: "3", unit: "" },
  { kind: "formula", formula: "Ca(NO3)2" },
  { kind: "formula", formula: "NaCl" },
  { kind: "equation", equation: "2 H2 + O2 -> 2 H2O" },
  { kind: "name", formula: "Al2O3", names: ["aluminium oxide"] },
  {
    kind: "choice",
    correct: "b",
    options: [
      { id: "a", text: "1 g" },
      { id: "b", text: "2 g" },
    ],
  },
  { kind: "text", accepted: ["exothermic"] },
  { kind: "structure", accepted: ["CCCCCCC"] },
  { kind: "structure", accepted: ["CCO"] },
];

test.each(LOCALES)("[CARD-06] the form of every kind of answer is explained in %s", async (locale) => {
  const words = await loadWords(locale, ["feedback"]);
  const forms = EXPECTED.map((expected) => wordAnswerForm(expected, words));
  for (const form of forms) expect(form).not.toMatch(/[{}]|feedback\./);
});

test.each(LOCALES)("[CARD-06] the example of a form can be read in %s, and is not the answer", (locale) => {
  const words = wordsOf(locale, (_, values?: { example: string }) => values?.example ?? "");
  const marked = EXPECTED.filter(({ kind }) => kind !== "text").map((expected) => {
    const example = wordAnswerForm(expected, words);
    return { example, verdict: grade(expected, example, locale).verdict };
  });
  expect(marked.filter(({ verdict }) => verdict !== "incorrect")).toEqual([]);
});
