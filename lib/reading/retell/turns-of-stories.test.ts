import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { withoutIdle } from "./idle.ts";
import { turnStories } from "./turns-of-stories.ts";

test.each([
  [
    "A magnesium tablet of mass 1.25 g contains 250 mg of magnesium carbonate, MgCO3; the rest is starch. How many moles of magnesium carbonate are in the tablet?",
    "0.00297 mol",
  ],
  ["A 500-mg tablet contains 325 mg of aspirin, C9H8O4. How many moles of aspirin are in the tablet?", "0.0018 mol"],
  [
    "A necklace of 14-karat gold is 58.3% gold by mass. How many moles of gold are in a necklace of 12.0 g?",
    "0.0355 mol",
  ],
  [
    "A brass screw is 65.0% copper by mass; the rest is zinc. How many moles of copper are in a 10.0 g screw?",
    "0.102 mol",
  ],
  [
    "River water contains 42 mg of calcium per kilogram; its density is 1.00 g/mL and its pH about 7.9. What is the molarity of calcium ions in river water?",
    "0.00105 mol/L",
  ],
  [
    "A tank is filled with a mixture of 5.00 kg of water and 0.800 kg of methanol, CH3OH; the pump works best near 60 °C. At what temperature will the mixture start to freeze? (Kf = 1.86 °C/m)",
    "-9.29 °C",
  ],
  [
    "Nitrogen made by warming ammonium nitrite was collected over water at 22 °C. The barometer stood at 751.0 torr, the vapor pressure of water at this temperature is 19.8 torr, and 145 mL of gas had been collected after 12 minutes. How many moles of nitrogen were collected?",
    "0.00576 mol",
  ],
  [
    "The green line of a mercury lamp has a wavelength of 546.1 nm. The lamp draws 125 W. What is the energy of one photon of this line in joules?",
    "3.64e-19 J",
  ],
  ["Copper (Ar = 63.55) is a mix of Cu-63 (62.93) and Cu-65 (64.93). what % is Cu-65?", "31 %"],
  [
    "The two natural isotopes of gallium have masses of 68.926 u and 70.925 u, and the metal from a mine in Apex, known since 1871, has the usual atomic mass of 69.723 u. What percentage of the gallium atoms belong to the heavier isotope?",
    "39.9 %",
  ],
  [
    "The salt Fe2(SO4)3 is used to treat water. Write its systematic name.",
    '{"kind":"substance","formula":"Fe2(SO4)3"}',
  ],
  ["The pigment TiO2 is found in most white paints. What is its molar mass?", "79.9 g/mol"],
  ["out of Na, Mg and Al which one has the largest atomic radius", "Na"],
  ["gas syringe 60 cm3 at 20 C, heated to 80 C. new volume? pressure constant", "72.3 cm³"],
  ["mass of 0.250 dm3 of a gas at 25 C and 101 kPa is 0.45 g. what is the Mr", "44.2 g/mol"],
  [
    "A 5.00-g sample of MgSO4·xH2O was heated in a dish weighing 30.00 g. The dish and its contents then weighed 32.44 g. What is x?",
    "7",
  ],
  [
    "Aspirin, C9H8O4, is synthesized from salicylic acid, C7H6O3, and an excess of acetic anhydride. A class started with 12.0 g of salicylic acid and, after drying, obtained 13.1 g of aspirin. What was the percent yield?",
    "83.7 %",
  ],
  [
    "Benzene, C6H6, reacts with bromine to form bromobenzene, C6H5Br. If 15.0 g of benzene gives 18.0 g of bromobenzene, what is the percent yield?",
    "59.7 %",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A brass screw is 65.0% copper by mass; the rest is zinc. How many moles of zinc are in a 10.0 g screw?",
  "A tablet is 40.0% lime by mass; the rest is water. What mass of water is in 5.0 g?",
])("what is named again stays: %s", (text) => {
  expect(turnStories(text)).toContain("the rest is");
});

test("grams in a kilogram of solvent are no parts of the solution", () => {
  const text =
    "Brine contains 35 g of NaCl per kilogram of water; its density is 1.02 g/mL. What is the molarity of NaCl?";
  expect(turnStories(text)).toBe(text);
});

test.each([
  "A 500-mg tablet contains 325 mg of aspirin. What percent of the tablet is aspirin?",
  "A lamp draws 90 W at 589 nm. How many photons does it emit each second?",
  "An acid solution has a pH of 3.2. What is [H+]?",
])("what counts stays: %s", (text) => {
  expect(withoutIdle(text)).toBe(null);
});

test.each([
  ["What is the average oxidation number of sulfur in sodium trithionate, Na2S3O6?", "3.33"],
  [
    "Red lead, Pb3O4, was brushed on the hulls of ships. What is the average oxidation number of lead in this compound?",
    "2.67",
  ],
])("[SOLVE-01] asks for it in the formula that a name stands beside: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "What is the oxidation number of sulfur in sodium sulfate, Na2SO3?",
  "Sodium sulfate, Na2SO3, is a preservative. What is the oxidation number of sulfur in this compound?",
])("[READ-02] answers no question that contradicts itself: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
