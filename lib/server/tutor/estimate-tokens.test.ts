import fc from "fast-check";
import { expect, test } from "vitest";
import { cutToTokens, estimateTokens } from "./estimate-tokens.ts";

test.each([
  ["", 0],
  ["Atom", 1],
  ["What is a mole?", 4],
  ["摩尔是什么？", 6],
  ["ሞል ምንድን ነው?", 9],
])("%s takes about %i tokens", (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});

test("a text is cut where it takes too much, and only there", () => {
  expect(cutToTokens("What is a mole?", 4)).toBe("What is a mole?");
  expect(cutToTokens("What is a mole?", 3)).toBe("What is …");
  expect(cutToTokens("摩尔是什么？", 4)).toBe("摩尔是…");
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "ñ", "ሞ", "摩", "𝛥"), maxLength: 60 }),
      fc.integer({ min: 1, max: 40 }),
      (text, most) => {
        const cut = cutToTokens(text, most);
        expect(estimateTokens(cut)).toBeLessThanOrEqual(most);
        expect(cut === text).toBe(estimateTokens(text) <= most);
        expect(cut.isWellFormed()).toBe(true);
      },
    ),
  );
});
