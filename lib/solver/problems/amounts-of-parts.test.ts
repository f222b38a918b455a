import { expect, test } from "vitest";
import { solve } from "../solve.ts";
import type { Locale } from "../../i18n/locales.ts";

/** The answers as value and unit; null when the text stays unsolved, or says what is wrong with it. */
function answersOf(text: string, locale: Locale = "en"): (readonly [string, string])[] | null {
  const outcome = solve(text, locale);
  if (outcome.kind !== "solved" || outcome.skipped.length > 0) return null;
  return outcome.solutions.flatMap(({ answer: { value } }) =>
    value.kind === "quantity" ? [[value.value, value.unit] as const] : [],
  );
}

/** Values by hand, with the atomic weights of IUPAC 2021. */
test.each<readonly [text: string, value: number, unit: string]>([
  ["How many moles of NaCl are in 2.00 kg? Give the answer in millimoles.", 34222, "mmol"],
  ["Calculate the mass of 2.50 mol of NaCl. Express your answer in kilograms.", 0.1461, "kg"],
  ["Calculate the mass of 2.50 mol of NaCl and give the answer in kilograms.", 0.1461, "kg"],
  ["What is the mass of 2.50 mol of NaCl? Report it in pounds.", 0.3221, "lb"],
  ["How many moles are 10.0 g of sulfur, S8?", 0.03899, "mol"],
  ["How many moles are in 10.0 g of phosphorus, P4?", 0.08071, "mol"],
  ["How many moles are in 10.0 g of phosphorus (P4)?", 0.08071, "mol"],
  ["How many phosphorus atoms are in 10.0 g of phosphorus, P4?", 1.9442e23, "atoms"],
  ["How many grams of hydrogen atoms are in 5.00 mol of hydrogen gas?", 10.08, "g"],
  ["How many grams of oxygen atoms are in 2.00 mol of oxygen gas?", 63.996, "g"],
  ["How many sodium ions are in 5.00 g of Na2SO4?", 4.2396e22, "ions"],
  ["How many chloride ions are in 1.00 mol of CaCl2?", 1.2044e24, "ions"],
  ["How many molecules of oxygen are in 16.0 g of O2?", 3.011e23, "molecules"],
  ["When 4.0 g of carbon monoxide burns in oxygen, CO2 forms. How many grams of CO2 form?", 6.2846, "g"],
  ["How many moles of H2 remain if 2.0 mol of N2 and 5.0 mol of H2 react to NH3?", 0, "mol"],
])("[CARD-01] %s → %d %s", (text, value, unit) => {
  const [answer] = answersOf(text) ?? [];
  expect(answer?.[1]).toBe(unit);
  expect(Math.abs(Number(answer?.[0]) - value)).toBeLessThanOrEqual(value * 0.015);
});

test.each([
  "(a) How many moles are in 10.0 g of NaCl? (b) How many formula units is that?",
  "How many moles are in 10.0 g of NaCl and how many formula units is that?",
])("answers both questions of: %s", (text) => {
  expect(answersOf(text)?.map(([, unit]) => unit)).toEqual(["mol", "formula units"]);
});

