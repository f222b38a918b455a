/**
 * Densities in g/mL near 20 °C: CRC Handbook of Chemistry and Physics, 97th edition, section 4 (physical constants of the elements)
 * and section 3; to three figures.
 */
export const MATERIALS = [
  { formula: "Al", density: "2.70" },
  { formula: "Ti", density: "4.51" },
  { formula: "Zn", density: "7.13" },
  { formula: "Fe", density: "7.87" },
  { formula: "Ni", density: "8.90" },
  { formula: "Cu", density: "8.96" },
  { formula: "Ag", density: "10.5" },
  { formula: "Pb", density: "11.3" },
  { formula: "Au", density: "19.3" },
  { formula: "Pt", density: "21.5" },
  { formula: "Mg", density: "1.74" },
] as const;

export type Material = (typeof MATERIALS)[number];

/** Metals that are sold as thin foil. */
export const FOILS: readonly Material[] = MATERIALS.filter(({ formula }) =>
  ["Al", "Cu", "Ag", "Au", "Pb", "Zn", "Ni", "Pt"].includes(formula),
);
