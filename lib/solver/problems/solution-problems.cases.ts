/**
 * Exercises in our own words, with answers of an independent computation (IUPAC's abridged weights of 2021, R from the SI).
 * What is not solved may never be solved wrongly.
 */
export const SOLUTION_PROBLEMS: Readonly<
  Record<string, readonly { readonly text: string; readonly value: number; readonly unit: string }[]>
> = {
  "strength of what is dissolved in another liquid": [
    {
      text: "The mole fraction of iodine in carbon disulfide is 0.0400. What is the molality of iodine in this solution?",
      value: 0.5473,
      unit: "mol/kg",
    },
    {
      text: "In a solution of iodine in carbon disulfide, the mole fraction of iodine is 0.0400. What is the molality of the solution?",
      value: 0.5473,
      unit: "mol/kg",
    },
    {
      text: "The molality of naphthalene in benzene is 0.850 mol/kg. What is the mole fraction of naphthalene?",
      value: 0.06226,
      unit: "",
    },
  ],
  molarity: [
    {
      text: "What is the molarity of a solution that contains 0.450 mol of KCl in 750. mL of solution?",
      value: 0.6,
      unit: "mol/L",
    },
    {
      text: "Calculate the molarity of a solution made by dissolving 5.85 g of NaCl in enough water to make 500. mL of solution.",
      value: 0.20021,
      unit: "mol/L",
    },
    { text: "How many moles of HCl are in 35.0 mL of 0.250 M HCl?", value: 0.00875, unit: "mol" },
    { text: "How many grams of NaOH are needed to prepare 250. mL of a 0.500 M solution?", value: 4.9996, unit: "g" },
    { text: "What mass of glucose, C6H12O6, is in 125 mL of 0.300 M glucose solution?", value: 6.7558, unit: "g" },
    { text: "What volume of 0.150 M AgNO3 contains 0.0300 mol of AgNO3?", value: 0.2, unit: "L" },
    { text: "How many milliliters of 6.0 M HCl contain 0.15 mol of HCl?", value: 25.0, unit: "mL" },
    {
      text: "If 4.00 g of NaOH is dissolved in water to make 200. mL of solution, what is its molarity?",
      value: 0.50004,
      unit: "mol/L",
    },
    { text: "What is the molarity of 4.00 g of NaOH in 200. mL of water?", value: 0.50004, unit: "mol/L" },
    {
      text: "What volume of water is needed to make a 0.500 M solution from 20.0 g of NaOH?",
      value: 1.0001,
      unit: "L",
    },
    {
      text: "What is the molarity of a solution prepared by dissolving 25.0 g of KOH in water to a final volume of 500.0 mL?",
      value: 0.89119,
      unit: "mol/L",
    },
    {
      text: "Determine the molarity of a solution that contains 98.0 g of phosphoric acid, H3PO4, in 1.00 L of solution.",
      value: 1.0001,
      unit: "mol/L",
    },
    { text: "How many moles of solute are present in 100.0 mL of 0.0380 M NaCN?", value: 0.0038, unit: "mol" },
    {
      text: "Calculate the molarity of 0.2074 g of calcium hydroxide, Ca(OH)2, in 40.00 mL of solution.",
      value: 0.069981,
      unit: "mol/L",
    },
    {
      text: "Concentrated HCl is 37.0% HCl by mass and has a density of 1.19 g/mL. What is its molarity?",
      value: 12.077,
      unit: "mol/L",
    },
    { text: "How would you prepare 500. mL of 0.200 M NaCl from solid NaCl?", value: 5.844, unit: "g" },
    {
      text: "A chemist wants to make 5.50 L of a 0.300 M CaCl2 solution. What mass of CaCl2 should the chemist use?",
      value: 183.11,
      unit: "g",
    },
    {
      text: "A 0.750-L bottle holds a 1.50 M KNO3 solution. How many grams of KNO3 does it contain?",
      value: 113.74,
      unit: "g",
    },
    {
      text: "What volume, in mL, of a 2.00 M glucose solution contains 45.0 g of glucose, C6H12O6?",
      value: 124.89,
      unit: "mL",
    },
    {
      text: "How many grams of solute are needed to make 300. mL of a 0.750 M KBr solution?",
      value: 26.775,
      unit: "g",
    },
    {
      text: "What is the concentration, in mol/L, of a solution with 12.5 g of LiF in 250 mL of solution?",
      value: 1.9277,
      unit: "mol/L",
    },
    {
      text: "Calculate the molarity of a 2.50 L solution that contains 160. g of NH4NO3.",
      value: 0.79957,
      unit: "mol/L",
    },
    {
      text: "If 3.20 mol of KI is dissolved to make 4.00 L of solution, what is the molarity?",
      value: 0.8,
      unit: "mol/L",
    },
    {
      text: "A solution is made by dissolving 10.0 g of AgNO3 in enough water to give 250.0 mL of solution. What is the molar concentration of AgNO3?",
      value: 0.23547,
      unit: "mol/L",
    },
    { text: "How many moles of NaCl are contained in 0.300 L of 0.400 M NaCl?", value: 0.12, unit: "mol" },
  ],
  "dilution and mixing": [
    { text: "How would you make 250 mL of 0.10 M NaOH from a 2.0 M stock?", value: 12.5, unit: "mL" },
    { text: "What volume of 12.0 M HCl is needed to prepare 500. mL of 0.500 M HCl?", value: 20.833, unit: "mL" },
    { text: "If 25.0 mL of 6.00 M H2SO4 is diluted to 250. mL, what is the new concentration?", value: 0.6, unit: "M" },
    {
      text: "A 50.0 mL sample of 1.20 M CuSO4 is diluted with water to a final volume of 300. mL. What is the molarity of the diluted solution?",
      value: 0.2,
      unit: "M",
    },
    {
      text: "To what volume should 75.0 mL of 8.00 M HNO3 be diluted to give a 1.50 M solution?",
      value: 400.0,
      unit: "mL",
    },
    {
      text: "How much water must be added to 100. mL of 2.00 M NaCl to make a 0.500 M solution?",
      value: 300.0,
      unit: "mL",
    },
    {
      text: "If 75.0 mL of water is added to 25.0 mL of 0.800 M KBr, what is the final molarity?",
      value: 0.2,
      unit: "M",
    },
    {
      text: "50.0 mL of 0.200 M NaCl is mixed with 150. mL of 0.600 M NaCl. What is the molarity of the final solution?",
      value: 0.5,
      unit: "M",
    },
    { text: "What volume of 1.00-M Fe(NO3)3 is needed to make 1.00 L of a 0.250 M solution?", value: 0.25, unit: "L" },
    {
      text: "To what volume must 0.1718 L of a 0.3556-M C3H7OH solution be diluted to give 0.1222 M?",
      value: 0.49994,
      unit: "L",
    },
    {
      text: "A 35.0-mL sample of a 12.0-M HCl solution is diluted to 500. mL. Find the new molarity.",
      value: 0.84,
      unit: "M",
    },
    {
      text: "How many milliliters of 16.0 M HNO3 would be required to prepare 750 mL of 0.500 M HNO3?",
      value: 23.438,
      unit: "mL",
    },
    { text: "Describe how to prepare 1.00 L of 0.150 M HCl from 12.0 M HCl.", value: 0.0125, unit: "L" },
    {
      text: "To prepare 2.00 L of 0.100 M acetic acid, how many milliliters of 17.4 M acetic acid are needed?",
      value: 11.494,
      unit: "mL",
    },
    { text: "100.0 mL of 0.50 M NaOH is diluted to 250.0 mL. What is its molarity now?", value: 0.2, unit: "M" },
    {
      text: "A NaCl solution results when 0.150 L of 0.556-M NaCl is boiled down to 0.105 L. What is its concentration?",
      value: 0.79429,
      unit: "M",
    },
    {
      text: "What is the final concentration when 30.0 mL of 0.500 M KCl and 70.0 mL of 0.100 M KCl are mixed?",
      value: 0.22,
      unit: "M",
    },
    {
      text: "You have 100. mL of a 12.4 M NaCl stock solution. How many mL of a 0.200 M solution can you make?",
      value: 6200.0,
      unit: "mL",
    },
    {
      text: "A 15.0 mL portion of 3.00 M HCl is added to enough water to make 100.0 mL of solution. What is the concentration of the diluted acid?",
      value: 0.45,
      unit: "M",
    },
    {
      text: "How many mL of a 14 M NH3 stock solution are needed to prepare 200 mL of a 4.20 M dilute NH3 solution?",
      value: 60.0,
      unit: "mL",
    },
    {
      text: "Suppose you need 250. mL of 0.250 M H2SO4. What volume of 18.0 M H2SO4 should you use?",
      value: 3.4722,
      unit: "mL",
    },
    {
      text: "How would you prepare 100. mL of 0.0500 M KMnO4 from a 0.200 M stock solution of KMnO4?",
      value: 25.0,
      unit: "mL",
    },
    { text: "What is the molarity when 50.0 mL of water is added to 150. mL of 1.00 M NaCl?", value: 0.75, unit: "M" },
    {
      text: "By adding water, 50.0 mL of 3.00 M KOH is diluted to 0.750 L. Calculate the concentration of the new solution.",
      value: 0.2,
      unit: "M",
    },
    {
      text: "A student adds 25.0 mL of water to 75.0 mL of a 1.00 M NaCl solution. What is the new molarity?",
      value: 0.75,
      unit: "M",
    },
    {
      text: "How many milliliters of 18.0 M sulfuric acid are required to prepare 1.00 L of 0.900 M sulfuric acid?",
      value: 50.0,
      unit: "mL",
    },
    {
      text: "A stock solution of HCl is 6.0 M. What volume of it is needed to prepare 500. mL of 0.10 M HCl?",
      value: 8.3333,
      unit: "mL",
    },
    {
      text: "Calculate the final concentration if 2.00 L of 3.00 M NaCl and 4.00 L of 1.50 M NaCl are mixed.",
      value: 2.0,
      unit: "M",
    },
    {
      text: "What is the final concentration of NaOH if 10.0 mL of 5.00 M NaOH is added to water to give a final volume of 200. mL?",
      value: 0.25,
      unit: "M",
    },
    {
      text: "A stock solution was diluted from 12.0 mL to 300. mL, and the final concentration is 0.0500 M. What was the concentration of the stock?",
      value: 1.25,
      unit: "M",
    },
    {
      text: "What is the molarity of a solution if 15.0 mL of it was diluted to 600. mL to give 0.0300 M?",
      value: 1.2,
      unit: "M",
    },
    {
      text: "After dilution of 20.0 mL of a stock to 250. mL the concentration is 0.120 M. What was the stock concentration?",
      value: 1.5,
      unit: "M",
    },
    {
      text: "25.0 mL of concentrated HNO3 was diluted to 2.00 L and the result was 0.200 M. What is the molarity of the concentrated acid?",
      value: 16.0,
      unit: "M",
    },
    {
      text: "What is the molarity of the original solution if adding 120. mL of water to 80.0 mL of it gives 0.300 M?",
      value: 0.75,
      unit: "M",
    },
    {
      text: "A 0.300 M KCl solution was made by diluting 45.0 mL of stock to 900. mL. Find the molarity of the stock.",
      value: 6.0,
      unit: "M",
    },
    {
      text: "12.0 mL of a stock solution of KNO3 diluted with 228 mL of water is 0.150 M. What is the molarity of the stock?",
      value: 3.0,
      unit: "M",
    },
    {
      text: "40.0 mL of a stock solution was diluted to 500. mL, giving a 0.160 M solution. What was the molarity of the stock solution?",
      value: 2.0,
      unit: "M",
    },
    {
      text: "The concentration was 0.200 M after 10.0 mL was diluted to 50.0 mL. What was the original concentration?",
      value: 1.0,
      unit: "M",
    },
    {
      text: "20.0 mL of 6.00 M HCl is poured into a 500. mL flask and diluted to the mark. What is the molarity?",
      value: 0.24,
      unit: "M",
    },
    {
      text: "A solution of 6.00 M HCl is diluted from 25.0 mL to 100. mL. What is the molarity of the diluted solution?",
      value: 1.5,
      unit: "M",
    },
  ],
  "titration and reactions in solution": [
    { text: "What volume of 0.100 M NaOH is needed to neutralize 25.0 mL of 0.150 M HCl?", value: 37.5, unit: "mL" },
    {
      text: "How many mL of 0.200 M NaOH are required to neutralize 30.0 mL of 0.100 M H2SO4?",
      value: 30.0,
      unit: "mL",
    },
    {
      text: "A 20.0 mL sample of HCl is titrated with 0.125 M NaOH. If 32.4 mL of NaOH is needed, what is the concentration of the HCl?",
      value: 0.2025,
      unit: "M",
    },
    {
      text: "What mass of AgCl forms when 50.0 mL of 0.100 M AgNO3 reacts with excess NaCl? AgNO3 + NaCl -> AgCl + NaNO3",
      value: 0.7166,
      unit: "g",
    },
    {
      text: "How many grams of CaCO3 react with 25.0 mL of 0.750 M HCl? CaCO3 + 2 HCl -> CaCl2 + CO2 + H2O",
      value: 0.93831,
      unit: "g",
    },
    {
      text: "What volume of CO2 at STP forms when 50.0 mL of 0.200 M HCl reacts with excess Na2CO3? Na2CO3 + 2 HCl -> 2 NaCl + CO2 + H2O",
      value: 0.11207,
      unit: "L",
    },
    { text: "What volume of 0.0105-M HBr neutralizes 125 mL of 0.0100-M Ca(OH)2?", value: 238.1, unit: "mL" },
    {
      text: "15.00 mL of a NaCl solution is titrated with 0.2503 M AgNO3. If 20.22 mL of AgNO3 is needed, what is the concentration of the NaCl? AgNO3 + NaCl -> AgCl + NaNO3",
      value: 0.3374,
      unit: "M",
    },
    {
      text: "If 25.00 mL of HCl solution with a concentration of 0.1234 M is neutralized by 23.45 mL of NaOH, what is the concentration of the NaOH?",
      value: 0.13156,
      unit: "M",
    },
    {
      text: "How many mL of 0.250 M NaOH are needed to react with 10.0 mL of 0.400 M CH3COOH?",
      value: 16.0,
      unit: "mL",
    },
    {
      text: "What volume of 0.500 M H2SO4 is needed to react with 4.00 g of NaOH? H2SO4 + 2 NaOH -> Na2SO4 + 2 H2O",
      value: 0.10001,
      unit: "L",
    },
    {
      text: "What mass of PbI2 can be formed from 25.0 mL of 0.300 M KI and excess Pb(NO3)2? Pb(NO3)2 + 2 KI -> PbI2 + 2 KNO3",
      value: 1.7288,
      unit: "g",
    },
    {
      text: "How many liters of CO2 gas at 298 K and 1.00 atm form when 75.0 mL of 0.500 M HCl reacts with excess CaCO3? CaCO3 + 2 HCl -> CaCl2 + CO2 + H2O",
      value: 0.4585,
      unit: "L",
    },
    {
      text: "How many moles of BaSO4 form when 20.0 mL of 0.300 M BaCl2 is mixed with 30.0 mL of 0.100 M Na2SO4? BaCl2 + Na2SO4 -> BaSO4 + 2 NaCl",
      value: 0.003,
      unit: "mol",
    },
    {
      text: "It takes 18.2 mL of 0.0950 M KOH to neutralize 20.0 mL of an HNO3 solution. What is the molarity of the HNO3?",
      value: 0.08645,
      unit: "M",
    },
    {
      text: "How many milliliters of 0.300 M HCl are needed to dissolve 0.500 g of Mg? Mg + 2 HCl -> MgCl2 + H2",
      value: 137.15,
      unit: "mL",
    },
    {
      text: "How many milliliters of 0.100 M HCl are required to neutralize 2.00 g of Ca(OH)2?",
      value: 539.87,
      unit: "mL",
    },
    {
      text: "A 0.500 g sample of KHC8H4O4 is titrated with NaOH. If 24.5 mL of NaOH is required, what is the molarity of the NaOH? KHC8H4O4 + NaOH -> NaKC8H4O4 + H2O",
      value: 0.099931,
      unit: "mol/L",
    },
    {
      text: "What volume of 0.250 M HCl is needed to react completely with 22.6 mL of 0.100 M Ba(OH)2?",
      value: 18.08,
      unit: "mL",
    },
    {
      text: "In a titration, 28.6 mL of 0.175 M NaOH neutralizes 25.0 mL of H2SO4. What is the molarity of the H2SO4?",
      value: 0.1001,
      unit: "M",
    },
    {
      text: "How many grams of silver chloride form when 25.0 mL of 0.200 M AgNO3 is added to excess NaCl solution?",
      value: 0.7166,
      unit: "g",
    },
    {
      text: "How many mL of 0.150 M Pb(NO3)2 are needed to precipitate all the iodide in 40.0 mL of 0.300 M KI? Pb(NO3)2 + 2 KI -> PbI2 + 2 KNO3",
      value: 40.0,
      unit: "mL",
    },
    {
      text: "What mass of magnesium reacts with 50.0 mL of 2.00 M HCl? Mg + 2 HCl -> MgCl2 + H2",
      value: 1.2153,
      unit: "g",
    },
    {
      text: "What is the molarity of HNO3 if 20.0 mL is needed to neutralize 15.0 mL of 0.200 M NaOH?",
      value: 0.15,
      unit: "M",
    },
    { text: "How many mL of 0.500 M NaOH will neutralize 25.0 mL of 0.200 M H3PO4?", value: 30.0, unit: "mL" },
    {
      text: "If 35.0 mL of 0.100 M AgNO3 reacts with excess K2CrO4, what mass of Ag2CrO4 forms? 2 AgNO3 + K2CrO4 -> Ag2CrO4 + 2 KNO3",
      value: 0.58053,
      unit: "g",
    },
    {
      text: "What is the molar concentration of an HCl solution if 18.25 mL of 0.1500 M NaOH neutralizes 25.00 mL of it?",
      value: 0.1095,
      unit: "M",
    },
  ],
  "shares of solutions": [
    {
      text: "What is the molality of a solution of 12.0 g of urea, CH4N2O, in 250. g of water?",
      value: 0.79925,
      unit: "mol/kg",
    },
    {
      text: "How many grams of NaCl must be dissolved in 500. g of water to make a 0.250 m NaCl solution?",
      value: 7.305,
      unit: "g",
    },
    {
      text: "What is the mass percent of NaCl in a solution made from 15.0 g of NaCl and 135 g of water?",
      value: 10.0,
      unit: "%",
    },
    {
      text: "What is the percent by mass of a solution containing 8.50 g of KNO3 in 120. g of solution?",
      value: 7.0833,
      unit: "%",
    },
    { text: "How many grams of glucose are in 250. g of a 5.00% by mass glucose solution?", value: 12.5, unit: "g" },
    {
      text: "A solution contains 2.5 mg of Pb in 500. g of solution. What is the concentration of lead in ppm?",
      value: 5.0,
      unit: "ppm",
    },
    { text: "What mass of a 4.00% NaOH solution by mass contains 15.0 g of NaOH?", value: 375.0, unit: "g" },
    {
      text: "Calculate the molality of a solution prepared from 29.2 g of NaCl and 325 g of water.",
      value: 1.5374,
      unit: "mol/kg",
    },
    {
      text: "What is the molality of 10.0 g of glucose, C6H12O6, dissolved in 150. g of water?",
      value: 0.37005,
      unit: "mol/kg",
    },
    {
      text: "What is the percent by mass of sodium chloride in a solution of 25.0 g NaCl in 475 g of water?",
      value: 5.0,
      unit: "%",
    },
    { text: "How many grams of KCl are in 350. g of a solution that is 8.00% KCl by mass?", value: 28.0, unit: "g" },
    {
      text: "A 500. g sample of water contains 0.0035 g of lead. What is the concentration of lead in ppm?",
      value: 7.0,
      unit: "ppm",
    },
    {
      text: "How many moles of KBr are dissolved in 400. g of water in a 0.750 m KBr solution?",
      value: 0.3,
      unit: "mol",
    },
    {
      text: "What is the mass percent of sucrose in a solution of 20.0 g of sucrose in 180. g of water?",
      value: 10.0,
      unit: "%",
    },
    {
      text: "A 250. g sample of a solution contains 0.0020 g of sodium fluoride. What is its concentration in ppm?",
      value: 8.0,
      unit: "ppm",
    },
    {
      text: "What mass of water is needed to dissolve 10.0 g of NaCl to make a 0.500 m solution?",
      value: 342.23,
      unit: "g",
    },
    {
      text: "A 25.0 g sample of NaCl is dissolved in 225 g of water. What is the mass percent of NaCl?",
      value: 10.0,
      unit: "%",
    },
    {
      text: "A 5.00% by mass solution of KCl has a mass of 400. g. What mass of KCl does it contain?",
      value: 20.0,
      unit: "g",
    },
    {
      text: "How many grams of water are needed to make a 12.0% by mass solution with 30.0 g of KNO3?",
      value: 220.0,
      unit: "g",
    },
    {
      text: "What is the molality of a solution with 0.500 mol of CaCl2 in 2.00 kg of water?",
      value: 0.25,
      unit: "mol/kg",
    },
    { text: "What is the molality of 5.00 g of C2H6O in 75.0 g of water?", value: 1.4471, unit: "mol/kg" },
    {
      text: "A sample of drinking water has 0.015 mg of mercury in 2.0 kg of water. What is this in ppb?",
      value: 7.5,
      unit: "ppb",
    },
    {
      text: "An aqueous solution is 3.00% NaCl by mass. How many grams of NaCl are in 500. g of the solution?",
      value: 15.0,
      unit: "g",
    },
    { text: "What is the concentration in ppm of 0.030 g of Cu in 10.0 kg of solution?", value: 3.0, unit: "ppm" },
    {
      text: "What mass of glucose, C6H12O6, must be dissolved in 250. g of water to make a 0.400 m solution?",
      value: 18.016,
      unit: "g",
    },
    {
      text: "A solution contains 0.150 mol of NaCl in 500. g of water. What is the molality?",
      value: 0.3,
      unit: "mol/kg",
    },
    {
      text: "What is the molality of a solution made by dissolving 18.0 g of glucose, C6H12O6, in 200. mL of water (density 1.00 g/mL)?",
      value: 0.49957,
      unit: "mol/kg",
    },
  ],
};

