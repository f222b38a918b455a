/** A salt by its ions: how many of each, and its solubility product. */
export type Salt = {
  readonly formula: string;
  readonly cation: string;
  readonly anion: string;
  readonly cations: number;
  readonly anions: number;
  readonly constant: string;
};

const salt = (
  formula: string,
  cation: string,
  anion: string,
  cations: number,
  anions: number,
  constant: string,
): Salt => ({ formula, cation, anion, cations, anions, constant });

/**
 * Solubility products at 25 °C, to two figures: CRC Handbook of Chemistry and Physics, "Solubility Product Constants"; of oxalates
 * the hydrates'. Other tables differ, by a factor of ten for some: the statements quote the value. These are what a course draws
 * exercises from.
 */
const OF_A_COURSE = [
  salt("AgCl", "Ag^+", "Cl^-", 1, 1, "1.8e-10"),
  salt("AgBr", "Ag^+", "Br^-", 1, 1, "5.4e-13"),
  salt("AgI", "Ag^+", "I^-", 1, 1, "8.5e-17"),
  salt("BaSO4", "Ba^2+", "SO4^2-", 1, 1, "1.1e-10"),
  salt("PbSO4", "Pb^2+", "SO4^2-", 1, 1, "2.5e-8"),
  salt("SrSO4", "Sr^2+", "SO4^2-", 1, 1, "3.4e-7"),
  salt("CaSO4", "Ca^2+", "SO4^2-", 1, 1, "4.9e-5"),
  salt("BaCrO4", "Ba^2+", "CrO4^2-", 1, 1, "1.2e-10"),
  salt("CuI", "Cu^+", "I^-", 1, 1, "1.3e-12"),
  salt("AgIO3", "Ag^+", "IO3^-", 1, 1, "3.2e-8"),
  salt("CaF2", "Ca^2+", "F^-", 1, 2, "3.5e-11"),
  salt("MgF2", "Mg^2+", "F^-", 1, 2, "5.2e-11"),
  salt("SrF2", "Sr^2+", "F^-", 1, 2, "4.3e-9"),
  salt("BaF2", "Ba^2+", "F^-", 1, 2, "1.8e-7"),
  salt("PbI2", "Pb^2+", "I^-", 1, 2, "9.8e-9"),
  salt("PbCl2", "Pb^2+", "Cl^-", 1, 2, "1.7e-5"),
  salt("PbBr2", "Pb^2+", "Br^-", 1, 2, "6.6e-6"),
  salt("Mg(OH)2", "Mg^2+", "OH^-", 1, 2, "5.6e-12"),
  salt("Ba(IO3)2", "Ba^2+", "IO3^-", 1, 2, "4.0e-9"),
  salt("Ag2CrO4", "Ag^+", "CrO4^2-", 2, 1, "1.1e-12"),
  salt("Ag2SO4", "Ag^+", "SO4^2-", 2, 1, "1.2e-5"),
  salt("La(IO3)3", "La^3+", "IO3^-", 1, 3, "7.5e-12"),
  salt("Y(IO3)3", "Y^3+", "IO3^-", 1, 3, "1.1e-10"),
] as const;

