import { pickPhrases } from "../problem-phrases.ts";
import type { ProblemPhrases } from "../problem-phrases.ts";
import { FRENCH_CORE } from "./core.ts";

/** Isotopes, electrons and lines of atoms: all the words that such a problem may have. */
export const FRENCH_ATOMS: ProblemPhrases = {
  ...pickPhrases(FRENCH_CORE, ["what", "find", "of", "in", "is", "and", "contain", "with"]),
  when: ["si", "sachant que", "sachant qu"],
  has: ["a", "ont", "possede", "possedent", "a une masse de", "ayant une masse de"],
  average: ["masse atomique moyenne", "masse moyenne", "masse atomique ponderee", "moyenne ponderee", "masse atomique moyenne ponderee", "poids atomique"],
  "kind/atomic-mass": ["masse atomique"],
  "kind/relative-atomic-mass": ["masse atomique relative", "masse atomique relative moyenne"],
  "kind/isotope-mass": ["masse", "masses", "masse isotopique", "masses isotopiques", "masses atomiques", "nombre de masse", "nombres de masse"],
  "kind/abundance": ["abondance", "abondances", "abondance naturelle", "abondances naturelles", "abondance relative", "abondances relatives", "abondance isotopique", "abondances isotopiques", "pourcentage", "pourcentages", "proportion", "proportions", "fraction", "fractions", "part", "parts", "teneur", "teneurs", "pourcentage d abondance"],
  isotope: ["isotope", "isotopes", "deux isotopes", "trois isotopes", "chaque isotope", "les deux isotopes", "ces isotopes", "ces deux isotopes", "isotopes stables", "isotopes naturels", "deux isotopes stables", "deux isotopes naturels"],
  lighter: ["isotope le plus leger", "isotope leger"],
  heavier: ["isotope le plus lourd", "isotope lourd"],
  remainder: ["le reste", "reste"],
  filler: [
    "l", "le", "la", "les", "un", "une", "element", "atome", "atomes", "son", "sa", "ses", "leur", "leurs", "naturel", "naturelle", "naturels", "a l etat naturel", "etat naturel", "nature", "la nature", "dans la nature", "existe", "existent", "presente", "compose", "constitue", "forme", "deux", "trois", "chaque", "chacun", "stables", "stable", "echantillon", "que", "qu", "qui", "dont", "respectivement", "suivants", "suivantes", "donnees", "tableau", "a partir", "partir", "pour", "au", "aux", "ce", "cet", "cette", "ces",
    "respectives", "relative", "il", "y", "n", "sous forme", "uma", "inconnu", "x", "element x", "seulement", "on", "trouve",
  ],
};
