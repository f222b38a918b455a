import { expect, test } from "vitest";
import { createSessionSchema, sendMessageSchema } from "./chat.ts";
import { MAX_MESSAGE_LENGTH } from "./message-length.ts";

test("[API-13] a message needs text or a file", () => {
  expect(sendMessageSchema.safeParse({ content: " \n" }).success).toBe(false);
  expect(sendMessageSchema.safeParse({ content: "", attachedFiles: [] }).success).toBe(false);
  expect(sendMessageSchema.safeParse({ content: "", attachedFiles: ["https://x.test/a"] }).success).toBe(true);
});

test("[API-13] a message has one of the seven types, chat by default, and at most three files", () => {
  expect(sendMessageSchema.parse({ content: "hi" }).type).toBe("chat");
  expect(sendMessageSchema.safeParse({ content: "hi", type: "constructor" }).success).toBe(false);
  expect(sendMessageSchema.safeParse({ content: "hi", attachedFiles: ["a", "b", "c", "d"] }).success).toBe(false);
});

test("a message longer than the limit is refused", () => {
  expect(sendMessageSchema.safeParse({ content: "x".repeat(MAX_MESSAGE_LENGTH) }).success).toBe(true);
  expect(sendMessageSchema.safeParse({ content: "x".repeat(MAX_MESSAGE_LENGTH + 1) }).success).toBe(false);
});

test("[API-13] a client's own verdict does not pass; its solution does, for what was not issued here", () => {
  const parsed = sendMessageSchema.parse({
    content: "12 g",
    type: "evaluate_answer",
    correctSolution: "12 g",
    isCorrect: true,
    score: 100,
  });
  expect(parsed).toMatchObject({ content: "12 g", type: "evaluate_answer", correctSolution: "12 g" });
  for (const verdict of ["isCorrect", "score"]) expect(Object.keys(parsed)).not.toContain(verdict);
});

test.each([
  ["2026-03-09T10:20:30Z", true],
  ["2026-03-09T10:20:30.123+03:00", true],
  [1_772_000_000_000, true],
  [0, true],
  [null, true],
  [undefined, true],
  ["yesterday", false],
  ["2026-13-09T10:20:30Z", false],
  ["2026-03-09", false],
  ["1772000000000", false],
  [-1, false],
  [1.5, false],
  [8.64e15 + 1, false],
  [Number.NaN, false],
  [{}, false],
])("[API-13] the time of sending %j is taken: %s", (timestamp, isTaken) => {
  expect(sendMessageSchema.safeParse({ content: "hi", timestamp }).success).toBe(isTaken);
});

test("[API-11] a session has a topic and a title, both with defaults, neither blank", () => {
  expect(createSessionSchema.parse({})).toEqual({ topic: "stoichiometry", title: "New Session" });
  expect(createSessionSchema.safeParse({ topic: "  ", title: "x" }).success).toBe(false);
});
