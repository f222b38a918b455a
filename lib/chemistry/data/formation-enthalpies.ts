/**
 * Standard enthalpies of formation at 25 °C and 1 bar in kJ/mol, by formula and state. CRC Handbook of Chemistry and
 * Physics, 97th edition (2016), section 5, which follows CODATA and the NBS tables.
 */
export const FORMATION_ENTHALPIES: Readonly<Record<string, string>> = {
  "Ag2O(s)": "-31.1", "AgCl(s)": "-127.0", "Al2O3(s)": "-1675.7", "AlCl3(s)": "-704.2", "B2H6(g)": "36.4", "B2O3(s)": "-1273.5",
  "BaCO3(s)": "-1213.0", "BaO(s)": "-548.0", "BaSO4(s)": "-1473.2", "Br(g)": "111.9", "Br2(g)": "30.9", "C(g)": "716.7", "CCl4(l)": "-128.2",
  "CH3COOH(l)": "-484.3", "CH3OH(g)": "-201.0", "CH3OH(l)": "-239.2", "CH4(g)": "-74.6", "CHCl3(l)": "-134.1",
  "C2H2(g)": "227.4", "C2H4(g)": "52.4", "C2H5OH(g)": "-234.8", "C2H5OH(l)": "-277.6", "C2H6(g)": "-84.0", "C3H8(g)": "-103.8",
  "C4H10(g)": "-125.7", "C6H6(l)": "49.1", "C6H12O6(s)": "-1273.3", "C8H18(l)": "-250.1", "C12H22O11(s)": "-2226.1",
  "CO(g)": "-110.5", "CO2(g)": "-393.5", "COCl2(g)": "-219.1", "CS2(l)": "89.0", "CaC2(s)": "-59.8", "CaCO3(s)": "-1207.6",
  "CaCl2(s)": "-795.4", "CaO(s)": "-634.9", "Ca(OH)2(s)": "-985.2", "Cl(g)": "121.3", "Cr2O3(s)": "-1139.7", "CuO(s)": "-157.3", "Cu2O(s)": "-168.6",
  "CuSO4(s)": "-771.4", "F(g)": "79.4", "FeO(s)": "-272.0", "Fe2O3(s)": "-824.2", "Fe3O4(s)": "-1118.4", "H(g)": "218.0",
  "HBr(g)": "-36.3", "HCN(g)": "135.1", "HCl(g)": "-92.3", "HF(g)": "-273.3", "HI(g)": "26.5", "HNO3(l)": "-174.1",
  "H2O(g)": "-241.8", "H2O(l)": "-285.8", "H2O2(l)": "-187.8", "H2S(g)": "-20.6", "H2SO4(l)": "-814.0", "HgO(s)": "-90.8",
  "I(g)": "106.8", "I2(g)": "62.4", "KCl(s)": "-436.5", "KClO3(s)": "-397.7", "KOH(s)": "-424.6", "MgCO3(s)": "-1095.8",
  "MgCl2(s)": "-641.3", "MgO(s)": "-601.6", "Mg(OH)2(s)": "-924.5", "MnO2(s)": "-520.0", "N(g)": "472.7", "NH3(g)": "-45.9",
  "NH4Cl(s)": "-314.4", "NH4NO3(s)": "-365.6", "NO(g)": "91.3", "NO2(g)": "33.2", "N2H4(l)": "50.6", "N2O(g)": "81.6",
  "N2O4(g)": "11.1", "Na2CO3(s)": "-1130.7", "NaCl(s)": "-411.2", "NaHCO3(s)": "-950.8", "NaOH(s)": "-425.8", "O(g)": "249.2", "O3(g)": "142.7",
  "PCl3(g)": "-287.0", "PCl3(l)": "-319.7", "PCl5(g)": "-374.9", "PbO2(s)": "-277.4", "PbS(s)": "-100.4", "SF6(g)": "-1220.5",
  "SO2(g)": "-296.8", "SO3(g)": "-395.7", "SiCl4(l)": "-687.0", "SiO2(s)": "-910.7", "TiCl4(l)": "-804.2", "TiO2(s)": "-944.0",
  "ZnO(s)": "-350.5", "ZnS(s)": "-206.0",
};

/** Elements as they are at 25 °C and 1 bar: their enthalpy of formation is zero by definition. The others are solids. */
export const GASEOUS_ELEMENTS: ReadonlySet<string> = new Set(["H2", "N2", "O2", "F2", "Cl2", "He", "Ne", "Ar", "Kr", "Xe"]);

export const LIQUID_ELEMENTS: ReadonlySet<string> = new Set(["Br2", "Hg"]);

/** Molecules of solid elements, and carbon as graphite. */
export const SOLID_MOLECULES: ReadonlySet<string> = new Set(["I2", "S8", "P4", "C"]);
