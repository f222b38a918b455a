/** Soluble compounds that laboratories keep as solutions; `largest` is the strength, in mol/L, up to which they are sampled. */
export const SOLUTES = [
  { formula: "NaCl", largest: 4 },
  { formula: "KCl", largest: 3 },
  { formula: "KBr", largest: 3 },
  { formula: "KI", largest: 4 },
  { formula: "NaOH", largest: 5 },
  { formula: "KOH", largest: 5 },
  { formula: "KNO3", largest: 2 },
  { formula: "NaNO3", largest: 4 },
  { formula: "AgNO3", largest: 2 },
  { formula: "CuSO4", largest: 1 },
  { formula: "Na2CO3", largest: 1.5 },
  { formula: "Na2SO4", largest: 1 },
  { formula: "CaCl2", largest: 4 },
  { formula: "MgCl2", largest: 3 },
  { formula: "NH4Cl", largest: 4 },
  { formula: "C6H12O6", largest: 2 },
  { formula: "C12H22O11", largest: 2 },
  { formula: "CO(NH2)2", largest: 5 },
] as const;

/** Salts that give several of one ion. */
export const SALTS_OF_IONS = [
  { salt: "CaCl2", ion: "Cl-" },
  { salt: "MgCl2", ion: "Cl-" },
  { salt: "Na2SO4", ion: "Na+" },
  { salt: "Na2CO3", ion: "Na+" },
  { salt: "K2SO4", ion: "K+" },
  { salt: "AlCl3", ion: "Cl-" },
  { salt: "FeCl3", ion: "Cl-" },
  { salt: "Mg(NO3)2", ion: "NO3-" },
  { salt: "Al(NO3)3", ion: "NO3-" },
  { salt: "(NH4)2SO4", ion: "NH4+" },
  { salt: "K3PO4", ion: "K+" },
  { salt: "K2CrO4", ion: "K+" },
] as const;

/** Concentrated reagents as they are sold: percent by mass and density in g/mL (labels of suppliers, rounded). */
export const CONCENTRATED = [
  { formula: "HCl", percent: [30, 37], density: [1.15, 1.19] },
  { formula: "H2SO4", percent: [90, 98], density: [1.81, 1.84] },
  { formula: "HNO3", percent: [60, 69], density: [1.37, 1.41] },
  { formula: "H3PO4", percent: [80, 86], density: [1.63, 1.7] },
  { formula: "CH3COOH", percent: [60, 80], density: [1.06, 1.07] },
  { formula: "NaOH", percent: [30, 50], density: [1.33, 1.53] },
  { formula: "NH3", percent: [24, 30], density: [0.89, 0.91] },
] as const;

/** Without ions in water: one particle for each formula unit. */
export const MOLECULAR_SOLUTES = ["C6H12O6", "C12H22O11", "CO(NH2)2"] as const;

/** Salts by the number of ions that a formula unit gives. */
export const ELECTROLYTES = [
  { formula: "NaCl", ions: 2 },
  { formula: "KCl", ions: 2 },
  { formula: "KNO3", ions: 2 },
  { formula: "CaCl2", ions: 3 },
  { formula: "MgCl2", ions: 3 },
  { formula: "Na2SO4", ions: 3 },
  { formula: "K3PO4", ions: 4 },
] as const;
