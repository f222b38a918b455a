/**
 * Exercises in our own words on composition, stoichiometry, gases and solutions, with answers of an independent computation
 * (IUPAC's abridged weights of 2021). What is not solved may never be solved wrongly.
 */
export const MATTER_PROBLEMS: Readonly<
  Record<string, readonly { readonly text: string; readonly value: number; readonly unit: string }[]>
> = {
  effusion: [
    { text: "How many times faster does helium effuse than argon?", value: 3.1592, unit: "" },
    { text: "How many times faster does H2 effuse than O2?", value: 3.984, unit: "" },
    { text: "How many times slower does CO2 effuse than H2?", value: 4.6722, unit: "" },
    { text: "How much faster does CH4 diffuse than CO2?", value: 1.6563, unit: "" },
    { text: "Calculate the ratio of the effusion rates of hydrogen to oxygen.", value: 3.984, unit: "" },
    { text: "What is the ratio of the rate of effusion of He to that of N2?", value: 2.6456, unit: "" },
    { text: "What is the ratio of the rates of effusion of helium and xenon?", value: 5.7272, unit: "" },
    { text: "An unknown gas effuses 1.5 times as fast as CO2. What is its molar mass?", value: 19.56, unit: "g/mol" },
    { text: "An unknown gas effuses 0.355 times as fast as O2. What is its molar mass?", value: 253.9, unit: "g/mol" },
    {
      text: "An unknown gas effuses at a rate that is 0.462 times that of nitrogen gas at the same temperature. Calculate the molar mass of the unknown gas.",
      value: 131.25,
      unit: "g/mol",
    },
    {
      text: "A gas effuses 1.66 times faster than CO2. What is the molar mass of the gas?",
      value: 15.971,
      unit: "g/mol",
    },
    {
      text: "Oxygen gas effuses at a rate of 12.5 mL/min. At what rate would hydrogen effuse under the same conditions?",
      value: 49.8,
      unit: "mL/min",
    },
    {
      text: "Helium effuses at a rate of 25.0 mL/min. What is the rate of effusion of methane under the same conditions?",
      value: 12.487,
      unit: "mL/min",
    },
    {
      text: "It takes 24.0 s for a volume of helium to effuse through a pinhole. How long does it take the same volume of SO2 to effuse?",
      value: 96.012,
      unit: "s",
    },
    {
      text: "A sample of oxygen effuses in 60.0 s. An equal volume of an unknown gas effuses in 85.0 s under the same conditions. What is the molar mass of the unknown gas?",
      value: 64.218,
      unit: "g/mol",
    },
    {
      text: "Neon effuses in 76 seconds. An equal amount of an unknown gas takes 155 seconds. What is the molar mass of the unknown gas?",
      value: 83.938,
      unit: "g/mol",
    },
    {
      text: "If helium effuses at 1.50 L/h and an unknown gas at 0.474 L/h under the same conditions, what is the molar mass of the unknown gas?",
      value: 40.084,
      unit: "g/mol",
    },
    { text: "An unknown gas effuses 4.00 times slower than H2. What is its molar mass?", value: 32.256, unit: "g/mol" },
    {
      text: "Hydrogen effuses 3.50 times as fast as an unknown gas. What is the molar mass of the unknown gas?",
      value: 24.696,
      unit: "g/mol",
    },
    {
      text: "It takes an unknown gas 1.50 times as long to effuse as N2. What is the molar mass of the unknown gas?",
      value: 63.032,
      unit: "g/mol",
    },
    { text: "A gas effuses at 35.5% of the rate of O2. What is its molar mass?", value: 253.9, unit: "g/mol" },
    {
      text: "Under the same conditions, how long would 50.0 mL of Ar take to effuse if 50.0 mL of He takes 30.0 s?",
      value: 94.776,
      unit: "s",
    },
  ],
  "ions of salts": [
    { text: "How many moles of ions are in 2.0 mol of CaCl2?", value: 6, unit: "mol" },
    { text: "How many ions are in 5.85 g of NaCl?", value: 1.2057e23, unit: "ions" },
    { text: "How many cations are in 1.00 mol of Na2SO4?", value: 1.2044e24, unit: "cations" },
    { text: "How many anions are in 1.00 mol of CaCl2?", value: 1.2044e24, unit: "anions" },
    { text: "How many total ions are in 5.00 g of Na2SO4?", value: 6.3598e22, unit: "ions" },
    { text: "How many moles of cations are in 5.00 g of Na2SO4?", value: 0.070405, unit: "mol" },
    { text: "What is the concentration of sodium ions in 0.200 M Na2SO4?", value: 0.4, unit: "mol/L" },
    { text: "What is the concentration of chloride ions in a 0.150 M MgCl2 solution?", value: 0.3, unit: "mol/L" },
    { text: "What is the molarity of Cl- in 0.250 M AlCl3?", value: 0.75, unit: "mol/L" },
    { text: "Calculate the molarity of nitrate ions in 0.125 M Al(NO3)3.", value: 0.375, unit: "mol/L" },
    {
      text: "What is the molarity of sodium ions in a solution that contains 10.0 g of Na2SO4 in 500.0 mL of solution?",
      value: 0.28162,
      unit: "mol/L",
    },
    { text: "What is the total ion concentration in 0.100 M K3PO4?", value: 0.4, unit: "mol/L" },
    { text: "How many moles of chloride ions are in 250.0 mL of 0.100 M CaCl2?", value: 0.05, unit: "mol" },
    { text: "How many sodium ions are in 10.0 mL of 0.100 M Na3PO4?", value: 1.8066e21, unit: "ions" },
    { text: "A solution is 0.100 M in Na3PO4. How many sodium ions are in 10.0 mL?", value: 1.8066e21, unit: "ions" },
    {
      text: "How many grams of CaCl2 are needed to make 500.0 mL of a solution that is 0.200 M in chloride ions?",
      value: 5.5489,
      unit: "g",
    },
    {
      text: "What mass of Na2SO4 is needed for 500. mL of a solution that is 0.150 M in sodium ions?",
      value: 5.3263,
      unit: "g",
    },
    { text: "How many sulfate ions are in 0.500 mol of Al2(SO4)3?", value: 9.0332e23, unit: "ions" },
    { text: "How many aluminum ions are in 0.500 mol of Al2(SO4)3?", value: 6.0221e23, unit: "ions" },
    { text: "What is the concentration of hydroxide ions in 0.0500 M Ba(OH)2?", value: 0.1, unit: "mol/L" },
    { text: "What is the nitrate ion concentration in 0.250 M Mg(NO3)2?", value: 0.5, unit: "mol/L" },
  ],
  "impure samples": [
    {
      text: "A 5.00 g sample of limestone is 85.0% CaCO3. How many moles of CaCO3 does it contain?",
      value: 0.042463,
      unit: "mol",
    },
    {
      text: "A 5.00 g sample that is 85.0% CaCO3 by mass is heated. What mass of CO2 is released?",
      value: 1.8688,
      unit: "g",
    },
    {
      text: "How many grams of CO2 form when 25.0 g of 90.0% pure CaCO3 decomposes? CaCO3 -> CaO + CO2",
      value: 9.8935,
      unit: "g",
    },
    {
      text: "A sample of iron ore is 62.0% Fe2O3 by mass. What mass of iron can be obtained from 250. g of the ore?",
      value: 108.41,
      unit: "g",
    },
    {
      text: "A 2.50 g sample of impure CaCO3 gives 0.950 g of CO2 when heated. What is the percent purity of the sample? CaCO3 -> CaO + CO2",
      value: 86.42,
      unit: "%",
    },
    {
      text: "An impure sample of zinc with a mass of 5.00 g reacts with excess HCl to give 0.142 g of H2. What is the percent purity of the zinc?",
      value: 92.103,
      unit: "%",
    },
    {
      text: "What mass of KClO3 gives 5.00 g of O2 if the KClO3 is 90.0% pure? 2 KClO3 -> 2 KCl + 3 O2",
      value: 14.184,
      unit: "g",
    },
    {
      text: "How many grams of pure copper are in 50.0 g of an ore that is 12.5% copper by mass?",
      value: 6.25,
      unit: "g",
    },
    {
      text: "What mass of silver can be obtained from 10.0 g of a mineral that is 25.0% silver?",
      value: 2.5,
      unit: "g",
    },
    {
      text: "A 5.00-g sample of an alloy contains 60.0% copper. How many moles of copper are in it?",
      value: 0.04721,
      unit: "mol",
    },
    {
      text: "A 5.00 g sample of a compound contains 1.85 g of carbon. What is the percent by mass of carbon in the compound?",
      value: 37,
      unit: "%",
    },
    {
      text: "A silver ring has a mass of 5.00 g and is 92.5% silver. How many silver atoms are in the ring?",
      value: 2.582e22,
      unit: "atoms",
    },
    {
      text: "A 10.0 g sample of ore contains 3.50 g of iron. What is the percent iron in the ore?",
      value: 35,
      unit: "%",
    },
    {
      text: "A 25.0 g sample of ore yields 5.00 g of copper. What is the percent copper in the ore?",
      value: 20,
      unit: "%",
    },
    { text: "What mass of ore that is 35.0% iron contains 10.0 g of iron?", value: 28.571, unit: "g" },
    {
      text: "How many grams of 95.0% pure zinc are needed to produce 2.00 g of H2? Zn + 2 HCl -> ZnCl2 + H2",
      value: 68.275,
      unit: "g",
    },
    {
      text: "What is the percent yield if 25.0 g of 90.0% pure CaCO3 gives 9.00 g of CO2? CaCO3 -> CaO + CO2",
      value: 90.969,
      unit: "%",
    },
    {
      text: "Vinegar is 5.00% acetic acid by mass. How many moles of acetic acid, CH3COOH, are in 100. g of vinegar?",
      value: 0.083261,
      unit: "mol",
    },
    {
      text: "Seawater is 3.50% NaCl by mass. What mass of seawater contains 10.0 g of NaCl?",
      value: 285.71,
      unit: "g",
    },
    {
      text: "A fertilizer is 20.0% nitrogen by mass. How many grams of nitrogen are in 5.00 kg of the fertilizer?",
      value: 1000,
      unit: "g",
    },
    {
      text: "A compound is 40.0% C by mass. How many grams of carbon are in 25.0 g of the compound?",
      value: 10,
      unit: "g",
    },
    {
      text: "An ore contains 15.0% copper. How many kilograms of ore are needed to obtain 1.00 kg of copper?",
      value: 6.6667,
      unit: "kg",
    },
    {
      text: "How many grams of 20.0% HCl are needed to react with 5.00 g of CaCO3? CaCO3 + 2 HCl -> CaCl2 + H2O + CO2",
      value: 18.213,
      unit: "g",
    },
  ],
  "excess reactants": [
    {
      text: "How much excess reactant remains when 10.0 g of H2 reacts with 50.0 g of O2 to form water?",
      value: 3.6996,
      unit: "g",
    },
    {
      text: "How many grams of the excess reactant remain when 10.0 g of H2 reacts with 50.0 g of O2 to form water?",
      value: 3.6996,
      unit: "g",
    },
    {
      text: "How many grams of excess reactant are left over if 10.0 g of Al reacts with 50.0 g of Cl2 to form AlCl3?",
      value: 10.585,
      unit: "g",
    },
    { text: "What mass of water forms from 4.00 g of H2 and 20.0 g of O2?", value: 22.52, unit: "g" },
  ],
  objects: [
    {
      text: "The water level in a graduated cylinder rises from 25.0 mL to 31.5 mL when a 45.2 g piece of metal is added. What is the density of the metal?",
      value: 6.9538,
      unit: "g/mL",
    },
    {
      text: "A metal sample with a mass of 35.6 g raises the water level in a graduated cylinder from 20.0 mL to 24.0 mL. Calculate the density of the metal.",
      value: 8.9,
      unit: "g/mL",
    },
    {
      text: "A cube of metal 2.00 cm on a side has a mass of 62.9 g. What is its density?",
      value: 7.8625,
      unit: "g/mL",
    },
    {
      text: "A cube with an edge length of 3.00 cm has a mass of 72.9 g. What is the density of the material in g/cm3?",
      value: 2.7,
      unit: "g/cm³",
    },
    {
      text: "What is the mass of a cube of iron 2.50 cm on each side if the density of iron is 7.87 g/cm3?",
      value: 122.97,
      unit: "g",
    },
    {
      text: "A rectangular block measures 2.00 cm by 3.00 cm by 4.00 cm and has a mass of 64.8 g. What is its density?",
      value: 2.7,
      unit: "g/mL",
    },
    { text: "What is the volume in liters of a 5.00 cm by 4.00 cm by 10.0 cm box?", value: 0.2, unit: "L" },
    {
      text: "A cylindrical rod with a radius of 0.500 cm and a length of 10.0 cm has a mass of 61.8 g. What is its density?",
      value: 7.8686,
      unit: "g/mL",
    },
    {
      text: "A metal sphere has a diameter of 2.00 cm and a mass of 37.4 g. Calculate the density of the metal.",
      value: 8.9286,
      unit: "g/mL",
    },
    {
      text: "What is the edge length of a cube of gold that has a mass of 1.00 kg? The density of gold is 19.3 g/cm3.",
      value: 3.728,
      unit: "cm",
    },
    {
      text: "Iron has a density of 7.87 g/cm3. How many atoms are in a cube 2.00 cm on a side?",
      value: 6.7894e23,
      unit: "atoms",
    },
    {
      text: "A graduated cylinder has a mass of 85.3 g when empty and 120.7 g when filled with 40.0 mL of a liquid. What is the density of the liquid?",
      value: 0.885,
      unit: "g/mL",
    },
    {
      text: "An empty beaker has a mass of 50.25 g. When 25.0 mL of a liquid is added the mass is 70.05 g. What is the density of the liquid?",
      value: 0.792,
      unit: "g/mL",
    },
    {
      text: "A metal cylinder has a diameter of 2.00 cm and a height of 5.00 cm. Its mass is 123 g. What is its density?",
      value: 7.8304,
      unit: "g/mL",
    },
    {
      text: "A bottle has a mass of 20.0 g empty and 70.0 g filled with water. What is its volume if the density of water is 1.00 g/mL?",
      value: 50,
      unit: "mL",
    },
  ],
  "gas densities": [
    { text: "What is the density of CO2 at STP?", value: 1.9635, unit: "g/L" },
    { text: "What is the density of oxygen gas at STP?", value: 1.4276, unit: "g/L" },
  ],
  "strengths of solutions": [
    { text: "What mass of a 5.00% NaCl solution contains 12.5 g of NaCl?", value: 250, unit: "g" },
    { text: "How many grams of water are in 250. g of a 4.00% by mass NaCl solution?", value: 240, unit: "g" },
    {
      text: "12.0 g of NaCl is dissolved in 188 g of water. What is the percent by mass of water?",
      value: 94,
      unit: "%",
    },
    {
      text: "What is the percent by mass of water in a solution of 10.0 g NaCl and 90.0 g water?",
      value: 90,
      unit: "%",
    },
    { text: "How many grams of NaCl are in 500. g of a 0.900% NaCl solution?", value: 4.5, unit: "g" },
    {
      text: "How many grams of glucose are needed to prepare 400. g of a 5.00% glucose solution?",
      value: 20,
      unit: "g",
    },
    { text: "What is the molality of a 10.0% by mass NaCl solution?", value: 1.9013, unit: "mol/kg" },
    {
      text: "What is the molality of a solution that is 25.0% glucose (C6H12O6) by mass?",
      value: 1.8502,
      unit: "mol/kg",
    },
    {
      text: "A 2.50 M H2SO4 solution has a density of 1.15 g/mL. What is the mass percent of H2SO4?",
      value: 21.32,
      unit: "%",
    },
    { text: "A 3.75 M NaCl solution has a density of 1.14 g/mL. What is its molality?", value: 4.0723, unit: "mol/kg" },
    { text: "What is the mole fraction of NaCl in a 1.50 m aqueous solution?", value: 0.026311, unit: "" },
    { text: "Calculate the mole fraction of NaOH in a solution that is 20.0% NaOH by mass.", value: 0.10121, unit: "" },
    { text: "What is the mass percent of a 2.00 m NaCl solution?", value: 10.465, unit: "%" },
    {
      text: "How many grams of H2SO4 are in 500. mL of a 38.0% by mass sulfuric acid solution with a density of 1.30 g/mL?",
      value: 247,
      unit: "g",
    },
    {
      text: "What volume of a 20.0% NaOH solution (density 1.22 g/mL) contains 50.0 g of NaOH?",
      value: 204.92,
      unit: "mL",
    },
    { text: "What volume of 98.0% H2SO4 (density 1.84 g/mL) contains 10.0 g of H2SO4?", value: 5.5457, unit: "mL" },
    {
      text: "A saline solution is 0.900% NaCl by mass. What mass of the solution contains 4.50 g of NaCl?",
      value: 500,
      unit: "g",
    },
    { text: "What mass of a 15.0% by mass glucose solution contains 30.0 g of glucose?", value: 200, unit: "g" },
    {
      text: "At 20 °C, 35.9 g of NaCl dissolve in 100. g of water. What is the mass percent of NaCl in this solution?",
      value: 26.416,
      unit: "%",
    },
  ],
  "percentages by volume": [
    { text: "How many grams of NaCl are in 250. mL of a 0.900% (m/v) NaCl solution?", value: 2.25, unit: "g" },
    {
      text: "What is the mass/volume percent of a solution with 5.00 g of NaCl in 250. mL of solution?",
      value: 2,
      unit: "%",
    },
    {
      text: "What is the percent (w/v) of a solution containing 12.5 g of glucose in 250. mL of solution?",
      value: 5,
      unit: "%",
    },
    {
      text: "What is the volume percent of a solution made from 25.0 mL of ethanol and enough water to make 200. mL of solution?",
      value: 12.5,
      unit: "%",
    },
    {
      text: "A solution contains 35.0 mL of methanol in 250. mL of solution. What is the percent by volume of methanol?",
      value: 14,
      unit: "%",
    },
    { text: "How many mL of ethanol are in 750. mL of wine that is 12.0% ethanol by volume?", value: 90, unit: "mL" },
    { text: "Air is 21.0% oxygen by volume. What volume of oxygen is in 50.0 L of air?", value: 10.5, unit: "L" },
  ],
  "single particles and given molar masses": [
    { text: "What is the mass in grams of a single molecule of caffeine, C8H10N4O2?", value: 3.2247e-22, unit: "g" },
    { text: "What is the mass of one molecule of water?", value: 2.9915e-23, unit: "g" },
    {
      text: "The molar mass of an unknown substance is 46.07 g/mol. What is the mass of 2.50 mol?",
      value: 115.17,
      unit: "g",
    },
    {
      text: "The molar mass of aspirin, C9H8O4, is 180.16 g/mol. How many moles are in 0.325 g of aspirin?",
      value: 0.001804,
      unit: "mol",
    },
    { text: "How many atoms of hydrogen are in 4.00 g of hydrogen gas?", value: 2.3897e24, unit: "atoms" },
  ],
  "conservation of mass": [
    {
      text: "When 12.0 g of carbon reacts completely with oxygen, 44.0 g of carbon dioxide is formed. How many grams of oxygen reacted?",
      value: 32,
      unit: "g",
    },
    {
      text: "10.0 g of CaCO3 gives 5.60 g of CaO. What mass of CO2 is released? CaCO3 -> CaO + CO2",
      value: 4.4,
      unit: "g",
    },
  ],
  "dilution of concentrated acids": [
    {
      text: "How many mL of 37.0% HCl with a density of 1.19 g/mL are needed to make 1.00 L of 0.100 M HCl?",
      value: 8.2803,
      unit: "mL",
    },
    {
      text: "What volume of concentrated sulfuric acid (98.0% H2SO4 by mass, density 1.84 g/mL) is needed to prepare 500. mL of 0.250 M H2SO4?",
      value: 6.7985,
      unit: "mL",
    },
  ],
  "crystal water": [
    {
      text: "A 10.0 g sample of hydrated barium chloride, BaCl2·xH2O, leaves 8.53 g of BaCl2 on heating. What is x?",
      value: 2,
      unit: "",
    },
    {
      text: "What is the value of x in Na2CO3·xH2O if 2.86 g of the hydrate gives 1.06 g of anhydrous Na2CO3?",
      value: 10,
      unit: "",
    },
    { text: "A 3.00 g sample of CuSO4·xH2O loses 1.08 g of water when heated. Find x.", value: 5, unit: "" },
    { text: "The hydrate CuSO4·xH2O is 36.1% water. Find x.", value: 5, unit: "" },
  ],
};

