import { expect, test } from "vitest";
import { asksMeaning } from "./asks-meaning.ts";

test.each([
  ["pOH?", false],
  ["whats the decay constant", false],
  ["and the molarity", false],
  ["what is pOH", true],
  ["what does molarity mean", true],
  ["define half life", true],
  ["qué es el pOH", true],
  ["c'est quoi le pOH", true],
  ["什么是pOH", true],
  ["pOH क्या है", true],
])("[TALK-03] what a term means and how much it is are told apart: %s", (text, isMeaning) => {
  expect(asksMeaning(text)).toBe(isMeaning);
});