/** The same source. Sulfides are in none of the lists: there is hardly any S²⁻ in water, and tables differ by a factor of 10⁷. */
const FROM_CRC = [
  salt("AlPO4", "Al^3+", "PO4^3-", 1, 1, "9.8e-21"),
  salt("BaCO3", "Ba^2+", "CO3^2-", 1, 1, "2.6e-9"),
  salt("BaMoO4", "Ba^2+", "MoO4^2-", 1, 1, "3.5e-8"),
  salt("BaSO3", "Ba^2+", "SO3^2-", 1, 1, "5.0e-10"),
  salt("Be(OH)2", "Be^2+", "OH^-", 1, 2, "6.9e-22"),
  salt("CdCO3", "Cd^2+", "CO3^2-", 1, 1, "1.0e-12"),
  salt("CdC2O4", "Cd^2+", "C2O4^2-", 1, 1, "1.4e-8"),
  salt("Cd(OH)2", "Cd^2+", "OH^-", 1, 2, "7.2e-15"),
  salt("Cd3(PO4)2", "Cd^2+", "PO4^3-", 3, 2, "2.5e-33"),
  salt("CaCO3", "Ca^2+", "CO3^2-", 1, 1, "3.4e-9"),
  salt("CaC2O4", "Ca^2+", "C2O4^2-", 1, 1, "2.3e-9"),
  salt("Ca(OH)2", "Ca^2+", "OH^-", 1, 2, "5.0e-6"),
  salt("Ca(IO3)2", "Ca^2+", "IO3^-", 1, 2, "6.5e-6"),
  salt("Ca3(PO4)2", "Ca^2+", "PO4^3-", 3, 2, "2.1e-33"),
  salt("Co(OH)2", "Co^2+", "OH^-", 1, 2, "5.9e-15"),
  salt("Co3(PO4)2", "Co^2+", "PO4^3-", 3, 2, "2.1e-35"),
  salt("CuBr", "Cu^+", "Br^-", 1, 1, "6.3e-9"),
  salt("CuCl", "Cu^+", "Cl^-", 1, 1, "1.7e-7"),
  salt("CuSCN", "Cu^+", "SCN^-", 1, 1, "1.8e-13"),
  salt("CuC2O4", "Cu^2+", "C2O4^2-", 1, 1, "4.4e-10"),
  salt("Cu3(PO4)2", "Cu^2+", "PO4^3-", 3, 2, "1.4e-37"),
  salt("FeCO3", "Fe^2+", "CO3^2-", 1, 1, "3.1e-11"),
  salt("FeF2", "Fe^2+", "F^-", 1, 2, "2.4e-6"),
  salt("Fe(OH)2", "Fe^2+", "OH^-", 1, 2, "4.9e-17"),
  salt("Fe(OH)3", "Fe^3+", "OH^-", 1, 3, "2.8e-39"),
  salt("PbCO3", "Pb^2+", "CO3^2-", 1, 1, "7.4e-14"),
  salt("PbF2", "Pb^2+", "F^-", 1, 2, "3.3e-8"),
  salt("Pb(OH)2", "Pb^2+", "OH^-", 1, 2, "1.4e-20"),
  salt("Pb(IO3)2", "Pb^2+", "IO3^-", 1, 2, "3.7e-13"),
  salt("Li2CO3", "Li^+", "CO3^2-", 2, 1, "8.2e-4"),
  salt("LiF", "Li^+", "F^-", 1, 1, "1.8e-3"),
  salt("MgCO3", "Mg^2+", "CO3^2-", 1, 1, "6.8e-6"),
  salt("Mg3(PO4)2", "Mg^2+", "PO4^3-", 3, 2, "1.0e-24"),
  salt("MnCO3", "Mn^2+", "CO3^2-", 1, 1, "2.2e-11"),
  salt("Hg2Cl2", "Hg2^2+", "Cl^-", 1, 2, "1.4e-18"),
  salt("Hg2Br2", "Hg2^2+", "Br^-", 1, 2, "6.4e-23"),
  salt("Hg2I2", "Hg2^2+", "I^-", 1, 2, "5.2e-29"),
  salt("Hg2SO4", "Hg2^2+", "SO4^2-", 1, 1, "6.5e-7"),
  salt("Hg2CO3", "Hg2^2+", "CO3^2-", 1, 1, "3.6e-17"),
  salt("NiCO3", "Ni^2+", "CO3^2-", 1, 1, "1.4e-7"),
  salt("Ni(OH)2", "Ni^2+", "OH^-", 1, 2, "5.5e-16"),
  salt("KClO4", "K^+", "ClO4^-", 1, 1, "1.1e-2"),
  salt("CsClO4", "Cs^+", "ClO4^-", 1, 1, "4.0e-3"),
  salt("AgBrO3", "Ag^+", "BrO3^-", 1, 1, "5.4e-5"),
  salt("Ag2CO3", "Ag^+", "CO3^2-", 2, 1, "8.5e-12"),
  salt("AgCN", "Ag^+", "CN^-", 1, 1, "6.0e-17"),
  salt("Ag2C2O4", "Ag^+", "C2O4^2-", 2, 1, "5.4e-12"),
  salt("Ag3PO4", "Ag^+", "PO4^3-", 3, 1, "8.9e-17"),
  salt("Ag2SO3", "Ag^+", "SO3^2-", 2, 1, "1.5e-14"),
  salt("AgSCN", "Ag^+", "SCN^-", 1, 1, "1.0e-12"),
  salt("SrCO3", "Sr^2+", "CO3^2-", 1, 1, "5.6e-10"),
  salt("Sr(IO3)2", "Sr^2+", "IO3^-", 1, 2, "1.1e-7"),
  salt("TlCl", "Tl^+", "Cl^-", 1, 1, "1.9e-4"),
  salt("TlBr", "Tl^+", "Br^-", 1, 1, "3.7e-6"),
  salt("TlI", "Tl^+", "I^-", 1, 1, "5.5e-8"),
  salt("Sn(OH)2", "Sn^2+", "OH^-", 1, 2, "5.5e-27"),
  salt("ZnCO3", "Zn^2+", "CO3^2-", 1, 1, "1.5e-10"),
  salt("Zn(OH)2", "Zn^2+", "OH^-", 1, 2, "3e-17"),
  salt("Zn(IO3)2", "Zn^2+", "IO3^-", 1, 2, "4.3e-6"),
] as const;