/** Problems whose answer is a formula. */
export const MATTER_FORMULAS: readonly (readonly [text: string, formula: string])[] = [
  [
    "A 5.00 g sample of hydrated CuSO4 is heated and 3.20 g of anhydrous CuSO4 remains. What is the formula of the hydrate?",
    "CuSO4·5H2O",
  ],
  [
    "A hydrate of magnesium sulfate has a mass of 5.00 g. After heating, 2.44 g of anhydrous MgSO4 remains. Determine the formula of the hydrate.",
    "MgSO4·7H2O",
  ],
  [
    "A 2.50 g sample of a hydrate of calcium sulfate is heated. The anhydrous salt has a mass of 1.98 g. What is the formula of the hydrate?",
    "CaSO4·2H2O",
  ],
  [
    "When 6.45 g of hydrated cobalt(II) chloride is heated, 3.52 g of anhydrous CoCl2 is left. What is the formula of the hydrate?",
    "CoCl2·6H2O",
  ],
  ["A hydrate of sodium carbonate is 62.9% water by mass. What is the formula of the hydrate?", "Na2CO3·10H2O"],
  [
    "A hydrate of CaCl2 contains 4.25 g of CaCl2 and 1.38 g of water. What is the formula of the hydrate?",
    "CaCl2·2H2O",
  ],
  [
    "When 2.43 g of magnesium burns, 4.03 g of magnesium oxide forms. What is the empirical formula of the oxide?",
    "MgO",
  ],
  [
    "A 3.50 g sample of iron reacts with oxygen to form 5.00 g of an iron oxide. What is the empirical formula of the oxide?",
    "Fe2O3",
  ],
  [
    "2.00 g of copper reacts with sulfur to give 2.50 g of a copper sulfide. Determine the empirical formula of the compound.",
    "Cu2S",
  ],
  [
    "A 2.45 g sample of aluminum reacts completely with oxygen to form 4.63 g of an oxide. What is the empirical formula of the oxide?",
    "Al2O3",
  ],
  ["An oxide of chromium is 68.4% chromium by mass. What is its empirical formula?", "Cr2O3"],
  [
    "A 1.000 g sample of a compound of carbon and hydrogen burns to give 3.385 g of CO2 and 0.692 g of H2O. Find the empirical formula.",
    "CH",
  ],
  [
    "A 0.255 g sample of a compound of C, H and O is burned and gives 0.561 g of carbon dioxide and 0.306 g of water. What is the empirical formula?",
    "C3H8O",
  ],
  ["The empirical formula of benzene is CH and its molar mass is 78.1 g/mol. Find the molecular formula.", "C6H6"],
  [
    "The simplest formula of a compound is NO2. If the molar mass is 92.0 g/mol, what is the molecular formula?",
    "N2O4",
  ],
  ["Which reactant is in excess when 10.0 g of H2 reacts with 50.0 g of O2 to form water?", "H2"],
  ["When 10.0 g of N2 and 5.00 g of H2 react to form NH3, which reactant is in excess?", "H2"],
  ["What is the excess reactant when 5.0 g of H2 reacts with 10.0 g of O2 to form water?", "H2"],
];

