/**
 * Specific heat capacities at 25 °C and 1 bar in J/(g·°C), by formulas in canonical ASCII. Metals: CRC Handbook of Chemistry and
 * Physics, 97th edition (2016), section 4, compared with the table that matmake.com cites from it. Water: Appendix E of
 * OpenStax Chemistry 2e (CC BY 4.0), which is the thermochemical calorie.
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
  Pb: "0.130",
  Sn: "0.227",
  Ti: "0.524",
  Zn: "0.388",
};
