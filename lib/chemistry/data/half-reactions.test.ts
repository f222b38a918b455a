import { expect, test } from "vitest";
import { changesOf, readHalf } from "../../solver/problems/laws/half-cells.ts";
import { parseEquation } from "../equation/parse.ts";
import { HALF_REACTIONS } from "./half-reactions.ts";

test.each(HALF_REACTIONS)("%s is balanced and a reduction", (text) => {
  const parsed = parseEquation(text);
  const equation = parsed.ok ? parsed.value : null;
  expect(equation !== null && changesOf(equation)).toBeTruthy();
  expect(equation !== null && readHalf(equation)?.isReduction).toBe(true);
});

test("no half-reaction is written twice", () => {
  expect(new Set(HALF_REACTIONS.map(([text]) => text)).size).toBe(HALF_REACTIONS.length);
});
