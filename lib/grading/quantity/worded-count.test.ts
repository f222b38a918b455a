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
  ["en", "+III"],
  ["zh", "Ⅲ"],
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
  ["en", "twenty-one", "21"],
  ["en", "three hundred", "300"],
  ["en", "two dozen electrons", "24"],
  ["fr", "vingt et un électrons", "21"],
  ["es", "treinta y dos", "32"],
  ["es", "veintidos", "22"],
  ["zh", "二十一个", "21"],
  ["zh", "二百", "200"],
  ["hi", "इक्कीस", "21"],
  ["am", "ሃያ አንድ", "21"],
  ["es", "un electrón", "1"],
  ["en", "none", "0"],
  ["en", "two point five", "2.5"],
] as const)("a count with its sign, and beyond ten (%s: %s)", (locale, text, value) => {
  expect(findWordedCount(text, locale)).toBe(value);
});

test.each<readonly [Locale, string]>([
  ["en", "the second one"],
  ["en", "2.60 (3 significant figures)"],
  ["en", "3.5 figures"],
  ["en", "-3 figures"],
  ["en", "twelvefold"],
  ["en", "no idea"],
  ["en", ""],
  ["en", "two thirds"],
  ["en", "two and a half"],
  ["en", "three or four"],
  ["en", "two, no, four"],
  ["en", "three six"],
  ["en", "ten percent"],
  ["en", "three times"],
  ["en", "three million"],
  ["en", "three is not right"],
  ["en", "three is wrong"],
  ["en", "three of the four electrons"],
  ["en", "more than 3 digits"],
  ["en", "not 3 digits"],
  ["en", "fewer than 3 significant figures"],
  ["en", "3 digits or more"],
  ["en", "at least 3 digits"],
  ["es", "dos y medio"],
  ["es", "un montón"],
  ["es", "dos tercios"],
  ["es", "diez por ciento"],
  ["fr", "deux et demi"],
  ["fr", "un tiers"],
  ["zh", "三分之二"],
  ["zh", "两三个"],
  ["zh", "三个半"],
  ["zh", "十几个"],
  ["hi", "दो या तीन"],
  ["hi", "तीन नहीं"],
  ["am", "ሁለት ወይም ሦስት"],
])("what is no count is left as it is (%s): %s", (locale, text) => {
  expect(findWordedCount(text, locale)).toBeNull();
});

test.each<readonly [Locale, string, string]>([
  ["en", "two point five", "2"],
  ["en", "two thirds", "2"],
  ["en", "twenty-one", "20"],
  ["es", "dos y medio", "2"],
  ["fr", "vingt et un", "20"],
  ["zh", "二百", "2"],
  ["zh", "三分之二", "3"],
  ["zh", "一点五", "1"],
])("[CARD-06] a number that begins with the right word is not right (%s: %s)", (locale, text, value) => {
  expect(grade({ kind: "quantity", value, unit: "" }, text, locale).verdict).not.toBe("correct");
});

test("the unit of a quantity is still asked for in figures: a word is no measured value", () => {
  expect(grade({ kind: "quantity", value: "3", unit: "g", significantFigures: 1 }, "three grams", "en").verdict).toBe(
    "ungradable",
  );
  expect(
    grade({ kind: "quantity", value: "2.60", unit: "", significantFigures: 3 }, "2.60 to 3 significant figures", "en")
      .verdict,
  ).toBe("correct");
});
