import { describe, expect, test } from "vitest";
import { judgements } from "#tests/support/review-claims.ts";

const table = (...rows: readonly string[]): string =>
  ["H2(g) + I2(g) ⇌ 2 HI(g)", "", "| | H2 | I2 | HI |", "|---|---|---|---|", ...rows].join("\n");

describe("[TRUST-02] amounts under the formulas of an equation: at the start, their changes, their sums", () => {
  const [start, change] = ["| Initial | 0.50 | 0.40 | 0 |", "| Change | −0.31 | −0.31 | +0.62 |"];

  test("what the rows above come to, and changes as the coefficients have them", () => {
    const found = judgements(table(start, change, "| Equilibrium | 0.19 | 0.09 | 0.62 |"), "en");
    for (const cell of ["−0.31", "+0.62", "0.19", "0.09"]) expect(found).toContainEqual(`supported ${cell}`);
  });

  test.each([
    [table(start, change, "| Equilibrium | 0.81 | 0.09 | 0.62 |"), "wrong 0.81"],
    [table(start, "| Change | −0.31 | −0.31 | +0.31 |"), "wrong +0.31"],
  ])("one that does not is wrong: %s", (text, expected) => {
    expect(judgements(text, "en")).toContainEqual(expected);
  });

  test("rows of anything else tell nothing", () => {
    const found = judgements(table("| Boils | 20 | 184 | 35 |", "| Melts | 14 | 114 | 51 |"), "en");
    expect(found.filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });

  test("a mass in a row leads to the amount of its substance", () => {
    const text =
      "| Reactant | Mass | Amount |\n|---|---|---|\n| Mg | 6.08 g | 0.250 mol |\n| HCl | 9.12 g | 0.500 mol |";
    const found = judgements(text, "en");
    expect(found).toContainEqual("supported 0.250 mol");
    expect(found).not.toContainEqual("supported 0.500 mol");
  });
});
