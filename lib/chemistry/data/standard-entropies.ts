/**
 * Standard molar entropies at 25 °C and 1 bar in J/(mol·K), by formula and state: CRC Handbook of Chemistry and Physics,
 * section 5, "Standard Thermodynamic Properties of Chemical Substances", from its transcription in the data of the Python library
 * `chemicals` (C. Bell and others, MIT licence), the source of `formation-enthalpies.ts`.
 */
export const STANDARD_ENTROPIES: Readonly<Record<string, string>> = {
  "Ag(s)": "42.6", "Ag2O(s)": "121.3", "Al(s)": "28.3", "Al2O3(s)": "50.9", "Ar(g)": "154.8", "Br2(g)": "245.5", "Br2(l)": "152.2", "C(s)": "5.7",
  "C2H2(g)": "200.9", "C2H4(g)": "219.3", "C2H5OH(g)": "281.6", "C2H5OH(l)": "160.7", "C2H6(g)": "229.2", "C3H8(g)": "270.3", "C6H6(g)": "269.2",
  "C6H6(l)": "173.4", "CH3Cl(g)": "234.6", "CH3OH(g)": "239.9", "CH3OH(l)": "126.8", "CH4(g)": "186.3", "CO(g)": "197.7", "CO2(g)": "213.8",
  "COCl2(g)": "283.5", "Ca(OH)2(s)": "83.4", "Ca(s)": "41.6", "CaCO3(s)": "91.7", "CaO(s)": "38.1", "Cl2(g)": "223.1", "Cu(s)": "33.2",
  "Cu2O(s)": "93.1", "CuO(s)": "42.6", "F2(g)": "202.8", "Fe(s)": "27.3", "Fe2O3(s)": "87.4", "H2(g)": "130.7", "H2O(g)": "188.8", "H2O(l)": "70.0",
  "H2O2(l)": "109.6", "H2S(g)": "205.8", "HBr(g)": "198.7", "HCN(g)": "201.8", "HCl(g)": "186.9", "HF(g)": "173.8", "HI(g)": "206.6",
  "He(g)": "126.2", "Hg(g)": "175.0", "Hg(l)": "75.9", "HgO(s)": "70.3", "I2(g)": "260.7", "I2(s)": "116.1", "K(s)": "64.7", "KCl(s)": "82.6",
  "KClO3(s)": "143.1", "Kr(g)": "164.1", "Mg(s)": "32.7", "MgCO3(s)": "65.7", "MgO(s)": "27.0", "N2(g)": "191.6", "N2H4(g)": "238.5",
  "N2H4(l)": "121.2", "N2O(g)": "220.0", "N2O4(g)": "304.4", "NH3(g)": "192.8", "NH4Br(s)": "113.0", "NH4Cl(s)": "94.6", "NH4NO3(s)": "151.1",
  "NO(g)": "210.8", "NO2(g)": "240.1", "Na(s)": "51.3", "Na2CO3(s)": "135.0", "NaCl(s)": "72.1", "NaHCO3(s)": "101.7", "Ne(g)": "146.3",
  "O2(g)": "205.2", "O3(g)": "238.9", "PCl3(g)": "311.8", "PCl3(l)": "217.1", "PCl5(g)": "364.6", "PH3(g)": "210.2", "SO2(g)": "248.2",
  "SO3(g)": "256.8", "SiO2(s)": "41.5", "Zn(s)": "41.6", "ZnO(s)": "43.7",
};
