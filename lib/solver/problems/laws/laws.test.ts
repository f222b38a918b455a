import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { LOCALES } from "../../../i18n/locales.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { wordSolution } from "../../../wording/solution.ts";
import { outcomeText } from "../../outcome-text.fixture.ts";
import { solve } from "../../solve.ts";
import { CELLS_ELSEWHERE } from "./cells-elsewhere.cases.ts";
import { CELL_PROBLEMS, CELL_TRAPS } from "./cells.cases.ts";
import { COLLIGATIVE_ELSEWHERE, COLLIGATIVE_PROBLEMS, COLLIGATIVE_TRAPS } from "./colligative.cases.ts";
import { OXIDATION_NUMBERS } from "./oxidation.cases.ts";
import { RATES_ELSEWHERE } from "./rates-elsewhere.cases.ts";
import { RATE_PROBLEMS, RATE_TRAPS } from "./rates.cases.ts";
import { SOLUBILITY_ELSEWHERE } from "./solubility-elsewhere.cases.ts";
import { SOLUBILITY_PROBLEMS, SOLUBILITY_TRAPS } from "./solubility.cases.ts";
import { SPEED_PROBLEMS, SPEED_TRAPS, SPEEDS_ELSEWHERE } from "./speeds.cases.ts";

const PROBLEMS = {
  cells: CELL_PROBLEMS,
  rates: RATE_PROBLEMS,
  speeds: SPEED_PROBLEMS,
  solubility: SOLUBILITY_PROBLEMS,
  solutions: COLLIGATIVE_PROBLEMS,
};
const ELSEWHERE = [CELLS_ELSEWHERE, RATES_ELSEWHERE, SPEEDS_ELSEWHERE, SOLUBILITY_ELSEWHERE, COLLIGATIVE_ELSEWHERE];

/** The expected values carry five figures; answers are rounded to their own. */
const TOLERANCE = 0.002;

function solutionsOf(text: string, locale: Locale): readonly SolutionFacts[] {
  const outcome = solve(text, locale);
  return outcome.kind === "solved" ? outcome.solutions : [];
}

function answerOf(text: string, locale: Locale): { value: number; unit: string; figures: number } | null {
  const answer = solutionsOf(text, locale).at(-1)?.answer.value;
  return answer?.kind === "quantity"
    ? { value: Number(answer.value), unit: answer.unit, figures: answer.significantFigures ?? 12 }
    : null;
}

function allowance(value: number, figures: number): number {
  return Math.max(Math.abs(value) * TOLERANCE, 0.51 * 10 ** (Math.floor(Math.log10(Math.abs(value))) - figures + 1));
}

describe.each(Object.entries(PROBLEMS))("%s", (_, problems) => {
  test.each(problems)("[CARD-01] $text", ({ text, value, unit }) => {
    const answer = answerOf(text, "en");
    expect(answer?.unit).toBe(unit);
    expect(Math.abs((answer?.value ?? 0) - value)).toBeLessThanOrEqual(allowance(value, answer?.figures ?? 1));
  });
});

test.each([...CELL_TRAPS, ...RATE_TRAPS, ...SPEED_TRAPS, ...SOLUBILITY_TRAPS, ...COLLIGATIVE_TRAPS])(
  "is not solved: %s",
  (text) => {
    expect(solutionsOf(text, "en")).toEqual([]);
  },
);

describe.each(["es", "fr", "zh", "hi", "am"] as const)("problems of laws in %s", (locale) => {
  test.each(ELSEWHERE.flatMap((rows) => rows[locale]))("[I18N-03] %s → %s", (text, value) => {
    const answer = answerOf(text, locale);
    if (value === null) expect(answer).toBeNull();
    else expect(Math.abs((answer?.value ?? 0) - value)).toBeLessThanOrEqual(allowance(value, answer?.figures ?? 1));
  });
});

describe.each(LOCALES)("oxidation numbers in %s", (locale) => {
  test.each(OXIDATION_NUMBERS[locale])("[CARD-01] %s → %s", (text, outcome) => {
    expect(outcomeText(solve(text, locale))).toBe(outcome);
  });
});

test.each(LOCALES)("[I18N-03] every step and answer has words in %s", async (locale) => {
  const words = await loadWords(locale, [
    "solution",
    "problems-redox",
    "problems-kinetics",
    "problems-equilibrium",
    "problems-solutions",
  ]);
  for (const text of [
    ...Object.values(PROBLEMS).flatMap((problems) => problems.map((problem) => problem.text)),
    ...OXIDATION_NUMBERS.en.map(([asked]) => asked),
  ]) {
    for (const facts of solutionsOf(text, "en")) {
      const said = JSON.stringify(wordSolution(facts, words));
      expect(said).not.toMatch(/problems-(?:redox|kinetics|equilibrium|solutions)\./);
    }
  }
});
