import { expect, test } from "vitest";
import { withQuestion } from "./edit-question.ts";

test.each([
  ["", "pH of 0.1 M HCl", "pH of 0.1 M HCl"],
  [" \n", "pH of 0.1 M HCl", "pH of 0.1 M HCl"],
  ["pH of 0.1 M HCl and NaOH", "pH of 0.1 M HCl", "pH of 0.1 M HCl and NaOH"],
  ["and why?", "pH of 0.1 M HCl", "pH of 0.1 M HCl\n\nand why?"],
])("with %j typed, editing %j puts %j into the input", (typed, question, whole) => {
  expect(withQuestion(typed, question)).toBe(whole);
});
