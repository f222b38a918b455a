/** Exercises about amounts in their own words, by kind, with their answers. */
export const AMOUNTS: Readonly<Record<string, readonly (readonly [text: string, answers: readonly string[]])[]>> = {
  "cubic unit cells": [
    [
      "Copper crystallizes in a face-centered cubic lattice. The edge of its unit cell is 361 pm. Calculate the density of copper.",
      ["8.97 g/cm³"],
    ],
    [
      "Chromium has a body-centered cubic unit cell with an edge length of 2.88 Å. What is the atomic radius of chromium?",
      ["125 pm"],
    ],
    [
      "Nickel crystallizes in an FCC structure. Its density is 8.91 g/cm3. What is the edge length of the unit cell?",
      ["352 pm"],
    ],
    ["The radius of a gold atom is 144 pm. Gold crystallizes fcc. Calculate the density of gold.", ["19.4 g/cm³"]],
    [
      "Iron crystallizes in a body-centered cubic structure with an atomic radius of 124 pm. Find the edge length of the unit cell in nm.",
      ["0.286 nm"],
    ],
    [
      "The edge of the cubic unit cell of vanadium is 302 pm and its density is 6.1 g/cm3. What type of cubic unit cell does vanadium have?",
      ["body-centred"],
    ],
    [
      "A metal crystallizes in a face-centered cubic lattice with an edge of 389 pm and has a density of 12.0 g/cm3. What is the molar mass of the metal?",
      ["106 g/mol"],
    ],
  ],
  "samples that decay": [
    [
      "The activity of a radioactive sample drops from 2400 counts per minute to 300 counts per minute in 45.0 hours. What is its half-life?",
      ["15 h"],
    ],
    [
      "A Geiger counter shows 1280 counts/min at first and 160 counts/min after 24 days. Find the half-life of the isotope.",
      ["8 d"],
    ],
    [
      "A sample of an isotope has an activity of 640 Bq; 20.0 hours later its activity is 80 Bq. What is the half-life?",
      ["6.67 h"],
    ],
    [
      "A wooden bowl has a carbon-14 activity of 9.2 disintegrations per minute per gram. Living wood has 15.3 disintegrations per minute per gram. The half-life of carbon-14 is 5730 years. How old is the bowl?",
      ["4200 yr"],
    ],
    [
      "A rock contains 2.00 mg of uranium-238 and 0.90 mg of lead-206. The half-life of U-238 is 4.5e9 years. How old is the rock?",
      ["2720000000 yr"],
    ],
    ["Calculate the activity in Bq of 2.00 g of ⁶⁰Co, whose half-life is 5.27 y.", ["83700000000000 Bq"]],
    [
      "²²²Rn has a half-life of 3.82 d. How long does it take a sample of 0.750 g to decay until only 0.100 g is left?",
      ["11.1 d"],
    ],
    [
      "⁹⁰Sr decays with a half-life of 28.8 years to produce ⁹⁰Y. How long does it take until only 2.0% of the original amount remains?",
      ["163 yr"],
    ],
  ],
  "what a sample holds, and how much of it forms": [
    [
      "A 2.50 g sample of impure limestone gives 0.950 g of CO2 when treated with excess hydrochloric acid. What is the mass percent of CaCO3 in the sample? CaCO3 + 2 HCl -> CaCl2 + H2O + CO2",
      ["86.4 %"],
    ],
    [
      "A 0.500 g sample of an ore containing silver is dissolved and treated with excess NaCl, which gives 0.320 g of AgCl. What is the percent by mass of silver in the ore?",
      ["48.2 %"],
    ],
    [
      "A 0.8120-g mixture containing Na2SO4 is dissolved in water and treated with excess BaCl2, which precipitates 0.9840 g of BaSO4. What is the mass percent of Na2SO4 in the mixture? Na2SO4 + BaCl2 -> BaSO4 + 2 NaCl",
      ["73.8 %"],
    ],
    [
      "A 1.20 g impure sample of zinc reacts with excess hydrochloric acid and forms 0.0340 g of hydrogen. Zn + 2 HCl -> ZnCl2 + H2. What is the percent purity of the zinc?",
      ["91.9 %"],
    ],
    ["Heating 25.0 g of CaCO3 gives 12.0 g of CaO. CaCO3 -> CaO + CO2. What is the percent yield?", ["85.7 %"]],
    ["What is the percent yield of a reaction in which 16.0 g of CH4 burn and form 30.0 g of CO2?", ["68.4 %"]],
  ],
  "one of several": [
    [
      "Aspirin tablets contain 325 mg of aspirin, C9H8O4, each. How many molecules of aspirin are in one tablet?",
      ["1.09e+21 molecules"],
    ],
    ["A cookie recipe uses 2.5 g of NaHCO3 per batch. How many moles of NaHCO3 are in each batch?", ["0.0298 mol"]],
  ],
  "what exercises ask every day": [
    ["The half-life of strontium-90 is 28.8 years. What percentage of a sample remains after 50.0 years?", ["30 %"]],
    ["Iodine-131 has a half-life of 8.02 days. How long does it take for 90.0% of a sample to decay?", ["26.6 d"]],
    [
      "Cesium-137 decays with a half-life of 30.1 years. What fraction of the sample is left after 75 years?",
      ["17.8 %"],
    ],
    [
      "A sample of phosphorus-32 (half-life 14.3 days) has a mass of 4.00 mg. What mass is left after 30.0 days?",
      ["0.934 mg"],
    ],
    [
      "Naturally occurring boron consists of 10B (mass 10.0129 u, 19.9%) and 11B (mass 11.0093 u, 80.1%). What is the average atomic mass of boron?",
      ["10.8 u"],
    ],
    [
      "Bromine consists of 50.69% of an isotope with a mass of 78.918 amu and 49.31% of an isotope with a mass of 80.916 amu. Calculate the atomic mass of bromine.",
      ["79.9 u"],
    ],
    [
      "An element has two isotopes. 60.1% of its atoms have a mass of 68.93 amu, and the rest have a mass of 70.92 amu. Calculate the average atomic mass.",
      ["69.7 u"],
    ],
    ["What is the mass percent of nitrogen in ammonium nitrate, NH4NO3?", ["35 %"]],
    ["A compound is 40.0% carbon, 6.7% hydrogen, and 53.3% oxygen by mass. What is its empirical formula?", ["CH2O"]],
    ["Determine the empirical formula of a compound with 26.6% K, 35.4% Cr and 38.1% O.", ["K2Cr2O7"]],
    [
      "A hydrocarbon is 85.6% carbon and 14.4% hydrogen. Its molar mass is 56.1 g/mol. What is its molecular formula?",
      ["C4H8"],
    ],
    [
      "Combustion of 0.255 g of a compound of carbon, hydrogen and oxygen gives 0.561 g of CO2 and 0.306 g of H2O. What is the empirical formula of the compound?",
      ["C3H8O"],
    ],
    [
      "A 5.00 g sample of hydrated copper(II) sulfate is heated until 3.20 g of anhydrous CuSO4 is left. Find x in CuSO4·xH2O.",
      ["5"],
    ],
    ["What mass of oxygen is needed to burn 10.0 g of magnesium?", ["6.58 g"]],
    ["How many grams of carbon dioxide form when 25.0 g of propane burn in excess oxygen?", ["74.9 g"]],
    ["If 10.0 g of hydrogen and 50.0 g of oxygen react to form water, what mass of water forms?", ["56.3 g"]],
    [
      "Which is the limiting reactant when 5.0 g of aluminum react with 20.0 g of chlorine to form aluminum chloride?",
      ["Al"],
    ],
    ["A reaction has a theoretical yield of 12.5 g and produces 9.80 g. What is the percent yield?", ["78.4 %"]],
    [
      "25.0 mL of hydrochloric acid are neutralized by 31.2 mL of 0.150 M NaOH. What is the molarity of the acid?",
      ["0.187 M"],
    ],
    ["How many milliliters of 0.200 M H2SO4 are needed to neutralize 40.0 mL of 0.250 M KOH?", ["25 mL"]],
    [
      "What volume of hydrogen reacts with 3.0 L of nitrogen to form ammonia at the same temperature and pressure?",
      ["9 L"],
    ],
    ["What volume of 0.500 M HCl can be prepared from 50.0 mL of 2.00 M HCl?", ["200 mL"]],
    ["A solution contains 15 ppm of lead. What mass of lead is in 2.0 kg of the solution?", ["0.03 g"]],
    [
      "Concentrated sulfuric acid is 96.0% H2SO4 by mass and has a density of 1.84 g/mL. What is its molarity?",
      ["18 mol/L"],
    ],
    ["What is the molality of a solution of 12.0 g of urea, CO(NH2)2, in 150 g of water?", ["1.33 mol/kg"]],
    [
      "In the reaction N2 + 3 H2 -> 2 NH3, hydrogen is used up at 0.060 mol/(L·s). At what rate does ammonia form?",
      ["0.04 mol/(L·s)"],
    ],
    [
      "The rate of disappearance of N2O5 in 2 N2O5 -> 4 NO2 + O2 is 0.0040 M/s. What is the rate of formation of NO2?",
      ["0.008 M/s"],
    ],
    [
      "The concentration of a reactant falls from 0.80 M to 0.50 M in 60 s. What is the average rate of disappearance of the reactant?",
      ["0.005 M/s"],
    ],
    ["What is the binding energy per nucleon of an oxygen-16 atom, whose mass is 15.9949 u?", ["7.98 MeV"]],
    [
      "How many grams of silver chloride precipitate when 50.0 mL of 0.200 M AgNO3 are mixed with excess NaCl?",
      ["1.43 g"],
    ],
    [
      "A mixture of 20.0 g of nitrogen and 5.00 g of hydrogen reacts to form ammonia. How many grams of the excess reactant are left over?",
      ["0.682 g"],
    ],
    ["How many liters of CO2 at STP form from 10.0 g of CaCO3 when it decomposes?", ["2.24 L"]],
  ],
};

