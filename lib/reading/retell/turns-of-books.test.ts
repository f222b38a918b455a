import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { turnBooks } from "./turns-of-books.ts";

test.each([
  [
    "Nickel, the shiny coating of many taps, crystallizes in a face-centered cubic unit cell with an edge length of 352 pm. What is the atomic radius of nickel?",
    "124 pm",
  ],
  [
    "How many neutrons does an atom of the isotope iodine-131, used for the treatment of the thyroid, contain?",
    '{"kind":"count","value":78}',
  ],
  ["Write the formula of copper(II) sulfate, a compound present in many garden sprays.", "CuSO4"],
  [
    "Write the name of the following compound, once used as a fertilizer in gardens: NH4NO3",
    '{"kind":"substance","formula":"NH4NO3"}',
  ],
  ["How many grams of silver chloride (once used in early photography) are in 0.250 mol of it?", "35.8 g"],
  [
    "The thermometer of a weather ship showed an air temperature of −22.0 °F at an altitude of 3.5 km. Express this temperature in degrees Celsius.",
    "-30 °C",
  ],
  [
    "Calculate the vapor pressure, in torr, of a solution of 60.0 g of urea, CH4N2O, in 150.0 g of water at 30 °C. Urea is nonvolatile; the vapor pressure of pure water at 30 °C is 31.8 torr.",
    "28.4 Torr",
  ],
  [
    "A brown oxide of copper was once a glaze. When 7.155 g of the oxide was heated in a stream of hydrogen, 6.355 g of metallic copper was left. Determine the empirical formula of the oxide.",
    "Cu2O",
  ],
  [
    "Determine the energy, in joules, required to remove the electron of a hydrogen atom from the n = 2 level. (Ground-state energy −2.179 × 10^−18 J)",
    "5.45e-19 J",
  ],
  [
    "A linen cloth shows a carbon-14 activity of 11.5 disintegrations per minute per gram of carbon; living wood shows 15.3. The half-life of carbon-14 is 5730 years. Estimate the age of the cloth in years.",
    "2360 yr",
  ],
  ["Grade 10. Calculate the number of hydrogen atoms present in 3.4 g of ammonia (NH3).", "3.61e+23 atoms"],
  ["what do you call FeCl3 (with roman numeral)", '{"kind":"substance","formula":"FeCl3"}'],
])("[CARD-01] reads in a textbook: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "10.0 g of sodium carbonate, the decahydrate known as washing soda, is dissolved.",
  "Copper, the anode of this cell, loses 3.2 g.",
  "Limestone, half of it sand, is heated.",
  "Sodium chloride, used in excess, reacts with it.",
  "The vapor pressure of a solution at 30 °C is asked; that of water at 35 °C is 42.2 torr.",
  "An air temperature of −22.0 °F at an altitude of 3.5 km is told. What is the pressure?",
  "The oxide was heated in a stream of hydrogen. What mass of hydrogen was used?",
])("[READ-02] leaves what may count: %s", (text) => {
  expect(turnBooks(text)).toBe(text);
});

test.each([
  "Write the formula of the compound, an oxide of nitrogen found in smog.",
  "How many neutrons does an atom of the isotope, used for the treatment of the thyroid, contain?",
  "Calculate the vapor pressure of a solution of 60.0 g of urea, CH4N2O, in 150.0 g of water at 30 °C. The vapor pressure of pure water at 35 °C is 42.2 torr.",
  "Nickel, the shiny coating of many taps, crystallizes with an edge length of 352 pm. What is the atomic radius of nickel?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
