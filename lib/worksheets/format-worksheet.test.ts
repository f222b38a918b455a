import { expect, test } from "vitest";
import { splitWorksheet } from "../exercises/split-exercises.ts";
import { formatWorksheet } from "./format-worksheet.ts";

const EXERCISES = [
  {
    number: 1,
    question: "What is 2 * 3 [g]?\nSay it.",
    options: [
      { id: "a", text: "5" },
      { id: "b", text: "6 g" },
    ],
    answer: "b) 6 g",
    steps: [],
  },
  { number: 2, question: "Name NaCl.", options: [], answer: "sodium chloride", steps: [] },
];

test.each([
  ["en", "Answer key"],
  ["es", "Clave de respuestas"],
  ["fr", "Corrigé"],
  ["am", "መልሶች"],
  ["zh", "答案"],
  ["hi", "उत्तरमाला"],
])("[ROLE-02] a saved worksheet in %s is read again with its key", (_locale, key) => {
  const text = formatWorksheet(EXERCISES, { title: "Salts_1", key });
  expect(text).toContain("1. What is 2 \\* 3 \\[g\\]? Say it.\n   - a) 5\n   - b) 6 g");
  expect(splitWorksheet(text)).toMatchObject({
    exercises: [{ number: 1 }, { number: 2, text: "Name NaCl." }],
    key: [
      { number: 1, text: "b) 6 g" },
      { number: 2, text: "sodium chloride" },
    ],
  });
});

test("[ROLE-02] the sheet that students are given holds no answer", () => {
  const text = formatWorksheet(EXERCISES, { title: "Salts", key: null });
  expect(text).toContain("2. Name NaCl.");
  expect(text).not.toContain("sodium chloride");
  expect(text).not.toContain("##");
});

test("[ROLE-02] sources stand on lines of their own, by name for students and with their words in the key, and are no part of an exercise", () => {
  const origin = { named: "Lab *6*, page 3", quoted: "Lab *6*, page 3. “1. NaCl [s] <b>”" };
  const text = formatWorksheet(
    EXERCISES.map((exercise) => ({ ...exercise, origin })),
    { title: "Salts", key: "Answer key" },
  );
  expect(text.match(/^ {3}↳ Lab \\\*6\\\*, page 3$/gm)).toHaveLength(2);
  expect(text.match(/^ {3}↳ Lab \\\*6\\\*, page 3\. “1\. NaCl \\\[s\\\] \\<b\\>”$/gm)).toHaveLength(2);
  expect(text.indexOf("“")).toBeGreaterThan(text.indexOf("## Answer key"));
  expect(splitWorksheet(text)).toEqual(
    splitWorksheet(formatWorksheet(EXERCISES, { title: "Salts", key: "Answer key" })),
  );
});
