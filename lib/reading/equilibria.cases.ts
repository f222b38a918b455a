/** Texts of textbooks on equilibria in solution, and what they ask for; to four figures. */
export const READ: Readonly<Record<string, readonly (readonly [text: string, answers: readonly string[]])[]>> = {
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
};

/** Each lacks a value, or says of one that it is something else: none may be answered. */
export const TRAPS: readonly string[] = [
  "0.20 mol of N2 and H2 are placed in a 2.0 L flask: N2(g) + 3 H2(g) <=> 2 NH3(g). At equilibrium there are 0.050 mol of NH3. What is the value of Kc?",
  "A 1.00-L vessel is filled with PCl5. At equilibrium, 0.150 mol of Cl2 is present: PCl5(g) <=> PCl3(g) + Cl2(g). Find the equilibrium constant.",
  "0.20 mol of N2 and 0.30 mol of H2 are placed in a 2.0 L flask: N2(g) + 3 H2(g) <=> 2 NH3(g). At equilibrium 0.050 mol of N2 has reacted. What is the value of Kc?",
  "0.20 mol of N2 and 0.30 mol of H2 are placed in a flask: N2(g) + 3 H2(g) <=> 2 NH3(g). At equilibrium there are 0.050 mol of NH3. What is the value of Kc?",
  "For the reaction H2(g) + I2(g) <=> 2 HI(g), 0.200 mol of H2 and 0.200 mol of I2 are placed in a 2.00 L flask. After 10 minutes the flask contains 0.120 mol of HI. Calculate Kc.",
  "Kc = 50.5 for H2(g) + I2(g) <=> 2 HI(g). If the initial concentration of H2 is 0.100 M, what is the equilibrium concentration of HI?",
  "At equilibrium a flask contains 0.120 M HI and 0.040 M H2: H2(g) + I2(g) <=> 2 HI(g). More HI, 0.050 M, is added. Kc = 50.5. What is the new concentration of HI?",
  "Kc = 50.5 for H2(g) + I2(g) <=> 2 HI(g). A mixture contains 0.100 M H2 and 0.100 M HI. What is the equilibrium concentration of I2?",
];
