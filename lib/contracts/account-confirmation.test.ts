import { expect, test } from "vitest";
import { isConfirmed } from "./account-confirmation.ts";

test.each([
  ["ada@example.test", true],
  [" Ada@Example.TEST ", true],
  ["", false],
  [" ", false],
  ["ada@example.tes", false],
  ["ada@example.test x", false],
  ["AtomCoach", false],
])("[API-28] typing %j confirms ada@example.test: %s", (typed, expected) => {
  expect(isConfirmed(typed, "Ada@example.test")).toBe(expected);
});
