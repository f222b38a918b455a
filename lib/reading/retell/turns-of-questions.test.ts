import { expect, test } from "vitest";
import { solve } from "../../solver/solve.ts";
import { answersOfAny } from "../answers.fixture.ts";
import { askStem, turnQuestions } from "./turns-of-questions.ts";

test.each([
  ["The pH of 0.01 M HCl is", "What is the pH of 0.01 M HCl?"],
  ["A gas is cooled to 200 K. Its volume will be nearest to:", "A gas is cooled to 200 K. What is its volume?"],
  ["The oxidation number of S in SO2 is ____", "What is the oxidation number of S in SO2?"],
  ["NEET: The number of moles in 9 g of water is", "What is the number of moles in 9 g of water?"],
  ["The density of a gas is 1.2 g/L.", "The density of a gas is 1.2 g/L."],
])("%j asks %j", (stem, question) => {
  expect(askStem(stem)).toBe(question);
});

test.each([
  [
    "Write the full ground-state electron configuration of nickel, using s, p, d notation.",
    "Write the electron configuration of nickel.",
  ],
  [
    "Give the oxidation state of the metal for the following halides of the second row: MoCl5",
    "Find the oxidation state of Mo in MoCl5",
  ],
  ["What is the oxidation state of the metal in K2Cr2O7?", "What is the oxidation state of the metal in K2Cr2O7?"],
  ["hi can you balance this for me: Al + O2 -> Al2O3", "Balance: Al + O2 -> Al2O3"],
  [
    "A girl adds silver nitrate to aqueous sodium bromide and sees a pale precipitate. Write the net ionic equation.",
    "Write the net ionic equation for silver nitrate and sodium bromide.",
  ],
  ["3.0 g of urea go into 60 g of water. Its molality?", "3.0 g of urea is dissolved in 60 g of water. Its molality?"],
  ["A piece of cane sugar (sucrose, C12H22O11) weighs 2 g.", "A piece of C12H22O11 weighs 2 g."],
  ["A drink is 40.0 % ethanol and 60.0 % water by mass.", "A drink is 40.0 % by mass ethanol."],
  ["A drink is 40.0 % ethanol and 50.0 % water by mass.", "A drink is 40.0 % ethanol and 50.0 % water by mass."],
  [
    "what happens if i mix Pb(NO3)2 and KI solutions?",
    "Write a balanced equation for the reaction of Pb(NO3)2 with KI.",
  ],
  [
    "What happens when potassium is dropped into water?",
    "Write a balanced equation for the reaction of potassium with water.",
  ],
  ["balance the combustion of butane", "Write the equation for the combustion of butane."],
  ["A bottle holds green crystals of NiCl2. Give their name.", "What is the name of NiCl2?"],
  ["What is the oxidation state of Xe in perxenate XeO6^4-?", "What is the oxidation state of Xe in XeO6^4-?"],
  ["How is (CH3)2CHCH3 called by IUPAC?", "What is the IUPAC name of (CH3)2CHCH3?"],
  [
    "Up there, the pressure is only 0.2 atm. What is its volume up there?",
    "The pressure is 0.2 atm. What is its volume?",
  ],
])("%j says in plain words: %j", (told, plain) => {
  expect(turnQuestions(told)).toBe(plain);
});

test.each([
  ["What is the mass of 0.500 mol of potassium bromide? [K 39, Br 80]", "59.5 g"],
  ["What percentage by mass of CuCO3 is copper? (Ar: Cu 63.5, C 12, O 16)", "51.4 %"],
  ["How many grams of iron form from 16.0 g of Fe2O3? Fe2O3 + 3CO → 2Fe + 3CO2. Ar: Fe 55.8, O 16", "11.2 g"],
  ["What is the mass of three quarters of a mole of magnesium oxide?", "30.2 g"],
])("%s comes to %s", (text, value) => {
  expect(answersOfAny(text)).toEqual([value]);
});

test.each([
  ["What is the mass of nearly a mole of MgO?", "en"],
  ["¿Cuál es la masa de la décima parte de un mol de MgO?", "es"],
  ["四分之一摩尔 MgO 的质量是多少？", "zh"],
] as const)("%s is not the mass of one mole", (text, locale) => {
  expect(solve(text, locale).kind).not.toBe("solved");
});

test.each([
  ["State the oxidation number of manganese in KMnO4.", "7"],
  ["Suggest the bond angle in SiH4.", "110 °"],
  ["Write down the mass of 0.20 mol of MgCO3.", "16.9 g"],
  ["Show your working to find the pH of 0.020 mol/dm3 HNO3.", "1.7"],
  ["Deduce the pH of 0.020 mol/dm3 HNO3.", "1.7"],
])("[READ-02] answers whom an examination tells to: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});
