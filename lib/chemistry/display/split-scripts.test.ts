import fc from "fast-check";
import { expect, test } from "vitest";
import { splitScripts } from "./split-scripts.ts";

test("scripts become runs with ordinary digits and signs", () => {
  expect(splitScripts("SO₄²⁻ + 2H₂O")).toEqual([
    { text: "SO", position: "base" },
    { text: "4", position: "sub" },
    { text: "2−", position: "sup" },
    { text: " + 2H", position: "base" },
    { text: "2", position: "sub" },
    { text: "O", position: "base" },
  ]);
  expect(splitScripts("")).toEqual([]);
  expect(splitScripts("plain")).toEqual([{ text: "plain", position: "base" }]);
});

test("no sign is lost and neighbouring runs differ in position", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."H2O₂⁻²+ aₐ") }), (text) => {
      const spans = splitScripts(text);
      expect(spans.map((span) => [...span.text].length).reduce((sum, length) => sum + length, 0)).toBe([...text].length);
      for (const [index, span] of spans.entries()) expect(span.position).not.toBe(spans[index - 1]?.position);
    }),
  );
});
