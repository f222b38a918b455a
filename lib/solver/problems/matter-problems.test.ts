import { describe, expect, test } from "vitest";
import { solve } from "../solve.ts";
import { MATTER_FORMULAS, MATTER_PROBLEMS, MATTER_TRAPS } from "./matter-problems.cases.ts";
import { solveProblem } from "./solve-problem.ts";

/** Molar masses of other tables, and five figures of the expected values. */
const TOLERANCE = 0.002;

/** The only answer, unrounded; null when the text stays unsolved. */
function answerOf(text: string): { value: number; unit: string } | null {
  const outcome = solve(text, "en");
  if (outcome.kind !== "solved" || outcome.solutions.length !== 1) return null;
  const answer = outcome.solutions[0]?.answer;
  return answer?.value.kind === "quantity"
    ? {
        value: Number(answer.unrounded ?? answer.value.value),
        unit: answer.value.unit.replace(/^M$/, "mol/L").replace("g/cm³", "g/mL"),
      }
    : null;
}

describe.each(Object.entries(MATTER_PROBLEMS))("%s", (_, problems) => {
  test.each(problems)("[CARD-01] $text", ({ text, value, unit }) => {
    const answer = answerOf(text);
    expect(answer?.unit).toBe(unit.replace("g/cm³", "g/mL"));
    expect(Math.abs((answer?.value ?? 0) / value - 1)).toBeLessThan(TOLERANCE);
  });
});

test.each(MATTER_FORMULAS)("[CARD-01] %s → %s", (text, formula) => {
  const outcome = solve(text, "en");
  expect(outcome.kind === "solved" ? outcome.solutions.at(-1)?.answer.value : outcome).toMatchObject({ formula });
});

test.each(MATTER_TRAPS)("is not solved: %s", (text) => {
  expect(solve(text, "en").kind).not.toBe("solved");
});

const TEXTS = Object.values(MATTER_PROBLEMS).flatMap((problems) => problems.map(({ text }) => text));

/** Changes after which a problem is another one, or none: the old answer would be wrong. */
const CHANGES: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ["a mass that has nothing to do with it", (text) => `${text} There are also 3.7 kg of sand.`],
  ["an impure sample", (text) => `${text} The sample is 85.0% pure.`],
  ["half of it", (text) => text.replace(/(\d[\d.]* (?:g|mol|L|mL|kg)) of/, "half of the $1 of")],
  ["twice as much", (text) => text.replace(/(\d[\d.]* (?:g|mol|L|mL|kg)) of/, "twice $1 of")],
  ["so much a day", (text) => text.replace(/(\d[\d.]* (?:g|mol|L|mL|kg)) of/, "$1 per day of")],
  ["some of it escaping", (text) => `${text} Some of it escapes.`],
];

test.each(CHANGES)("no problem is solved any longer with %s", (_, change) => {
  const changed = TEXTS.flatMap((text) => (change(text) === text ? [] : [change(text)]));
  expect(changed.length).toBeGreaterThan(10);
  expect(changed.filter((text) => solveProblem(text, "en") !== null)).toEqual([]);
});

test.each([
  [
    "10.0 g of Al reacts with 50.0 g of Cl2 to form AlCl3. (a) Which is the limiting reactant? (b) What mass of AlCl3 forms? (c) How much of the excess reactant remains?",
    ["Al", "49.4", "10.6"],
  ],
  [
    "4.00 g of H2 reacts with 40.0 g of O2. (a) How many moles of H2 are there? (b) How many grams of water form?",
    ["1.98", "35.7"],
  ],
  [
    "4.00 g of H2 reacts with 20.0 g of O2. (a) How many moles of H2 are there? (b) How many grams of water form?",
    ["1.98", "22.5"],
  ],
  [
    "A sample of a gas has a mass of 2.00 g and fills 1.50 L at 25 °C and 0.950 atm. (a) How many moles of gas are there? (b) What is its molar mass?",
    ["0.0582", "34.3"],
  ],
  [
    "Given the equation 2 Al + 3 Cl2 -> 2 AlCl3, (a) how many moles of Cl2 react with 4.00 mol of Al? (b) how many grams of AlCl3 form from 4.00 mol of Al?",
    ["6.00", "533"],
  ],
])("[CARD-01] each part is answered: %s", (text, answers) => {
  const outcome = solve(text, "en");
  expect(
    outcome.kind === "solved"
      ? outcome.solutions.map(({ answer: { value } }) =>
          value.kind === "quantity" ? value.value : value.kind === "formula" ? value.formula : null,
        )
      : [],
  ).toEqual(answers);
});

test.each([
  ["What is the concentration of each ion in 0.200 M Na2SO4?", ["0.400", "0.200"]],
  ["Calculate the molarity of each ion in a solution of 0.150 M Al2(SO4)3.", ["0.300", "0.450"]],
  ["How many moles of each ion are in 2.00 mol of CaCl2?", ["2.00", "4.00"]],
  ["What is the mole fraction of each gas in a mixture of 2.00 mol of N2 and 3.00 mol of O2?", ["0.400", "0.600"]],
  [
    "A mixture of gases contains 0.320 mol CH4, 0.240 mol C2H6 and 0.290 mol C3H8. The total pressure is 1.45 atm. Calculate the partial pressure of each gas.",
    ["0.546", "0.409", "0.495"],
  ],
])("[CARD-01] %s is answered for each of them", (text, values) => {
  expect(
    solveProblem(text, "en")?.map(({ answer: { value } }) => (value.kind === "quantity" ? value.value : null)),
  ).toEqual(values);
});

/** A line as plain text. */
function lineOf(text: string): string {
  const line = solveProblem(text, "en")?.[0]?.steps.at(-1)?.lines[0];
  return (line?.terms ?? [])
    .map((term) =>
      term.kind === "quantity" ? `${term.value} ${term.unit}`.trim() : term.kind === "operator" ? term.symbol : "",
    )
    .join(" ");
}

test.each([
  ["Convert 0.250 L to mL.", "0.250 L * 1000 mL / 1 L = 250 mL"],
  ["What is 150. lb in kilograms?", "150 lb * 1 kg / 2.2046226 lb = 68.039 kg"],
  ["Convert 77.0 °F to °C.", "( 77.0 °F - 32 ) / 1.8 = 25.0 °C"],
  ["Convert 25.0 °C to kelvin.", "25.0 °C + 273.15 = 298.150 K"],
  ["Convert 350. K to °F.", "350 K * 1.8 - 459.67 = 170.33 °F"],
])("a conversion shows its factor: %s", (text, line) => {
  expect(lineOf(text)).toBe(line);
});

test("the slips of Graham's law are the ratio turned over and the missing root", () => {
  const solved = solveProblem("How many times faster does H2 effuse than O2?", "en");
  expect(solved?.[0]?.misconceptions.map(({ id, value }) => [id, Number(value.value)])).toEqual([
    ["inverted-ratio", 0.251],
    ["forgot-root", 15.9],
  ]);
});
