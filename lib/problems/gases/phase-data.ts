/**
 * Melting and boiling points at 1 atm in °C: CRC Handbook of Chemistry and Physics, 97th edition, sections 3 and 4, rounded to
 * whole degrees, for substances that melt and boil without decomposing.
 */
export const PHASE_POINTS = [
  { formula: "H2O", melting: 0, boiling: 100 },
  { formula: "NH3", melting: -78, boiling: -33 },
  { formula: "Br2", melting: -7, boiling: 59 },
  { formula: "Hg", melting: -39, boiling: 357 },
  { formula: "Cl2", melting: -101, boiling: -34 },
  { formula: "I2", melting: 114, boiling: 184 },
  { formula: "S8", melting: 115, boiling: 445 },
  { formula: "N2", melting: -210, boiling: -196 },
  { formula: "O2", melting: -219, boiling: -183 },
  { formula: "SO2", melting: -76, boiling: -10 },
  { formula: "CH4", melting: -182, boiling: -162 },
  { formula: "C6H6", melting: 5, boiling: 80 },
  { formula: "CCl4", melting: -23, boiling: 77 },
  { formula: "CS2", melting: -112, boiling: 46 },
  { formula: "NaCl", melting: 801, boiling: 1465 },
  { formula: "Na", melting: 98, boiling: 883 },
  { formula: "K", melting: 64, boiling: 759 },
  { formula: "Pb", melting: 327, boiling: 1749 },
  { formula: "Zn", melting: 420, boiling: 907 },
  { formula: "PCl3", melting: -93, boiling: 76 },
] as const;

/**
 * Triple points (temperature in K, pressure in kPa) and critical points (K, kPa): CRC Handbook of Chemistry and Physics, 97th
 * edition, section 6, to three figures.
 */
export const PHASE_DIAGRAMS = [
  { formula: "CO2", triple: ["216.6", "518"], critical: ["304.1", "7380"] },
  { formula: "NH3", triple: ["195.4", "6.06"], critical: ["405.6", "11300"] },
  { formula: "N2", triple: ["63.2", "12.5"], critical: ["126.2", "3390"] },
  { formula: "Ar", triple: ["83.8", "68.9"], critical: ["150.7", "4860"] },
  { formula: "CH4", triple: ["90.7", "11.7"], critical: ["190.6", "4600"] },
  { formula: "Kr", triple: ["115.8", "73.2"], critical: ["209.5", "5530"] },
  { formula: "Xe", triple: ["161.4", "81.6"], critical: ["289.7", "5840"] },
  { formula: "SO2", triple: ["197.7", "1.67"], critical: ["430.6", "7880"] },
] as const;

/**
 * Molar enthalpies of fusion and of vaporisation at the normal melting and boiling points in kJ/mol: CRC Handbook of Chemistry and
 * Physics, 97th edition, section 6. Stated in every problem that uses them, as tables differ in the last figure.
 */
export const PHASE_ENTHALPIES = [
  { formula: "H2O", fusion: "6.01", vaporization: "40.7" },
  { formula: "NH3", fusion: "5.66", vaporization: "23.3" },
  { formula: "C2H5OH", fusion: "4.93", vaporization: "38.6" },
  { formula: "CH3OH", fusion: "3.22", vaporization: "35.2" },
  { formula: "C6H6", fusion: "9.87", vaporization: "30.7" },
  { formula: "Hg", fusion: "2.29", vaporization: "59.1" },
  { formula: "Br2", fusion: "10.6", vaporization: "30.0" },
  { formula: "CCl4", fusion: "2.56", vaporization: "29.8" },
  { formula: "CS2", fusion: "4.39", vaporization: "26.7" },
  { formula: "O2", fusion: "0.444", vaporization: "6.82" },
  { formula: "N2", fusion: "0.720", vaporization: "5.57" },
] as const;
