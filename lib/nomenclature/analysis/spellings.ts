/** Other ways to write a substance that a table has under one formula. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["HOH", "H2O"], ["HOOH", "H2O2"], ["H2NNH2", "N2H4"], ["NH2NH2", "N2H4"], ["(NH2)2CO", "CO(NH2)2"], ["H2NCONH2", "CO(NH2)2"], ["Cl2CO", "COCl2"],
  ["HOCl", "HClO"], ["HOBr", "HBrO"], ["HOI", "HIO"], ["B(OH)3", "H3BO3"], ["Si(OH)4", "H4SiO4"], ["Te(OH)6", "H6TeO6"],
  ["HC2H3O2", "CH3COOH"], ["CH3CO2H", "CH3COOH"], ["HCH3COO", "CH3COOH"], ["HCO2H", "HCOOH"], ["HCHO2", "HCOOH"], ["HC7H5O2", "C6H5COOH"], ["C6H5CO2H", "C6H5COOH"], ["HC6H5COO", "C6H5COOH"],
  ["CH3CH2COOH", "C2H5COOH"], ["CH3CH2CO2H", "C2H5COOH"], ["C2H5CO2H", "C2H5COOH"], ["HC3H5O2", "C2H5COOH"], ["CH3CH2CH2COOH", "C3H7COOH"], ["HOOCCOOH", "H2C2O4"], ["(COOH)2", "H2C2O4"], ["H3C6H5O7", "C6H8O7"], ["H2C4H4O6", "C4H6O6"], ["HC3H5O3", "C3H6O3"],
  ["Cu2(OH)2CO3", "Cu2CO3(OH)2"], ["CuCO3·Cu(OH)2", "Cu2CO3(OH)2"], ["Cu(OH)2·CuCO3", "Cu2CO3(OH)2"], ["KC8H5O4", "KHC8H4O4"], ["Ca5(PO4)3(OH)", "Ca5(PO4)3OH"], ["FeSO4(NH4)2SO4", "(NH4)2Fe(SO4)2"], ["Fe(NH4)2(SO4)2", "(NH4)2Fe(SO4)2"],
  ["CH3CH3", "C2H6"], ["CH3CH2CH3", "C3H8"], ["CH4O", "CH3OH"], ["CH3CH2OH", "C2H5OH"], ["HCHO", "CH2O"], ["H2CO", "CH2O"], ["CH2O2", "HCOOH"], ["CH3COH", "CH3CHO"], ["(CH3)2CO", "CH3COCH3"], ["CHCH", "C2H2"], ["CH2CH2", "C2H4"],
  ["CH3CHOHCH3", "CH3CH(OH)CH3"], ["(CH3)2CHOH", "CH3CH(OH)CH3"], ["(CH3)3CH", "CH3CH(CH3)CH3"], ["(CH3)2CHCH3", "CH3CH(CH3)CH3"], ["(CH3)2O", "CH3OCH3"], ["(C2H5)2O", "C2H5OC2H5"], ["CH3CH2OCH2CH3", "C2H5OC2H5"],
  ["CH5N", "CH3NH2"], ["CH3CH2NH2", "C2H5NH2"], ["CH3NHCH3", "(CH3)2NH"], ["N(CH3)3", "(CH3)3N"], ["CClF3", "CF3Cl"], ["CF2Cl2", "CCl2F2"], ["CFCl3", "CCl3F"], ["CH3CH2Cl", "C2H5Cl"], ["CH3CH2Br", "C2H5Br"], ["CH3CH2I", "C2H5I"],
  ["CH3CO2CH3", "CH3COOCH3"], ["CH3COOCH2CH3", "CH3COOC2H5"], ["CH3CO2CH2CH3", "CH3COOC2H5"], ["CH3CO2C2H5", "CH3COOC2H5"], ["CH3COOCH2CH3", "CH3COOC2H5"], ["C7H8", "C6H5CH3"], ["C3H5(NO3)3", "C3H5N3O9"], ["C2H4(OH)2", "HOCH2CH2OH"], ["C3H5(OH)3", "HOCH2CH(OH)CH2OH"], ["CH2OHCH2OH", "HOCH2CH2OH"], ["(CH2OH)2", "HOCH2CH2OH"], ["H2NCH2COOH", "NH2CH2COOH"],
  ["FeO·Fe2O3", "Fe3O4"],
]);

/** The spelling that names are kept under; brackets around complex ions change no name. */
export function spellSubstance(ascii: string): string {
  return SPELLINGS.get(ascii) ?? ascii;
}
