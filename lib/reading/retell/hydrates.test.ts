import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { withHydrate } from "./hydrates.ts";

const count = (value: string): string => `${value}`;

test.each([
  ["When 4.92 g of MgSO4·nH2O is heated to constant mass, 2.40 g of residue is left. Determine n.", count("7")],
  ["Hydrated zinc sulfate, ZnSO4.xH2O, was heated. The mass fell from 5.75 g to 3.23 g. Calculate x.", count("7")],
  [
    "A student heats 4.76 g of CoCl2·xH2O in a crucible until the mass stays constant at 2.60 g. What whole number is x?",
    count("6"),
  ],
  ["4.99 g of the blue crystals left 3.19 g of anhydrous CuSO4. Write the formula of the hydrate.", "CuSO4·5H2O"],
  ["How many grams of FeSO4·7H2O must be weighed out to prepare 200 mL of 0.150 M FeSO4?", "8.34 g"],
  [
    "What mass of nickel(II) sulfate hexahydrate do you weigh out for 100. mL of a 0.250 M nickel(II) sulfate solution?",
    "6.57 g",
  ],
  ["What mass of solid remains when 12.0 g of MgSO4·7H2O is heated until it is dry?", "5.86 g"],
  ["0.25 mol of nickel(II) sulfate hexahydrate is heated to constant mass. How many grams are left?", "38.7 g"],
  ["How many grams of water are driven off when 10.0 g of BaCl2·2H2O is heated strongly?", "1.48 g"],
])("[READ-03] reads of a hydrate: %s", (text, expected) => {
  expect(answersOfAny(text)).toEqual([expected]);
});

test.each([
  "When 4.92 g of MgSO4·nH2O is heated, some residue is left. Determine n.",
  "How many grams of FeSO4·7H2O are in 200 mL of a solution?",
  "When 5.0 g of CuSO4·5H2O is heated only half of the water is driven off. What mass remains?",
  "10.0 g of BaCl2·2H2O is heated at 60 °C. What mass remains?",
])("[READ-03] leaves alone what says less of a hydrate: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

test("changes no text about another salt", () => {
  const text = "What mass of CuSO4·5H2O reacts with 25 mL of 0.10 M NaOH?";
  expect(withHydrate(text)).toBe(text);
});
