import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "Propylene glycol (C3H8O2) keeps the pipes of holiday homes from bursting. Calculate the freezing point of a solution containing 418 g of this substance in 1850 g of water. Kf for water is 1.86 °C/m.",
    "-5.52 °C",
  ],
  [
    "Camphor melts at 179.8 °C and has a freezing-point depression constant of 40.0 °C/m. When 0.152 g of an unknown organic substance is dissolved in 18.60 g of liquid camphor, the freezing point of the mixture is found to be 177.2 °C. What is the molar mass of the solute?",
    "126 g/mol",
  ],
  [
    "A 6.20-g sample of a compound with the empirical formula CH is dissolved in 240 g of benzene. The freezing point of the solution is 1.70 °C below that of pure benzene (Kf = 5.12 °C/m). What is the molar mass of this compound?",
    "77.8 g/mol",
  ],
  [
    "An aqueous solution of 7.50 g of an enzyme that is found in the liver has a volume of 0.500 L at 27 °C. The solution's osmotic pressure at this temperature is found to be 1.15 torr. Calculate the molar mass of the enzyme.",
    "244000 g/mol",
  ],
  [
    "How many grams of glycerol (C3H8O3) must be added to 2.00 kg of water so that the solution freezes at −3.00 °C?",
    "297 g",
  ],
  [
    "What mass of potassium chloride must be scattered over 5.0 kg of ice to lower its melting point to −4.0 °C? Assume that the salt dissociates completely. (Kf = 1.86 °C/m)",
    "0.401 kg",
  ],
  [
    "Glycerin, C3H8O3, is a nonvolatile liquid. What is the vapor pressure of a solution made by adding 92.1 g of glycerin to 250 mL of water at 39.8 °C? The vapor pressure of pure water at 39.8 °C is 54.74 torr and its density is 0.992 g/mL.",
    "51 Torr",
  ],
  [
    "At 25 °C, the vapor pressures of pure benzene and pure toluene are 95.1 and 28.4 mm Hg, respectively. A solution is made of 3.00 mol of benzene and 1.00 mol of toluene. What is the total vapor pressure above it?",
    "78.4 mmHg",
  ],
  [
    "The vapor pressure of pure hexane is 151 torr and that of pure heptane is 45.7 torr at 25 °C. Find the vapor pressure over a solution that contains 2.00 mol of hexane and 3.00 mol of heptane.",
    "87.8 Torr",
  ],
  [
    "The vapor pressure of water at 20 °C is 17.5 mmHg. What is the vapor pressure of water over a solution prepared from 150.0 g of sucrose (C12H22O11) and 125.0 g of water?",
    "16.5 mmHg",
  ],
  [
    "How many moles of glucose must be dissolved in 400. g of water to make a solution with a freezing point of −1.20 °C?",
    "0.258 mol",
  ],
  [
    "A 0.640-g sample of a polymer was dissolved in enough toluene to give 125.0 mL of solution, whose osmotic pressure at 25 °C is 2.10 torr. Estimate the molar mass of the polymer.",
    "45300 g/mol",
  ],
  [
    "A 0.400 m solution of an unknown electrolyte depresses the freezing point of water by 1.98 °C. Kf of water = 1.86 K kg mol⁻¹. What is the van't Hoff factor of this electrolyte?",
    "2.66",
  ],
  [
    "A 0.0300 m solution of zinc sulfate is found to freeze at −0.078 °C. What is the van't Hoff factor of the salt at this concentration? (Kf = 1.86 °C/m)",
    "1.4",
  ],
])("[CARD-01] reads what a story tells of a solution: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "When 2.10 g of a salt is dissolved in 60.0 g of water, the freezing point is lowered by 1.10 °C. What is the molar mass?",
  "What is the freezing point of a 0.20 m solution of propanoic acid?",
  "A 0.400 m solution of an unknown electrolyte lowers the freezing point of water by 9.80 °C. What is its van't Hoff factor?",
  "A 0.20 m aqueous solution of a nonelectrolyte freezes at -0.372 °C. What is the van't Hoff factor?",
  "A 0.0300 m solution of zinc sulfate freezes at −0.078 °C. What is the van't Hoff factor of the salt? (Kf = 5.12 °C/m)",
  "What is the osmotic pressure of a solution of 8.0 g of glucose in 400 mL of water at 20 °C?",
  "The freezing point of a solution of 9.0 g of urea in 150 g of water is lowered to −1.86 °C. What is the molar mass?",
  "A solution of 2.00 g of benzoic acid in 50.0 g of benzene, in which it forms dimers, freezes at 4.6 °C. What is its molar mass? Kf = 5.12 °C/m",
  "The vapor pressure of pure hexane is 151 torr and that of pure heptane is 45.7 torr. Find the mole fraction of hexane in the vapor over a solution of 2.00 mol of hexane and 3.00 mol of heptane.",
])("[READ-02] leaves a solution alone that is not certain: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
