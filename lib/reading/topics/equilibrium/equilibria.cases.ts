/** Texts of textbooks on equilibria in solution, and what they ask for; to four figures. */
export const READ: Readonly<Record<string, readonly (readonly [text: string, answers: readonly string[]])[]>> = {
  "what is in a vessel at equilibrium, by moles or grams": [
    [
      "A 3.0 L vessel at equilibrium holds 0.60 mol H2, 0.30 mol Br2 and 3.0 mol HBr. Work out Kc of H2(g) + Br2(g) ⇌ 2 HBr(g).",
      ["50"],
    ],
    [
      "Calculate Kc for N2 + 3 H2 <=> 2 NH3 if a 2.0 L flask holds 0.50 mol of N2, 0.80 mol of H2 and 0.40 mol of NH3 at equilibrium.",
      ["2.5"],
    ],
    [
      "At equilibrium a 4.0 L container has 9.2 g of NO2 and 9.2 g of N2O4. Find the equilibrium constant Kc for N2O4(g) ⇌ 2 NO2(g).",
      ["0.09999"],
    ],
    [
      "3.0 mol of N2O4 is placed in a 5.0 L flask. At equilibrium there is 1.0 mol of NO2. N2O4(g) <=> 2 NO2(g). Find Kc.",
      ["0.08"],
    ],
    [
      "0.50 mol of SO2 and 0.40 mol of O2 are introduced into a 2.0 L vessel; at equilibrium 0.30 mol of SO3 is present. Calculate Kc of 2 SO2 + O2 <=> 2 SO3.",
      ["18"],
    ],
  ],
  "what may stay dissolved at a pH": [
    [
      "Ksp of Fe(OH)2 is 4.9e-17. What is the maximum concentration of Fe^2+ in a solution buffered at pH 8.00?",
      ["0.000049 mol/L"],
    ],
    [
      "Nickel(II) hydroxide has Ksp = 5.5 × 10^-16. What is the highest concentration of Ni^2+ possible in a solution buffered at pH 9.00?",
      ["0.0000055 mol/L"],
    ],
    [
      "Ksp of Cu(OH)2 is 2.2 × 10^-20. What concentration of Cu^2+ can exist in a solution of pH 7.00?",
      ["0.0000022 mol/L"],
    ],
  ],
  "tables by moles, where the vessel may cancel": [
    [
      "CO2(g) + H2(g) ⇌ CO(g) + H2O(g) has K = 0.64 at some temperature. 0.50 mol of CO2 and 0.50 mol of hydrogen are heated together in a 3.0 L vessel. How many moles of CO are there at equilibrium?",
      ["0.2222 mol"],
    ],
    [
      "2.0 mol of HBr is put in a 4.0 L container at 700 °C: 2 HBr ⇌ H2 + Br2, Kc = 0.010. Find the number of moles of Br2 at equilibrium.",
      ["0.1667 mol"],
    ],
    [
      "SO2Cl2(g) ⇌ SO2(g) + Cl2(g) Kc = 0.045. If 0.30 mol SO2Cl2 is heated in a 1.5 L flask, how many moles of Cl2 are present at equilibrium?",
      ["0.1125 mol"],
    ],
  ],
  "constants with the unit of their pressures": [
    [
      "Phosphorus pentachloride splits up, PCl5(g) ⇌ PCl3(g) + Cl2(g), with Kp = 0.60 atm at a certain temperature. Pure PCl5 is put into a flask at 1.40 atm. What is the partial pressure of Cl2 at equilibrium?",
      ["0.6644 atm"],
    ],
    ["The Kp of N2O4(g) ⇌ 2 NO2(g) at 298 K is 0.14 (pressures in atm). Find Kc.", ["0.005725"]],
    ["Kp for N2(g) + 3 H2(g) ⇌ 2 NH3(g) at 600 K is 2.0 × 10^-3 atm^-2. Find Kc.", ["4.848"]],
  ],
  "tables from a start to equilibrium": [
    [
      "For the reaction H2(g) + I2(g) <=> 2 HI(g), 0.200 mol of H2 and 0.200 mol of I2 are placed in a 2.00 L flask. At equilibrium the flask contains 0.120 mol of HI. Calculate Kc.",
      ["0.7347"],
    ],
    [
      "0.20 mol of N2 and 0.30 mol of H2 are placed in a 2.0 L flask: N2(g) + 3 H2(g) <=> 2 NH3(g). At equilibrium there are 0.050 mol of NH3. What is the value of Kc?",
      ["5.017"],
    ],
    [
      "A 1.00-L vessel is filled with 0.500 mol of PCl5. At equilibrium, 0.150 mol of Cl2 is present: PCl5(g) <=> PCl3(g) + Cl2(g). Find the equilibrium constant.",
      ["0.06429"],
    ],
    [
      "Initially, a mixture contains 0.850 M N2 and 0.250 M O2. At equilibrium the concentration of NO is 0.0900 M. N2(g) + O2(g) <=> 2 NO(g). Calculate Kc for the reaction.",
      ["0.04908"],
    ],
    [
      "Kc = 50.5 for H2(g) + I2(g) <=> 2 HI(g). If the initial concentrations of H2 and I2 are each 0.100 M, what is the equilibrium concentration of HI?",
      ["0.1561 M"],
    ],
    [
      "For COCl2(g) <=> CO(g) + Cl2(g), Kc = 2.2e-10. The initial concentration of COCl2 is 0.500 M. What is the concentration of Cl2 at equilibrium?",
      ["0.00001049 M"],
    ],
    [
      "Consider the reaction N2O4(g) <=> 2 NO2(g), Kc = 4.61e-3. A flask initially contains 0.0500 M N2O4. Find the equilibrium concentrations of N2O4 and NO2.",
      ["0.04296 M", "0.01407 M"],
    ],
    [
      "The reaction PCl5(g) <=> PCl3(g) + Cl2(g) has Kp = 0.497 at 500 K. A cylinder is filled with PCl5 at an initial pressure of 1.66 atm. What is the partial pressure of Cl2 at equilibrium?",
      ["0.6932 atm"],
    ],
    [
      "A reaction vessel at equilibrium contains SO2, O2 and SO3. Initially, 0.400 mol of SO2 and 0.300 mol of O2 were placed in a 1.00 L vessel. 2 SO2(g) + O2(g) <=> 2 SO3(g). At equilibrium 0.250 mol of SO3 had formed. Determine Kc.",
      ["15.87"],
    ],
    [
      "When 2.00 mol of SO3 is placed in a 4.00 L flask, 2 SO3(g) <=> 2 SO2(g) + O2(g), the concentration of O2 at equilibrium is 0.150 M. What is the equilibrium constant Kc?",
      ["0.3375"],
    ],
    [
      "A mixture of 0.100 M CO and 0.100 M H2O reacts: CO(g) + H2O(g) <=> CO2(g) + H2(g). Kc = 4.06. Calculate the equilibrium concentration of CO2.",
      ["0.06683 M"],
    ],
    [
      "Kc is 0.0454 for 2 HI(g) <=> H2(g) + I2(g) at 425 °C. A flask initially holds 0.300 mol/L of HI and no product. What is the concentration of H2 at equilibrium?",
      ["0.04482 mol/L"],
    ],
    [
      "Kp = 0.113 for N2O4(g) <=> 2 NO2(g). A vessel is filled with N2O4 to an initial pressure of 1.00 atm. What is the total pressure at equilibrium?",
      ["1.155 atm"],
    ],
    [
      "Hydrogen and iodine, initially 0.0500 M each, react: H2(g) + I2(g) <=> 2 HI(g). At equilibrium [HI] = 0.0780 M. Find Kc.",
      ["50.28"],
    ],
    [
      "A sample of N2O4 with an initial concentration of 0.0400 M is 42.0 % dissociated at equilibrium: N2O4(g) <=> 2 NO2(g). Calculate Kc.",
      ["0.04866"],
    ],
  ],
  "titrations at a point": [
    [
      "Consider the titration of 25.00 mL of 0.100 M CH3CO2H with 0.100 M NaOH. Calculate the pH of the titration solution after the addition of the following volume of NaOH titrant: 12.50 mL",
      ["4.745"],
    ],
    [
      "Consider the titration of 25.00 mL of 0.100 M CH3CO2H with 0.100 M NaOH. Calculate the pH after the addition of 0.00 mL of NaOH.",
      ["2.875"],
    ],
    [
      "Calculate the pH during the titration of 25.00 mL of 0.100 M CH3COOH with 0.100 M NaOH after 37.50 mL of NaOH has been added.",
      ["12.3"],
    ],
    [
      "A 25.0 mL sample of 0.150 M HCl is titrated with 0.100 M NaOH. What is the pH after 20.0 mL of the base has been added?",
      ["1.41"],
    ],
    [
      "A 40.0 mL sample of 0.100 M NH3 is titrated with 0.200 M HCl. What is the pH at the equivalence point? Kb = 1.8e-5",
      ["5.216"],
    ],
    [
      "30.0 mL of 0.200 M formic acid, HCOOH (Ka = 1.8e-4), is titrated with 0.150 M KOH. What is the pH halfway to the equivalence point?",
      ["3.745"],
    ],
    ["What is the pH of the solution when 15.0 mL of 0.10 M NaOH is added to 25.0 mL of 0.10 M HCl?", ["1.602"]],
    ["Find the pH when 50.0 mL of 0.120 M HNO3 and 30.0 mL of 0.100 M KOH are mixed.", ["1.426"]],
    [
      "50.0 mL of 0.10 M HF (Ka = 6.8e-4) is titrated with 0.10 M KOH. Calculate the pH after 20.0 mL of KOH has been added.",
      ["2.991"],
    ],
    [
      "A 20.00 mL sample of 0.150 M ammonia (Kb = 1.8e-5) is titrated with 0.100 M HCl. What is the pH after 10.00 mL of HCl has been added?",
      ["9.556"],
    ],
    [
      "Calculate the pH at the equivalence point when 25.0 mL of 0.100 M acetic acid (Ka = 1.8e-5) is titrated with 0.100 M NaOH.",
      ["8.722"],
    ],
    [
      "A titration is carried out for 25.00 mL of 0.100 M HCl with 0.100 M NaOH. Calculate the pH at this volume of added base solution: 25.00 mL",
      ["7"],
    ],
    [
      "20.0 mL of 0.300 M HCl is titrated with 0.150 M Ba(OH)2. Find the pH after 30.0 mL of Ba(OH)2 has been added.",
      ["12.78"],
    ],
    [
      "What is the pH before any base is added in the titration of 25.0 mL of 0.100 M HNO2 (Ka = 4.5e-4) with 0.100 M NaOH?",
      ["2.188"],
    ],
  ],
  "salts that hardly dissolve": [
    ["Ksp of AgCl is 1.8e-10. What is the molar solubility of AgCl in 0.10 M NaCl?", ["1.8e-9 M"]],
    ["Calculate the molar solubility of PbI2 (Ksp = 9.8e-9) in a 0.050 M KI solution.", ["0.00000392 M"]],
    ["Calculate the solubility of CaF2 in 0.010 M Ca(NO3)2. The Ksp of CaF2 is 3.5e-11.", ["0.00002958 M"]],
    [
      "What concentration of Ag+ is needed to begin precipitation of AgCl from a solution that is 0.020 M in Cl-? Ksp = 1.8e-10",
      ["9e-9 M"],
    ],
    [
      "If a solution contains 0.0020 M CrO4^2-, what concentration of Ag+ must be reached before Ag2CrO4 begins to precipitate? Ksp of Ag2CrO4 is 1.1e-12.",
      ["0.00002345 mol/L"],
    ],
    ["At what pH does Mg(OH)2 begin to precipitate from a solution that is 0.010 M in Mg^2+? Ksp = 5.6e-12", ["9.374"]],
    ["The concentration of Pb^2+ in a saturated solution of PbF2 is 0.0019 M. Calculate Ksp.", ["2.744e-8"]],
    ["What is the molar solubility of Ag2CrO4? Ksp = 1.1e-12", ["0.00006503 mol/L"]],
    [
      "100.0 mL of 0.0010 M Pb(NO3)2 is mixed with 100.0 mL of 0.0020 M NaCl. Ksp of PbCl2 is 1.7e-5. Calculate the reaction quotient.",
      ["5e-10"],
    ],
    [
      "Will PbCl2 precipitate when 100.0 mL of 0.0010 M Pb(NO3)2 is mixed with 100.0 mL of 0.0020 M NaCl? Ksp = 1.7e-5",
      ["no-precipitate"],
    ],
    [
      "A solution has [Ag+] = 1.0e-4 M and [Cl-] = 2.0e-4 M. Ksp of AgCl is 1.8e-10. Does a precipitate form?",
      ["precipitate"],
    ],
    [
      "Calculate the concentration of sulfate ion in a saturated solution of BaSO4 that is 0.010 M in Ba^2+. Ksp = 1.1e-10",
      ["1.1e-8 M"],
    ],
    [
      "Will a precipitate of BaSO4 form when 50.0 mL of 0.0010 M BaCl2 is mixed with 50.0 mL of 0.0020 M Na2SO4? Ksp = 1.1e-10",
      ["precipitate"],
    ],
    ["Will a precipitate of AgCl form if [Ag+] = 0.001 M and [Cl-] = 0.001 M? Ksp = 1.8e-10", ["precipitate"]],
    [
      "What is the concentration of Ag+ in a saturated solution of AgCl with [Cl-] = 0.10 M? Ksp = 1.8e-10",
      ["1.8e-9 M"],
    ],
  ],
  "buffers, prepared and changed": [
    [
      "A buffer is made by dissolving 0.25 mol of CH3COOH and 0.40 mol of CH3COONa in 1.00 L of solution. Ka = 1.8e-5. What is the pH of the buffer?",
      ["4.949"],
    ],
    ["What is the pH of a buffer that contains 0.20 M HF and 0.15 M NaF? Ka of HF is 6.8e-4.", ["3.043"]],
    [
      "What is the pH after 0.010 mol of HCl is added to 1.00 L of a buffer that is 0.10 M in CH3COOH and 0.10 M in CH3COONa? Ka = 1.8e-5",
      ["4.658"],
    ],
    [
      "Calculate the pH of a solution prepared from 0.120 mol of NH3 and 0.080 mol of NH4Cl in 500 mL of solution. Kb = 1.8e-5",
      ["9.431"],
    ],
    [
      "A buffer contains 0.30 mol of HCOOH and 0.25 mol of HCOONa in 1.0 L. Calculate the pH after 0.050 mol of NaOH is added. pKa = 3.74",
      ["3.819"],
    ],
    [
      "100.0 mL of 0.20 M CH3COOH is mixed with 50.0 mL of 0.30 M CH3COONa. What is the pH of the resulting solution? (Ka = 1.8e-5)",
      ["4.62"],
    ],
    [
      "A 0.500 L buffer solution contains 0.150 M NH3 and 0.200 M NH4Cl. What is the pH after 10.0 mL of 1.00 M HCl is added? pKa = 9.25",
      ["9.022"],
    ],
    [
      "Calculate the pH of an acetate buffer that is a mixture with 0.10 M acetic acid and 0.10 M sodium acetate.",
      ["4.745"],
    ],
    [
      "Calculate the pH after 1.0 mL of 0.10 M NaOH is added to 100 mL of a buffer with 0.10 M acetic acid and 0.10 M sodium acetate.",
      ["4.753"],
    ],
    [
      "What is the pH of a solution that is 0.50 M in lactic acid, HC3H5O3, and 0.25 M in NaC3H5O3? Ka = 1.4e-4",
      ["3.553"],
    ],
    [
      "What is the pH of a buffer solution made from 12.3 g of NaCH3COO and 0.200 mol of CH3COOH in 500 mL of water? Ka = 1.8e-5",
      ["4.62"],
    ],
  ],
  "mixtures beside their constant": [
    [
      "The initial concentrations or pressures of reactants and products are given for the following systems. Calculate the reaction quotient and determine the direction in which each system will proceed to reach equilibrium. 2NH3(g) <=> N2(g) + 3H2(g) Kc=17; [NH3] = 0.20 M, [N2] = 1.00 M, [H2] = 1.00 M",
      ["25"],
    ],
    [
      "For H2(g) + I2(g) <=> 2 HI(g), Kc = 50.5. A mixture contains 0.10 M H2, 0.20 M I2 and 0.40 M HI. In which direction will the reaction proceed?",
      ["forward"],
    ],
    [
      "Kp = 0.113 for N2O4(g) <=> 2 NO2(g). A vessel holds N2O4 at 0.50 atm and NO2 at 0.80 atm. Will the reaction go to the left or to the right?",
      ["reverse"],
    ],
  ],
};