/** Each lacks something, or says one thing more, so that the answer is another one, or none. */
export const AMOUNT_TRAPS: readonly string[] = [
  "The edge of the cubic unit cell of vanadium is 302 pm. Calculate the density of vanadium.",
  "Sodium chloride crystallizes fcc with an edge length of 564 pm. What is the radius?",
  "Zinc crystallizes in a hexagonal closest packed structure with a radius of 133 pm. What is its density?",
  "Iron changes from a body-centered cubic to a face-centered cubic lattice. The radius is 126 pm. What is the edge length of the unit cell?",
  "The activity of a sample rises from 160 Bq to 1280 Bq in 24 days. What is its half-life?",
  "A wooden bowl has a carbon-14 activity of 9.2 disintegrations per minute per gram. The half-life of carbon-14 is 5730 years. How old is the bowl?",
  "A rock contains 2.00 mg of potassium-40 and 0.90 mg of argon-40. The half-life of potassium-40 is 1.25e9 years. How old is the rock?",
  "Polonium-210 (half-life 138 days) decays to lead-206. What mass of lead-206 forms from 2.00 mg of polonium-210 in 276 days?",
  "A rock contains 2.00 mg of uranium-238 and 0.90 mg of lead-207. The half-life of U-238 is 4.5e9 years. How old is the rock?",
  "A counter shows 640 counts/min at first, 80 counts/min after 20.0 hours, and a background of 20 counts/min. What is the half-life?",
  "From 10.0 g of CaCO3, 5.61 g of CaO should form. What is the percent yield?",
  "A 0.500 g sample of an ore containing silver is treated with excess NaCl, which gives 0.320 g of AgCl. What is the percent by mass of copper in the ore?",
  "A 0.500 g sample of an ore containing silver is treated with NaCl. What is the percent by mass of silver in the ore?",
  "A 2.50 g sample of impure limestone gives 0.950 g of CO2 when treated with excess hydrochloric acid. What is the mass percent of CaO in the sample? CaCO3 + 2 HCl -> CaCl2 + H2O + CO2",
  "An alloy gives 0.320 g of AgCl when it is dissolved and treated with excess NaCl. What is the percent by mass of silver in the alloy?",
  "Each tablet holds 500 mg of calcium carbonate, CaCO3. How many moles of CaCO3 are in one bottle?",
  "A patient takes two tablets with 325 mg of aspirin, C9H8O4, each. How many moles of aspirin is that?",
  "Each tablet holds 500 mg of calcium carbonate, CaCO3. How many moles of CaCO3 does a patient take in a week?",
  "Gallium has two isotopes. 69Ga has a mass of 68.9256 amu and 71Ga a mass of 70.9247 amu. What is the average atomic mass of gallium?",
  "An element consists of three isotopes with masses of 23.985 u, 24.986 u and 25.983 u. 78.99% is the lightest. What is its average atomic mass?",
  "A hydrate loses 1.80 g of water when it is heated. Find x in CuSO4·xH2O.",
  "A compound contains 40.0% carbon and 6.7% hydrogen. What is its empirical formula?",
  "A hydrocarbon is 85.6% carbon. What is its molecular formula?",
  "25.0 mL of hydrochloric acid are neutralized by 31.2 mL of NaOH. What is the molarity of the acid?",
  "10.0 g of hydrogen react with oxygen to form water. Which is the limiting reactant?",
  "A reaction produces 9.80 g. What is the percent yield?",
  "50.0 mL of 2.00 M HCl are diluted with 200 mL of water. What volume of HCl was used per liter of the dilute solution?",
  "In the reaction N2 + 3 H2 -> 2 NH3, hydrogen is used up. At what rate does ammonia form?",
  "The concentration of a reactant falls from 0.80 M to 0.50 M. What is the average rate of disappearance of the reactant?",
  "Concentrated sulfuric acid is 96.0% H2SO4 by mass. What is its molarity?",
];
