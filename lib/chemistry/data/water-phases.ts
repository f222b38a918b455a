/**
 * Water between ice and steam at 1 atm, as courses give it. Specific heats in J/(g·°C), enthalpies in J/g. CRC Handbook of
 * Chemistry and Physics, 97th edition (2016), section 6: ice at 0 °C 2.09, liquid 4.184, steam 1.99 to 2.03 above 100 °C
 * (2.02 here); fusion 6.01 kJ/mol, that is 334 J/g; vaporisation at 100 °C 40.67 kJ/mol, that is 2257 J/g.
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
