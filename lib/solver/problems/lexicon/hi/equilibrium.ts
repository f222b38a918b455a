import type { ProblemPhrases } from "../problem-phrases.ts";

/** Mixtures at equilibrium. */
export const HINDI_EQUILIBRIUM: ProblemPhrases = {
  "condition/at-equilibrium": ["साम्य", "साम्यावस्था", "साम्यावस्था पर"],
  "kind/molarity": ["सांद्रताएँ", "सांद्रताएं"],
  "kind/pressure": ["आंशिक दाब"],
};
