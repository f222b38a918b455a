import { expect, test } from "vitest";
import { dropSource } from "./lists.ts";

test.each([
  ["What is the pH? [2 marks]", "What is the pH?"],
  ["What is the pH? (3 marks) Show your working.", "What is the pH? Show your working."],
  ["What is the pH? [2]", "What is the pH?"],
  ["CBSE 2019: What is the pH?", "What is the pH?"],
  ["What is [Cl-] in [Co(NH3)5Cl]Cl2 of 2 M?", "What is [Cl-] in [Co(NH3)5Cl]Cl2 of 2 M?"],
])("[SOLVE-01] takes what a question is worth, and where it is from, out of %s", (written, bare) => {
  expect(dropSource(written)).toBe(bare);
});
