import { describe, expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { withEquation } from "./reaction-supplied.ts";

describe("a reaction that is told in words", () => {
  test.each([
    ["If 16.0 g of methane reacts with 32.0 g of oxygen, what mass of water forms?", "18 g"],
    [
      "What volume of 0.250 M silver nitrate is needed to precipitate all the bromide in 40.0 mL of 0.150 M MgBr2?",
      "48 mL",
    ],
    [
      "20.0 mL of a solution of potassium carbonate required 18.0 mL of 0.200 M nitric acid for complete neutralisation. Calculate the concentration of the potassium carbonate solution.",
      "0.09 M",
    ],
    [
      "8.0 g of magnesium is dropped into 150 mL of 1.0 M hydrochloric acid. What volume of hydrogen at STP is produced?",
      "1.68 L",
    ],
    ["What mass of iron reacts with 6.41 g of sulfur?", "11.2 g"],
    ["2.8 g iron in excess copper sulfate, how much copper", "3.19 g"],
    ["how much copper do I get from 2.8 g iron and excess CuSO4", "3.19 g"],
    ["How many grams of silver form when 3.27 g of zinc reacts with excess silver nitrate?", "10.8 g"],
    ["What mass of copper is produced when 4.05 g of magnesium is added to excess copper nitrate?", "10.6 g"],
    ["How much Br2 is left over when 6.0 g of K reacts with 20.0 g of Br2?", "7.74 g"],
    ["What mass of strontium oxide is obtained by heating 29.5 g of strontium carbonate?", "20.7 g"],
    [
      "15.0 g of zinc powder is allowed to react with 20.0 g of bromine to give ZnBr2. Which mass of the reactant in excess remains at the end?",
      "6.82 g",
    ],
    ["How many mL of 0.300 M KOH neutralise 45.0 mL of 0.0800 M sulfuric acid?", "24 mL"],
  ])("[READ-03] gets its equation: %s", (text, expected) => {
    expect(answersOfAny(text)).toEqual([expected]);
  });

  test.each([
    [
      "A 4.00 g sample of impure magnesium gave 3.20 L of hydrogen at STP with excess acid. What is the percentage purity of the magnesium?",
      "86.7 %",
    ],
    ["What mass of CaO is produced by heating 20.0 g of 85.0 % pure limestone?", "9.52 g"],
    ["How many grams of 75.0 % pure zinc are needed to make 4.00 L of hydrogen at STP from sulfuric acid?", "15.6 g"],
    [
      "1.60 g of impure chalk reacts with excess dilute hydrochloric acid to give 0.616 g of CO2. Find the percentage purity of the chalk.",
      "87.6 %",
    ],
  ])("[READ-03] of a sample that is not pure: %s", (text, expected) => {
    expect(answersOfAny(text)).toEqual([expected]);
  });

  test.each([
    "What mass of zinc forms when 3.2 g of copper is added to excess zinc sulfate?",
    "What mass of copper forms when 2.3 g of sodium is added to excess copper sulfate?",
    "What mass of silver forms when 2.8 g of iron reacts with excess silver nitrate?",
    "What mass of iron forms when 2.4 g of magnesium reacts with excess iron chloride?",
    "12 g of silver is dropped into excess hydrochloric acid. What volume of hydrogen at STP is produced?",
    "5.0 g of magnesium is dropped into 80 mL of hydrochloric acid. What volume of hydrogen at STP is produced?",
    "20 mL of 0.10 M KCl is mixed with 30 mL of 0.10 M NaNO3. What mass of precipitate forms?",
    "What mass of CO2 forms in the incomplete combustion of 11 g of propane?",
    "30.0 g of MgCO3 is heated until 60 % of it has decomposed. What mass of MgO is obtained?",
    "A 4.00 g mixture of magnesium and aluminium gave 4.50 L of hydrogen at STP with excess acid. What is the percentage of magnesium?",
    "15.0 g of zinc reacts with bromine to give ZnBr2. What mass of the reactant in excess remains?",
    "3.0 g of hydrogen and 24.0 g of oxygen are put in a tank, but nothing is ignited. What mass of water forms?",
    "A limestone of 4.0 g is treated with 90 mL of 1.0 M HCl. What is its percentage purity?",
  ])("[READ-03] leaves alone what is not told whole: %s", (text) => {
    expect(answersOfAny(text)).toBeNull();
  });

  test("writes no equation where one stands, or where several steps are possible", () => {
    expect(withEquation("2 Na + Cl2 → 2 NaCl. What mass of NaCl forms from 2.3 g of Na?")).toBeNull();
    expect(withEquation("What volume of 0.1 M NaOH does 0.2 mol of CO2 need?")).toBeNull();
  });
});
