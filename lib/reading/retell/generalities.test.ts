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
  // It is a scene, or something refers to it.
  "The piston is stuck. A gas at 300 K takes up 2.0 L. What is its volume at 450 K?",
  "Zinc displaces copper in cells. This takes an hour. What mass of zinc is lost with 1.0 A?",
  "Predict what happens. What is the mass of 3.00 mol of zinc?",
])("[READ-02] leaves nothing out of %s", (text) => {
  expect(withoutGeneralities(text)).toBeNull();
});

test("[SOLVE-01] solves a problem behind a general remark", () => {
  const outcome = solve(
    "Crowding makes molecules feel each other. Use the van der Waals equation to predict the pressure, in atm, of 2.00 mol of N2 in a 1.50-L tank at 320 K. For N2, a = 1.39 L²·atm/mol² and b = 0.0391 L/mol.",
    "en",
  );
  expect(outcome.kind).toBe("solved");
});
