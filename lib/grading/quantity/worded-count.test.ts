import { expect, test } from "vitest";
import type { Locale } from "../../i18n/locales.ts";
import { grade } from "../grade.ts";
import { findWordedCount } from "./worded-count.ts";

const THREE: readonly (readonly [Locale, string])[] = [
  ["en", "3 significant figures"],
  ["en", "3 sig figs"],
  ["en", "3 s.f."],
  ["en", "3 sf"],
  ["en", "3 figures"],
  ["en", "three"],
  ["en", "Three."],
  ["en", "It is three significant figures"],
  ["en", "three valence electrons"],
  ["en", "3"],
  ["es", "3 cifras significativas"],
  ["es", "tres cifras"],
  ["fr", "3 chiffres significatifs"],
  ["fr", "Trois"],
  ["am", "ሦስት"],
  ["am", "3 ጉልህ አሃዞች"],
  ["zh", "3 位有效数字"],
  ["zh", "三位"],
  ["zh", "三"],
  ["hi", "तीन"],
  ["hi", "3 सार्थक अंक"],
  ["hi", "three"],
];

test.each(THREE)("[CARD-06] a count may be a word, or a number of figures (%s: %s)", (locale, text) => {
  expect(grade({ kind: "quantity", value: "3", unit: "" }, text, locale).verdict).toBe("correct");
  expect(grade({ kind: "quantity", value: "4", unit: "" }, text, locale).verdict).toBe("incorrect");
});

test.each([
  ["en", "minus two", "-2"],
  ["fr", "dix-sept", "17"],
  ["es", "cero", "0"],
  ["hi", "माइनस तीन", "-3"],
  ["zh", "十二", "12"],
] as const)("a count with its sign, and beyond ten (%s: %s)", (locale, text, value) => {
  expect(findWordedCount(text, locale)).toBe(value);
});

test.each(["the second one", "2.60 (3 significant figures)", "3.5 figures", "-3 figures", "twelvefold", "no idea", ""])("what is no count is left as it is: %s", (text) => {
  expect(findWordedCount(text, "en")).toBeNull();
});

test("the unit of a quantity is still asked for in figures: a word is no measured value", () => {
  expect(grade({ kind: "quantity", value: "3", unit: "g", significantFigures: 1 }, "three grams", "en").verdict).toBe("ungradable");
  expect(grade({ kind: "quantity", value: "2.60", unit: "", significantFigures: 3 }, "2.60 to 3 significant figures", "en").verdict).toBe("correct");
});
