import type { ProblemPhrases } from "../problem-phrases.ts";

/** Heat, light and decay. */
export const FRENCH_ENERGY: ProblemPhrases = {
  "kind/absorbance": ["absorbance", "l absorbance"],
  buffer: ["tampon", "solution tampon", "un tampon", "d un tampon"],
  contain: ["contenant"],
  produced: ["se depose", "depose", "est libere", "est liberee", "sont liberes", "liberee"],
  "kind/charge": ["charge electrique"],
  "kind/current": ["courant", "un courant", "intensite", "courant electrique"],
  "condition/decay": ["isotope", "isotope radioactif", "un isotope", "echantillon radioactif", "radioactif"],
  "condition/mixing-heat": ["est plonge dans", "est plongee dans", "plonge dans", "est place dans", "est placee dans", "est melange a", "est ajoute a"],
  condenses: ["se condense", "condenser"],
  freezes: ["congeler", "se solidifie"],
  "heat-of-vaporization": ["enthalpie de vaporisation", "chaleur de vaporisation", "chaleur latente de vaporisation"],
  "heat-of-fusion": ["enthalpie de fusion", "chaleur de fusion", "chaleur latente de fusion"],
  "condition/vaporization": ["vaporiser", "evaporer", "se vaporise"],
  "condition/fusion": ["fondre", "faire fondre", "fond", "fusion"],
  "kind/energy": ["chaleur", "energie", "quantite de chaleur", "la chaleur", "l energie"],
  by: ["elever de", "augmenter de", "sa temperature augmente de", "la temperature augmente de"],
  "kind/specific-heat": ["chaleur massique", "capacite thermique massique", "capacite calorifique massique", "la capacite thermique massique"],
  "kind/wavelength": ["longueur d onde", "la longueur d onde"],
  "kind/frequency": ["frequence", "la frequence"],
  "kind/half-life": ["demi vie", "la demi vie", "periode radioactive"],
  filler: ["pendant", "faire", "morceau", "un morceau", "photon", "photons", "lumiere", "rayonnement"],
};
