/**
 * Metals, silicon and germanium which courses heat less often: molar heat capacities of CRC, section 5, from the data of the Python
 * library `chemicals` (C. Bell and others, MIT licence), over the molar mass: certain to 1 in the last figure or so.
 */
const OTHER_METALS: Readonly<Record<string, string>> = {
  Be: "1.82",
  Bi: "0.122",
  Cd: "0.231",
  Co: "0.421",
  Cr: "0.450",
  Ge: "0.321",
  In: "0.233",
  Mo: "0.251",
  Pd: "0.244",
  Pt: "0.133",
  Sb: "0.207",
  Si: "0.712",
  U: "0.116",
  V: "0.489",
  W: "0.132",
  Zr: "0.278",
};

/**
 * The same source, of lithium, carbon and sulfur section 4: elements that react or burn, salts and liquids. They are looked up, but
 * a problem in which such a substance takes part is seldom one in which it alone is heated.
 */
export const OTHER_SPECIFIC_HEATS: Readonly<Record<string, string>> = {
  B: "1.03",
  Ba: "0.205",
  C: "0.709",
  Ca: "0.646",
  Cs: "0.242",
  I2: "0.214",
  K: "0.757",
  Li: "3.58",
  Mg: "1.02",
  Mn: "0.479",
  Na: "1.23",
  Rb: "0.364",
  S: "0.708",
  Se: "0.322",
  Sr: "0.306",
  Te: "0.201",
  Tl: "0.129",
  Al2O3: "0.775",
  CaCO3: "0.834",
  NaCl: "0.864",
  SiO2: "0.739",
  Br2: "0.474",
  C2H5OH: "2.44",
  CH3OH: "2.53",
  CH3COCH3: "2.17",
  C6H6: "1.74",
  C7H8: "1.71",
  CCl4: "0.850",
  CHCl3: "0.957",
  CH3COOH: "2.05",
  C2H6O2: "2.39",
  C3H8O3: "2.38",
  C6H14: "2.27",
  C8H18: "2.23",
};

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
  ...OTHER_METALS,
};