/** Each lacks a value, or says of one that it is something else: none may be answered. */
export const TRAPS: readonly string[] = [
  "A 3.0 L vessel holds 0.60 mol H2, 0.30 mol Br2 and 3.0 mol HBr. Work out Kc of H2(g) + Br2(g) ⇌ 2 HBr(g).",
  "At equilibrium a vessel holds 0.60 mol H2, 0.30 mol Br2 and 3.0 mol HBr. Work out Kc of N2(g) + 3 H2(g) ⇌ 2 NH3(g).",
  "A 3.0 L vessel at equilibrium holds 0.60 mol N2 and 3.0 mol NH3. Work out Kc of N2(g) + 3 H2(g) ⇌ 2 NH3(g).",
  "0.20 mol of N2 and H2 are placed in a 2.0 L flask: N2(g) + 3 H2(g) <=> 2 NH3(g). At equilibrium there are 0.050 mol of NH3. What is the value of Kc?",
  "A 1.00-L vessel is filled with PCl5. At equilibrium, 0.150 mol of Cl2 is present: PCl5(g) <=> PCl3(g) + Cl2(g). Find the equilibrium constant.",
  "0.20 mol of N2 and 0.30 mol of H2 are placed in a 2.0 L flask: N2(g) + 3 H2(g) <=> 2 NH3(g). At equilibrium 0.050 mol of N2 has reacted. What is the value of Kc?",
  "0.20 mol of N2 and 0.30 mol of H2 are placed in a flask: N2(g) + 3 H2(g) <=> 2 NH3(g). At equilibrium there are 0.050 mol of NH3. What is the value of Kc?",
  "For the reaction H2(g) + I2(g) <=> 2 HI(g), 0.200 mol of H2 and 0.200 mol of I2 are placed in a 2.00 L flask. After 10 minutes the flask contains 0.120 mol of HI. Calculate Kc.",
  "Kc = 50.5 for H2(g) + I2(g) <=> 2 HI(g). If the initial concentration of H2 is 0.100 M, what is the equilibrium concentration of HI?",
  "At equilibrium a flask contains 0.120 M HI and 0.040 M H2: H2(g) + I2(g) <=> 2 HI(g). More HI, 0.050 M, is added. Kc = 50.5. What is the new concentration of HI?",
  "Kc = 50.5 for H2(g) + I2(g) <=> 2 HI(g). A mixture contains 0.100 M H2 and 0.100 M HI. What is the equilibrium concentration of I2?",
  "A 25.0 mL sample of HCl is titrated with 0.100 M NaOH. What is the pH after 20.0 mL of the base has been added?",
  "A 25.0 mL sample of 0.150 M HCl is titrated with NaOH. What is the pH after 20.0 mL of the base has been added?",
  "A sample of 0.150 M HCl is titrated with 0.100 M NaOH. What is the pH after 20.0 mL of the base has been added?",
  "A 25.0 mL sample of 0.150 M HCl is titrated with 0.100 M NaOH. What is the pH after some of the base has been added?",
  "A 25.0 mL sample of 0.100 M H3PO4 is titrated with 0.100 M NaOH. What is the pH at the equivalence point?",
  "A 40.0 mL sample of 0.100 M CH3COOH is titrated with 0.200 M NH3. What is the pH at the equivalence point?",
  "25.0 mL of 0.100 M CH3COOH is titrated with 0.100 M NaOH. What is the pH 5.0 mL past the equivalence point?",
  "Will a precipitate of BaSO4 form when 50.0 mL of 0.0010 M BaCl2 is mixed with 0.0020 M Na2SO4? Ksp = 1.1e-10",
  "Will a precipitate of BaSO4 form when 0.0010 M BaCl2 is mixed with 0.0020 M Na2SO4? Ksp = 1.1e-10",
  "A solution has [Ag+] = 1.0e-4 M. Ksp of AgCl is 1.8e-10. Does a precipitate form?",
  "N2O4(g) ⇌ 2 NO2(g), Kp = 0.21. The total pressure at equilibrium is 0.60 atm. Find the equilibrium partial pressure of NO2.",
  "N2O4(g) ⇌ 2 NO2(g), Kp = 0.21 atm. N2O4 is introduced at 0.60 bar. Find the equilibrium partial pressure of NO2.",
  "PCl5(g) ⇌ PCl3(g) + Cl2(g), Kp = 1.5 kPa. PCl5 is put in a vessel at 1.00 atm. What is the partial pressure of Cl2 at equilibrium?",
  "PCl5(g) ⇌ PCl3(g) + Cl2(g), Kc = 0.04. 1.0 mol of PCl5 is placed in a flask. How many moles of Cl2 are present at equilibrium?",
  "H2(g) + I2(g) ⇌ 2 HI(g), Kc = 50. 1.0 mol of H2 and 1.0 mol of I2 are placed in a 2.0 L flask. How many moles of HI are present after 10 minutes?",
  "What is the highest concentration of Ag+ in a solution buffered at pH 11.00 if Ksp of AgCl is 1.8e-10?",
  "At what pH does Mg(OH)2 begin to precipitate from a solution of Mg^2+? Ksp = 5.6e-12",
  "What concentration of Ag+ is needed to begin precipitation of AgCl from a solution that contains Cl-? Ksp = 1.8e-10",
  "What concentration of Ag+ is needed to begin precipitation of AgCl from a solution that is 0.020 M in Br-? Ksp = 1.8e-10",
  "A solution has [Ba^2+] = 1.0e-4 M and [Cl-] = 2.0e-4 M. Ksp of AgCl is 1.8e-10. Does a precipitate form?",
  "A buffer contains 0.25 mol of CH3COOH in 1.00 L of solution. Ka = 1.8e-5. What is the pH of the buffer?",
  "What is the pH after HCl is added to 1.00 L of a buffer that is 0.10 M in CH3COOH and 0.10 M in CH3COONa? Ka = 1.8e-5",
  "What is the pH after 0.010 mol of HCl is added to a buffer that is 0.10 M in CH3COOH and 0.10 M in CH3COONa? Ka = 1.8e-5",
  "What is the pH of a buffer that contains 0.20 M HF and 0.15 M NaCl? Ka of HF is 6.8e-4.",
  "What is the pH after 0.20 mol of HCl is added to 1.00 L of a buffer that is 0.10 M in CH3COOH and 0.10 M in CH3COONa? Ka = 1.8e-5",
  "A buffer contains 0.20 M HF and 0.15 M NaF. Ka of HF is 6.8e-4. What is the pH after 25.0 mL of NaOH is added to 100 mL of it?",
  "For H2(g) + I2(g) <=> 2 HI(g), Kc = 50.5. A mixture contains 0.10 M H2 and 0.40 M HI. In which direction will the reaction proceed?",
  "For H2(g) + I2(g) <=> 2 HI(g), a mixture contains 0.10 M H2, 0.20 M I2 and 0.40 M HI. In which direction will the reaction proceed?",
  "For H2(g) + I2(g) <=> 2 HI(g), Kc = 50.5. A mixture contains 0.10 M H2, 0.20 M I2 and 0.40 M HBr. In which direction will the reaction proceed?",
];
