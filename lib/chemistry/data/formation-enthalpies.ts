/**
 * Standard enthalpies of formation at 25 °C and 1 bar in kJ/mol, by formula and state: CRC Handbook of Chemistry and Physics,
 * section 5, "Standard Thermodynamic Properties of Chemical Substances". Compared one by one with its transcription in the
 * data of the Python library `chemicals` (C. Bell and others, MIT licence) and, where that was not at hand (oxides of aluminium,
 * silicon and tin, atoms of F, N, O and Cl, and a few more), with Appendix G of OpenStax Chemistry 2e (CC BY 4.0), rounded to
 * 0.1 kJ/mol. Glucose, octane, KClO3, Na2CO3 and NaHCO3 could not be compared with either: they are the values that textbooks
 * commonly print.
 */
export const FORMATION_ENTHALPIES: Readonly<Record<string, string>> = {
  "Ag2CO3(s)": "-505.8", "Ag2O(s)": "-31.1", "AgBr(s)": "-100.4", "AgCl(s)": "-127.0", "AgI(s)": "-61.8", "AgNO3(s)": "-124.4", "Al2O3(s)": "-1675.7",
  "AlCl3(s)": "-704.2", "AlF3(s)": "-1510.4", "B2H6(g)": "36.4", "B2O3(s)": "-1273.5", "BaCl2(s)": "-855.0", "BaCO3(s)": "-1213.0",
  "BaF2(s)": "-1207.1", "BaO(s)": "-548.0", "BaSO4(s)": "-1473.2", "BCl3(g)": "-403.8", "BeO(s)": "-609.4", "BF3(g)": "-1136.0", "Br2(g)": "30.9",
  "Br(g)": "111.9", "C10H8(s)": "78.5", "C12H22O11(s)": "-2226.1", "C2H2(g)": "227.4", "C2H4(g)": "52.4", "C2H5OH(g)": "-234.8",
  "C2H5OH(l)": "-277.6", "C2H6(g)": "-84.0", "C3H8(g)": "-103.8", "C4H10(g)": "-125.7", "C5H12(l)": "-173.5", "C6H12O6(s)": "-1273.3",
  "C6H5COOH(s)": "-385.2", "C6H5OH(s)": "-165.1", "C6H6(g)": "82.9", "C6H6(l)": "49.1", "C7H8(l)": "12.4", "C8H18(l)": "-250.1",
  "Ca3(PO4)2(s)": "-4120.8", "CaBr2(s)": "-682.8", "CaC2(s)": "-59.8", "CaCl2(s)": "-795.4", "CaCO3(s)": "-1207.6", "CaF2(s)": "-1228.0",
  "CaH2(s)": "-181.5", "Ca(OH)2(s)": "-985.2", "CaO(s)": "-634.9", "CaSO4(s)": "-1434.5", "CBr4(s)": "29.4", "CCl4(g)": "-95.7", "CCl4(l)": "-128.2",
  "CF4(g)": "-933.6", "C(g)": "716.7", "CH2Cl2(l)": "-124.2", "CH3CHO(g)": "-166.2", "CH3CHO(l)": "-192.2", "CH3Cl(g)": "-81.9",
  "CH3COCH3(l)": "-248.4", "CH3COOH(l)": "-484.3", "CH3NH2(g)": "-22.5", "CH3OH(g)": "-201.0", "CH3OH(l)": "-239.2", "CH4(g)": "-74.6",
  "CHCl3(g)": "-102.7", "CHCl3(l)": "-134.1", "ClF3(g)": "-163.2", "Cl(g)": "121.3", "ClO2(g)": "102.5", "CO2(g)": "-393.5", "COCl2(g)": "-219.1",
  "CO(g)": "-110.5", "CO(NH2)2(s)": "-333.1", "CoO(s)": "-237.9", "Cr2O3(s)": "-1139.7", "CS2(l)": "89.0", "Cu2O(s)": "-168.6", "CuCl2(s)": "-220.1",
  "CuCl(s)": "-137.2", "CuO(s)": "-157.3", "CuSO4(s)": "-771.4", "CuS(s)": "-53.1", "Fe2O3(s)": "-824.2", "Fe3O4(s)": "-1118.4", "FeCl2(s)": "-341.8",
  "FeCl3(s)": "-399.5", "FeCO3(s)": "-740.6", "FeO(s)": "-272.0", "FeS2(s)": "-178.2", "FeS(s)": "-100.0", "F(g)": "79.4", "H2O2(g)": "-136.3",
  "H2O2(l)": "-187.8", "H2O(g)": "-241.8", "H2O(l)": "-285.8", "H2S(g)": "-20.6", "H2SO4(l)": "-814.0", "H3PO4(s)": "-1284.4", "HBr(g)": "-36.3",
  "HCl(g)": "-92.3", "HCN(g)": "135.1", "HCN(l)": "108.9", "HCOOH(l)": "-425.0", "HF(g)": "-273.3", "H(g)": "218.0", "HgCl2(s)": "-224.3",
  "HgO(s)": "-90.8", "HI(g)": "26.5", "HNO3(g)": "-133.9", "HNO3(l)": "-174.1", "I2(g)": "62.4", "ICl(g)": "17.8", "I(g)": "106.8",
  "K2CO3(s)": "-1151.0", "K2SO4(s)": "-1437.8", "KBr(s)": "-393.8", "KClO3(s)": "-397.7", "KClO4(s)": "-432.8", "KCl(s)": "-436.5", "KI(s)": "-327.9",
  "KMnO4(s)": "-837.2", "KNO3(s)": "-494.6", "KOH(s)": "-424.6", "Li2CO3(s)": "-1215.9", "Li2O(s)": "-597.9", "LiCl(s)": "-408.6", "LiF(s)": "-616.0",
  "LiH(s)": "-90.5", "LiOH(s)": "-487.5", "MgBr2(s)": "-524.3", "MgCl2(s)": "-641.3", "MgCO3(s)": "-1095.8", "MgF2(s)": "-1124.2",
  "Mg(OH)2(s)": "-924.5", "MgO(s)": "-601.6", "MgSO4(s)": "-1284.9", "MnCl2(s)": "-481.3", "MnO2(s)": "-520.0", "N2H4(g)": "95.4", "N2H4(l)": "50.6",
  "N2O3(g)": "86.6", "N2O4(g)": "11.1", "N2O5(g)": "13.3", "N2O(g)": "81.6", "Na2CO3(s)": "-1130.7", "Na2O2(s)": "-510.9", "Na2O(s)": "-414.2",
  "Na2SO4(s)": "-1387.1", "Na2S(s)": "-364.8", "NaBr(s)": "-361.1", "NaCl(s)": "-411.2", "NaF(s)": "-576.6", "NaHCO3(s)": "-950.8",
  "NaI(s)": "-287.8", "NaNO3(s)": "-467.9", "NaOH(s)": "-425.8", "NF3(g)": "-132.1", "N(g)": "472.7", "NH3(g)": "-45.9", "(NH4)2SO4(s)": "-1180.9",
  "NH4Br(s)": "-270.8", "NH4ClO4(s)": "-295.3", "NH4Cl(s)": "-314.4", "NH4NO3(s)": "-365.6", "NiCl2(s)": "-305.3", "NO2(g)": "33.2", "NO(g)": "91.3",
  "O3(g)": "142.7", "O(g)": "249.2", "P4O10(s)": "-2984.0", "PbCl2(s)": "-359.4", "PbCO3(s)": "-699.1", "PbO2(s)": "-277.4", "PbSO4(s)": "-920.0",
  "PbS(s)": "-100.4", "PCl3(g)": "-287.0", "PCl3(l)": "-319.7", "PCl5(g)": "-374.9", "PCl5(s)": "-443.5", "PF3(g)": "-958.4", "PH3(g)": "5.4",
  "POCl3(l)": "-597.1", "SF4(g)": "-763.2", "SF6(g)": "-1220.5", "Si3N4(s)": "-743.5", "SiCl4(g)": "-657.0", "SiCl4(l)": "-687.0",
  "SiF4(g)": "-1615.0", "SiH4(g)": "34.3", "SiO2(s)": "-910.7", "SnCl4(l)": "-511.3", "SnO2(s)": "-577.6", "SO2Cl2(l)": "-394.1", "SO2(g)": "-296.8",
  "SO3(g)": "-395.7", "SOCl2(l)": "-245.6", "SrO(s)": "-592.0", "TiCl4(g)": "-763.2", "TiCl4(l)": "-804.2", "TiO2(s)": "-944.0", "UF6(g)": "-2147.4",
  "UF6(s)": "-2197.0", "WO3(s)": "-842.9", "ZnCl2(s)": "-415.1", "ZnO(s)": "-350.5", "ZnSO4(s)": "-982.8", "ZnS(s)": "-206.0",
};

/** Elements as they are at 25 °C and 1 bar: their enthalpy of formation is zero by definition. The others are solids. */
export const GASEOUS_ELEMENTS: ReadonlySet<string> = new Set(["H2", "N2", "O2", "F2", "Cl2", "He", "Ne", "Ar", "Kr", "Xe"]);

export const LIQUID_ELEMENTS: ReadonlySet<string> = new Set(["Br2", "Hg"]);

/** Molecules of solid elements, and carbon as graphite. */
export const SOLID_MOLECULES: ReadonlySet<string> = new Set(["I2", "S8", "P4", "C"]);
