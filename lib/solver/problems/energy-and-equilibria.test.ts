import { describe, expect, test } from "vitest";
import { LOCALES } from "../../i18n/locales.ts";
import { ENERGY_PROBLEMS } from "./energy-problems.cases.ts";
import { ENERGY_TRAPS } from "./energy-traps.cases.ts";
import { MIXTURE_AT_EQUILIBRIUM_PROBLEMS, MIXTURE_AT_EQUILIBRIUM_TRAPS } from "./equilibrium-constants.cases.ts";
import { EQUILIBRIUM_PROBLEMS } from "./equilibrium-problems.cases.ts";
import { HEAT_PROBLEMS } from "./heat-problems.cases.ts";
import { MIXTURE_PROBLEMS } from "./mixture-problems.cases.ts";
import { THERMODYNAMIC_PROBLEMS, THERMODYNAMIC_TRAPS } from "./thermodynamic-problems.cases.ts";
import type { WorkedProblem } from "./worked-problems.cases.ts";
import { solveProblem } from "./solve-problem.ts";

const PROBLEMS = {
  ...ENERGY_PROBLEMS,
  ...EQUILIBRIUM_PROBLEMS,
  ...HEAT_PROBLEMS,
  ...MIXTURE_PROBLEMS,
  ...THERMODYNAMIC_PROBLEMS,
  ...MIXTURE_AT_EQUILIBRIUM_PROBLEMS,
};

/** The expected values carry five figures; answers are rounded to their own. */
const TOLERANCE = 0.002;

const solved = new Map<string, ReturnType<typeof solveProblem>>();

/** Hundreds of problems, which several tests look at: each is solved once. */
function solveOnce(text: string): ReturnType<typeof solveProblem> {
  const solutions = solved.has(text) ? (solved.get(text) ?? null) : solveProblem(text, "en");
  solved.set(text, solutions);
  return solutions;
}

/** The first answer: a question after the pH and the pOH has two. */
function answerOf(text: string): { value: number; unit: string; figures: number } | null {
  const answer = solveOnce(text)?.[0]?.answer.value;
  return answer?.kind === "quantity"
    ? { value: Number(answer.value), unit: answer.unit, figures: answer.significantFigures ?? 12 }
    : null;
}

function allowance(value: number, figures: number): number {
  return Math.max(Math.abs(value) * TOLERANCE, 0.51 * 10 ** (Math.floor(Math.log10(Math.abs(value))) - figures + 1));
}

describe.each(Object.entries<readonly WorkedProblem[]>(PROBLEMS))("%s", (_, problems) => {
  test.each(problems)("[CARD-01] $text", ({ text, value, unit, isSolved }) => {
    const answer = answerOf(text);
    expect(answer !== null || !isSolved).toBe(true);
    if (answer === null) return;
    expect(answer.unit).toBe(unit);
    expect(Math.abs(answer.value - value)).toBeLessThanOrEqual(allowance(value, answer.figures));
  });
});

test.each([...ENERGY_TRAPS, ...THERMODYNAMIC_TRAPS, ...MIXTURE_AT_EQUILIBRIUM_TRAPS])("is not solved: %s", (text) => {
  expect(answerOf(text)).toBeNull();
});

