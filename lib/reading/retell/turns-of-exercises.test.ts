import { expect, test } from "vitest";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import { solve } from "../../solver/solve.ts";
import { turnExercises } from "./turns-of-exercises.ts";

test.each([
  [
    "Calculate the molarity of each of the following solutions: 4.0 g of NaOH in 0.50 L",
    "Calculate the molarity of 4.0 g of NaOH in 0.50 L",
  ],
  [
    "Find the following to three significant figures: the percent of NO3^- in Mg(NO3)2",
    "Find the percent of NO3 in Mg(NO3)2",
  ],
  ["There is 2.3 g of sodium, as Na^+, in 1.5 L of broth.", "There is 2.3 g of Na^+ in 1.5 L of broth."],
  ["5.00 g of NaCl (58.4 g/mol) is dissolved.", "5.00 g of NaCl is dissolved."],
  // One that is not what the formula says is another substance's.
  ["5.00 g of NaCl (85.4 g/mol) is dissolved.", "5.00 g of NaCl (85.4 g/mol) is dissolved."],
  [
    "The concentration of citric acid in lemon juice is 0.30 M. What volume of the juice contains 5.0 g of citric acid?",
    "What volume of a 0.30 M citric acid solution contains 5.0 g of citric acid?",
  ],
  [
    "What mass of a sulfuric acid solution (96% H2SO4 by mass) is required to prepare 500.0 g of a 12.0% solution of H2SO4 by mass?",
    "How many grams of a 96% solution must be diluted with water to make 500.0 g of a 12.0% solution?",
  ],
  [
    "A sachet contains 35 mg of aspartame (C14H18N2O5). How many nitrogen atoms are present?",
    "How many nitrogen atoms are in 35 mg of C14H18N2O5?",
  ],
  [
    "The daily need of the amino acid lysine, C6H14N2O2, is 2.1 g. What is this amount in moles?",
    "How many moles are in 2.1 g of C6H14N2O2?",
  ],
  [
    "A procedure calls for 0.50 M HNO3. What volume of 15.8 M HNO3 makes 2.0 L of 0.50 M HNO3?",
    "What volume of 15.8 M HNO3 makes 2.0 L of 0.50 M HNO3?",
  ],
  [
    "A procedure calls for 0.50 M HNO3. What volume of 15.8 M HNO3 makes 2.0 L of it?",
    "A procedure calls for 0.50 M HNO3. What volume of 15.8 M HNO3 makes 2.0 L of it?",
  ],
  [
    "Copper is won from ores such as CuFeS2 by the reaction 2 Cu2O + Cu2S ⟶ 6 Cu + SO2 What mass of copper comes of 5.0 g of Cu2S?",
    "2 Cu2O + Cu2S ⟶ 6 Cu + SO2 What mass of copper comes of 5.0 g of Cu2S?",
  ],
  [
    "Copper is won in 80% yield by the reaction 2 Cu2O + Cu2S ⟶ 6 Cu + SO2 What mass of copper comes of 5.0 g of Cu2S?",
    "Copper is won in 80% yield by the reaction 2 Cu2O + Cu2S ⟶ 6 Cu + SO2 What mass of copper comes of 5.0 g of Cu2S?",
  ],
  [
    "On the way from Lille to Lyon, a distance of about 690 km, a 2011 Renault Clio uses 41.5 L diesel. What (average) fuel economy, in miles per gallon, did the Clio get during this trip?",
    "A car travels 690 km and uses 41.5 L of diesel. What is its mileage in miles per gallon?",
  ],
  [
    "A van uses 52.0 L gasoline to drive from Addis Ababa to Gondar, a distance of 660 km. If gasoline costs $3.10 per gallon, what was the fuel cost for this trip?",
    "A car uses 52.0 L gasoline. The gasoline costs $3.10 per gallon. What is the cost of the gasoline?",
  ],
  ["What type of reaction is C2H4 + Br2 → C2H4Br2?", "What type of reaction is C2H4 + Br2 → C2H4Br2?"],
  // Half of the way, and another question.
  [
    "A van uses 52.0 L gasoline for half of the way to Gondar, a distance of 660 km. If gasoline costs $3.10 per gallon, what was the fuel cost for this trip?",
    "A van uses 52.0 L gasoline for half of the way to Gondar, a distance of 660 km. If gasoline costs $3.10 per gallon, what was the fuel cost for this trip?",
  ],
])("[READ-01] %s", (text, told) => {
  expect(turnExercises(text)).toBe(told);
});

