import { expect, test } from "vitest";
import { AMHARIC_VERBS } from "./amharic-verbs.ts";
import { foldAmharic, indexVerbs, stemsOf, verbOf } from "./amharic-words.ts";

test.each([
  ["ሙሙቱ", "ሙሙት"],
  ["ክብደቱን", "ክብደት"],
  ["አቶሞች", "አቶም"],
  ["ተማሪዎች", "ተማሪ"],
  ["ቁሱ", "ቁስ"],
])("[READ-02] %s is %s with an ending", (word, stem) => {
  expect(stemsOf(word)).toContain(stem);
});

const VERBS = indexVerbs(AMHARIC_VERBS);

test.each([
  ["ሲቃጠል", "burned"],
  ["የተቃጠለው", "burned"],
  ["ለማቃጠል", "burned"],
  ["የሟሟበት", "dissolved"],
  ["ተቀላቅለው", "mixed"],
  ["ይፈራርሳል", "decomposes"],
])("[READ-02] %s is of the verb for “%s”", (word, english) => {
  expect(verbOf(word, VERBS)).toBe(english);
});

test.each(["ሳይቃጠል", "የማይቃጠል", "ውሃ", "ሶዲየም"])("[READ-02] %s is no verb that says what is done", (word) => {
  expect(verbOf(word, VERBS)).toBeNull();
});

test("[READ-02] letters that sound alike are one", () => {
  expect(foldAmharic("ሐሠዐፀ")).toBe(foldAmharic("ሀሰአጸ"));
});
