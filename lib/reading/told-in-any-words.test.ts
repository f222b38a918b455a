import { expect, test } from "vitest";
import { answersOfAny } from "./answers.fixture.ts";

/** Problems whose data are known by their names and units, in whatever words a book tells them. */
test.each([
  // What is in a vessel at first, and what a temperature comes to.
  [
    "A flask initially contains NOCl at a concentration of 1.00 M; at equilibrium the concentration of NO is 0.40 M. For 2NOCl(g) ⇌ 2NO(g) + Cl2(g), calculate K.",
    "0.0889",
  ],
  [
    "A 20.0-g piece of an unknown alloy at 150.0 °C was dropped into 150.0 g of water at 23.0 °C. The temperature of the mixture came to 25.0 °C. Determine the specific heat capacity of the alloy.",
    "0.502 J/(g·°C)",
  ],
  [
    "A 1.50-g sample of phenol, C6H5OH, was burned in a bomb calorimeter whose total heat capacity is 11.66 kJ/°C. The temperature of the calorimeter plus contents increased from 21.36 to 25.53 °C. What is the heat of combustion per gram of phenol?",
    "-32.4 kJ/g",
  ],
  ["The molar solubility of Ag2SO4 is 1.2 × 10^-2 mol/L. What is the Ksp of the salt?", "0.00000691"],
  [
    "What is the minimum concentration of iodide ion needed to start the precipitation of PbI2 from a solution that is 0.0030 M in Pb(NO3)2? The Ksp of PbI2 is 8.4 × 10^-9.",
    "0.00167 mol/L",
  ],
  // One order.
  [
    "Nitryl azide, which is stored cold, decomposes by first-order kinetics with a rate constant of 3.0 × 10^-5 s^-1 at 310 °C. What percentage of a sample has decomposed after it has been kept at this temperature for 60.0 min?",
    "10.2 %",
  ],
  [
    "On a hot platinum wire the decomposition of ammonia is a zero-order reaction with a rate constant of 2.5 × 10^-6 M/s. Starting with 1.5 × 10^-3 M ammonia, what concentration remains after 5.0 min?",
    "0.00075 M",
  ],
  ["A dye bleaches in a first-order reaction that is 20.0% complete in 12.0 min. What is its half-life?", "37.3 min"],
  ["A drug hydrolyzes with k = 0.0050 h^-1. How long does it take for 90% of it to react?", "461 h"],
  [
    "The rate constant of a second-order dimerization is 0.030 M^-1 s^-1. After 10.0 minutes the concentration is 0.0200 M. What was the initial concentration?",
    "0.0313 M",
  ],
  [
    "Nitrogen dioxide disappears at the rate k[NO2]^2 with k = 0.54 M^-1 s^-1 at 300 °C. If 0.500 mol of it is sealed in a 2.50-L flask, what is its half-life?",
    "9.26 s",
  ],
  [
    "The reaction A + 2 B → D was studied. | Run | [A] (M) | [B] (M) | Rate (M/s) | ; | 1 | 0.20 | 0.10 | 3.0e-3 | ; | 2 | 0.40 | 0.10 | 1.2e-2 | ; | 3 | 0.40 | 0.20 | 2.4e-2 |. What is the value of the rate constant, in M^-2 s^-1?",
    "0.75 L²/(mol²·s)",
  ],
  [
    "Cyclobutane decomposes at the rate k[C4H8], a first-order process with k = 0.0092 s^-1. If 0.20 mol of it is put in a 4.0-L vessel, what is the half-life in minutes?",
    "1.26 min",
  ],
  // Shares that are ionized, and samples in some water.
  [
    "Sorbic acid (Ka = 1.7 × 10^-5) is known as a preservative under the number E200. What percentage of the acid is ionized in its 0.100 M solution?",
    "1.3 %",
  ],
  [
    "A 0.5020-g sample of impure KHP (204.22 g/mol) is dissolved in about 40 mL of water and requires 21.60 mL of 0.1050 M NaOH to reach the end point. What is the mass percentage of KHP in the sample?",
    "92.3 %",
  ],
  // Fossils.
  [
    "A bone from a cave shows 5.2 disintegrations per minute per gram of carbon; living bone has 15.3. With a half-life of 5730 years, how old is the bone, in years?",
    "8920 yr",
  ],
  // Barriers.
  [
    "The hydrolysis of a sugar has an activation energy of 108 kJ/mol and a frequency factor of 1.5 × 10^15 s^-1. What is its rate constant at body temperature (37 °C)?",
    "0.000971 s⁻¹",
  ],
  [
    "A first-order isomerization has k = 2.0 × 10^-4 s^-1 at 320. K and A = 4.0 × 10^13 s^-1. Calculate its activation energy in kJ/mol.",
    "106 kJ/mol",
  ],
  [
    "An enzyme lowers the activation energy of a step in the cell from 80.0 kJ/mol to 50.0 kJ/mol. How many times faster is the reaction at 37 °C?",
    "113000",
  ],
  [
    "The activation energy of a reaction is 72 kJ/mol without a catalyst and 60 kJ/mol with one. By what factor does the rate increase at 25 °C?",
    "127",
  ],
  // Constants at two temperatures.
  [
    "The equilibrium constant of an isomerization is 0.050 at 300 K and 0.200 at 340 K. Find its standard enthalpy in kJ/mol, assuming that it does not vary with temperature.",
    "29.4 kJ/mol",
  ],
  [
    "For a dissociation K increases from 2.0 × 10^-4 at 25 °C to 3.0 × 10^-2 at 100 °C. Calculate ΔH° for it.",
    "61.8 kJ/mol",
  ],
  [
    "At 400 K the equilibrium constant of an exothermic synthesis is 35. If ΔH° = -46.0 kJ/mol, what is the equilibrium constant at 450 K?",
    "7.53",
  ],
  [
    "A rearrangement has an activation energy of 62.0 kJ/mol. By what factor does its rate increase if the temperature is raised from 20 °C to 30 °C?",
    "2.31",
  ],
  // Rates, by a law in words too.
  [
    "In the contact process, 2SO2(g) + O2(g) → 2SO3(g). At a certain moment oxygen is being consumed at a rate of 0.021 M/s. At what rate is sulfur trioxide being formed at that moment?",
    "0.042 M/s",
  ],
  [
    "The reaction of nitric oxide with oxygen is second order in NO and first order in O2. At a certain temperature the rate is 0.048 M/s when [NO] = 0.20 M and [O2] = 0.15 M. What is the rate constant?",
    "8 L²/(mol²·s)",
  ],
  [
    "The rate law is rate = k[NO]^2[O2]. By what factor does the rate change if [NO] is halved while [O2] is tripled?",
    "0.75",
  ],
  // Lists of standard values.
  [
    "Using the standard molar entropies S°(CO) = 197.7, S°(O2) = 205.2 and S°(CO2) = 213.8 J/(mol·K), calculate ΔS° for 2CO(g) + O2(g) → 2CO2(g).",
    "-173 J/K",
  ],
  [
    "Calculate ΔG° for 2NO(g) + O2(g) → 2NO2(g) from these standard free energies of formation in kJ/mol: NO, 87.6; NO2, 51.3.",
    "-72.6 kJ",
  ],
  // Free energies and entropies.
  [
    "The equilibrium constant for the binding of a dye to a protein is 4.0 × 10^6 at 25 °C. Calculate ΔG° for it.",
    "-37.7 kJ/mol",
  ],
  ["When a gas is taken up by charcoal, ΔS = -92 J/K and ΔG = -8.5 kJ at 300 K. What is ΔH?", "-36.1 kJ"],
  ["What is ΔS when 25.0 g of ice melts at 0 °C? ΔHfus = 6.01 kJ/mol", "30.5 J/K"],
  [
    "The heat of vaporization of methanol is 35.3 kJ/mol. Calculate the change in entropy when 2.00 mol of methanol condenses at its boiling point of 64.7 °C.",
    "-209 J/K",
  ],
  // What stands around an equation, and between a formula and what is told of it.
  [
    "Methanol is made in large plants from carbon monoxide and hydrogen, CO(g) + 2H2(g) ⇌ CH3OH(g), at 520 K. In one equilibrium mixture the partial pressures are P(CO) = 2.00 atm, P(H2) = 1.00 atm and P(CH3OH) = 0.0120 atm. What is Kp?",
    "0.006",
  ],
  [
    "Ethylamine, C2H5NH2, which is partly responsible for the smell of fish, is a weak base with Kb = 5.6 × 10^-4. Find the pH of a 0.15 M aqueous solution of ethylamine.",
    "11.9",
  ],
  // Buffers.
  [
    "What is the pH of a buffer that is 0.20 M in lactic acid and 0.15 M in sodium lactate? For lactic acid, Ka = 1.4 × 10^-4.",
    "3.73",
  ],
  [
    "A phosphate buffer in a laboratory contains 0.10 M KH2PO4 and 0.16 M K2HPO4. If Ka2 of phosphoric acid is 6.2 × 10^-8, what is its pH?",
    "7.41",
  ],
  ["The pKa of lactic acid, which tires muscles, is 3.86. What is the Kb of the lactate ion?", "7.24e-11"],
  ["The Kb of aniline is 4.0 × 10^-10. Calculate the Ka of the anilinium ion.", "0.000025"],
  [
    "A weak acid HA is titrated with KOH. At the half-equivalence point the pH is 5.10. What is Ka of the acid?",
    "0.00000794",
  ],
  [
    "At 40 °C the ion-product constant of water is 2.9 × 10^-14. What is the pH of pure water at this temperature?",
    "6.77",
  ],
  // Ions and cells.
  ["What is the oxidation number of chromium in the yellow chromate ion, CrO4^2-?", "6"],
  [
    "A concentration cell is made of two Cu/Cu2+ half-cells with 1.0 M and 0.010 M Cu2+. What is the cell potential at 298 K?",
    "0.0592 V",
  ],
  [
    "A concentration cell has [Ag+] = 0.50 M in one half-cell and [Ag+] = 0.0050 M in the other. What is its potential at 25 °C?",
    "0.118 V",
  ],
  // Mass and energy.
  ["In a fission the total mass decreases by 0.190 amu. How much energy, in MeV, is released?", "177 MeV"],
  ["The mass defect of a carbon-12 nucleus is 0.09894 u. What is its binding energy per nucleon in MeV?", "7.68 MeV"],
  // What dissolves, and ions of a salt.
  ["How many milligrams of silver bromide (Ksp = 5.4 × 10^-13) dissolve in 750. mL of water?", "0.103 mg"],
  ["How many moles of CaF2 (Ksp = 3.9 × 10^-11) dissolve in 2.0 L of 0.10 M NaF?", "7.8e-9 mol"],
  [
    "What is the chloride ion concentration in a saturated solution of lead(II) chloride? Ksp = 1.7 × 10^-5",
    "0.0324 mol/L",
  ],
  ["[Ag+] in a saturated solution of silver sulfite is 3.1 × 10^-5 M. What is Ksp of Ag2SO3?", "1.49e-14"],
])("[READ-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "The concentration of a reactant of first order falls from 0.60 M to 0.20 M in 30 min. What is it after another 30 min?",
  "In a first-order reaction the concentration drops by 0.30 M in 20 s from 0.50 M. What is k?",
  "A first-order reaction has k = 0.10 s^-1. What is its rate constant when the temperature is raised by 10 K?",
  "A catalyst lowers the activation energy from 80 kJ/mol to 50 kJ/mol. By what factor does the rate increase?",
  "The activation energy is 60 kJ/mol and the frequency factor is 1.0 × 10^11 s^-1. What is the half-life at 300 K?",
  "The equilibrium constant of a reaction is 0.050 at 300 K and 0.200 at 340 K. What is its entropy?",
  "The entropy of a system decreases by 120 J/K and ΔH = 50 kJ. What is ΔG at 298 K?",
  "Calculate ΔS when 1.00 mol of water freezes at 0 °C and its enthalpy of vaporization is 40.7 kJ/mol.",
  "What is the pH of a buffer containing 0.080 M NaH2PO4 and 0.120 M Na2HPO4? Ka1 = 7.5 × 10^-3",
  "How many grams of Ca(OH)2 (Ksp = 5.5 × 10^-6) dissolve in 250 mL of 0.10 M HCl?",
  "The Ka of acetic acid is 1.8 × 10^-5. What is the Kb of ammonia?",
  "If the mass of a sample decreases by 2.0 g in a combustion, how much energy is released?",
  "The rate law is rate = k[A]^2[B]. By what factor does the rate change if the volume is halved?",
])("[READ-02] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