/**
 * Appendix J of OpenStax Chemistry 2e (CC BY 4.0), as the constants of acids and bases are of its Appendix H and I: a text that
 * names no value takes it from a table, and figures out of several tables do not fit together. CaC2O4 is its monohydrate.
 * BaSO4 stays CRC's: the 2.3 × 10⁻⁸ of Appendix J is two hundred times what its solubility gives.
 */
const FROM_OPENSTAX = [
  salt("Al(OH)3", "Al^3+", "OH^-", 1, 3, "2e-32"),
  salt("BaCO3", "Ba^2+", "CO3^2-", 1, 1, "1.6e-9"),
  salt("BaCrO4", "Ba^2+", "CrO4^2-", 1, 1, "8.5e-11"),
  salt("BaF2", "Ba^2+", "F^-", 1, 2, "2.4e-5"),
  salt("Cd(OH)2", "Cd^2+", "OH^-", 1, 2, "5.9e-15"),
  salt("CdCO3", "Cd^2+", "CO3^2-", 1, 1, "5.2e-12"),
  salt("Ca(OH)2", "Ca^2+", "OH^-", 1, 2, "1.3e-6"),
  salt("CaCO3", "Ca^2+", "CO3^2-", 1, 1, "8.7e-9"),
  salt("CaC2O4", "Ca^2+", "C2O4^2-", 1, 1, "1.96e-8"),
  salt("Ca3(PO4)2", "Ca^2+", "PO4^3-", 3, 2, "1.3e-32"),
  salt("CaF2", "Ca^2+", "F^-", 1, 2, "4.0e-11"),
  salt("Cr(OH)3", "Cr^3+", "OH^-", 1, 3, "6.7e-31"),
  salt("Co(OH)2", "Co^2+", "OH^-", 1, 2, "2.5e-16"),
  salt("CoCO3", "Co^2+", "CO3^2-", 1, 1, "1.4e-13"),
  salt("CuCl", "Cu^+", "Cl^-", 1, 1, "1.2e-6"),
  salt("CuBr", "Cu^+", "Br^-", 1, 1, "6.27e-9"),
  salt("CuI", "Cu^+", "I^-", 1, 1, "1.27e-12"),
  salt("CuSCN", "Cu^+", "SCN^-", 1, 1, "1.6e-11"),
  salt("Cu(OH)2", "Cu^2+", "OH^-", 1, 2, "2.2e-20"),
  salt("CuCO3", "Cu^2+", "CO3^2-", 1, 1, "2.5e-10"),
  salt("Fe(OH)2", "Fe^2+", "OH^-", 1, 2, "1.8e-15"),
  salt("FeCO3", "Fe^2+", "CO3^2-", 1, 1, "2.1e-11"),
  salt("Fe(OH)3", "Fe^3+", "OH^-", 1, 3, "4e-38"),
  salt("Pb(OH)2", "Pb^2+", "OH^-", 1, 2, "1.2e-15"),
  salt("PbF2", "Pb^2+", "F^-", 1, 2, "4e-8"),
  salt("PbCl2", "Pb^2+", "Cl^-", 1, 2, "1.6e-5"),
  salt("PbBr2", "Pb^2+", "Br^-", 1, 2, "4.6e-6"),
  salt("PbI2", "Pb^2+", "I^-", 1, 2, "1.4e-8"),
  salt("PbCO3", "Pb^2+", "CO3^2-", 1, 1, "1.5e-15"),
  salt("PbCrO4", "Pb^2+", "CrO4^2-", 1, 1, "2e-16"),
  salt("PbSO4", "Pb^2+", "SO4^2-", 1, 1, "1.3e-8"),
  salt("Mg(OH)2", "Mg^2+", "OH^-", 1, 2, "8.9e-12"),
  salt("MgF2", "Mg^2+", "F^-", 1, 2, "6.4e-9"),
  salt("MgC2O4", "Mg^2+", "C2O4^2-", 1, 1, "7e-7"),
  salt("Mn(OH)2", "Mn^2+", "OH^-", 1, 2, "2e-13"),
  salt("MnCO3", "Mn^2+", "CO3^2-", 1, 1, "8.8e-11"),
  salt("Hg2Cl2", "Hg2^2+", "Cl^-", 1, 2, "1.1e-18"),
  salt("Hg2Br2", "Hg2^2+", "Br^-", 1, 2, "1.3e-22"),
  salt("Hg2I2", "Hg2^2+", "I^-", 1, 2, "4.5e-29"),
  salt("Hg2CO3", "Hg2^2+", "CO3^2-", 1, 1, "9e-15"),
  salt("Hg2SO4", "Hg2^2+", "SO4^2-", 1, 1, "7.4e-7"),
  salt("Ni(OH)2", "Ni^2+", "OH^-", 1, 2, "1.6e-16"),
  salt("NiCO3", "Ni^2+", "CO3^2-", 1, 1, "1.4e-7"),
  salt("KClO4", "K^+", "ClO4^-", 1, 1, "1.05e-2"),
  salt("KHC4H4O6", "K^+", "HC4H4O6^-", 1, 1, "3e-4"),
  salt("AgCl", "Ag^+", "Cl^-", 1, 1, "1.6e-10"),
  salt("AgBr", "Ag^+", "Br^-", 1, 1, "5.0e-13"),
  salt("AgI", "Ag^+", "I^-", 1, 1, "1.5e-16"),
  salt("AgCN", "Ag^+", "CN^-", 1, 1, "1.2e-16"),
  salt("AgSCN", "Ag^+", "SCN^-", 1, 1, "1.0e-12"),
  salt("Ag2CO3", "Ag^+", "CO3^2-", 2, 1, "8.2e-12"),
  salt("Ag2CrO4", "Ag^+", "CrO4^2-", 2, 1, "9.0e-12"),
  salt("Ag4[Fe(CN)6]", "Ag^+", "Fe(CN)6^4-", 4, 1, "1.55e-41"),
  salt("Ag2SO4", "Ag^+", "SO4^2-", 2, 1, "1.2e-5"),
  salt("Ag3PO4", "Ag^+", "PO4^3-", 3, 1, "1.8e-18"),
  salt("SrCO3", "Sr^2+", "CO3^2-", 1, 1, "7e-10"),
  salt("SrCrO4", "Sr^2+", "CrO4^2-", 1, 1, "3.6e-5"),
  salt("SrSO4", "Sr^2+", "SO4^2-", 1, 1, "3.2e-7"),
  salt("TlCl", "Tl^+", "Cl^-", 1, 1, "1.7e-4"),
  salt("TlSCN", "Tl^+", "SCN^-", 1, 1, "1.6e-4"),
  salt("Sn(OH)2", "Sn^2+", "OH^-", 1, 2, "3e-27"),
  salt("ZnCO3", "Zn^2+", "CO3^2-", 1, 1, "2e-10"),
  salt("Zn(OH)2", "Zn^2+", "OH^-", 1, 2, "3e-17"),
] as const;

export const COURSE_SALTS: readonly Salt[] = OF_A_COURSE;

/** The first value of a salt is the one that counts; CRC's own of it may be named, too. */
export const SOLUBILITY_PRODUCTS: readonly Salt[] = [...FROM_OPENSTAX, ...OF_A_COURSE, ...FROM_CRC];
