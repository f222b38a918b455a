/**
 * Acids and bases in water at 25 °C, by formulas in canonical ASCII. pKa values from the CRC Handbook of Chemistry and
 * Physics, 97th edition (2016), section 5; a base's pKb is 14.00 − pKa of its conjugate acid.
 */

/** Acids that give up one proton completely. */
export const STRONG_ACIDS: ReadonlySet<string> = new Set(["HCl", "HBr", "HI", "HNO3", "HClO4", "HClO3"]);

/** Hydroxides that are completely ionic in solution, with the hydroxide ions of one formula unit. */
export const STRONG_BASES: Readonly<Record<string, number>> = {
  LiOH: 1, NaOH: 1, KOH: 1, RbOH: 1, CsOH: 1,
  "Ca(OH)2": 2, "Sr(OH)2": 2, "Ba(OH)2": 2,
};

/** Oxoacid whose first proton is strong: Ka2 of H2SO4, pKa 1.99 (CRC). */
export const SULFURIC_SECOND_CONSTANT = "0.0102";

/** Monoprotic weak acids. */
export const WEAK_ACIDS: Readonly<Record<string, string>> = {
  CH3COOH: "4.756",
  CH3CO2H: "4.756",
  HC2H3O2: "4.756",
  HCOOH: "3.75",
  HCO2H: "3.75",
  HCHO2: "3.75",
  C6H5COOH: "4.204",
  C2H5COOH: "4.87",
  CH3CH2COOH: "4.87",
  HNO2: "3.25",
  HF: "3.20",
  HCN: "9.21",
  HClO: "7.40",
  HOCl: "7.40",
  HBrO: "8.55",
  HOBr: "8.55",
};

/** pKa of the conjugate acids of weak bases. */
export const WEAK_BASES: Readonly<Record<string, string>> = {
  NH3: "9.25",
  CH3NH2: "10.66",
  C2H5NH2: "10.65",
  "(CH3)2NH": "10.73",
  "(CH3)3N": "9.80",
  C5H5N: "5.23",
  C6H5NH2: "4.87",
};
