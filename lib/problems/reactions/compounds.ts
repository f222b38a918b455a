import type { Difficulty } from "../../curriculum/difficulties.ts";

/** Everyday compounds of a first course: few atoms, then ions of several atoms, then brackets and crystal water. */
export const COMPOUNDS: Readonly<Record<Difficulty, readonly string[]>> = {
  easy: ["H2O", "NaCl", "CO2", "NH3", "CH4", "MgO", "KCl", "CaO", "HCl", "SO2", "NO2", "N2O", "KBr", "CaCl2", "Fe2O3", "Al2O3", "SO3", "H2O2", "NaF", "MgCl2", "FeCl3", "KI", "ZnO", "CuO"],
  medium: ["CaCO3", "H2SO4", "NaOH", "HNO3", "NaHCO3", "Na2CO3", "KNO3", "AgNO3", "KMnO4", "K2Cr2O7", "CuSO4", "H3PO4", "Na2SO4", "C6H12O6", "KOH", "MgCO3", "BaSO4", "NH4Cl", "KClO3", "Na3PO4"],
  hard: [
    "Ca(OH)2", "Mg(NO3)2", "Al2(SO4)3", "(NH4)2SO4", "Ca3(PO4)2", "Fe(NO3)3", "(NH4)3PO4", "Pb(NO3)2", "Mg(OH)2", "Al(OH)3", "Cu(NO3)2", "(NH4)2CO3",
    "CuSO4·5H2O", "MgSO4·7H2O", "CoCl2·6H2O", "BaCl2·2H2O", "FeSO4·7H2O", "CaSO4·2H2O", "Na2CO3·10H2O", "ZnSO4·7H2O",
  ],
};
