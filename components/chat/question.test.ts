import { expect, test } from "vitest";
import { composeQuestion } from "./question.ts";

const parts = { content: "molar mass of H2O", type: "chat", locale: "hi" } as const;

test("[I18N-03] a question says in which language it wants to be answered", () => {
  expect(composeQuestion(parts, null)).toMatchObject({ content: "molar mass of H2O", type: "chat", preferences: { language: "hi" } });
});

test("[INPUT-03] Solve Problem names its problem", () => {
  expect(composeQuestion({ ...parts, type: "solve_problem" }, null).problem).toBe("molar mass of H2O");
});

test("the same words after a failure are the same question, other words are another", () => {
  const refused = composeQuestion(parts, null);
  expect(composeQuestion(parts, refused)).toBe(refused);
  expect(composeQuestion({ ...parts, content: "molar mass of CO2" }, refused).id).not.toBe(refused.id);
  expect(composeQuestion({ ...parts, type: "solve_problem" }, refused).id).not.toBe(refused.id);
});
