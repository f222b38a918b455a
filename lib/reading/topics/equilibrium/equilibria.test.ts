import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";
import { READ, TRAPS } from "./equilibria.cases.ts";

for (const [group, cases] of Object.entries(READ))
  test.each(cases)(`[CARD-01] reads ${group}: %s`, (text, answers) => {
    expect(answersTo(text, 4)).toEqual(answers);
  });

test.each(TRAPS)("[READ-02] answers no text that lacks a value, or says something else of one: %s", (text) => {
  expect(answersTo(text, 4)).toBeNull();
});
