import type { ProblemPhrases } from "../problem-phrases.ts";

/** Mixtures at equilibrium. */
export const SPANISH_EQUILIBRIUM: ProblemPhrases = {
  "condition/at-equilibrium": [
    "en el equilibrio",
    "de equilibrio",
    "al equilibrio",
    "alcanzado el equilibrio",
    "equilibrio",
  ],
  "kind/molarity": ["concentraciones", "las concentraciones", "la symconcentration"],
  "kind/pressure": [
    "presion parcial",
    "la presion parcial",
    "presiones parciales",
    "las presiones parciales",
    "presiones",
  ],
  filler: ["dicha temperatura", "en una mezcla", "una mezcla", "siguientes", "y la de"],
};
