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
  "mole-ratio",
  "limiting-reactant",
  "percent-yield",
  "percent-error",
] as const;

export type RuleId = (typeof RULE_IDS)[number];