/** What these rules must leave alone: something is missing, is not read, or would be misunderstood. */
export const SOLUTION_TRAPS: readonly string[] = [
  "25.0 mL of 0.100 M HCl is mixed with 35.0 mL of 0.100 M NaOH. What is the final concentration of HCl?",
  "25 mL of 0.20 M NaCl is mixed with 25 mL of 0.10 M KBr. What is the molarity of NaCl?",
  "A 10.0 mL aliquot of 2.0 M HCl is diluted to 100. mL, and then 20.0 mL of this solution is diluted to 200. mL. What is the final molarity?",
  "What is the molarity of a 5.0% NaCl solution?",
  "How many mL of 95% ethanol are needed to make 500 mL of 70% ethanol?",
  "25.0 mL of an acid is neutralized by 30.0 mL of 0.100 M NaOH. What is the molarity of the acid?",
  "What mass of solute is in 250 mL of 0.5 M solution?",
  "How would you make 250 mL of 2.0 M NaOH from a 0.10 M stock?",
  "How many liters of 2.0 M HCl contain 0.50 mol of chloride?",
  "What is the density of a 3.0 M NaCl solution?",
  "How many grams of concentrated nitric acid solution should be used to prepare 250 mL of 2.0 M HNO3?",
  "Calculate the number of moles and the mass of the solute in 2.00 L of 18.5 M H2SO4.",
  "What is the molality of 2.0 M NaCl?",
  "A 2.0 M NaCl solution is evaporated. What volume is left if its molarity is 3.0 M?",
  "How many grams of NaCl are in 250 g of a 5% solution?",
  "What is the molarity of a solution of 5.0 g of NaCl in 95 g of water?",
  "How many grams of NaOH are needed to neutralize 25.0 mL of a 0.100 M acid?",
  "How many mL of 3.0 M HCl must be mixed with 25 mL of 1.0 M HCl to get a 2.0 M solution?",
  "A solution has 5.0 g of NaCl and 3.0 g of KCl in 92 g of water. What is the percent by mass of NaCl?",
  "50.0 mL of 2.0 M NaCl is left in the sun. Half of the water evaporates. What is the molarity?",
  "What mass of NaCl is in 2.0 L of a solution with a density of 1.1 g/mL?",
  "What is the mass of the solute in 2.0 L of a solution with a density of 1.1 g/mL?",
  "How many mL of water are in 250 mL of 0.50 M NaCl?",
  "A solution is 12.0% NaCl by mass. How many grams of water are in 200. g of it?",
  "10.0 mL of 2.00 M NaCl is mixed with 20.0 mL of NaCl solution. What is the concentration?",
  "20.0 mL of 1.50 M NaCl is added to a 100. mL container. What is the concentration?",
  "When 7.10 mL of an NaCl solution is diluted to 787 mL, the concentration becomes 0.275 M. What was it?",
  "What is the concentration in mol/L and in g/L of a solution of 5.85 g of NaCl in 500. mL of solution?",
  "What is the molarity of 5.85 g of NaCl in 500. mL of solution, and the molality?",
  "What volumes of 6.00 M HCl and water are needed to prepare 500. mL of 1.00 M HCl?",
  "200. mL of 1.00 M HCl is diluted with water by 300. mL. What is the final molarity?",
  "100.0 mL of 0.200 M HCl is poured into a 300.0 mL flask. What is the molarity?",
  "10.0 mL of a 2.0 M stock is diluted to 100. mL. What was the concentration of the stock?",
  "A 2.00 M solution and 10.0 mL of another are diluted to 100. mL. What is the molarity?",
  "What mass of CaCl2 gives a 0.200 M chloride solution in 250. mL?",
  "How many grams of Ca(NO3)2 give 0.100 M nitrate in 500. mL?",
  "What is the concentration of nitrate in 0.20 M Ca(NO3)2?",
  "A third of the sample was removed. How many grams of NaCl are in 250. g of a 0.900% by mass NaCl solution?",
  "Water was then added. What is the molality of a solution with 0.500 mol of CaCl2 in 2.00 kg of water?",
  "Half of it was lost. What is the molality of a solution with 0.500 mol of CaCl2 in 2.00 kg of water?",
  "A solution contains 46.0 g of ethanol (C2H5OH) and 54.0 g of water. A second sample of 3.00 g of KBr was set aside. What is the mole fraction of ethanol?",
  "The mole fraction of carbon disulfide in a solution of iodine in carbon disulfide is 0.960. What is the molality of iodine?",
];
