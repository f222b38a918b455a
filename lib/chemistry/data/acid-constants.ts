/**
 * Acids and bases in water at 25 °C, by formulas in canonical ASCII. Ka: Appendix H, Kb: Appendix I of OpenStax Chemistry 2e
 * (CC BY 4.0). Not in them: benzoic and propanoic acid and pyridine, from "Acid Ionization Constants in Water" of the University of
 * Waterloo (pKa 4.19, 4.87 and 5.25 of its cation; 6.3 × 10⁻⁵ with Austin Community College, too), and ethylamine, from the tables
 * of thelabrat.com (4.7 × 10⁻⁴). Tables of other books differ by up to a third: the value is shown wherever it is used.
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

/** Ka of monoprotic weak acids. */
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
};
