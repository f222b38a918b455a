import { describe, expect, test } from "vitest";
import type { Locale } from "../../../i18n/locales.ts";
import { solve } from "../../solve.ts";
import { solveProblem } from "../solve-problem.ts";
import { ISOTOPE_PROBLEMS, ISOTOPE_TRAPS, ISOTOPES_IN_OTHER_LANGUAGES } from "./isotope-problems.cases.ts";
import { BINDING_IN_OTHER_LANGUAGES, BINDING_PROBLEMS, BINDING_TRAPS } from "./binding-problems.cases.ts";
import { ONE_ELECTRON_PROBLEMS, WAVE_PROBLEMS, WAVE_TRAPS, WAVES_IN_OTHER_LANGUAGES } from "./wave-problems.cases.ts";

/** The first answer: a question for both shares has two. */
function answerOf(text: string, locale: Locale): { value: number; unit: string; figures: number } | null {
  const outcome = solve(text, locale);
  const answer = outcome.kind === "solved" ? outcome.solutions[0]?.answer.value : undefined;
  return answer?.kind === "quantity"
    ? { value: Number(answer.value), unit: answer.unit, figures: answer.significantFigures ?? 12 }
    : null;
}

/** Half of the last place that is shown. */
function allowance(value: number, figures: number): number {
  return 0.51 * 10 ** (Math.floor(Math.log10(Math.abs(value))) - figures + 1);
}

test.each([...ISOTOPE_PROBLEMS, ...WAVE_PROBLEMS, ...ONE_ELECTRON_PROBLEMS, ...BINDING_PROBLEMS])(
  "[CARD-01] $text",
  ({ text, value, unit }) => {
    const answer = answerOf(text, "en");
    expect(answer?.unit).toBe(unit);
    expect(Math.abs((answer?.value ?? Number.NaN) - value)).toBeLessThanOrEqual(
      allowance(value, answer?.figures ?? 12),
    );
  },
);

test.each([...ISOTOPE_TRAPS, ...WAVE_TRAPS, ...BINDING_TRAPS])("is not solved: %s", (text) => {
  expect(answerOf(text, "en")).toBeNull();
});

describe.each([
  ...Object.entries(ISOTOPES_IN_OTHER_LANGUAGES),
  ...Object.entries(WAVES_IN_OTHER_LANGUAGES),
  ...Object.entries(BINDING_IN_OTHER_LANGUAGES),
])("%s", (locale, rows) => {
  test.each(rows)("[I18N-03] %s", (text, value) => {
    const answer = answerOf(text, locale as Locale);
    expect(Math.abs((answer?.value ?? Number.NaN) - value)).toBeLessThanOrEqual(
      allowance(value, answer?.figures ?? 12),
    );
  });
});

test("[CARD-01] both shares make up all atoms, and end in the same place", () => {
  const solutions = solveProblem(
    "The average atomic mass of chlorine is 35.453 u. Its two isotopes are Cl-35 (34.969 u) and Cl-37 (36.966 u). What is the percent abundance of each isotope?",
    "en",
  );
  expect(solutions?.map(({ answer }) => answer.value)).toMatchObject([{ value: "75.76" }, { value: "24.24" }]);
});

/** Problem, slip, and the value that it leads to, by hand. */
const SLIPS = [
  [
    "Chlorine has two isotopes: Cl-35 (34.969 u, 75.77%) and Cl-37 (36.966 u, 24.23%). What is the average atomic mass of chlorine?",
    "plain-average",
    35.97,
  ],
  [
    "Chlorine has two isotopes: Cl-35 (34.969 u, 75.77%) and Cl-37 (36.966 u, 24.23%). What is the average atomic mass of chlorine?",
    "problems-atoms.average-mass.slips.shares-exchanged",
    36.48,
  ],
  [
    "Antimony has two naturally occurring isotopes, Sb-121 (120.904 u) and Sb-123 (122.904 u). If the atomic mass of antimony is 121.760 u, find the natural abundance of Sb-121.",
    "problems-atoms.average-mass.slips.other-isotope",
    42.8,
  ],
] as const;

test.each(SLIPS)("%s: %s gives %d", (text, id, value) => {
  const slips = solveProblem(text, "en")?.[0]?.misconceptions.filter((slip) => slip.id === id) ?? [];
  expect(slips.map((slip) => Number(slip.value.value))).toEqual([value]);
});
