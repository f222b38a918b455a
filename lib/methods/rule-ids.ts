/**
 * Methods that are links of a chain, from the elementary to the one that characterises a problem: a chain is called after
 * its last one in this order. Each has a block of its name in `messages/<locale>/solution.json`.
 */
export const RULE_IDS = [
  "unit-conversion",
  "mass-and-amount",
  "amount-and-particles",
  "density",
  "molar-volume",
  "parts-of-formula",
  "gas-laws",
  "ideal-gas",
  "mole-fraction",
  "partial-pressure",
  "molarity",
  "molality",
  "solution-percent",
  "dilution",
  "solution-mixing",
  "combining-volumes",
  "mole-ratio",
  "combustion-analysis",
  "empirical-formula",
  "molecular-formula",
  "limiting-reactant",
  "percent-yield",
  "percent-error",
  "ph-scale",
  "strong-electrolyte",
  "weak-electrolyte",
  "heat",
  "thermal-equilibrium",
  "phase-change",
  "reaction-heat",
  "enthalpy-of-formation",
  "hess-law",
  "radioactive-decay",
  "beer-lambert",
  "photon",
  "electrolysis",
] as const;

export type RuleId = (typeof RULE_IDS)[number];
