/**
 * Exercises as college texts set them, in our own words, with answers of an independent computation: IUPAC's abridged weights
 * of 2021, exact constants of the SI, by a script that shares nothing with this code. Values carry five figures; `open` marks an
 * exercise that is not solved yet, and must not be solved wrongly.
 */
export type WorkedProblem = {
  readonly text: string;
  readonly value: number;
  readonly unit: string;
  readonly isSolved: boolean;
};

function solved(text: string, value: number, unit: string): WorkedProblem {
  return { text, value, unit, isSolved: true };
}

function open(text: string, value: number, unit: string): WorkedProblem {
  return { text, value, unit, isSolved: false };
}

export const WORKED_PROBLEMS = {
  moles: [
    solved("How many moles of calcium carbonate are in a 25.0-g sample of CaCO3?", 0.24979, "mol"),
    solved("Calculate the number of moles in 4.56 g of sulfur dioxide.", 0.071185, "mol"),
    solved("What is the mass, in grams, of 0.350 mol of sodium hydroxide?", 13.999, "g"),
    solved("Determine the mass of 2.10 moles of potassium permanganate, KMnO4.", 331.87, "g"),
    solved("How many atoms are present in 12.0 g of magnesium?", 2.9733e23, "atoms"),
    solved("How many molecules are in 9.00 g of water?", 3.0086e23, "molecules"),
    solved("What is the mass in grams of 3.01 × 10^23 molecules of carbon dioxide?", 21.997, "g"),
    solved("A gold ring has a mass of 6.50 g. How many gold atoms does it contain?", 1.9873e22, "atoms"),
    solved("Find the number of moles of aluminum in a can with a mass of 14.9 g.", 0.55222, "mol"),
    solved("How many moles of hydrogen atoms are in 2.50 mol of ammonia?", 7.5, "mol"),
    solved("How many oxygen atoms are in 0.75 mol of calcium nitrate?", 2.71e24, "atoms"),
    solved("What mass of nitrogen is contained in 100. g of ammonium nitrate?", 34.999, "g"),
    solved("Aspirin has the formula C9H8O4. How many moles are in a 325 mg tablet of aspirin?", 0.001804, "mol"),
    solved("How many grams does 1.75 mol of Fe2O3 weigh?", 279.45, "g"),
    solved("What is the mass of a sample containing 1.5 × 10^24 atoms of copper?", 158.28, "g"),
    solved("How many formula units are in 5.85 g of sodium chloride?", 6.0283e22, "formula units"),
    solved("Convert 50.0 g of glucose, C6H12O6, to moles.", 0.27754, "mol"),
    solved("Convert 0.125 mol of silver nitrate to grams.", 21.234, "g"),
    solved(
      "A student weighs out 3.42 g of sucrose (C12H22O11). How many molecules of sucrose does she have?",
      6.0169e21,
      "molecules",
    ),
    solved("What amount in moles of lead is there in 250.0 g of the metal?", 1.2066, "mol"),
    solved("How many moles are there in 1.204 × 10^24 molecules of nitrogen gas?", 1.9993, "mol"),
    solved("Calculate the mass of 0.0146 mol KOH.", 0.81913, "g"),
    solved("Determine the number of moles of the compound in 0.125 kg of dinitrogen monoxide, N2O.", 2.8401, "mol"),
    solved("What is the total number of atoms in 0.260 mol of glucose, C6H12O6?", 3.7578e24, "atoms"),
    open("Which mass in kilograms corresponds to 1.35 × 10^3 mol of water?", 24.32, "kg"),
    solved("How many moles of iron(III) chloride are present in 8.11 grams of iron(III) chloride?", 0.050002, "mol"),
    solved("An egg contains about 1.1 g of leucine, C6H13NO2. How many moles of leucine is that?", 0.0083857, "mol"),
    solved(
      "A cup of sweetened tea contains 40.0 mg of saccharin, C7H5NO3S. How many molecules of saccharin are in the tea?",
      1.315e20,
      "molecules",
    ),
    open("How many carbon atoms are in the same sample of 40.0 mg of saccharin, C7H5NO3S?", 9.2051e20, "atoms"),
    solved("What mass of water is in 5.00 g of CuSO4·5H2O?", 1.8038, "g"),
    solved("How many grams of chlorine are in 12.0 g of calcium chloride?", 7.6664, "g"),
    solved("How many moles of sulfate ions are there in 2 mol of aluminum sulfate?", 6, "mol"),
    solved("a sample of titanium contains 3.2 x 10^22 atoms. what is its mass in grams", 2.5435, "g"),
    solved("How much does 0.50 mol of NaHCO3 weigh?", 42.003, "g"),
    solved("how many moles in 36 g of H2O", 1.9983, "mol"),
    solved("How many moles is 11.0 g of CO2?", 0.24995, "mol"),
    solved("What is the molar mass of a gas if 0.250 mol of it has a mass of 11.0 g?", 44, "g/mol"),
    solved("A 2.00 mol sample of an unknown element has a mass of 48.6 g. What is its molar mass?", 24.3, "g/mol"),
    solved("How many moles of oxygen atoms are in 32.0 g of O2?", 2, "mol"),
    solved("How many grams of Fe2O3 contain 5.00 g of iron?", 7.149, "g"),
    solved("What is the mass of 2.50 mol of NaCl in kilograms?", 0.1461, "kg"),
    solved("How many moles of calcium ions are in 10.0 g of CaCl2?", 0.090108, "mol"),
    solved("How many nitrate ions are in 5.00 g of calcium nitrate?", 3.6701e22, "ions"),
  ],
  stp: [
    solved("What volume does 2.50 mol of nitrogen gas occupy at STP?", 56.035, "L"),
    solved("How many moles of oxygen gas are in 5.60 L at STP?", 0.24984, "mol"),
    solved("What is the mass of 11.2 L of carbon dioxide at STP?", 21.991, "g"),
    solved(
      "How many molecules of methane are contained in 1.00 L of the gas at standard temperature and pressure?",
      2.6868e22,
      "molecules",
    ),
    solved("Calculate the volume in liters occupied by 8.00 g of helium at STP.", 44.799, "L"),
    solved("Find the volume at STP of 16.0 g of oxygen gas.", 11.208, "L"),
    solved("At STP, what is the volume of 4.50 moles of nitrogen?", 100.86, "L"),
    solved(
      "What volume of hydrogen gas at STP is produced when 6.54 g of zinc reacts with excess hydrochloric acid? Zn + 2HCl -> ZnCl2 + H2",
      2.2421,
      "L",
    ),
    solved(
      "What volume of CO2, measured at STP, forms when 10.0 g of calcium carbonate decomposes to calcium oxide and carbon dioxide?",
      2.2395,
      "L",
    ),
    solved("How many liters of oxygen at STP are needed to burn 4.40 g of propane completely?", 11.182, "L"),
  ],
  density: [
    solved("What is the density of a liquid if 25.0 mL of it has a mass of 19.7 g?", 0.788, "g/mL"),
    solved("A piece of metal with a mass of 147 g has a volume of 13.0 cm3. What is its density?", 11.308, "g/mL"),
    solved("The density of mercury is 13.6 g/mL. What is the mass of 15.0 mL of mercury?", 204, "g"),
    solved("What volume, in milliliters, does 50.0 g of ethanol occupy if its density is 0.789 g/mL?", 63.371, "mL"),
    solved("Calculate the density of aluminum if 27.6 cm^3 has a mass of 74.6 g.", 2.7029, "g/mL"),
    solved("A piece of osmium of 2.72 g has a volume of 0.121 cm3. Calculate its density.", 22.479, "g/mL"),
    solved("What is the mass of a 5.00 mL sample of bromine, density 3.12 g/mL?", 15.6, "g"),
    solved("A block of wood has a mass of 240 g and a volume of 300 cm3. Find its density.", 0.8, "g/mL"),
    solved("What is the volume of 100. g of chloroform, which has a density of 1.49 g/mL?", 67.114, "mL"),
    solved("Gasoline has a density of 0.749 g/mL. What is the mass in kilograms of 40.0 L of gasoline?", 29.96, "kg"),
    solved(
      "How many moles of ethanol, C2H5OH, are in 25.0 mL of ethanol? The density of ethanol is 0.789 g/mL.",
      0.42816,
      "mol",
    ),
    solved(
      "Determine the number of molecules in 10.0 mL of water if the density of water is 1.00 g/mL.",
      3.3428e23,
      "molecules",
    ),
  ],
  conversion: [
    solved("Convert 3.25 km to meters.", 3250, "m"),
    solved("How many milliliters are in 2.5 L?", 2500, "mL"),
    solved("Express 0.0450 kg in milligrams.", 45000, "mg"),
    solved("Convert 25.0 °C to kelvins.", 298.15, "K"),
    solved("What is 350 K in °C?", 76.85, "°C"),
    solved("Convert 98.6 °F to degrees Celsius.", 37, "°C"),
    solved("Convert 745 mmHg to atm.", 0.98026, "atm"),
    solved("How many inches are in 1.00 m?", 39.37, "in"),
    solved("Convert 2.0 h to seconds.", 7200, "s"),
    solved("Convert 60.0 mi/h to m/s.", 26.822, "m/s"),
    solved("How many calories are in 250 J?", 59.751, "cal"),
    solved("A sample has a mass of 5.2 lb. What is its mass in kilograms?", 2.3587, "kg"),
    solved("convert 1.5 atm to kPa", 151.99, "kPa"),
    solved("Change 4.50 g/cm3 to kg/m3.", 4500, "kg/m³"),
    solved("What is the mass in grams of a 3.5 kg block?", 3500, "g"),
  ],
  "percent error": [
    solved(
      "A student measures the density of iron as 7.65 g/cm3. The accepted value is 7.87 g/cm3. What is the percent error?",
      2.7954,
      "%",
    ),
    solved(
      "The measured boiling point of a liquid is 78.9 °C; the accepted value is 78.4 °C. Calculate the percent error.",
      0.63776,
      "%",
    ),
    solved("Calculate the percent error if the experimental value is 9.6 g and the true value is 10.0 g.", 4, "%"),
    solved(
      "In the lab you find that a metal has a density of 2.63 g/mL. If the actual value is 2.70 g/mL, what is your percent error?",
      2.5926,
      "%",
    ),
  ],
  stoichiometry: [
    solved(
      "How many moles of water are produced when 3.0 mol of hydrogen reacts with excess oxygen? 2H2 + O2 → 2H2O",
      3,
      "mol",
    ),
    solved("What mass of carbon dioxide is produced by the complete combustion of 16.0 g of methane?", 43.891, "g"),
    solved("How many grams of oxygen are required to burn 22.0 g of propane, C3H8?", 79.819, "g"),
    solved(
      "What mass of aluminum oxide forms when 5.40 g of aluminum reacts with oxygen? 4 Al + 3 O2 → 2 Al2O3",
      10.203,
      "g",
    ),
    solved(
      "Ammonia is produced by the reaction N2(g) + 3H2(g) ⟶ 2NH3(g). How many grams of hydrogen are needed to produce 34.0 g of ammonia?",
      6.037,
      "g",
    ),
    solved(
      "Consider the reaction: 2KClO3(s) → 2KCl(s) + 3O2(g). What mass of oxygen can be obtained from 24.5 g of KClO3?",
      9.5959,
      "g",
    ),
    solved(
      "How many moles of HCl are needed to react with 0.87 mol of Al according to 2Al + 6HCl → 2AlCl3 + 3H2?",
      2.61,
      "mol",
    ),
    solved(
      "Silver nitrate reacts with sodium chloride to form silver chloride and sodium nitrate. What mass of AgCl forms from 8.50 g of AgNO3?",
      7.1713,
      "g",
    ),
    solved(
      "Iron reacts with oxygen to form iron(III) oxide. How many grams of iron(III) oxide are formed from 11.2 g of iron?",
      16.013,
      "g",
    ),
    solved("What mass of magnesium oxide is produced when 12.15 g of magnesium burns in air?", 20.148, "g"),
    solved(
      "Calcium carbonate decomposes on heating to give calcium oxide and carbon dioxide. What mass of calcium oxide is obtained from 50.0 g of calcium carbonate?",
      28.014,
      "g",
    ),
    solved("How many kilograms of iron can be obtained from 500. kg of Fe2O3? Fe2O3 + 3CO → 2Fe + 3CO2", 349.72, "kg"),
    solved(
      "Sodium reacts with water: 2Na + 2H2O → 2NaOH + H2. How many molecules of hydrogen form when 4.60 g of sodium reacts?",
      6.0248e22,
      "molecules",
    ),
    solved(
      "The fermentation of glucose is C6H12O6 → 2C2H5OH + 2CO2. How many grams of ethanol can be made from 90.0 g of glucose?",
      46.029,
      "g",
    ),
    solved("How many moles of carbon dioxide form when 0.50 mol of octane, C8H18, is burned completely?", 4, "mol"),
    solved(
      "What mass of sodium chloride is formed when 4.6 g of sodium reacts with excess chlorine to form sodium chloride?",
      11.693,
      "g",
    ),
    solved(
      "In the reaction 2H2O2 -> 2H2O + O2, how many grams of oxygen are released from 6.8 g of hydrogen peroxide?",
      3.1985,
      "g",
    ),
    solved("How much CO2 in grams is made when 1.00 kg of octane (C8H18) burns?", 3082.1, "g"),
    solved(
      "Given the balanced equation 4NH3 + 5O2 → 4NO + 6H2O, how many moles of NO can be made from 7.5 mol of O2?",
      6,
      "mol",
    ),
    solved(
      "Zinc and sulfur combine to form zinc sulfide. How many grams of sulfur are needed to react with 13.1 g of zinc?",
      6.4238,
      "g",
    ),
    solved(
      "Hydrochloric acid neutralizes sodium hydroxide. What mass of NaOH reacts with 7.30 g of HCl to produce sodium chloride and water?",
      8.0086,
      "g",
    ),
    solved(
      "What mass of lithium hydroxide is required to absorb 44.0 g of CO2? The reaction is 2LiOH + CO2 → Li2CO3 + H2O.",
      47.884,
      "g",
    ),
    solved(
      "Copper(II) oxide is reduced with hydrogen to give copper and water. What mass of copper is produced from 15.9 g of CuO?",
      12.702,
      "g",
    ),
    solved("if 5.0 moles of nitrogen react with excess hydrogen how many moles of ammonia are formed", 10, "mol"),
    solved(
      "What mass of silver chloride precipitates when excess NaCl is added to a solution that contains 3.40 g of AgNO3?",
      2.8685,
      "g",
    ),
    solved(
      "Phosphorus burns in oxygen: P4 + 5O2 → P4O10. How many grams of P4O10 are produced from 31.0 g of phosphorus?",
      71.031,
      "g",
    ),
    solved(
      "Magnesium reacts with hydrochloric acid according to Mg + 2HCl → MgCl2 + H2. How many grams of HCl will react with 2.43 g of magnesium?",
      7.2901,
      "g",
    ),
    solved("How many grams of water are produced from the combustion of 1.00 mol of ethane?", 54.045, "g"),
    solved("Calculate the mass of ozone produced from 48.0 g of oxygen. The equation is 3O2 → 2O3.", 48, "g"),
    solved(
      "Lead(II) nitrate reacts with potassium iodide: Pb(NO3)2 + 2KI → PbI2 + 2KNO3. What mass of lead(II) iodide is produced from 16.6 g of potassium iodide?",
      23.05,
      "g",
    ),
    solved("How many atoms of aluminum are needed to produce 10.2 g of Al2O3? 4Al + 3O2 → 2Al2O3", 1.2049e23, "atoms"),
  ],
  limiting: [
    solved("5.00 g of hydrogen reacts with 50.0 g of oxygen to form water. What mass of water is formed?", 44.68, "g"),
    solved(
      "If 10.0 g of nitrogen and 3.00 g of hydrogen react to form ammonia, how many grams of ammonia can be produced?",
      12.159,
      "g",
    ),
    solved(
      "Consider 2Al + 3Cl2 → 2AlCl3. A mixture of 2.70 g of aluminum and 4.05 g of chlorine reacts. What mass of AlCl3 forms?",
      5.0775,
      "g",
    ),
    solved(
      "For the reaction 2Na + Cl2 → 2NaCl, how many moles of NaCl form from 3.0 mol of Na and 2.0 mol of Cl2?",
      3,
      "mol",
    ),
    solved(
      "How many grams of excess reactant remain when 5.00 g of H2 reacts with 20.0 g of O2 to form water?",
      2.4798,
      "g",
    ),
    solved(
      "When 20.0 g of CO reacts with 4.00 g of H2 according to CO + 2H2 → CH3OH, what mass of methanol is formed?",
      22.879,
      "g",
    ),
    solved(
      "A 6.50 g sample of zinc is added to 10.0 g of HCl. Zn + 2HCl → ZnCl2 + H2. What mass of hydrogen gas forms?",
      0.20043,
      "g",
    ),
    solved(
      "In the reaction 4NH3 + 5O2 → 4NO + 6H2O, 17.0 g of NH3 is mixed with 32.0 g of O2. What mass of NH3 is left over?",
      3.3743,
      "g",
    ),
    solved(
      "What mass of Fe2O3 can form when 28.0 g of Fe and 16.0 g of O2 react to form iron(III) oxide?",
      40.033,
      "g",
    ),
  ],
  yield: [
    solved(
      "A reaction has a theoretical yield of 25.0 g, but only 20.5 g of product is obtained. What is the percent yield?",
      82,
      "%",
    ),
    solved(
      "What is the percent yield if 15.0 g of calcium oxide is obtained from 30.0 g of calcium carbonate? CaCO3 → CaO + CO2",
      89.24,
      "%",
    ),
    solved(
      "Excess zinc is added to a solution of 1.274 g of CuSO4, and 0.392 g of copper is collected. Find the percent yield. CuSO4 + Zn → Cu + ZnSO4",
      77.28,
      "%",
    ),
    solved(
      "The reaction N2 + 3H2 → 2NH3 has a percent yield of 45.0%. What mass of ammonia is actually obtained from 28.0 g of nitrogen?",
      15.32,
      "g",
    ),
    solved(
      "CCl4 + 2HF → CF2Cl2 + 2HCl. If 32.9 g of CCl4 reacts with excess HF and 12.5 g of CF2Cl2 is isolated, what is the percent yield?",
      48.334,
      "%",
    ),
    solved(
      "If the theoretical yield of a reaction is 12.4 g and the actual yield is 10.1 g, find the percent yield.",
      81.452,
      "%",
    ),
    solved(
      "A student obtains 3.20 g of aspirin. The theoretical yield is 4.00 g. Calculate the percentage yield.",
      80,
      "%",
    ),
    solved(
      "How many grams of water are actually produced from 10.0 g of hydrogen if the percent yield is 90.0%? 2H2 + O2 → 2H2O",
      80.424,
      "g",
    ),
  ],
  "longer texts": [
    solved(
      "A pendant holds a diamond of mass 0.250 g. Diamond is pure carbon. How many carbon atoms are in the diamond?",
      1.2535e22,
      "atoms",
    ),
    solved("2CuCl2 + 4KI ⟶ 2CuI + 4KCl + I2. How many grams of I2 form from 0.4000 mol of CuCl2?", 50.76, "g"),
    solved(
      "Zinc sets silver free: 2K[Ag(CN)2](aq) + Zn(s) ⟶ 2Ag(s) + Zn(CN)2(aq) + 2KCN(aq). How many grams of Zn(CN)2 form from 30.00 g of K[Ag(CN)2]?",
      8.8503,
      "g",
    ),
    solved(
      "How many grams of silver oxide, Ag2O, are required to produce 20.0 g of silver sulfadiazine, AgC10H9N4SO2? 2C10H10N4SO2 + Ag2O ⟶ 2AgC10H9N4SO2 + H2O",
      6.4888,
      "g",
    ),
    solved(
      "Grinding wheels contain silicon carbide, SiC. It is made from sand: SiO2 + 3C → SiC + 2CO. How many kilograms of SiO2 are needed to make 2.00 kg of SiC?",
      2.997,
      "kg",
    ),
    solved("A synthesis with a theoretical yield of 80. g gave 24 g of product. What was the percent yield?", 30, "%"),
    solved(
      "When 1.50 g of calcium carbonate is heated, 0.60 g of carbon dioxide is collected. Find the percent yield. CaCO3(s) ⟶ CaO(s) + CO2(g)",
      90.969,
      "%",
    ),
    solved(
      "A mold turns sucrose into citric acid, C6H8O7: C12H22O11 + H2O + 3O2 ⟶ 2C6H8O7 + 4H2O. If the yield is 90.00%, what mass of citric acid is obtained from 1.000 × 10^3 kg of sucrose?",
      1010.3,
      "kg",
    ),
    solved(
      "Toluene, C6H5CH3, reacts with oxygen to give benzoic acid, C6H5CO2H: 2C6H5CH3 + 3O2 ⟶ 2C6H5CO2H + 2H2O. What is the percent yield if 1.10 kg of benzoic acid is obtained from 1.000 kg of toluene?",
      82.994,
      "%",
    ),
    solved(
      "An air bag needs 50.0 L of nitrogen with a density of 1.25 g/L. What mass of sodium azide, NaN3, is needed to produce it? 2NaN3(s) ⟶ 2Na(s) + 3N2(g)",
      96.694,
      "g",
    ),
    solved(
      "CCl4 reacts with HF to form CCl2F2 and HCl. What is the percent yield if 30.0 g of CCl4 gives 10.0 g of CCl2F2?",
      42.405,
      "%",
    ),
    solved(
      "At most how many molecules of C2H4Cl2 can form from 12 C2H4 molecules and 9 Cl2 molecules?",
      9,
      "molecules",
    ),
    solved("What is the volume of a 2.50-kg copper ingot? The density of copper is 8.96 g/cm3.", 279.02, "mL"),
    solved(
      "A solid sample of lead has a volume of 5.25 cm3 and a mass of 59.5 g. What is its density in g/cm3?",
      11.333,
      "g/cm³",
    ),
    solved("The mass of a competition frisbee is 125 g. Convert its mass to ounces.", 4.4092, "oz"),
    solved(
      "Water has a density of 0.9982 g/mL at room temperature. What is the mass of 250.0 mL of water?",
      249.55,
      "g",
    ),
    solved(
      "How many grams of CaCl2 are needed to make 12.0 g of CaCO3 by the reaction CaCl2 + Na2CO3 → CaCO3 + 2NaCl?",
      13.306,
      "g",
    ),
    solved(
      "Thermite is a mixture of powdered aluminum and iron(III) oxide. When it is ignited the reaction is 2Al + Fe2O3 → Al2O3 + 2Fe. What mass of iron forms from 27.0 g of aluminum?",
      55.882,
      "g",
    ),
    solved(
      "Cakes rise because baking soda decomposes: 2NaHCO3 → Na2CO3 + H2O + CO2. How many grams of carbon dioxide does 4.20 g of baking soda give off?",
      1.1001,
      "g",
    ),
    solved(
      "In a submarine lithium hydroxide, LiOH, reacts with CO2 to form lithium carbonate, Li2CO3, and water. If seven sailors are on board and 19.8 g of CO2 must be removed, what mass of LiOH is needed?",
      21.548,
      "g",
    ),
    solved(
      "Determine the mass of sodium nitrate required to produce 5.00 g of oxygen. 2 NaNO3 → 2 NaNO2 + O2",
      26.562,
      "g",
    ),
    solved("MnO2 + 4HCl → MnCl2 + Cl2 + 2H2O. How many moles of HCl are needed to make 12.5 g of Cl2?", 0.70522, "mol"),
    solved(
      "Hydrogen gas reduces tungsten(VI) oxide: WO3 + 3H2 → W + 3H2O. Calculate the number of grams of hydrogen needed to reduce 1.00 kg of WO3.",
      26.087,
      "g",
    ),
    solved(
      "Tooth enamel consists of hydroxyapatite, Ca5(PO4)3OH. How many moles of calcium are in 10.0 g of hydroxyapatite?",
      0.099541,
      "mol",
    ),
    solved(
      "Vitamin C, C6H8O6, prevents scurvy. How many molecules are in a 500. mg tablet of vitamin C?",
      1.7096e21,
      "molecules",
    ),
    solved("Calculate the mass of sulfur in 3.50 kg of pyrite, FeS2.", 1.8707, "kg"),
    solved(
      "If 7.2 g of magnesium is burned in excess nitrogen to give magnesium nitride, what mass of Mg3N2 is formed?",
      9.9662,
      "g",
    ),
    solved(
      "A mixture of 1.50 mol of Al and 3.00 mol of Cl2 is heated. How many moles of AlCl3 are formed? 2Al + 3Cl2 → 2AlCl3",
      1.5,
      "mol",
    ),
    solved(
      "Ammonia burns on hot platinum, 4NH3 + 5O2 ⟶ 4NO + 6H2O. How many grams of NO form from 30.0 g of NH3 and 40.0 g of O2?",
      30.008,
      "g",
    ),
    solved("What volume of oxygen at STP is required to oxidize 8.0 L of NO at STP to NO2? 2NO + O2 → 2NO2", 4, "L"),
    solved("What volume of O2 at STP is required to oxidize 8.00 L of NO at STP to NO2?", 4, "L"),
    solved(
      "Mercury(II) oxide gives off oxygen when heated: 2HgO → 2Hg + O2. What mass of O2 is made if 4.33 g of HgO decomposes?",
      0.31985,
      "g",
    ),
    solved(
      "Calculate the number of moles of CO2 released when 60.0 g of CaCO3 dissolve in hydrochloric acid: CaCO3 + 2 HCl → CaCl2 + CO2 + H2O.",
      0.59948,
      "mol",
    ),
    solved(
      "What is the theoretical yield, in grams, of copper when 5.00 g of CuO is heated with excess hydrogen? CuO + H2 → Cu + H2O",
      3.9943,
      "g",
    ),
    solved(
      "When 12.0 g of carbon is burned, 40.0 g of carbon dioxide is obtained. What is the percent yield of carbon dioxide?",
      90.974,
      "%",
    ),
    solved(
      "You have 15.0 g of acetylene, C2H2. How many grams of CO2 are produced upon its complete combustion?",
      50.706,
      "g",
    ),
    open("A 1.00 kg bar of chocolate contains 20.0 g of iron. How many moles of iron is that?", 0.35813, "mol"),
    solved("Find the mass of 4.00 × 10^22 formula units of MgCl2.", 6.3237, "g"),
    solved("How many atoms are in a copper penny that has a mass of 2.50 g?", 2.3692e22, "atoms"),
    solved("Determine the mass in grams of 2.50 × 10^-3 mol of chromium(III) oxide.", 0.37997, "g"),
    solved(
      "A 25.0 g sample of potassium chlorate is heated until it decomposes completely to potassium chloride and oxygen. What mass of oxygen is formed?",
      9.7917,
      "g",
    ),
    solved("How many grams of sulfuric acid are needed to neutralize 10.0 g of sodium hydroxide?", 12.26, "g"),
    solved(
      "Calculate the mass of zinc needed to react with hydrochloric acid to produce 5.00 g of hydrogen.",
      162.15,
      "g",
    ),
    solved(
      "What mass of barium sulfate precipitates when 10.4 g of barium chloride reacts with excess sodium sulfate?",
      11.656,
      "g",
    ),
    solved(
      "How many grams of chlorine are needed to react with 10.0 g of sodium to produce sodium chloride?",
      15.42,
      "g",
    ),
    solved(
      "Rust forms when iron and oxygen react to form iron(III) oxide. How many grams of oxygen react with 5.58 g of iron?",
      2.3979,
      "g",
    ),
    open(
      "How many kilograms of CO2 are released by burning 1.00 gal of gasoline if gasoline is taken as octane, C8H18, with a density of 0.703 g/mL?",
      8.2019,
      "kg",
    ),
  ],
  "further topics": [
    open("How many milliliters of a soft drink are contained in a 12.0-oz can?", 354.88, "mL"),
    solved("What is the mass of 6.00 cm3 of mercury, density = 13.5939 g/cm3?", 81.563, "g"),
    solved("What is the volume of 25.0 g iodine, density = 4.93 g/cm3?", 5.071, "mL"),
    solved("Make the conversion: the speed of a car is 65.0 mi/h. What is this speed in km/h?", 104.61, "km/h"),
    solved("A barrel of oil is exactly 42 gal. How many liters of oil are in a barrel?", 158.99, "L"),
    solved("A hair has a diameter of about 3 × 10^-4 in. What is its diameter in centimeters?", 0.000762, "cm"),
    solved("A long ton is defined as exactly 2240 lb. What is this mass in kilograms?", 1016, "kg"),
    solved(
      "The bond in an oxygen molecule has a length of 1.21 × 10^-8 cm. What is this length in inches?",
      4.7638e-9,
      "in",
    ),
    solved("The weather in Europe is given in degrees Celsius. What is 23 °C in degrees Fahrenheit?", 73.4, "°F"),
    solved("Normal body temperature is 37.0 °C. What is this temperature in kelvins?", 310.15, "K"),
    solved("Dry ice is frozen CO2 at −78 °C. What is this temperature on the Kelvin scale?", 195.15, "K"),
    open("Gallium melts at 29.8 °C. What is its melting point in °F?", 85.64, "°F"),
    solved("What mass, in grams, does 0.0146 mol KOH have?", 0.81913, "g"),
    solved("Calculate the mass of 3.00 × 10^20 molecules of N2.", 0.013956, "g"),
    solved("How many grams of copper are in 5.00 g of copper(II) sulfate pentahydrate?", 1.2726, "g"),
    solved("How many moles of water are in 1.00 kg of water?", 55.509, "mol"),
    solved("How many moles of phosphorus atoms are in 2.5 mol of P4?", 10, "mol"),
    solved("A sample of 2.0 g of hydrogen gas contains how many molecules?", 5.9743e23, "molecules"),
    solved("The mass of an iron nail is 4.85 g. How many moles of iron atoms are in the nail?", 0.086848, "mol"),
    solved("If you have 0.45 mol of sodium metal, what mass do you have?", 10.345, "g"),
    solved(
      "Oxygen gas is generated by heating potassium chlorate: 2 KClO3 → 2 KCl + 3 O2. If 1.23 g of KClO3 is heated, how many grams of oxygen are collected?",
      0.48175,
      "g",
    ),
    solved(
      "One step in the manufacture of nitric acid is 3NO2 + H2O → 2HNO3 + NO. How many grams of HNO3 can be made from 69.0 g of NO2 and excess water?",
      63.005,
      "g",
    ),
    solved(
      "Bromine reacts with aluminum as follows: 2Al(s) + 3Br2(l) → Al2Br6(s). How many grams of Al2Br6 are formed when 6.0 g of Al reacts with excess bromine?",
      59.305,
      "g",
    ),
    solved(
      "In a blast furnace iron(III) oxide reacts with carbon monoxide to give iron and carbon dioxide. What mass of carbon monoxide reacts with 16.0 g of iron(III) oxide?",
      8.4195,
      "g",
    ),
    solved(
      "Given that 4.0 mol of Fe and 2.5 mol of O2 react to form Fe2O3, how many moles of Fe2O3 form?",
      1.6667,
      "mol",
    ),
    solved(
      "When 36.0 g of butane burn in 120. g of oxygen, what mass of carbon dioxide is formed? 2C4H10 + 13O2 → 8CO2 + 10H2O",
      101.57,
      "g",
    ),
    solved(
      "160.0 g of Al is burned in excess oxygen, and 260.0 g of aluminum oxide, Al2O3, is obtained. Determine the percent yield.",
      86.005,
      "%",
    ),
    solved(
      "The percent yield of a reaction is 75.0%, and 12.0 g of product is actually obtained. What is the theoretical yield?",
      16,
      "g",
    ),
    solved(
      "What mass of CaO must be used to obtain 50.0 g of Ca(OH)2 if the yield is 92.0%? CaO + H2O → Ca(OH)2",
      41.133,
      "g",
    ),
    solved(
      "The theoretical yield of a synthesis is 3.50 g and the actual yield is 2.80 g. Find the percentage yield.",
      80,
      "%",
    ),
    open(
      "In an experiment the molar volume of a gas was found to be 21.9 L/mol. The accepted value is 22.4 L/mol. Calculate the percent error.",
      2.2321,
      "%",
    ),
    solved("What is the volume at STP of 5.00 mol of helium?", 112.07, "L"),
    solved("How many liters of ammonia at STP can be made from 30.0 L of hydrogen at STP? N2 + 3H2 → 2NH3", 20, "L"),
    solved(
      "What mass of sodium azide, NaN3, must decompose to fill a 45.0-L air bag with nitrogen at STP? 2NaN3 → 2Na + 3N2",
      87.014,
      "g",
    ),
    solved(
      "Determine how many grams of potassium chloride result when 12.0 g of potassium chlorate decomposes according to 2KClO3 → 2KCl + 3O2.",
      7.3,
      "g",
    ),
    solved(
      "Find the number of grams of water that can be prepared from 5.0 mol of oxygen and excess hydrogen.",
      180.15,
      "g",
    ),
    solved(
      "What is the maximum mass of AgCl that can be precipitated from 5.00 g of AgNO3 by adding excess NaCl?",
      4.2184,
      "g",
    ),
    solved(
      "How much iron, in kilograms, can theoretically be obtained from 2.00 kg of Fe2O3 by reduction with carbon monoxide? Fe2O3 + 3CO → 2Fe + 3CO2",
      1.3989,
      "kg",
    ),
    solved(
      "Calculate the theoretical yield of aspirin, C9H8O4, in grams if 2.00 g of salicylic acid, C7H6O3, reacts with excess acetic anhydride, C4H6O3: C7H6O3 + C4H6O3 → C9H8O4 + C2H4O2.",
      2.6087,
      "g",
    ),
    solved(
      "CaH2 + 2H2O → Ca(OH)2 + 2H2. What mass of hydrogen gas is obtained when 10.0 g of calcium hydride reacts with excess water?",
      0.95786,
      "g",
    ),
    solved(
      "Ethylene, C2H4, burns in air to form carbon dioxide and water. How many grams of oxygen are needed to burn 14.0 g of ethylene?",
      47.905,
      "g",
    ),
    solved(
      "The reaction of aluminum with bromine gives AlBr3. How many moles of bromine, Br2, are needed to react completely with 5.0 mol of aluminum?",
      7.5,
      "mol",
    ),
    solved(
      "Boron can be made by the reaction of BCl3 with hydrogen: 2BCl3 + 3H2 → 2B + 6HCl. What mass of boron can be made from 50.0 g of BCl3?",
      4.6133,
      "g",
    ),
    solved(
      "In the Haber process, nitrogen and hydrogen combine to give ammonia. What mass of nitrogen is needed to make 1.00 × 10^3 kg of ammonia?",
      822.44,
      "kg",
    ),
    solved(
      "Nitrogen monoxide reacts with oxygen to produce nitrogen dioxide. If 15.0 g of NO reacts with 10.0 g of O2, how many grams of NO2 form?",
      22.998,
      "g",
    ),
    solved(
      "How many grams of Li3N can be made from 1.50 g of lithium and 1.50 g of nitrogen? 6Li + N2 → 2Li3N",
      2.5091,
      "g",
    ),
    solved(
      "Zinc sulfide is burned in oxygen: 2ZnS + 3O2 → 2ZnO + 2SO2. What mass of ZnS must react to give 16.0 g of SO2?",
      24.338,
      "g",
    ),
    solved(
      "If 4.50 g of ammonia reacts and only 6.80 g of NO is isolated, what is the percent yield? 4NH3 + 5O2 → 4NO + 6H2O",
      85.769,
      "%",
    ),
    solved("The yield of a reaction is 62.5%. If the theoretical yield is 48.0 g, what is the actual yield?", 30, "g"),
    solved("What is the mass of carbon in 100.0 g of CaCO3?", 12.001, "g"),
    solved("How many nitrogen atoms are there in 2.00 g of caffeine, C8H10N4O2?", 2.4809e22, "atoms"),
    solved("Calculate the number of oxygen atoms in 29.34 g of sodium sulfate, Na2SO4.", 4.9759e23, "atoms"),
    solved("What is the mass of one mole of methane molecules?", 16.043, "g"),
    solved(
      "A cube of tungsten has a volume of 64.0 cm3. The density of tungsten is 19.3 g/cm3. What is the mass of the cube in kilograms?",
      1.2352,
      "kg",
    ),
    solved(
      "The density of air is 1.29 g/L. What is the mass of the air in a room with a volume of 45.0 m3?",
      58050,
      "g",
    ),
    solved("An object has a mass of 12.6 g and a volume of 4.20 mL. Calculate its density.", 3, "g/mL"),
    solved("How many gallons are in 10.0 L?", 2.6417, "gal"),
    solved("What is 2.50 ft expressed in centimeters?", 76.2, "cm"),
    solved("A runner covers 5.00 km. How many miles is this?", 3.1069, "mi"),
    solved("How many minutes are there in 3.5 h?", 210, "min"),
    solved("What is the volume in cubic centimeters of 0.250 L of juice?", 250, "cm³"),
    solved("Liquid nitrogen boils at 77.4 K. What is this in degrees Celsius?", -195.75, "°C"),
    solved("If 3.011 × 10^23 molecules of a compound have a mass of 22.0 g, what is its molar mass?", 44, "g/mol"),
    solved(
      "Calculate the mass of magnesium hydroxide required to neutralize 3.65 g of hydrochloric acid.",
      2.9193,
      "g",
    ),
    solved(
      "How many liters of hydrogen gas, measured at STP, can be produced from 13.0 g of zinc and excess sulfuric acid?",
      4.4567,
      "L",
    ),
    solved(
      "Sulfur trioxide is made from sulfur dioxide and oxygen. How many moles of oxygen react with 3.40 mol of sulfur dioxide?",
      1.7,
      "mol",
    ),
    solved(
      "10.0 g of sodium carbonate reacts with hydrochloric acid. What mass of carbon dioxide is evolved?",
      4.1523,
      "g",
    ),
    solved(
      "When 5.00 g of copper(II) carbonate is heated, it decomposes to copper(II) oxide and carbon dioxide. What mass of copper(II) oxide remains?",
      3.219,
      "g",
    ),
    solved(
      "Ibuprofen has the molecular formula C13H18O2. How many moles of ibuprofen are in a 200. mg tablet?",
      0.00096953,
      "mol",
    ),
    solved("How many grams of magnesium oxide are formed when 4.00 mol of magnesium reacts with oxygen?", 161.22, "g"),
    solved(
      "Heating 24.8 g of copper(II) carbonate in a crucible produced only 13.9 g of copper(II) oxide. What is the percent yield of copper(II) oxide? CuCO3 → CuO + CO2",
      87.058,
      "%",
    ),
    solved("How many grams of SiO2 form from 6.22 g of disilane, Si2H6? 2Si2H6 + 7O2 → 4SiO2 + 6H2O", 12.013, "g"),
    solved(
      "Antimony reacts with chlorine according to 2Sb + 3Cl2 → 2SbCl3. How many grams of antimony(III) chloride can be prepared from 12.2 g of antimony and excess chlorine?",
      22.856,
      "g",
    ),
    solved(
      "La2(C2O4)3 → La2O3 + 3CO + 3CO2. How many grams of La2(C2O4)3 are needed to make 0.100 mol of La2O3?",
      54.187,
      "g",
    ),
    solved(
      "Gaseous ethane burns: 2C2H6(g) + 7O2(g) → 4CO2(g) + 6H2O(g). How many liters of CO2 at STP are formed from 15.0 g of ethane?",
      22.362,
      "L",
    ),
    solved(
      "A solid cylinder of platinum has a mass of 85.8 g and a volume of 4.00 cm3. Determine the density of platinum.",
      21.45,
      "g/cm³",
    ),
    open(
      "An empty graduated cylinder is filled with 35.0 mL of glycerol, which has a density of 1.26 g/mL. What mass of glycerol is in the cylinder?",
      44.1,
      "g",
    ),
    solved("Express the mass 0.000850 kg in milligrams.", 850, "mg"),
    solved("What is the number of moles of carbon in 2.45 g of C6H12?", 0.17466, "mol"),
    solved("What is the mass in grams of 6.25 × 10^21 atoms of silver?", 1.1195, "g"),
    solved("How many fluoride ions are in 1.50 mol of CaF2?", 1.8066e24, "ions"),
    solved("A bottle contains 454 g of baking soda, NaHCO3. How many moles is this?", 5.4044, "mol"),
    solved("Determine the mass of calcium phosphate, Ca3(PO4)2, that contains 0.500 mol of calcium ions.", 51.696, "g"),
    solved(
      "The decomposition of 45.0 g of ammonium nitrate gives dinitrogen monoxide and water. What mass of water is formed?",
      20.256,
      "g",
    ),
    solved(
      "How many grams of lead(II) chloride precipitate when 5.00 g of sodium chloride is added to excess lead(II) nitrate?",
      11.897,
      "g",
    ),
    solved(
      "What mass of phosphoric acid reacts exactly with 12.0 g of potassium hydroxide to form potassium phosphate and water?",
      6.9865,
      "g",
    ),
    solved(
      "An excess of nitrogen reacts with 2.00 g of hydrogen. How many grams of ammonia are produced?",
      11.264,
      "g",
    ),
    solved("In the combustion of 58.0 g of butane, C4H10, how many grams of water vapor are produced?", 89.883, "g"),
    solved(
      "Methanol, CH3OH, is made from carbon monoxide and hydrogen. What mass of hydrogen is needed to make 64.0 g of methanol?",
      8.0534,
      "g",
    ),
    solved("Calculate the mass of ammonia formed when 56.0 g of N2 and 10.0 g of H2 react.", 56.319, "g"),
    solved("2.00 g of CO reacts with 2.00 g of O2 to form CO2. What mass of O2 remains unreacted?", 0.85762, "g"),
    solved(
      "Suppose 28.0 g of ethene, C2H4, reacts with excess HCl to give chloroethane, C2H5Cl. What is the theoretical yield of chloroethane?",
      64.388,
      "g",
    ),
  ],
} as const satisfies Record<string, readonly WorkedProblem[]>;

