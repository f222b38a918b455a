import { expect, test } from "vitest";
import { formatMathSpans } from "./math-spans.ts";

test.each([
  ["the constant \\(K_{c}\\) stays", "the constant K"],
  ["\\[\\ce{2H2 + O2 -> 2H2O}\\]", "2H₂ + O₂ → 2H₂O"],
  ["$\\ce{SO4^2-}$ and $x^2$", "SO₄²⁻"],
  ["\\ce{CuSO4}", "CuSO₄"],
])("[CARD-09] mathematics in %s is set before Markdown reads it", (source, part) => {
  const formatted = formatMathSpans(source);
  expect(formatted).toContain(part);
  expect(formatted).not.toMatch(/\\\(|\\\[|\\ce/u);
});

test.each([
  "It costs $15, or $20 with shipping.",
  "`\\(H_2O\\)` and `$x_1$`",
  "```\n\\ce{H2O}\n```",
  "no mathematics, *only* words",
])("[CARD-09] %s stays as it is", (source) => {
  expect(formatMathSpans(source)).toBe(source);
});

test("an unclosed delimiter, repeated, costs no time", () => {
  const hostile = ["\\(", "\\[", "$$", "\\ce{", "$_", "`"].map((open) => open.repeat(3_000)).join("");
  const start = performance.now();
  formatMathSpans(hostile);
  expect(performance.now() - start).toBeLessThan(2_000);
});
