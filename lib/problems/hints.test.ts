import { expect, test } from "vitest";
import type { Expression, Quantity, SolutionFacts } from "../methods/facts.ts";
import { listHints } from "./hints.ts";

const quantity = (value: string, unit: string, significantFigures: number): Quantity => ({
  kind: "quantity",
  value,
  unit,
  significantFigures,
});

/** `name = before = result` */
function line(name: string, before: Quantity, result: Quantity): Expression {
  const equals = { kind: "operator", symbol: "=" } as const;
  return {
    kind: "expression",
    terms: [
      { kind: "variable", name, of: null },
      equals,
      before,
      { kind: "operator", symbol: "*" },
      before,
      equals,
      result,
    ],
  };
}

/** A last-but-one step that ends with `result`, and the answer that the last one makes of it. */
function solutionOf(result: Quantity, value: Quantity, unrounded: string): SolutionFacts {
  const [first, last] = [line("a", quantity("2", "", 1), result), line("b", result, value)];
  return {
    method: "problems-test",
    givens: {},
    steps: [
      { id: "first", lines: [first], values: {} },
      { id: "last", lines: [last], values: {} },
    ],
    answer: { id: "answer", value, unrounded, values: {} },
    misconceptions: [],
  };
}

test.each([
  ["in another unit, before it was rounded", quantity("1.0963", "L", 5), quantity("1100", "mL", 3), "1096.3"],
  [
    "before it was rounded to two figures",
    quantity("0.001950", "mol/L", 4),
    quantity("0.0019", "mol/L", 2),
    "0.0019498",
  ],
  ["before it was rounded, as a percentage", quantity("0.01128", "%", 4), quantity("0.011", "%", 2), "0.01128"],
  ["with the other sign", quantity("1570", "J", 4), quantity("-1570", "J", 4), "-1570"],
  ["as a difference from zero", quantity("4.9439", "Δ°C", 5), quantity("-4.94", "°C", 3), "-4.9439"],
])("[HINT-02] no hint but the last holds the answer %s", (_, result, value, unrounded) => {
  const hints = listHints(solutionOf(result, value, unrounded), []);
  expect(hints.at(-1)?.kind).toBe("last");
  expect(hints.length).toBeGreaterThan(1);
  expect(JSON.stringify(hints.slice(0, -1))).not.toContain(result.value);
});

test("[HINT-02] a value on the way that is no answer is shown", () => {
  const result = quantity("0.28560", "mol", 5);
  const hints = listHints(solutionOf(result, quantity("12.6", "g", 3), "12.57"), []);
  expect(JSON.stringify(hints.slice(0, -1))).toContain("0.28560");
});