const valuesOf = (text: string): (number | null)[] => {
  const outcome = solve(text, DEFAULT_LOCALE);
  return outcome.kind === "solved"
    ? outcome.solutions.map(({ answer: { value } }) => (value.kind === "quantity" ? Number(value.value) : null))
    : [];
};

test.each([
  [
    "What is the percent of bromide in a sample if 0.9500 g of the sample yields 1.2000 g of AgBr when treated with excess Ag^+? Ag^+(aq) + Br^−(aq) ⟶ AgBr(s)",
    53.75,
  ],
  [
    "The lead content of a pond was suspected to be above the limit (1 part per billion by weight). An analysis indicated that the concentration was 0.45 parts per billion. What quantity of lead in grams was present in 20.0 L of the water, the density of which is 0.998 g/mL?",
    9.0e-6,
  ],
  [
    "Potassium iodide (KI) is commonly added to salt as a source of iodine. How many moles of KI are contained in 0.500 lb (227 g) of salt containing 0.0200% KI by mass?",
    2.73e-4,
  ],
  ["What is the percent phosphate, PO4^3-, in Ca3(PO4)2?", 61.23],
  ["Determine the percent by mass of ClO4 in KClO4.", 71.78],
])("[SOLVE-01] %s", (text, value) => {
  const [found] = valuesOf(text);
  expect((found ?? 0) / value).toBeCloseTo(1, 2);
});

test.each([
  // Two of one substance, in one question.
  [
    "Well, find the number of moles and mass of oxygen formed by the decomposition of 2.166 g of mercury(II) oxide.",
    [0.005, 0.16],
  ],
  [
    "Write the balanced equation, then outline the steps to determine the information requested: The number of moles and the mass of chlorine, Cl2, required to react with 2.299 g of sodium metal, Na, to produce sodium chloride, NaCl.",
    [0.05, 3.545],
  ],
  ["The mass of potassium nitrate, KNO3, required to produce 16.0 g of oxygen. (KNO2 is the other product.)", [101.1]],
  [
    "Lactic acid, C3H6O3, is made by bacteria from glucose. The equation representing this reaction is C6H12O6 ⟶ 2C3H6O3 What mass of lactic acid is produced from exactly 2 metric tons (2.000 × 10^3 kg) of glucose if the yield is 90.00%?",
    [1.8],
  ],
])("[SOLVE-01] finds all that is asked: %s", (text, values) => {
  const found = valuesOf(text);
  expect(found).toHaveLength(values.length);
  for (const [index, value] of values.entries()) expect((found[index] ?? 0) / value).toBeCloseTo(1, 2);
});

test.each([
  // The mass of what is not in it, another element, and a part that the whole has not.
  "What is the percent of bromide in a sample if 0.9500 g of the sample does not yield 1.2000 g of AgBr when treated with excess Ag^+?",
  "What mass of a sulfuric acid solution (96% H2SO4 by mass) is left to prepare 500.0 g of a 12.0% solution of H2SO4 by mass?",
  "A sachet contains 35 mg of aspartame (C14H18N2O5). How many sulfur atoms are present?",
  "What is the percent by mass of SO3 in Na2SO4?",
  "What is the percent by mass of OH in H2O?",
])("[READ-02] answers none of %s", (text) => {
  expect(valuesOf(text)).toEqual([]);
});
