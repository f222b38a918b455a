import type { ProblemPhrases } from "../problem-phrases.ts";

/** Effusion, hydrates, excess and percentages by volume. Accents are left out, as in every lexicon. */
export const FRENCH_MATTER: ProblemPhrases = {
  effuse: ["effuse", "effusent", "effuser", "effusion", "d effusion", "l effusion", "effuse t il", "effuse t elle", "diffuse", "diffusion", "de diffusion"],
  faster: ["fois plus vite", "fois plus rapidement", "plus vite", "fois plus vite que", "plus vite que", "fois plus rapide que"],
  slower: ["fois plus lentement", "fois moins vite", "fois plus lentement que", "fois moins vite que"],
  compare: ["que", "vitesse", "vitesses", "la vitesse", "les vitesses", "rapport", "le rapport"],
  "unknown-gas": ["gaz inconnu", "un gaz inconnu", "le gaz inconnu"],
  "kind/excess-reactant": ["quel reactif est en exces", "quel est le reactif en exces", "quel reactif est present en exces", "lequel des reactifs est en exces"],
  "label/leftover": ["il reste", "reste"],
  hydrate: ["hydrate", "hydrate de", "un hydrate de", "d un hydrate de", "hydrate du", "hydratee"],
  anhydrous: ["anhydre", "sel anhydre"],
  "kind/hydrate-formula": ["formule de l hydrate", "la formule de l hydrate", "formule de cet hydrate"],
  "kind/volume-percent": ["pourcentage volumique", "le pourcentage volumique", "pourcentage en volume", "en volume", "% en volume"],
  "kind/molality": ["molalite", "la molalite"],
  "kind/mass-percent": ["pourcentage massique", "le pourcentage massique", "pourcentage en masse", "en masse", "% en masse", "purete", "la purete", "degre de purete", "le degre de purete", "composition massique", "la composition massique", "composition centesimale", "la composition centesimale"],
  mixture: ["melange", "un melange", "le melange", "melange gazeux", "melange de gaz"],
  "kind/pressure": ["pression partielle", "la pression partielle", "pressions partielles"],
  impure: ["calcaire", "impur", "impure", "minerai", "alliage", "marbre"],
};
