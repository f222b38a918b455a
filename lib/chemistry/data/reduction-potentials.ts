/** A couple of a half-cell: `oxidized + electrons e⁻ → reduced`, each form with its coefficient, and E° in volts. */
export type RedoxCouple = {
  readonly oxidized: readonly [coefficient: number, formula: string];
  readonly reduced: readonly [coefficient: number, formula: string];
  readonly electrons: number;
  readonly potential: string;
};

const metal = (symbol: string, charge: number, potential: string): RedoxCouple => ({
  oxidized: [1, charge === 1 ? `${symbol}^+` : `${symbol}^${charge}+`],
  reduced: [1, symbol],
  electrons: charge,
  potential,
});

/**
 * Standard reduction potentials at 25 °C (1 mol/L, 1 bar) against the hydrogen electrode: CRC Handbook of Chemistry and
 * Physics, section 5, "Electrochemical Series", rounded to 0.01 V; compared one by one with Appendix L of OpenStax Chemistry 2e
 * (but for bromine, which is Br₂(l) here, as in CRC, and Br₂(aq) there).
 */
export const METAL_COUPLES: readonly RedoxCouple[] = [
  metal("Mg", 2, "-2.37"),
  metal("Al", 3, "-1.66"),
  metal("Zn", 2, "-0.76"),
  metal("Cr", 3, "-0.74"),
  metal("Fe", 2, "-0.45"),
  metal("Cd", 2, "-0.40"),
  metal("Co", 2, "-0.28"),
  metal("Ni", 2, "-0.26"),
  metal("Sn", 2, "-0.14"),
  metal("Pb", 2, "-0.13"),
  metal("Cu", 2, "0.34"),
  metal("Ag", 1, "0.80"),
  metal("Au", 3, "1.50"),
];

/** Couples whose electrode is platinum; the same source. */
export const INERT_COUPLES: readonly RedoxCouple[] = [
  { oxidized: [1, "Sn^4+"], reduced: [1, "Sn^2+"], electrons: 2, potential: "0.15" },
  { oxidized: [1, "I2"], reduced: [2, "I^-"], electrons: 2, potential: "0.54" },
  { oxidized: [1, "Fe^3+"], reduced: [1, "Fe^2+"], electrons: 1, potential: "0.77" },
  { oxidized: [1, "Br2"], reduced: [2, "Br^-"], electrons: 2, potential: "1.07" },
  { oxidized: [1, "Cl2"], reduced: [2, "Cl^-"], electrons: 2, potential: "1.36" },
];

/** Fluorine, which no electrode stands in, as it oxidizes water; the same source. */
export const FLUORINE_COUPLE: RedoxCouple = {
  oxidized: [1, "F2"],
  reduced: [2, "F^-"],
  electrons: 2,
  potential: "2.87",
};

/** Metals that take part in no cell of the exercises, for they react with water or cost too much; the same source. */
export const OTHER_METAL_COUPLES: readonly RedoxCouple[] = [
  metal("Li", 1, "-3.04"),
  metal("Cs", 1, "-3.03"),
  metal("Rb", 1, "-2.98"),
  metal("K", 1, "-2.93"),
  metal("Ba", 2, "-2.91"),
  metal("Sr", 2, "-2.90"),
  metal("Ca", 2, "-2.87"),
  metal("Na", 1, "-2.71"),
  metal("Mn", 2, "-1.19"),
  metal("Hg", 2, "0.85"),
  metal("Pd", 2, "0.95"),
  metal("Pt", 2, "1.18"),
];
