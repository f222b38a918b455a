import type { ProblemPhrases } from "../problem-phrases.ts";

/** Mixtures at equilibrium. */
export const FRENCH_EQUILIBRIUM: ProblemPhrases = {
  "condition/at-equilibrium": ["d equilibre", "a l etat d equilibre", "l equilibre", "equilibre"],
  "kind/molarity": ["concentrations", "les concentrations", "des concentrations"],
  "kind/pressure": [
    "pression partielle",
    "la pression partielle",
    "pressions partielles",
    "les pressions partielles",
    "pressions",
  ],
  filler: ["suivantes", "dans un melange", "un melange"],
};
