import { expect, test } from "vitest";
import { LOCALES } from "../i18n/locales.ts";
import { layOutWorksheet } from "./lay-out-worksheet.ts";
import type { SheetExercise } from "./sheet-exercise.ts";

const step = { title: "", content: "", equation: "" };

const CHOICE: SheetExercise = {
  number: 1,
  question: "Which ion is SO₄²⁻?",
  options: [
    { id: "a", text: "sulfate" },
    { id: "b", text: "H₂O" },
  ],
  answer: "a) sulfate",
  steps: [],
};
const FREE: SheetExercise = {
  number: 2,
  question: "Name NaCl.",
  options: [],
  answer: "sodium chloride",
  steps: [step],
};

const LABELS = { title: "Salts", fields: ["Name:", "Date:"], key: "Answer key" };

test("[ROLE-02] a worksheet is laid out with room for name and answers, true scripts, and its key at the end", () => {
  expect(layOutWorksheet([CHOICE, FREE], LABELS, "en")).toEqual({
    title: "Salts",
    language: { tag: "en-US", fonts: { latin: "Calibri", eastAsian: "Calibri", complex: "Calibri" } },
    paragraphs: [
      { kind: "title", spans: [{ text: "Salts", position: "base" }] },
      { kind: "fields", labels: ["Name:", "Date:"] },
      {
        kind: "exercise",
        spans: [
          { text: "Which ion is SO", position: "base" },
          { text: "4", position: "sub" },
          { text: "2−", position: "sup" },
          { text: "?", position: "base" },
        ],
      },
      { kind: "option", spans: [{ text: "sulfate", position: "base" }] },
      {
        kind: "option",
        spans: [
          { text: "H", position: "base" },
          { text: "2", position: "sub" },
          { text: "O", position: "base" },
        ],
      },
      { kind: "exercise", spans: [{ text: "Name NaCl.", position: "base" }] },
      { kind: "room", lines: 2 },
      { kind: "key", spans: [{ text: "Answer key", position: "base" }] },
      { kind: "answer", spans: [{ text: "a) sulfate", position: "base" }] },
      { kind: "answer", spans: [{ text: "sodium chloride", position: "base" }] },
    ],
  });
});

test.each([
  [0, 2],
  [3, 3],
  [12, 5],
])("[ROLE-02] an answer of %i steps has %i lines of room", (count, lines) => {
  const { paragraphs } = layOutWorksheet([{ ...FREE, steps: Array.from({ length: count }, () => step) }], LABELS, "en");
  expect(paragraphs).toContainEqual({ kind: "room", lines });
});

test("[ROLE-02] the sheet that students are given holds no answer", () => {
  const { paragraphs } = layOutWorksheet([CHOICE, FREE], { ...LABELS, key: null }, "en");
  expect(paragraphs.map(({ kind }) => kind)).toEqual([
    "title",
    "fields",
    "exercise",
    "option",
    "option",
    "exercise",
    "room",
  ]);
});

test("[ROLE-02] a source stands below its exercise by name, and below its answer with its words", () => {
  const origin = { named: "Lab, page 3", quoted: "Lab, page 3. “H₂O”" };
  const { paragraphs } = layOutWorksheet([{ ...FREE, origin }], LABELS, "en");
  expect(paragraphs.map(({ kind }) => kind)).toEqual([
    "title",
    "fields",
    "exercise",
    "source",
    "room",
    "key",
    "answer",
    "source",
  ]);
  expect(paragraphs[3]).toEqual({ kind: "source", spans: [{ text: "↳ Lab, page 3", position: "base" }] });
  expect(paragraphs[7]).toMatchObject({
    spans: [{ text: "↳ Lab, page 3. “H" }, { text: "2", position: "sub" }, { text: "O”" }],
  });
});

test.each(LOCALES)("[I18N-01] in %s the document names its language and fonts for its letters", (locale) => {
  const { language } = layOutWorksheet([FREE], LABELS, locale);
  expect(language.tag).toMatch(new RegExp(`^${locale}-[A-Z]{2}$`));
  expect(Object.values(language.fonts).every((font) => font !== "")).toBe(true);
});
