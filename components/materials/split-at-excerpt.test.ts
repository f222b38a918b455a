import fc from "fast-check";
import { expect, test } from "vitest";
import { splitAtExcerpt } from "./split-at-excerpt.ts";

test.each([
  ["Water boils.\nIt boils at 100 °C (at 1 atm).", "It boils at 100 °C (at 1 atm).", "It boils at 100 °C (at 1 atm)."],
  ["one\n  two three", "one two", "one\n  two"],
  ["one two", "three", ""],
  ["one two", "", ""],
])("[MSG-06] of %j the excerpt %j is marked", (text, excerpt, quoted) => {
  expect(splitAtExcerpt(text, excerpt).quoted).toBe(quoted);
});

test("[MSG-06] nothing of a page is lost, and whatever stands on it is found", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (before, excerpt, after) => {
      const text = before + excerpt + after;
      const split = splitAtExcerpt(text, excerpt);
      expect(split.before + split.quoted + split.after).toBe(text);
      expect(split.quoted === "").toBe(excerpt.trim() === "");
    }),
  );
});
