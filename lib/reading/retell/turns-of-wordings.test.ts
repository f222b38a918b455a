import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  ["To 20.0 mL of 0.500 M KBr 80.0 mL of water is added. What does its concentration become?", "0.1 M"],
  [
    "A 10.0 mL aliquot of a stock solution was diluted to 250.0 mL, and the concentration was then found to be 0.0150 M. What was the molarity of the stock?",
    "0.375 M",
  ],
  ["What share of the mass of ammonium nitrate, NH4NO3, is nitrogen?", "35 %"],
  [
    "Calculate the mass of hydrated sodium sulfate, Na2SO4·10H2O, required to prepare 500 cm3 of a 0.200 mol dm−3 solution. [2 marks]",
    "32.2 g",
  ],
  [
    "The Henry's law constant of nitrogen in water is 6.5 × 10⁻⁴ mol L⁻¹ atm⁻¹ and its partial pressure is 0.78 atm. How concentrated is the nitrogen in the water?",
    "0.000507 mol/L",
  ],
  [
    "A tank holds 0.40 mol of oxygen, 1.00 mol of helium and 0.60 mol of nitrogen. The pressure is 300 kPa. What pressure is due to the helium alone?",
    "150 kPa",
  ],
  [
    "Through a pinhole, an unidentified gas escapes 0.250 times as fast as hydrogen. What is its molar mass?",
    "32.3 g/mol",
  ],
  ["A sugar cube contains 3.42 g of sucrose. How many molecules of sucrose are in the cube?", "6.02e+21 molecules"],
  [
    "A vitamin pill contains 0.250 g of ascorbic acid (C6H8O6), which keeps us from scurvy. How many moles of carbon atoms are present in the pill?",
    "0.00852 mol",
  ],
  ["emp formula: 85.6% C, 14.4% H", "CH2"],
  ["The molecular formula is wanted of a compound with empirical formula CH2 and molar mass 56.1 g/mol.", "C4H8"],
  ["PV=nRT: n=1.5 mol T=290K V=12L find P in atm", "2.97 atm"],
  ["P = 1.50 atm, V = 8.0 L, T = 310 K. n?", "0.472 mol"],
  ["density of silver rod? m = 52.5 g, V = 5.00 cm3", "10.5 g/mL"],
  [
    "When calcium carbonate is heated it decomposes to calcium oxide and carbon dioxide. 25.0 g of the carbonate was decomposed. Find the mass of the oxide thereby formed.",
    "14 g",
  ],
  [
    "Some 75.8 % of the atoms of chlorine have a mass of 34.969 u while the remaining 24.2 % have a mass of 36.966 u. Work out the relative atomic mass of the element.",
    "35.5 u",
  ],
  [
    "A technician has a 1.50 M stock solution of KBr and has to make up 500. mL of a 0.0300 M solution. How many milliliters of the stock should be measured out?",
    "10 mL",
  ],
  [
    "A cook pipettes 20.0 mL of household vinegar into a flask and finds that 30.0 mL of 0.500 M NaOH are needed before the pink colour stays. What is the molarity of acetic acid in the vinegar?",
    "0.75 M",
  ],
  ["freezing pt of 36.0 g glucose in 400. g water, Kf=1.86 C/m", "-0.929 °C"],
  ["N2 kH=0.00061 mol/L/atm, P=2.0 atm, solubility?", "0.00122 mol/L"],
  ["What is the solubility of CH4 at 3.0 atm if kH = 0.0014 mol/(L·atm)?", "0.0042 mol/L"],
  ["need 250mL of 0.20M MgSO4 from MgSO4.7H2O crystals. how many grams do i weigh out", "12.3 g"],
  [
    "A nurse has a 3.00 M stock and is asked to make up 600. mL of a drip in which the NaCl concentration is 0.0500 M. How many milliliters of the stock should be measured out?",
    "10 mL",
  ],
  [
    "Chalk weighing 8.00 g was dissolved in excess hydrochloric acid and 3.30 g of carbon dioxide escaped. The percentage by mass of calcium carbonate in it is sought.",
    "93.8 %",
  ],
  [
    "A ball holds air at 1.8 atm and 10 °C. In the sun it gets 40 °C warm. At constant volume, which pressure does the air have now?",
    "1.99 atm",
  ],
  ["Some gas occupies 450 cm3 at 30 °C and 98 kPa. What will its volume be at s.t.p.?", "392 cm³"],
  ["What is the molarity of a solution that holds 10.0 g of NaOH per 500 mL?", "0.5 mol/L"],
  ["50 mL 4M NaCl -> 400 mL, final conc?", "0.5 M"],
  [
    "When 0.600 g of an organic acid made of C, H and O only was burned, 0.880 g of carbon dioxide and 0.360 g of water were collected. Which empirical formula does the acid have?",
    "CH2O",
  ],
  [
    "An oxide of nitrogen was shown to be 30.4 % nitrogen, the rest being oxygen. Which empirical formula follows?",
    "NO2",
  ],
  ["16.0 g Fe2O3 + 6.00 g Al: Fe2O3 + 2Al -> Al2O3 + 2Fe. which mass of iron do we get, g?", "11.2 g"],
  [
    "Only 7.20 g of product was isolated although 9.00 g had been expected from the equation. State the percentage yield.",
    "80 %",
  ],
  [
    "Nitric acid is sold as a 15.0 M solution. It is wished to obtain 500. mL that is 0.300 M. How much of the concentrated acid, in mL, should be taken?",
    "10 mL",
  ],
  [
    "Which molar mass does a gas have that effuses 2.00 times as slowly as helium does under the same conditions?",
    "16 g/mol",
  ],
])("[READ-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A tablet contains 0.500 g of ascorbic acid (C6H8O6). How many moles of oxygen atoms are in two tablets?",
  "A sugar cube contains 4.00 g of sucrose. How many molecules of glucose are in the cube?",
  "To 50.0 mL of 0.400 M NaCl water is added. What does its concentration become?",
  "What share of the mass of urea is not nitrogen?",
  "A tank holds 0.50 mol of oxygen and 1.20 mol of helium. What pressure is due to the oxygen alone?",
  "A 5.00 mL aliquot of a stock solution was diluted to 100.0 mL. What was the molarity of the stock?",
  "n = 2.5 mol, V = 20 L, P = ?",
  "n = 2.5 mol, T = 300 K, V = 20 L, P = 3 atm, T = ?",
  "Potassium chlorate and sodium chlorate are heated. What mass of oxygen do 2.0 g of the chlorate release?",
  "kH = 0.0013 M/atm for O2; N2 at 0.78 atm. What is the concentration?",
  "A 5.00 g piece of marble is dissolved in excess HCl and gives 2.00 g of CO2. What is the purity of the marble?",
  "Only 7.20 g of product was isolated although 9.00 g of it had been made. State the percentage yield.",
  "Nitric acid is sold as a concentrated solution. It is wished to obtain 500. mL that is 0.300 M. How much of the concentrated acid, in mL, should be taken?",
  "An oxide of nitrogen was shown to be 30.4 % nitrogen. Which molecular formula follows?",
])("[READ-02] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
