/**
 * Standard Gibbs energies of formation at 25 °C and 1 bar in kJ/mol, by formula and state: CRC Handbook of Chemistry and
 * Physics, section 5, from the transcription that `standard-entropies.ts` names. Those of elements in their standard states are
 * zero by definition.
 */
export const FORMATION_GIBBS_ENERGIES: Readonly<Record<string, string>> = {
  "Ag2O(s)": "-11.2", "Al2O3(s)": "-1582.3", "Br2(g)": "3.1", "C2H2(g)": "209.9", "C2H4(g)": "68.4", "C2H5OH(g)": "-167.9", "C2H5OH(l)": "-174.8",
  "C2H6(g)": "-32.0", "C3H8(g)": "-23.4", "C6H6(g)": "129.7", "C6H6(l)": "124.5", "CH3OH(g)": "-162.3", "CH3OH(l)": "-166.6", "CH4(g)": "-50.5",
  "CO(g)": "-137.2", "CO2(g)": "-394.4", "COCl2(g)": "-204.9", "Ca(OH)2(s)": "-897.5", "CaCO3(s)": "-1129.1", "CaO(s)": "-603.3",
  "Cu2O(s)": "-146.0", "CuO(s)": "-129.7", "Fe2O3(s)": "-742.2", "H2O(g)": "-228.6", "H2O(l)": "-237.1", "H2O2(l)": "-120.4", "H2S(g)": "-33.4",
  "HBr(g)": "-53.4", "HCN(g)": "124.7", "HCl(g)": "-95.3", "HF(g)": "-275.4", "HI(g)": "1.7", "HgO(s)": "-58.5", "I2(g)": "19.3", "KCl(s)": "-408.5",
  "KClO3(s)": "-296.3", "MgCO3(s)": "-1012.1", "MgO(s)": "-569.3", "N2H4(g)": "159.4", "N2H4(l)": "149.3", "N2O(g)": "103.7", "N2O4(g)": "99.8",
  "NH3(g)": "-16.4", "NH4Br(s)": "-175.2", "NH4Cl(s)": "-202.9", "NH4NO3(s)": "-183.9", "NO(g)": "87.6", "NO2(g)": "51.3", "Na2CO3(s)": "-1044.4",
  "NaCl(s)": "-384.1", "NaHCO3(s)": "-851.0", "O3(g)": "163.2", "PCl3(g)": "-267.8", "PCl3(l)": "-272.3", "PCl5(g)": "-305.0", "PH3(g)": "13.5",
  "SO2(g)": "-300.1", "SO3(g)": "-371.1", "SiO2(s)": "-856.3", "ZnO(s)": "-320.5",
};
