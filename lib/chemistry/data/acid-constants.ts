/**
 * Acids and bases in water at 25 °C, by formulas in canonical ASCII. Ka: Appendix H, Kb: Appendix I of OpenStax Chemistry 2e
 * (CC BY 4.0). Not in them: benzoic and propanoic acid and pyridine, from "Acid Ionization Constants in Water" of the University of
 * Waterloo (pKa 4.19, 4.87 and 5.25 of its cation; 6.3 × 10⁻⁵ with Austin Community College, too), and ethylamine, from the tables
 * of thelabrat.com (4.7 × 10⁻⁴); and what stands in lists of its own below, which CRC has: "Dissociation Constants of Inorganic
 * Acids and Bases" (section 8) and "… of Organic Acids and Bases" (section 5). Tables of other books differ by up to a third: the
 * value is shown wherever it is used.
 */

/** Acids that give up one proton completely. */
export const STRONG_ACIDS: ReadonlySet<string> = new Set(["HCl", "HBr", "HI", "HNO3", "HClO4", "HClO3"]);

/** Hydroxides that are completely ionic in solution, with the hydroxide ions of one formula unit. */
export const STRONG_BASES: Readonly<Record<string, number>> = {
  LiOH: 1,
  NaOH: 1,
  KOH: 1,
  RbOH: 1,
  CsOH: 1,
  "Ca(OH)2": 2,
  "Sr(OH)2": 2,
  "Ba(OH)2": 2,
};

/** Oxoacid whose first proton is strong: Ka2 of H2SO4. */
export const SULFURIC_SECOND_CONSTANT = "0.012";

/** From pKa of CRC; of chloroacetic acid 2.865 (R. A. Robinson and R. H. Stokes, as Kaye & Laby has it). */
const MORE_WEAK_ACIDS: Readonly<Record<string, string>> = {
  HClO2: "1.1e-2",
  HIO: "3e-11",
  HOI: "3e-11",
  HIO3: "0.17",
  HIO4: "0.023",
  HCNO: "3.5e-4",
  HOCN: "3.5e-4",
  C3H7COOH: "1.5e-5",
  CH3CH2CH2COOH: "1.5e-5",
  HC4H7O2: "1.5e-5",
  CH2FCOOH: "2.6e-3",
  CH2ClCOOH: "1.4e-3",
  ClCH2COOH: "1.4e-3",
  CH2BrCOOH: "1.3e-3",
  CH2ICOOH: "6.6e-4",
  CHCl2COOH: "0.045",
  HC3H5O3: "1.4e-4",
  C3H6O3: "1.4e-4",
  "CH3CH(OH)COOH": "1.4e-4",
  HOCH2COOH: "1.5e-4",
  CH3COCOOH: "4.1e-3",
  C6H5CH2COOH: "4.9e-5",
  C6H5OH: "1.0e-10",
  HC6H5O: "1.0e-10",
};

/** Ka of monoprotic weak acids, and of boric and arsenous acid, of which one proton counts. */
export const WEAK_ACIDS: Readonly<Record<string, string>> = {
  CH3COOH: "1.8e-5",
  CH3CO2H: "1.8e-5",
  HC2H3O2: "1.8e-5",
  HCOOH: "1.8e-4",
  HCO2H: "1.8e-4",
  HCHO2: "1.8e-4",
  C6H5COOH: "6.3e-5",
  C6H5CO2H: "6.3e-5",
  HC7H5O2: "6.3e-5",
  C2H5COOH: "1.3e-5",
  CH3CH2COOH: "1.3e-5",
  HNO2: "4.6e-4",
  HF: "6.4e-4",
  HCN: "4.9e-10",
  HClO: "2.9e-8",
  HOCl: "2.9e-8",
  HBrO: "2.8e-9",
  HOBr: "2.8e-9",
  HN3: "2.5e-5",
  H3BO3: "5.4e-10",
  H3AsO3: "5.1e-10",
  ...MORE_WEAK_ACIDS,
};

/** From pKa of their cations in CRC, with pKw = 14. */
const MORE_WEAK_BASES: Readonly<Record<string, string>> = {
  N2H4: "1.3e-6",
  NH2OH: "8.7e-9",
  HONH2: "8.7e-9",
  CH3CH2NH2: "4.7e-4",
  CH3CH2CH2NH2: "3.5e-4",
  "(C2H5)2NH": "6.9e-4",
  "(C2H5)3N": "5.6e-4",
  HOCH2CH2NH2: "3.2e-5",
  C6H5CH2NH2: "2.2e-5",
  C5H10NH: "1.3e-3",
  C3H4N2: "9.8e-8",
};

/** Kb of weak bases. */
export const WEAK_BASES: Readonly<Record<string, string>> = {
  NH3: "1.8e-5",
  CH3NH2: "4.4e-4",
  C2H5NH2: "4.7e-4",
  "(CH3)2NH": "5.9e-4",
  "(CH3)3N": "6.3e-5",
  C5H5N: "1.8e-9",
  C6H5NH2: "4.3e-10",
  ...MORE_WEAK_BASES,
};

/** One Ka for each proton, the first one first: Appendix H of OpenStax Chemistry 2e, and below the gap CRC; H2Te of Appendix H. */
export const POLYPROTIC_ACIDS: Readonly<Record<string, readonly string[]>> = {
  H2SO3: ["1.6e-2", "6.4e-8"],
  H3PO4: ["7.5e-3", "6.2e-8", "4.2e-13"],
  H3PO3: ["5e-2", "2.0e-7"],
  H2C2O4: ["6.0e-2", "6.1e-5"],
  H2S: ["8.9e-8", "1.0e-19"],

  H2CO3: ["4.5e-7", "4.7e-11"],
  H2CrO4: ["0.18", "3.2e-7"],
  H3AsO4: ["5.5e-3", "1.7e-7", "5.1e-12"],
  H2Se: ["1.3e-4", "1e-11"],
  H2Te: ["2.3e-3", "1.6e-11"],
  H2SeO3: ["2.4e-3", "4.8e-9"],
  H2C3H2O4: ["1.4e-3", "2.0e-6"],
  H2C4H4O4: ["6.2e-5", "2.3e-6"],
  H2C4H4O6: ["1.0e-3", "4.6e-5"],
  H2C8H4O4: ["1.1e-3", "3.9e-6"],
  H3C6H5O7: ["7.4e-4", "1.7e-5", "4.0e-7"],
  C6H8O7: ["7.4e-4", "1.7e-5", "4.0e-7"],
};

/** Acids that hardly count as such in water, by whose constants their conjugate bases have theirs: Appendix H, too. */
export const FAINT_ACIDS: Readonly<Record<string, string>> = {
  H2O2: "2.4e-12",
};
