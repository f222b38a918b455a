import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { askOutright } from "./asked-outright.ts";

test.each([
  ["A stone has a mass of 60.0 g. Its density in g/mL is to be found.", "What is the density in g/mL?"],
  ["9.0 g of glucose gives 0.50 L of solution, and the molarity must be determined.", "What is the molarity?"],
  ["20 mL of HNO3 needs 15 mL of 0.10 M KOH. [HNO3]?", "What is the concentration of HNO3?"],
  ["3 mol N2, 1 mol O2, total P 8 atm. partial pressure O2?", "What is the partial pressure of O2?"],
  ["N2 over water, total 750 torr. P of dry N2?", "What is the pressure of dry N2?"],
])("%s", (text, asked) => {
  expect(askOutright(text).endsWith(asked)).toBe(true);
});

test.each(["The mass has been determined.", "What mass must be found in it?", "Is the pressure wanted?"])(
  "%s",
  (text) => {
    expect(askOutright(text)).toBe(text);
  },
);

test.each([
  [
    "A pebble that weighs 60.0 g is lowered into a cylinder; 24.0 mL of water is displaced. Its density is to be found in g/mL.",
    "2.5 g/mL",
  ],
  ["The mass of 0.300 mol of magnesium oxide has to be calculated.", "12.1 g"],
  ["When 4.00 g of NaOH is dissolved to give 500. mL of solution, the molarity is sought.", "0.2 mol/L"],
  ["20.0 mL HNO3 needs 16.0 mL .100M KOH. [HNO3]?", "0.08 M"],
  ["tank: 1 mol Ar, 4 mol Ne, total P 10. atm. partial pressure Ar?", "2 atm"],
  ["N2 collected over water at 20C, total P 745 torr, water vap pressure 17.5 torr. P of dry N2?", "728 Torr"],
  ["M of 11.7 g NaCl in 500 mL", "0.4 mol/L"],
  ["boiling pt of solution w/ 54.0 g NaCl in 250. g water (Kb=.512)", "104 °C"],
  ["A flask has been filled with 0.0200 mol of nitrogen. Give the mass of this gas.", "0.56 g"],
  [
    "How much ammonia in grams is obtained from 14.0 g of nitrogen with hydrogen in excess when the yield is just 20 %?",
    "3.4 g",
  ],
])("[READ-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "The density of a stone that weighs 30.0 g is to be found.",
  "The molarity of the acid is not wanted. 0.50 mol of HCl is in 2.0 L.",
  "25 mL of 6.0 M HCl was not diluted to 500 mL. new M?",
  "2 mol He, 3 mol Ne, total P 10. atm. partial pressure Ar?",
  "20.0 mL HCl needs 16.0 mL .100M NaOH. [H2SO4]?",
  "Hydrogen is collected over water at 22 °C. The total pressure is 748 torr. What is the partial pressure of nitrogen?",
])("[READ-02] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