const TRAPS: readonly string[] = [
  // The mass of a mixture is that of none of its components.
  "How many moles of NaOH are in 4.00 g of a mixture with NaCl?",
  "10.0 g of a mixture of CaCO3 and CaO gives 2.20 g of CO2 on heating. What is the percent yield?",
  "How many moles of NaOH are in 25.0 g of a NaOH solution?",
  "How many moles of H2O2 are in 25.0 g of hydrogen peroxide solution?",
  "How many moles of ethanol are in 25.0 g of an ethanol-water solution?",
  "How many moles of iron are in 25.0 g of steel?",
  "How many moles of copper are in 5.00 g of bronze?",
  "What mass of water forms when 5.00 g of a hydrogen-oxygen mixture is ignited?",
  "moles in 25 g NaOH solution",
  "How many moles of Al are in a 10.0 g sample of bauxite?",
  "How many moles of glucose are in 10.0 g of a glucose and fructose mixture?",
  // Ions without a name, and names of ions without their salt.
  "How many positive ions are in 1.00 mol of Na2SO4?",
  "How many grams of Ca(NO3)2 give 0.100 M nitrate in 500. mL?",
  "What mass of CaCl2 gives a 0.200 M chloride solution in 250. mL?",
  "ions in 5 g NaCl",
  // Parts that the whole has not, or that are not said.
  "How many oxygen molecules are in 1.00 mol of CO2?",
  "How many molecules of sulfur are in 10.0 g of sulfur, S8?",
  "How many moles of atoms are in 10.0 g of CO2?",
  // A name and a formula that differ.
  "How many moles are in 10.0 g of water, D2O?",
  "How many moles are in 10.0 g of mercury(I) chloride, HgCl?",
  "How many moles are in 10.0 g of iron(II) oxide, Fe2O3?",
  "How many moles are in 10.0 g of table salt, KCl?",
  // Units that are not known.
  "A sample of 50.0 L has a density of 0.740 g/mL. What is its mass in stones?",
  "Calculate the mass of 2.50 mol of NaCl. Express your answer in stones.",
  "How many moles are in 5.0 g of oxygen, in millimoles?",
  // How much of the limiting reactant, not which.
  "When 5.00 g of zinc reacts with 5.00 g of sulfur to form zinc sulfide, how many moles of the limiting reactant are there?",
  "How much of the excess reactant is used up when 5.0 g of H2 reacts with 10.0 g of O2 to form water?",
  "How many moles of the excess reactant react when 5.0 g of H2 reacts with 10.0 g of O2 to form water?",
  // What is lost, halved or counted.
  "A student lost 1.00 g of the 5.00 g theoretical yield. What is the percent yield?",
  "How many grams of product are wasted if the theoretical yield is 20.0 g and the percent yield is 90.0%?",
  "20.0 g of methane is burned. Two such samples are combined. How many grams of water are formed?",
  "20.0 g of methane is burned. A third of the sample was removed. How many grams of water are formed?",
  "20.0 g of methane is burned. Half of it was lost. How many grams of water are formed?",
  "10.0 g of CaCO3 decomposes to CaO and CO2. Half of it decomposes. What mass of CO2 forms?",
  "A chemist has 10.0 g of NaCl. She adds the same mass again. How many moles are there?",
  "How many moles are in a pair of 5.0 g NaCl crystals?",
  "10.0 g of NaCl is split between two beakers. How many moles are in one beaker?",
  "A tablet contains 500 mg of aspirin, C9H8O4. How many molecules are in two tablets?",
  "(a) What is the mass of 2.0 mol of CO2? (b) What is the mass of half of it?",
  // One quantity of several substances, several quantities of one.
  "How many moles are in 5.0 g of NaCl, KCl and KBr?",
  "How many moles are in 5.0 g of NaCl? And in 10.0 g of KCl?",
  "1. How many moles are in 5.0 g of NaCl? 2. How many are in 10.0 g?",
  "How many moles of silver are in a 10.0 g sterling silver ring?",
  // Contradictions.
  "What is the percent yield if 10.0 g of CaCO3 gives 9.0 g of CaO? CaCO3 -> CaO + CO2",
  "The percent yield is 120 % and the theoretical yield is 10.0 g. What is the actual yield?",
  "How many moles of NaCl are in -5.00 g?",
  "How many moles of NaCl are in 0 g?",
  // A substance of another sentence.
  "The gas was collected over water. What is the percent by mass of oxygen in calcium nitrate?",
];

test.each(TRAPS)("is not solved: %s", (text) => {
  expect(answersOf(text)).toBeNull();
});

test.each<readonly [Locale, string]>([
  ["es", "¿Cuántos moles de H2O2 hay en 25,0 g de una solución de H2O2?"],
  ["zh", "25.0 g NaOH 溶液的物质的量是多少？"],
  ["hi", "25.0 g NaOH विलयन में कितने मोल हैं?"],
])("is not solved in %s: %s", (locale, text) => {
  expect(answersOf(text, locale)).toBeNull();
});
