import { expect, test } from "vitest";
import { estimateTokens } from "./estimate-tokens.ts";

test.each([
  ["", 0],
  ["Atom", 1],
  ["What is a mole?", 4],
  ["摩尔是什么？", 6],
  ["ሞል ምንድን ነው?", 9],
])("%s takes about %i tokens", (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});
