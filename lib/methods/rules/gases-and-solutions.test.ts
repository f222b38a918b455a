import { expect, test } from "vitest";
import { solveProblem } from "../../solver/problems/solve-problem.ts";

/** What known slips yield, computed apart from this code. */
const SLIPS: readonly (readonly [text: string, slip: string, value: number])[] = [
  [
    "A gas at 20.0 °C has a volume of 3.00 L. What is its volume at 60.0 °C at constant pressure?",
    "celsius-for-kelvin",
    9,
  ],
  [
    "A gas at 20.0 °C has a volume of 3.00 L. What is its volume at 60.0 °C at constant pressure?",
    "inverted-ratio",
    2.64,
  ],
  [
    "A gas has a volume of 4.00 L at 1.50 atm. What is its volume at 2.50 atm at constant temperature?",
    "inverted-ratio",
    6.67,
  ],
  ["What pressure does 2.00 mol of gas exert in a 10.0 L tank at 25.0 °C?", "celsius-for-kelvin", 0.41],
  [
    "What pressure, in atm, does 0.100 mol of gas exert in a 500. mL flask at 300. K?",
    "millilitres-for-litres",
    0.00492,
  ],
  [
    "A 250. mL sample of hydrogen is collected over water at 22 °C and 748 torr. How many moles of hydrogen were collected?",
    "vapor-pressure-ignored",
    0.0102,
  ],
  [
    "The total pressure of a mixture of O2 and N2 is 760. torr. If the partial pressure of O2 is 160. torr, what is the partial pressure of N2?",
    "sign",
    920,
  ],
  ["What is the molarity of a solution with 0.500 mol of KCl in 250. mL of solution?", "millilitres-for-litres", 0.002],
  ["What is the molarity of a solution with 0.500 mol of KCl in 250. mL of solution?", "inverted-ratio", 0.5],
  ["If 25.0 mL of 6.00 M HCl is diluted to 250. mL, what is the new concentration?", "inverted-ratio", 60],
  [
    "50.0 mL of 0.200 M NaCl is mixed with 150. mL of 0.600 M NaCl. What is the molarity of the mixture?",
    "plain-average",
    0.4,
  ],
  ["How many mL of 0.100 M NaOH are required to neutralize 30.0 mL of 0.100 M H2SO4?", "missing-coefficient", 30],
  ["What is the molality of a solution of 0.500 mol of NaCl in 250. g of water?", "unconverted-unit", 0.002],
  ["What is the percent by mass of NaCl in a solution of 25.0 g of NaCl in 75.0 g of water?", "wrong-reference", 33.3],
  ["What is the mole fraction of oxygen in a mixture of 3.00 mol of O2 and 9.00 mol of N2?", "wrong-reference", 0.333],
  ["How much water must be added to 100. mL of 2.00 M NaCl to make a 0.500 M solution?", "wrong-reference", 400],
];

test.each(SLIPS)("%s: %s", (text, slip, value) => {
  const misconceptions = solveProblem(text, "en")?.[0]?.misconceptions ?? [];
  const values = misconceptions.filter(({ id }) => id === slip).map((each) => Number(each.value.value));
  expect(
    values.some((each) => Math.abs(each / value - 1) < 0.01),
    JSON.stringify(misconceptions),
  ).toBe(true);
});

test("a gas changes its state as one law says, on lines that a teacher writes", () => {
  const [solution] =
    solveProblem("A 2.50 L balloon at 25 °C is cooled to -10 °C at constant pressure. New volume?", "en") ?? [];
  expect(solution?.steps.map(({ id }) => id)).toEqual(["kelvin", "charles"]);
  expect(solution?.answer).toMatchObject({ id: "volume", value: { value: "2.21", unit: "L", significantFigures: 3 } });
});

test("what is dissolved in a volume of water is told to be taken for a solution of that volume", () => {
  const [solution] = solveProblem("What is the molarity of 20.0 g of NaOH in 200. mL of water?", "en") ?? [];
  expect(solution?.steps.map(({ id }) => id)).toEqual(["molar-mass", "mass-to-amount", "water-volume", "molarity"]);
  const [whole] = solveProblem("What is the molarity of 20.0 g of NaOH in 200. mL of solution?", "en") ?? [];
  expect(whole?.steps.map(({ id }) => id)).toEqual(["molar-mass", "mass-to-amount", "molarity"]);
  expect(whole?.answer.value).toEqual(solution?.answer.value);
});

test("a recipe says what to take and how far to fill up", () => {
  const [solution] = solveProblem("How would you make 250 mL of 0.10 M NaOH from a 2.0 M stock?", "en") ?? [];
  expect(solution?.steps.map(({ id }) => id)).toEqual(["volume", "fill-up"]);
  expect(solution?.answer).toMatchObject({
    id: "recipe",
    value: { value: "13", unit: "mL" },
    values: { total: { value: "250" }, stock: { value: "2.0" } },
  });
});