/** What leaves something open, or asks for more than one answer. */
export const MATTER_TRAPS: readonly string[] = [
  "Which gas effuses faster, helium or neon?",
  "Compare the rates of effusion of hydrogen gas and neon.",
  "A mixture of helium and neon effuses 1.5 times as fast as argon. What is the molar mass of the unknown gas?",
  "How many times faster does an unknown gas effuse than helium?",
  "A gas effuses 1.5 times as fast as another gas. What is its molar mass?",
  "An unknown gas effuses at one half the rate of O2. What is its molar mass?",
  "Helium effuses 2.0 times as fast as an unknown gas. How long does it take?",
  "It takes 24.0 s for 10.0 mL of helium to effuse. How long do 25.0 mL of SO2 take to effuse?",
  "What are the concentrations of the ions in 0.050 M Ba(OH)2?",
  "How many ions are in 5.85 g of sugar?",
  "How many ions are in 5.00 g of acetic acid?",
  "How many ions are in 5.0 g of NaCl and 3.0 g of KCl?",
  "How many particles are in 2.00 mol of NaCl?",
  "What is the percent purity of the sample if 5.0 g is lost?",
  "A 10.0 g mixture of CaCO3 and CaO gives 2.20 g of CO2 on heating. What is the percent yield?",
  "A 5.00 g sample of ore is 60.0% Fe2O3 and 20.0% SiO2. How many grams of iron are in it?",
  "20.0% of the CaCO3 in a 10.0 g sample decomposes. What mass of CO2 forms? CaCO3 -> CaO + CO2",
  "How many grams of iron are in 25.0 g of impure iron?",
  "How many grams of excess reactant are there when 10.0 g of H2 reacts with 50.0 g of O2 to form water?",
  "A gold bar is 20.0 cm long. What is its mass?",
  "A cube has a mass of 62.9 g. What is its density?",
  "A graduated cylinder holds 25.0 mL and 31.5 mL of water. A 45.2 g piece of metal lies beside it. What is the density of the metal?",
  "A 5.00 g sample of a hydrate is heated and 3.20 g remains. What is the formula of the hydrate?",
  "A 5.00 g sample of hydrated CuSO4 is heated to 3.90 g. What is the formula of the hydrate?",
  "What is the density of CO2?",
  "What is the density of water at STP?",
  "What is the molality of a 10.0% solution?",
  "A balloon of helium loses half its gas by effusion in 24 h. How long for argon?",
  "How many chloride ions are in a mixture of 1.0 mol NaCl and 1.0 mol of CaCl2?",
  "When 5.00 g of an alloy of Zn and Cu reacts with HCl, 0.100 g of H2 forms. What is the percent zinc in the alloy?",
  "The water level rises by 6.5 mL when a 45.2 g stone is added. What is the density of the stone?",
  "A hollow cube 3.00 cm on a side has a mass of 20.0 g. What is its density?",
  "A solution is 10.0% NaCl and 5.0% KCl by mass. What is the molality of NaCl?",
  "A 10.0 g mixture of CuSO4·5H2O and sand loses 2.00 g of water. What is the formula of the hydrate?",
  "12.0 g of carbon reacts with 40.0 g of oxygen to form 43.97 g of CO2. How many grams of oxygen remain?",
  "10.0 g of CaCO3 is heated and gives 4.00 g of CO2. How many grams of CaO form? CaCO3 -> CaO + CO2",
  "How many moles are in 5.0 g of NaCl? How many moles are in 10.0 g?",
  "Steel is 2.0% carbon by mass. How many grams of carbon are in 10.0 g of sand?",
  "A bread is 2.0% salt by mass. How many grams of NaCl are in 100 g of cheese?",
  "14-karat gold is 58.3% gold. How many grams of gold are in a 10.0 g ring?",
  "25.0 mL of ethanol is mixed with 75.0 mL of water. What is the volume percent of ethanol?",
  "A 20.0 mL sample is 40.0% ethanol by volume and 10.0% methanol by volume. How much ethanol is in it?",
  "The molar mass of NaCl is 85.4 g/mol. How many moles are in 10.0 g of NaCl?",
  "A 3.75 M NaCl solution has a molality. What is it?",
];
