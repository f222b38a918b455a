import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  // What points back.
  [
    "A nurse dissolves 2.50 g of glucose (C6H12O6). How many carbon atoms does this amount of glucose contain?",
    "5.01e+22 atoms",
  ],
  ["Ammonium nitrate, NH4NO3, is used as a fertilizer. Find the mass percentage of nitrogen in it.", "35 %"],
  ["A drop of water has a mass of 0.050 g. How many molecules does it contain?", "1.67e+21 molecules"],
  // Beside hydrogen.
  [
    "A gaseous hydrocarbon contains 82.8% C and 17.2% H and its vapour density is 29. Find its molecular formula.",
    "C4H10",
  ],
  // For each so much.
  [
    "How many tonnes of lime (CaO) are formed for every 5.00 tonnes of limestone (CaCO3) that is heated? CaCO3 → CaO + CO2",
    "2.8 t",
  ],
  [
    "What mass of magnesium oxide would form if the reaction 2 Mg + O2 → 2 MgO went to completion? Data: m(Mg) = 4.86 g, m(O2) = 6.40 g.",
    "8.06 g",
  ],
  // What a preparation starts with.
  [
    "Ethyl acetate is made from ethanol: C2H5OH + CH3COOH → CH3COOC2H5 + H2O. Starting with 10.0 g of ethanol and excess acetic acid, a student obtains 14.2 g of ethyl acetate. Percentage yield?",
    "74.2 %",
  ],
  // Per litre.
  ["The nitrate concentration of well water is 45 mg/L. Express this in mol/L.", "0.000726 mol/L"],
  ["A blood sample has 0.90 g of glucose, C6H12O6, per litre. Convert to mmol/L.", "5 mmol/L"],
  [
    "The iodide content of a mineral water is 0.50 mg per litre. What is its molar concentration? (I = 127)",
    "0.00000394 mol/L",
  ],
  // From stock.
  [
    "Lemlem has to make 200 mL of 0.15 M ammonia from a 3.0 M stock solution. How many mL of stock should she take?",
    "10 mL",
  ],
  [
    "You have a 5.0 M stock solution of NaCl. How would you prepare 100 mL of a 0.50 M solution - how much stock is needed?",
    "10 mL",
  ],
  // Water, and two portions of one solution.
  [
    "To 25.0 mL of a 0.80 M nitric acid solution 75.0 mL of water are added. Find the molarity, volumes being additive.",
    "0.2 M",
  ],
  [
    "What is the molarity when 100 mL of 0.20 M sugar solution is poured into 300 mL of 0.60 M sugar solution?",
    "0.5 M",
  ],
  [
    "Calculate the ion product Q for AgCl in the mixture of 50.0 mL of 1.0×10^-3 M AgNO3 and 50.0 mL of 2.0×10^-3 M NaCl, before anything precipitates.",
    "5e-7",
  ],
  [
    "How many mL of 0.150 M NaOH are needed to neutralise completely 25.0 mL of 0.200 M H3PO4 (all three protons)?",
    "100 mL",
  ],
  // Shares of the mass.
  ["How many grams of salt must be added to 270 g of water to make a 10.0 % by mass solution?", "30 g"],
  ["What mass of glucose should be added to 475 g of water to prepare a 5.0% (w/w) glucose solution?", "25 g"],
  ["40 g of sugar is dissolved in 360 g of water. What is the mass percentage of sugar?", "10 %"],
  ["How many grams of NaOH are needed to prepare 400 g of a 15% solution?", "60 g"],
  ["How many grams of water are needed to dissolve 15 g of NaCl in order to get a 6.0 % solution?", "235 g"],
  // Where a problem comes from, and its blank.
  ["JEE-type: The molarity of a solution containing 5.85 g NaCl in 500 mL is ____ M.", "0.2 M"],
  ["Exercise 12 (BAC): What is the molar mass of Al2(SO4)3?", "342 g/mol"],
])("[CARD-01] reads amounts and solutions in a turn of their own: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A baker takes 2.50 g of salt and 3.00 g of sugar. How many atoms does that amount contain?",
  "A spoon holds 4.2 g of a white powder. How many molecules are in that quantity?",
  "Urea, CO(NH2)2, and ammonia, NH3, are sold as fertilisers. Find the percentage by mass of nitrogen in it.",
  "A hydrocarbon has 85.6% carbon and 14.4% hydrogen and its vapour density (relative to air) is 1.45. Find its molecular formula.",
  "How many tonnes of CO2 leave the furnace for every 10.0 tonnes of ore used? Fe2O3 + 3 CO → 2 Fe + 3 CO2",
  "A pharmacist has 5.0 g of aspirin, C9H8O4, and loses some of it. How many molecules are in that amount?",
  "A cup holds 3.0 g of sugar (C12H22O11) but some is spilt. How many molecules of sugar does it contain?",
  "The chlorine content of pool water is 2.0 mg per litre. What is its molar concentration?",
  "The hardness of water is 80 mg per litre. Express this as a molar concentration.",
  "Water contains 80 mg of calcium and 20 mg of magnesium per litre. What is the molar concentration?",
  "A teacher needs 250 mL of 0.10 M HCl. The store has a 2.0 M stock of NaOH. What volume of the stock is needed?",
  "To 40.0 mL of a 1.5 M KOH solution some water are added. Calculate the new molarity.",
  "What is the molarity when 200 mL of 0.30 M sucrose solution is poured into 300 mL of 0.80 M salt solution?",
  "The potassium content of a juice is 200 mg per litre (K = 3.9). What is its molar concentration?",
  "How many grams of sucrose do you have to mix with water to get a 12.5 % by mass solution?",
  "How many grams of sucrose do you have to mix with 350 g of a 5 % solution to get a 12.5 % by mass solution?",
  "Which mass of sodium contains the same number of atoms as some calcium that weighs 4.0 g?",
])("[READ-02] turns nothing of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
