import fc from "fast-check";
import { expect, test } from "vitest";
import { ELEMENTS } from "../chemistry/elements/elements.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { LOCALES } from "../i18n/locales.ts";
import { solutionFactsSchema } from "../methods/facts.ts";
import { outcomeText } from "./outcome-text.fixture.ts";
import { solve } from "./solve.ts";

const element = fc
  .constantFrom(...ELEMENTS.slice(0, 82).map(({ symbol }) => symbol))
  .filter((symbol) => symbol !== "Tc" && symbol !== "Pm");
const formula = fc
  .array(fc.tuple(element, fc.integer({ min: 2, max: 9 })), { minLength: 2, maxLength: 4 })
  .filter((parts) => new Set(parts.map(([symbol]) => symbol)).size === parts.length)
  .map((parts) => parts.map(([symbol, count]) => `${symbol}${count}`).join(""))
  // Some look like a slip for another formula, H2Co3 for H2CO3, and are asked about.
  .filter((text) => parseFormula(text).ok);

/** Atomic weights as numbers: a second, independent way to the same answer. */
function weigh(text: string): number {
  const weights = new Map<string, number>(ELEMENTS.map(({ symbol, weight }) => [symbol, Number(weight)]));
  return [...text.matchAll(/([A-Z][a-z]?)(\d)/g)].reduce(
    (sum, [, symbol = "", count]) => sum + (weights.get(symbol) ?? Number.NaN) * Number(count),
    0,
  );
}

test("[CARD-01] the molar mass of any formula is the sum of its weights, however it is asked", () => {
  const phrasing = fc.constantFrom(
    "molar mass of #",
    "What is the molecular weight of #?",
    "# molar mass pls",
    "M(#)=?",
    "Calculate the molar mass of the compound #.",
  );
  fc.assert(
    fc.property(formula, phrasing, (text, question) => {
      const [mass = "", unit] = outcomeText(solve(question.replace("#", text), "en")).split(" ");
      expect(unit).toBe("g/mol");
      expect(Math.abs(Number(mass) - weigh(text))).toBeLessThanOrEqual(0.0501);
    }),
  );
});

test("[CARD-01] the shares of all elements make 100 %", () => {
  fc.assert(
    fc.property(formula, (text) => {
      const shares = [...outcomeText(solve(`percent composition of ${text}`, "en")).matchAll(/(\d+\.\d+) %/g)].map(
        ([, share]) => Number(share),
      );
      expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThan(0.03);
    }),
  );
});

test("a solution is plain JSON that its schema accepts", () => {
  const questions = [
    "molar mass of Al2(SO4)3",
    "percent water in CuSO4·5H2O",
    "balance MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O",
  ];
  for (const question of questions) {
    const outcome = solve(question, "en");
    const solutions = outcome.kind === "solved" ? outcome.solutions : [];
    expect(solutions).toHaveLength(1);
    for (const facts of solutions) expect(solutionFactsSchema.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
  }
});

test("no text makes it throw, and what nobody asked is not answered", () => {
  const scraps = fc.constantFrom(
    "molar mass",
    "of",
    "NaCl",
    "H2",
    "+",
    "->",
    "=",
    "balance",
    "%",
    "(",
    ")",
    "1)",
    "\n",
    "iron",
    "(III)",
    "oxide",
    "\\ce{",
    "}",
    "$",
    "5",
    "g",
    ".",
    "?",
    "and",
    "·5H2O",
    "^2-",
    "_2",
    "摩尔质量",
    "masa molar",
  );
  const mixture = fc.array(scraps, { maxLength: 30 }).map((parts) => parts.join(" "));
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 200 }), mixture), fc.constantFrom(...LOCALES), (text, locale) => {
      expect(["solved", "rejected", "unrecognised"]).toContain(solve(text, locale).kind);
    }),
  );
  fc.assert(
    fc.property(fc.lorem({ maxCount: 20 }), (text) => {
      expect(solve(text, "en").kind).toBe("unrecognised");
    }),
  );
});

test.each([
  "constructor",
  "molar mass of constructor",
  "toString + valueOf -> __proto__",
  "percent hasOwnProperty in NaCl",
])("%s is an ordinary word", (text) => {
  expect(solve(text, "en").kind).not.toBe("solved");
});

test.each([
  "(",
  "A ",
  "H2 + ",
  "-> ",
  "-",
  "1) ",
  "molar mass of ",
  "iron yields ",
  "% O in KClO3 ",
  "\\ce{",
  "[1]",
  "_",
  "x",
])("[LIMIT-01] 100 kB of “%s” is too much, and 9 kB are no question or too much", (unit) => {
  expect(solve(unit.repeat(100_000 / unit.length), "en")).toEqual({ kind: "too-much" });
  expect(["unrecognised", "too-much"]).toContain(solve(unit.repeat(9_000 / unit.length), "en").kind);
});

test("[LIMIT-01] what takes too many steps is too much, however short it is for its characters", () => {
  expect(solve("糖水K".repeat(3_330), "zh")).toEqual({ kind: "too-much" });
  expect(solve("糖水K".repeat(20), "zh")).toEqual({ kind: "unrecognised" });
});
