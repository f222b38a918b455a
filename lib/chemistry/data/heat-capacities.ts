/**
 * Specific heat capacities at 25 °C and 1 bar in J/(g·°C), by formulas in canonical ASCII. CRC Handbook of Chemistry and
 * Physics, 97th edition (2016), section 4 (elements) and 6 (water: 4.184, as the thermochemical calorie defines it).
 */
export const SPECIFIC_HEATS: Readonly<Record<string, string>> = {
  H2O: "4.184",
  Ag: "0.235",
  Al: "0.897",
  Au: "0.129",
  Cu: "0.385",
  Fe: "0.449",
  Hg: "0.140",
  Ni: "0.444",
  Pb: "0.129",
  Sn: "0.227",
  Ti: "0.523",
  Zn: "0.388",
};
