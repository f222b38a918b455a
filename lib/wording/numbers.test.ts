import { expect, test } from "vitest";
import { quantity } from "../methods/terms.ts";
import { factText } from "./fact-text.ts";
import { formatValue } from "./numbers.ts";
import { wordsOf } from "./words.ts";

test.each([
  ["1000", 3, "1.00 × 10³"],
  ["1000", 4, "1000"],
  ["1500", 3, "1.50 × 10³"],
  ["1540", 3, "1540"],
  ["300", 3, "300"],
  ["300", 2, "3.0 × 10²"],
  ["-2200", 3, "−2.20 × 10³"],
  ["1000", null, "1000"],
  ["0.0250", 3, "0.0250"],
] as const)("%s with %s figures is written so that the figures can be counted: %s", (value, figures, text) => {
  expect(formatValue(value, figures, "en").replaceAll("\u202f", " ")).toBe(text);
});

const words = wordsOf("en", (key: string) => key);

test.each([
  ["6", "+6"],
  ["0", "0"],
  ["-2", "−2"],
])("an oxidation number %s has its sign: %s", (value, text) => {
  expect(factText({ ...quantity(value, ""), notation: "signed" }, words)).toBe(text);
});