/** Problem, slip, and the value that it leads to, by hand. */
const SLIPS = [
  ["What is the pH of a 0.0050 M Ba(OH)2 solution?", "missing-coefficient", 11.7],
  ["What is the pH of 0.025 M HCl", "ln-for-log", 3.69],
  ["What is the pH of 0.025 M HCl", "acid-for-base", 12.4],
  ["Calculate the pH of a 0.10 M solution of acetic acid (Ka = 1.8 × 10^-5).", "weak-as-strong", 1],
  ["What is the pH of 0.050 M H2SO4?", "both-protons-strong", 1],
  [
    "How many joules are required to heat 25.0 g of aluminum from 20.0 °C to 75.0 °C? The specific heat of aluminum is 0.897 J/(g·°C).",
    "final-for-change",
    1680,
  ],
  [
    "A 50.0 g piece of copper at 100.0 °C is placed in 100 g of water at 25.0 °C. What is the final temperature?",
    "mean-temperature",
    62.5,
  ],
  ["How much energy is needed to convert 18.0 g of ice at 0 °C to steam at 100 °C?", "forgot-phase-change", 7530],
  [
    "2 H2(g) + O2(g) → 2 H2O(l) ΔH = -571.6 kJ. How much heat is released when 10.0 g of H2 reacts?",
    "missing-coefficient",
    2840,
  ],
  ["Calculate ΔH° for CH4(g) + 2O2(g) → CO2(g) + 2H2O(l).", "missing-coefficient", -604.7],
  [
    "Iodine-131 has a half-life of 8.02 days. How much of a 10.0 mg sample of I-131 remains after 24.0 days?",
    "decayed-for-left",
    8.74,
  ],
  [
    "What mass of copper is deposited when a current of 2.00 A passes through a solution of CuSO4 for 30.0 min?",
    "ignored-charge",
    2.37,
  ],
  ["A solution transmits 25.0% of the light. What is its absorbance?", "ln-for-log", 1.39],
  [
    "An 85.0 g piece of iron at 110.0 °C is placed in 150. g of water at 23.0 °C in a calorimeter whose heat capacity is 42.0 J/°C. Find the final temperature.",
    "forgot-calorimeter",
    27.99,
  ],
  [
    "A 1.25 g sample of sucrose is burned in a bomb calorimeter that has a heat capacity of 6.85 kJ/°C. The temperature goes from 23.15 °C to 26.16 °C. Calculate q for the reaction in kJ.",
    "sign",
    20.6,
  ],
  ["What is the pH of a solution that is 0.30 M CH3COOH and 0.15 M CH3COONa (pKa = 4.74)?", "inverted-ratio", 5.04],
  ["What is the pH of 0.050 M NaF if the Ka of HF is 6.8 × 10^-4?", "acid-for-base", 6.07],
  [
    "How long will it take for 87.5% of a sample of iodine-131 to decay? The half-life is 8.02 days.",
    "decayed-for-left",
    1.545,
  ],
  [
    "For 2 C4H10(g) + 13 O2(g) → 8 CO2(g) + 10 H2O(l), ΔH° = −5755 kJ. What is the enthalpy of combustion of butane in kJ/mol?",
    "missing-coefficient",
    -5755,
  ],
] as const;

test.each(SLIPS)("%s: %s gives %d", (text, id, value) => {
  const slips = solveOnce(text)?.[0]?.misconceptions.filter((slip) => slip.id === id) ?? [];
  expect(slips.some((slip) => Math.abs(Number(slip.value.value) - value) <= Math.abs(value) * 0.005)).toBe(true);
});

type Messages = Readonly<
  Record<
    string,
    { readonly steps?: Readonly<Record<string, unknown>>; readonly answers?: Readonly<Record<string, unknown>> }
  >
>;

test.each(LOCALES)("[I18N-03] every step and answer has words in %s", async (locale) => {
  const messages: Messages = (await import(`#messages/${locale}/solution.json`, { with: { type: "json" } })).default;
  const solutions = Object.values(PROBLEMS).flatMap((problems) =>
    problems.flatMap(({ text }) => solveOnce(text) ?? []),
  );
  const missing = solutions.flatMap(({ method, steps, answer }) => [
    ...steps.flatMap((step) =>
      messages[step.method ?? method]?.steps?.[step.id] === undefined ? [`${step.method}.${step.id}`] : [],
    ),
    ...(messages[answer.method ?? method]?.answers?.[answer.id] === undefined ? [`${answer.method}.${answer.id}`] : []),
  ]);
  expect([...new Set(missing)]).toEqual([]);
});
