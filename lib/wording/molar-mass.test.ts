import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { LOCALES } from "../i18n/locales.ts";
import { molarMass } from "../methods/molar-mass.ts";
import { COMPOUNDS } from "../problems/reactions/compounds.ts";
import { generate } from "../problems/generate.ts";
import { listFamilies } from "../problems/registry.ts";
import { factText } from "./fact-text.ts";
import { wordSolution } from "./solution.ts";
import type { Words } from "./words.ts";

function lastStep(formula: string, words: Words): { content: string; sum: string; told: string } {
  const parsed = parseFormula(formula);
  const facts = parsed.ok ? molarMass({ formula: parsed.value, question: "molar-mass", rounding: null }) : null;
  if (facts?.ok !== true) throw new Error(`${formula} has no molar mass`);
  const { steps, finalAnswer } = wordSolution(facts.value, words);
  const sum = facts.value.steps.at(-1)?.values["exact"];
  return {
    content: steps.at(-1)?.content ?? "",
    sum: sum === undefined ? "" : factText(sum, words),
    told: finalAnswer.value,
  };
}

const count = (text: string, part: string): number => text.split(part).length - 1;

describe.each(LOCALES)("in %s", (locale) => {
  test.each(Object.values(COMPOUNDS).flat())(
    "[CARD-01] the molar mass of %s is told once, and rounded only where that is another number",
    async (formula) => {
      const words = await loadWords(locale, ["solution"]);
      const { content, sum, told } = lastStep(formula, words);
      expect(count(content, sum)).toBe(1);
      const exact = sum.split("\u202f")[0] ?? "";
      const isRounded = Number(exact.replace(",", ".")) !== Number(told.replace(",", "."));
      expect(count(content, "g/mol"), content).toBe(isRounded ? 2 : 1);
      expect(content).toContain(isRounded ? told : exact);
    },
  );
});

test("[CARD-03] a molar mass that is practised is told as one that is asked for", async () => {
  const words = await loadWords("en", ["solution"]);
  const family = listFamilies("the-mole-molar-mass").find(({ id }) => id === "molar-mass");
  if (family === undefined) throw new Error("There is no such family");
  for (let seed = 1; seed <= 40; seed += 1) {
    const { values, solution, distractors } = generate(family, "easy", "choice", seed);
    const { formula } = values;
    if (formula?.kind !== "formula" || solution.answer.value.kind !== "quantity")
      throw new Error("No molar mass is asked for");
    const { value } = solution.answer.value;
    expect(value).toBe(lastStep(formula.formula, words).told);
    const decimals = (text: string): number => text.split(".")[1]?.length ?? 0;
    for (const each of distractors)
      if (each.value.kind === "quantity") expect(decimals(each.value.value)).toBe(decimals(value));
  }
});
