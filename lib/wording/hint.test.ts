import { expect, test } from "vitest";
import type { Expression, Quantity, SolutionFacts } from "../methods/facts.ts";
import { wordHints } from "./hint.ts";
import { type Words, wordsOf } from "./words.ts";

const quantity = (value: string, unit: string, significantFigures: number): Quantity => ({
  kind: "quantity",
  value,
  unit,
  significantFigures,
});

const equals = { kind: "operator", symbol: "=" } as const;

const line = (name: string, result: Quantity): Expression => ({
  kind: "expression",
  terms: [{ kind: "variable", name, of: null }, equals, quantity("3.00", "mol", 3), equals, result],
});

const SOLUTION: SolutionFacts = {
  method: "problems-test",
  givens: {},
  steps: [
    { id: "first", lines: [line("a", quantity("0.2856", "mol", 4))], values: {} },
    { id: "last", lines: [line("b", quantity("12.6", "g", 3))], values: {} },
  ],
  answer: { id: "answer", value: quantity("12.6", "g", 3), unrounded: "12.57", values: {} },
  misconceptions: [],
};

/** Words that say `content` in the first step. */
const wordsSaying = (content: string): Words =>
  wordsOf("en", (key: string) => (key.endsWith("steps.first.content") ? content : "Some words."));

const hintsOf = (content: string, statement = "How many grams?") =>
  wordHints({ solution: SOLUTION, known: [], statement }, wordsSaying(content));

test("[HINT-02] hints whose words tell nothing are all given", () => {
  expect(hintsOf("Divide by the molar mass.")).toMatchObject({
    hints: [expect.anything(), expect.stringContaining("0.2856"), expect.anything(), expect.stringContaining("12.6")],
    withheld: 0,
  });
});

test.each(["So it is 12.57 g.", "It weighs 0.0126 kg.", "That makes 1.26e1 g.", "About 13 g."])(
  "[HINT-02] a hint whose words tell the answer (%s) is withheld, and the next one takes its place",
  (content) => {
    const { hints, withheld } = hintsOf(content);
    expect(withheld).toBe(1);
    expect(hints).toHaveLength(3);
    expect(hints.join()).not.toContain(content);
    expect(hints.at(-1)).toContain("12.6");
  },
);

test("[HINT-02] what the statement says itself is no secret", () => {
  expect(hintsOf("Begin with the 12.6 g.", "There are 12.6 g of it. How many grams?").withheld).toBe(0);
});
