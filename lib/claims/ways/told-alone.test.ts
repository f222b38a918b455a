import { describe, expect, test } from "vitest";
import { review } from "#tests/support/review-claims.ts";

/** The verdict on the last calculation of a text. */
const verdict = (text: string, problem: string): string | undefined =>
  review(text, { problems: [problem] }, "en").claims.findLast(({ claim }) => claim.kind === "calculation")?.check
    .verdict;

describe("[TRUST-02] sums and ratios of what was told", () => {
  test.each<[string, string, string]>([
    ["The total volume is 25 + 15 = 40 mL.", "25 mL of an acid and 15 mL of a base", "supported"],
    ["The total volume is 26 + 15 = 41 mL.", "25 mL of an acid and 15 mL of a base", "unknown"],
    ["The mass is CH₂ 14.03 g/mol, and 56 / 14.03 = 4.0.", "M = 56, formula?", "supported"],
    ["The share is 20 / 200 × 100% = 10%.", "20 g of sugar in 200 g of syrup", "supported"],
    ["The share is 200 / 20 × 100% = 1000%.", "20 g of sugar in 200 g of syrup", "unknown"],
    ["M(C6H12O6) = 6 × 12 + 12 × 1 + 6 × 16 = 180 g/mol", "glucose C6H12O6", "supported"],
  ])("%s (%s): %s", (text, problem, expected) => {
    expect(verdict(text, problem)).toBe(expected);
  });
});