/** Problems whose answer is a formula. */
export const FORMULA_PROBLEMS: readonly (readonly [text: string, formula: string])[] = [
  [
    "What is the limiting reactant in a reaction that makes sodium chloride from 9.0 g of sodium and 9.0 g of diatomic chlorine?",
    "Cl2",
  ],
  [
    "A solvent of carbon, hydrogen, and chlorine is 24.3% carbon and 4.1% hydrogen. Its molar mass is 99 g/mol. Determine its molecular formula.",
    "C2H4Cl2",
  ],
  [
    "A yellow dye is 75.95% C, 17.72% N, and 6.33% H by mass. If its molar mass is about 240 g/mol, what is the molecular formula of the dye?",
    "C15H15N3",
  ],
  [
    "Foam cups are made of polystyrene. What is the empirical formula of polystyrene, which is 92.3% C and 7.7% H?",
    "CH",
  ],
  [
    "Hydrogen and iodine combine to form hydrogen iodide. What is the limiting reactant if 2.0 mol of hydrogen is mixed with 1.5 mol of iodine?",
    "I2",
  ],
  [
    "A volatile compound has the empirical formula C2H5. If its molar mass is 58 g/mol, what is its molecular formula?",
    "C4H10",
  ],
  ["Analysis of a hydrocarbon shows that it is 85.63% carbon. What is its empirical formula?", "CH2"],
  [
    "What is the empirical formula of a compound that is 40.0% carbon, 6.7% hydrogen, and 53.3% oxygen by mass?",
    "CH2O",
  ],
  ["A compound contains 27.29% C and 72.71% O. What is its empirical formula?", "CO2"],
  ["Determine the empirical formula of a compound with the composition 52.14% C, 13.13% H, and 34.73% O.", "C2H6O"],
  [
    "A piece of iron ore contains 34.97 g of iron and 15.03 g of oxygen. Find the empirical formula of the ore.",
    "Fe2O3",
  ],
  [
    "Nicotine contains 74.02% C, 8.710% H, and 17.27% N. Its molar mass is 162.3 g/mol. What is the molecular formula?",
    "C10H14N2",
  ],
  [
    "What is the molecular formula of a compound with the empirical formula CH2O and a molar mass of 180.2 g/mol?",
    "C6H12O6",
  ],
  ["The empirical formula of a hydrocarbon is CH2. Its molecular mass is 84 amu. Find its molecular formula.", "C6H12"],
  [
    "A 0.2500 g sample of a compound containing only carbon, hydrogen and oxygen gives 0.3664 g of CO2 and 0.1500 g of H2O on combustion. What is the empirical formula?",
    "CH2O",
  ],
  [
    "A compound is 92.3% carbon and 7.7% hydrogen. The molar mass is 78.1 g/mol. Determine the empirical and molecular formulas.",
    "C6H6",
  ],
  ["Find the empirical formula of an oxide that contains 2.233 g of iron and 0.640 g of oxygen.", "FeO"],
  ["A compound of phosphorus and oxygen contains 43.64% P. What is its empirical formula?", "P2O5"],
  [
    "A 5.00 g sample of an oxide of lead contains 4.33 g of lead and the rest is oxygen. Determine the simplest formula.",
    "PbO2",
  ],
  ["Which reactant is limiting when 5.00 g of Al reacts with 25.0 g of Br2? 2Al + 3Br2 → 2AlBr3", "Br2"],
  [
    "What is the limiting reactant when 1.50 g of lithium and 1.50 g of nitrogen combine to form lithium nitride?",
    "Li",
  ],
  [
    "A 0.750-g sample of a compound contains 0.300 g of carbon, 0.050 g of hydrogen, and 0.400 g of oxygen. Find its empirical formula.",
    "CH2O",
  ],
];
