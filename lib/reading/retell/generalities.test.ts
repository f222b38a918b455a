import { expect, test } from "vitest";
import { solve } from "../../solver/solve.ts";
import { withoutGeneralities } from "./generalities.ts";

test.each([
  ["Copper's two stable isotopes keep company in every ore.", "The average atomic mass of copper is 63.55 u."],
  ["Real gases deviate from ideal behavior.", "Use the van der Waals equation to find the pressure of 2.00 mol of N2."],
  [
    "Humphry Davy was a young lecturer when he first isolated sodium; in 1807 he had made it from molten sodium hydroxide.",
    "How long does it take a current of 15.0 A to deposit 4.60 g of sodium from Na+?",
  ],
  ["It is often said that chemistry begins with the balance.", "What is the mass of 3.00 mol of zinc?"],
  ["Diving seals store oxygen in their muscles. Whales do likewise.", "How many moles are in 64.0 g of O2?"],
  [
    "Silver was mined in Laurion by the hands of many thousands of men.",
    "A crystal of silver has a face-centered cubic lattice with an edge of 409 pm. Find its density.",
  ],
  [
    "Postal services send up many thousands of balloons a year.",
    "At launch one of these holds 900 L of helium at 295 K and 1.00 atm. What mass of helium is it?",
  ],
  ["Sulfur trioxide is a white solid that melts at 17 °C.", "Find ΔH for 2 SO2(g) + O2(g) → 2 SO3(g)."],
])("[READ-01] leaves out %s", (general, told) => {
  expect(withoutGeneralities(`${general} ${told}`)).toBe(told);
});

test.each([
  // Something else would be deposited, burnt or meant.
  "Copper is plated from copper(I) chloride baths. What mass of copper is deposited by 2.00 A in 1.00 h?",
  "Carbon burns to carbon monoxide in a poor draught. What mass of oxygen is needed for 12.0 g of carbon?",
  "Vinegar is acetic acid. What volume of 0.100 M NaOH neutralizes 10.0 mL of 0.500 M vinegar?",
  "Hydrogen sulfide smells of rotten eggs. What is the density of the gas at STP?",
  "Water splits into its elements. What volume of oxygen at STP forms with 2.00 A in 1.00 h?",
  // Something is said of how much, or of what kind.
  "Acetic acid dissociates slightly. What is the pH of a 0.10 M solution of acetic acid?",
  "Aluminum sulfate is not soluble here. What is the molar mass of aluminum sulfate?",
  "Zinc is in excess. What mass of hydrogen do 10.0 g of zinc set free?",
  "Bromine loses half of its mass. What mass is left of 3.0 g of bromine?",
  // What is at work is named there alone, or is warm there.
  "Sulfur trioxide melts at 17 °C. How much heat melts 2.0 mol of it?",
  "The lamp burns for 20 hours. How much energy does it need at 60 W?",
  // It goes on with what has begun.
  "Iron nails are dissolved in acid. Some of it ran out. What is the mass of 2.0 mol of iron?",
  // It is a scene, or something refers to it.
  "The piston is stuck. A gas at 300 K takes up 2.0 L. What is its volume at 450 K?",
  "Zinc displaces copper in cells. This takes an hour. What mass of zinc is lost with 1.0 A?",
  "Predict what happens. What is the mass of 3.00 mol of zinc?",
])("[READ-02] leaves nothing out of %s", (text) => {
  expect(withoutGeneralities(text)).toBeNull();
});

test.each([
  [
    "Tin was known to the smiths of the Bronze Age. It has a density of 7.31 g/cm3. What is the mass of 2.0 cm3 of tin?",
    "Tin has a density of 7.31 g/cm3. What is the mass of 2.0 cm3 of tin?",
  ],
  [
    "A lamp shines at 589 nm. A typical lamp draws 100 W and lasts 9,000 hours. What is the energy of a mole of its photons?",
    "A lamp shines at 589 nm. What is the energy of a mole of its photons?",
  ],
])("[READ-01] leaves out what stands between, and says what it is: %s", (text, told) => {
  expect(withoutGeneralities(text)).toBe(told);
});

test("[SOLVE-01] solves a problem behind a general remark", () => {
  const outcome = solve(
    "Crowding makes molecules feel each other. Use the van der Waals equation to predict the pressure, in atm, of 2.00 mol of N2 in a 1.50-L tank at 320 K. For N2, a = 1.39 L²·atm/mol² and b = 0.0391 L/mol.",
    "en",
  );
  expect(outcome.kind).toBe("solved");
});
