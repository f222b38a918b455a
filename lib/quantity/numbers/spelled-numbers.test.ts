import { expect, test } from "vitest";
import { SPEECH_WORDS } from "#lib/chemistry/display/speech-words.ts";
import { LOCALES, type Locale } from "#lib/i18n/locales.ts";
import { listSpelledNumbers, writeSpelledNumbers } from "./spelled-numbers.ts";

test.each<[string, Locale, string]>([
  ["three point six", "en", "3.6"],
  ["twenty-five", "en", "25"],
  ["one hundred and twelve", "en", "112"],
  ["two dozen", "en", "24"],
  ["quatre-vingt-dix-sept", "fr", "97"],
  ["quatre-vingt-douze", "fr", "92"],
  ["treinta y seis coma cinco", "es", "36.5"],
  ["veintidos", "es", "22"],
  ["三百二十五点六", "zh", "325.6"],
  ["छत्तीस दशमलव पाँच", "hi", "36.5"],
  ["ሃያ አምስት ነጥብ ሦስት", "am", "25.3"],
  ["two thousand five hundred", "en", "2500"],
  ["about three grams, or four", "en", "about 3 grams, or 4"],
])("[HINT-02] %s (%s) is %s", (text, locale, digits) => {
  expect(writeSpelledNumbers(text, locale)).toBe(digits);
});

test.each(LOCALES)("the numbers that are read aloud are read back (%s)", (locale) => {
  const words = SPEECH_WORDS[locale].numbers;
  expect(words.map((word) => writeSpelledNumbers(word, locale))).toEqual(words.map((_, index) => String(index + 1)));
});

test("digits that are named one by one are told from a number", () => {
  expect(listSpelledNumbers("three six", "en")).toEqual([{ start: 0, end: 9, digits: "36", isRow: true }]);
  expect(listSpelledNumbers("thirty-six", "en")).toEqual([{ start: 0, end: 10, digits: "36", isRow: false }]);
});
