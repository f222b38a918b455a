/**
 * Water between ice and steam at 1 atm. Specific heats in J/(g·°C), enthalpies in J/g. Liquid: Appendix E of OpenStax Chemistry 2e
 * (CC BY 4.0). Vaporisation at 100 °C: 40.66 kJ/mol there, that is 2257 J/g. Fusion: 6.01 kJ/mol, that is 334 J/g. Ice 2.09 and
 * steam 2.02: tables differ by 10 % and more (1.86 to 2.11), these are values that courses commonly give; no single source was
 * compared for them.
 */
export const WATER = {
  ice: "2.09",
  liquid: "4.184",
  steam: "2.02",
  fusion: "334",
  vaporization: "2257",
  melting: "0",
  boiling: "100",
} as const;
