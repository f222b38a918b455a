import { expect, test } from "vitest";
import { continueDictation, type Dictation } from "./dictation.ts";

const NOTHING: Dictation = { heard: "", from: 0 };

const heard = (resultIndex: number, ...transcripts: string[]) => ({
  resultIndex,
  results: transcripts.map((transcript) => [{ transcript }]),
});

test.each([
  ["", ["molar mass"], "molar mass"],
  ["Find the", ["molar mass", " of water"], "Find the molar mass of water"],
  ["Find the\n", ["molar mass"], "Find the\nmolar mass"],
  ["求水的", ["摩尔质量", "是多少"], "求水的摩尔质量是多少"],
  ["pH", ["是多少"], "pH 是多少"],
])("[INPUT-05] behind %j, %j makes %j", (text, transcripts, whole) => {
  expect(continueDictation(text, NOTHING, heard(0, ...transcripts)).text).toBe(whole);
});

test("[INPUT-05] interim words give way to what they turn out to be", () => {
  const first = continueDictation("Find", NOTHING, heard(0, "them"));
  expect(first.text).toBe("Find them");
  const second = continueDictation(first.text, first.dictation, heard(0, "the molar"));
  expect(second.text).toBe("Find the molar");
  const third = continueDictation(second.text, second.dictation, heard(1, "the molar", " mass"));
  expect(third.text).toBe("Find the molar mass");
});

test("[INPUT-05] what was typed meanwhile stays, and only what is new goes behind it", () => {
  const first = continueDictation("", NOTHING, heard(0, "the molar mass"));
  const second = continueDictation("the molar mass!", first.dictation, heard(1, "the molar mass", "of water"));
  expect(second.text).toBe("the molar mass! of water");
  const third = continueDictation(second.text, second.dictation, heard(1, "the molar mass", "of heavy water"));
  expect(third.text).toBe("the molar mass! of heavy water");
});
