import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "0.366 g of a monobasic acid is neutralised by 30.0 mL of 0.100 M KOH. What is the molar mass of the acid?",
    "122 g/mol",
  ],
  [
    "1.80 g of an unknown diprotic acid was dissolved in water and diluted to 200.0 mL in a volumetric flask. 20.0 mL of this solution required 16.0 mL of 0.250 mol/L NaOH. What is the molar mass of the acid?",
    "90 g/mol",
  ],
  [
    "A 0.400 g tablet of aspirin (monoprotic, C9H8O4) is titrated with 20.0 mL of 0.100 M NaOH. What percentage of the tablet is aspirin?",
    "90.1 %",
  ],
  [
    "3.15 g of hydrated ethanedioic acid, H2C2O4·xH2O, was made up to 500 cm3. 25.0 cm3 of this solution was neutralised by 25.0 cm3 of 0.100 mol dm-3 NaOH. Find x.",
    "2",
  ],
  [
    "Crystals of sodium carbonate, Na2CO3·nH2O, weighing 1.43 g were dissolved and the solution made up to 100 mL. 10.0 mL of it neutralised 10.0 mL of 0.100 M HCl. What is n?",
    "10",
  ],
  [
    "A nail of 2.10 g was dissolved in excess sulfuric acid, giving Fe2+, and made up to 250 cm3. A 25.0 cm3 aliquot took 30.0 cm3 of 0.0240 mol dm-3 KMnO4. MnO4- + 5Fe2+ + 8H+ → Mn2+ + 5Fe3+ + 4H2O. What is the percentage of iron in the nail?",
    "95.7 %",
  ],
  [
    "A 25.0 mL sample of well water required 11.2 mL of 0.0100 M AgNO3 to precipitate all of its chloride as AgCl. How many milligrams of chloride are there per litre of the water?",
    "159 mg",
  ],
  [
    "A 20.0 mL portion of juice is titrated with 0.0500 M NaOH and 14.4 mL is needed. Citric acid, C6H8O7, is triprotic. How many grams of citric acid are in a litre of the juice?",
    "2.31 g",
  ],
  [
    "Some iron filings were dissolved in dilute acid and the solution was made up to 200 cm3. A 20.0 cm3 sample required 15.00 cm3 of 0.0100 mol dm-3 potassium manganate(VII). MnO4- + 8H+ + 5Fe2+ → Mn2+ + 4H2O + 5Fe3+. Calculate the mass of iron, in mg, in the filings.",
    "419 mg",
  ],
  [
    "20.0 mL of barium hydroxide was pipetted into a flask. The average titre of 0.150 mol dm⁻³ hydrochloric acid was 18.60 mL. Find the concentration of the barium hydroxide.",
    "0.0698 mol/dm³",
  ],
  [
    "20.0 cm3 of potassium hydroxide were titrated with 0.100 mol dm-3 nitric acid. The titres were 18.90 (rough), 17.95 and 18.05 cm3. Using the mean of the concordant titres, calculate the concentration of the potassium hydroxide.",
    "0.09 mol/dm³",
  ],
  // The rest of the reagent is titrated back; its reaction with the sample is written.
  [
    "A 2.00 g sample of impure chalk was shaken with 50.0 mL of 1.00 M HCl: CaCO3 + 2HCl → CaCl2 + H2O + CO2. The acid left over needed 28.0 mL of 0.500 M NaOH. What is the percentage by mass of CaCO3 in the chalk?",
    "90.1 %",
  ],
])("[CARD-01] reads a sample that is titrated: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "0.366 g of an acid is neutralised by 30.0 mL of 0.100 M KOH. What is the molar mass of the acid?",
  "0.366 g of a dibasic acid is half neutralised by 30.0 mL of 0.100 M KOH. What is the molar mass of the acid?",
  "1.80 g of a diprotic acid was diluted to 200.0 mL. 20.0 mL of this solution required NaOH of 0.250 mol/L. What is the molar mass of the acid?",
  "A nail of 2.10 g was dissolved in sulfuric acid, giving Fe2+. It took 30.0 cm3 of 0.0240 mol dm-3 KMnO4. What is the percentage of carbon in the nail?",
  "Five iron nails were dissolved in acid and the solution was made up to 200 cm3. A 20.0 cm3 sample required 15.00 cm3 of 0.0100 M KMnO4. MnO4- + 8H+ + 5Fe2+ → Mn2+ + 4H2O + 5Fe3+. Calculate the mass of iron in each nail.",
  "Some iron nails were dissolved in acid and the solution was made up to 200 cm3. Some of the solution ran out. A 20.0 cm3 sample required 15.00 cm3 of 0.0100 M KMnO4. MnO4- + 8H+ + 5Fe2+ → Mn2+ + 4H2O + 5Fe3+. Calculate the mass of iron in the nails.",
  "20.0 mL of barium hydroxide was pipetted into a flask. The mean titre of hydrochloric acid was 18.60 mL. Find the concentration of the barium hydroxide.",
  "20.0 cm3 of potassium hydroxide were titrated with nitric acid. The titres were 18.90, 18.20 and 17.60 cm3. Using the mean of the concordant titres, calculate the concentration of the potassium hydroxide.",
  "A 20.0 mL portion of juice, of which some was spilt, is titrated with 0.0500 M NaOH and 14.4 mL is needed. Citric acid, C6H8O7, is triprotic. How many grams of citric acid are in a litre of the juice?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
