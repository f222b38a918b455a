/**
 * Boiling points at 1 atm in °C: CRC Handbook of Chemistry and Physics, 97th edition, sections 3 and 4. C4H10 to C8H18 are the
 * unbranched alkanes; alcohols, amines and halides have their group at the end of an unbranched chain.
 */
export const BOILING_POINTS: Readonly<Record<string, number>> = {
  He: -269, Ne: -246, Ar: -186, Kr: -153, Xe: -108, F2: -188, Cl2: -34, Br2: 59, I2: 184, O2: -183,
  CH4: -162, C2H6: -89, C3H8: -42, C4H10: -1, C5H12: 36, C6H14: 69, C7H16: 98, C8H18: 126,
  SiH4: -112, GeH4: -88, SnH4: -52, CF4: -128, CCl4: 77, CBr4: 190, BF3: -100, BCl3: 13, BBr3: 91,
  HCl: -85, HBr: -67, HI: -35, H2S: -60, H2Se: -41, PH3: -88, AsH3: -62, CH3F: -78, CH3CHO: 20, CH3COCH3: 56,
  HF: 20, H2O: 100, NH3: -33, CH3OH: 65, C2H5OH: 78, C3H7OH: 97, C4H9OH: 118, N2H4: 114, H2O2: 150, C5H11OH: 138,
  C2H5Cl: 12, C3H7Cl: 47, C4H9Cl: 78, C2H5Br: 38, C3H7Br: 71, C4H9Br: 101,
  CH3Cl: -24, CH3Br: 4, CH3I: 42, SiCl4: 58, GeCl4: 84, SnCl4: 114, PF3: -101, PCl3: 76, PBr3: 173, CH3NH2: -6, C2H5NH2: 17, C3H7NH2: 48, C4H9NH2: 77,
  HCOOH: 101, CH3COOH: 118, C2H5COOH: 141,
};

/** Substances with forces of one kind, by rising number of electrons. */
export const SERIES = [
  ["He", "Ne", "Ar", "Kr", "Xe"],
  ["F2", "Cl2", "Br2", "I2"],
  ["CH4", "C2H6", "C3H8", "C4H10", "C5H12", "C6H14", "C7H16", "C8H18"],
  ["CH4", "SiH4", "GeH4", "SnH4"],
  ["CF4", "CCl4", "CBr4"],
  ["BF3", "BCl3", "BBr3"],
  ["HCl", "HBr", "HI"],
  ["CH3OH", "C2H5OH", "C3H7OH", "C4H9OH", "C5H11OH"],
  ["CH3Cl", "CH3Br", "CH3I"],
  ["CH3Cl", "C2H5Cl", "C3H7Cl", "C4H9Cl"],
  ["CH3Br", "C2H5Br", "C3H7Br", "C4H9Br"],
  ["SiCl4", "GeCl4", "SnCl4"],
  ["PF3", "PCl3", "PBr3"],
  ["CH3NH2", "C2H5NH2", "C3H7NH2", "C4H9NH2"],
  ["HCOOH", "CH3COOH", "C2H5COOH"],
] as const;

/** Gases whose critical temperature lies below the melting points of substances that they stand beside: never liquids together (CRC, section 6). */
export const EARLY_GASES: ReadonlySet<string> = new Set(["He", "Ne", "Ar", "Kr", "Xe", "F2", "O2", "CH4", "CF4"]);

/** The hydrides of a group; only the molecules of the first form hydrogen bonds. */
export const HYDRIDES = [["HF", "HCl", "HBr", "HI"], ["H2O", "H2S", "H2Se"], ["NH3", "PH3", "AsH3"]] as const;

/** Molecules of similar molar mass: dispersion forces only, dipoles too, hydrogen bonds too. */
export const TRIADS = [
  ["C2H6", "CH3F", "CH3OH"],
  ["C3H8", "CH3CHO", "C2H5OH"],
  ["C4H10", "CH3COCH3", "C3H7OH"],
  ["F2", "HCl", "H2O2"],
  ["O2", "H2S", "CH3OH"],
  ["SiH4", "PH3", "N2H4"],
  ["O2", "CH3F", "N2H4"],
  ["SiH4", "H2S", "CH3OH"],
  ["C2H6", "H2S", "N2H4"],
  ["Ar", "CH3CHO", "C2H5OH"],
  ["Ar", "HCl", "H2O2"],
] as const;

/** By the strongest force between equal molecules. */
export const BY_FORCE = {
  dispersion: ["CH4", "CO2", "N2", "O2", "Cl2", "Br2", "I2", "CCl4", "CF4", "C2H6", "C3H8", "C4H10", "C6H6", "SiH4", "BF3", "BCl3", "CS2", "SF6", "Ar", "Kr", "C2H4", "C2H2", "SiCl4", "H2", "Xe"],
  dipole: ["HCl", "HBr", "HI", "H2S", "SO2", "CH3Cl", "CHCl3", "CH2Cl2", "HCHO", "CH3CHO", "CH3COCH3", "CH3F", "NF3", "PCl3", "CH3Br", "COS", "CH3CN", "CHF3", "OF2", "ClF", "SOCl2"],
  hydrogen: ["H2O", "NH3", "HF", "CH3OH", "C2H5OH", "CH3NH2", "N2H4", "H2O2", "CH3COOH", "HCOOH", "C3H7OH", "C2H5NH2", "NH2OH", "C2H4(OH)2"],
} as const;

/** Without an H on N, O or F, but with a lone pair there that takes part in hydrogen bonds with water. */
export const ACCEPTORS = ["CH3COCH3", "HCHO", "CH3CHO", "N(CH3)3", "CH3COOCH3", "C2H5OC2H5", "CH3CN", "CH3OCH3", "HCOOCH3", "CH3COOC2H5", "C5H5N"] as const;
