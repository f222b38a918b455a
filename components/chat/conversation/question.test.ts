// @vitest-environment jsdom
import { expect, test } from "vitest";
import { type Asked, composeQuestion } from "./question.ts";

const asked: Asked = { content: "molar mass of H2O", type: "chat" };

test("[I18N-03] a question says in which language it wants to be answered, and where the student is", () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(composeQuestion(asked, "hi", null)).toMatchObject({ ...asked, preferences: { language: "hi" }, timeZone });
});

test("the same request after a failure is the same question, any other is another", () => {
  const refused = composeQuestion(asked, "hi", null);
  expect(composeQuestion(asked, "hi", refused)).toBe(refused);
  const others: Asked[] = [
    { ...asked, content: "molar mass of CO2" },
    { ...asked, type: "solve_problem" },
    { ...asked, questionId: crypto.randomUUID() },
  ];
  for (const other of others) expect(composeQuestion(other, "hi", refused).id).not.toBe(refused.id);
  expect(composeQuestion(asked, "en", refused).id).not.toBe(refused.id);
});
