import type { ProblemPhrases } from "../problem-phrases.ts";

/** Heat, light and decay. */
export const FRENCH_ENERGY: ProblemPhrases = {
  "kind/energy": ["chaleur", "energie", "quantite de chaleur", "la chaleur", "l energie"],
  by: ["elever de", "augmenter de", "sa temperature augmente de", "la temperature augmente de"],
  "kind/specific-heat": ["chaleur massique", "capacite thermique massique", "capacite calorifique massique", "la capacite thermique massique"],
  "kind/wavelength": ["longueur d onde", "la longueur d onde"],
  "kind/frequency": ["frequence", "la frequence"],
  "kind/half-life": ["demi vie", "la demi vie", "periode radioactive"],
  filler: ["photon", "photons", "lumiere", "rayonnement"],
};
