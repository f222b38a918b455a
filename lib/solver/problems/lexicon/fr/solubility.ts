import type { ProblemPhrases } from "../problem-phrases.ts";

/** Solubility products. The list is closed: a problem with any other word is not solved. */
export const FRENCH_SOLUBILITY: ProblemPhrases = {
  "law/ask": ["quelle est", "quel est", "quelle", "quel", "calculer", "calculez", "déterminer", "déterminez", "que vaut", "calcule", "trouver", "trouvez", "combien vaut", "quelle sera"],
  "law/solubility-product": ["produit de solubilité", "constante de solubilité", "produit de solubilité symksp", "constante du produit de solubilité", "valeur de symksp", "constante symksp", "produit de solubilité ( symksp )", "constante de solubilité symksp"],
  "law/solubility": ["solubilité", "solubilité molaire", "solubilité symsolubility", "solubilité massique"],
  "law/concentration": ["concentration", "concentration molaire", "concentrations"],
  "law/saturated": ["saturée", "solution saturée", "solution aqueuse saturée", "saturée en", "saturée de"],
  "law/water": ["eau", "eau pure", "eau distillée"],
  "law/when": ["si", "sachant que", "lorsque", "sachant"],
  "law/and": ["et"],
  "law/temperature": ["température"],
  "law/plain": ["le", "la", "les", "l", "un", "une", "de", "du", "d", "des", "en", "à", "au", "aux", "dans", "est", "sont", "que", "qui", "sa", "son", "ses", "ce", "cette", "avec", "par", "pour", "a", "vaut", "valeur", "égal", "égale", "solution", "aqueuse", "sel", "composé", "peu soluble", "déjà", "contient", "contenant", "litre", "données", "donnée", "on", "donne", "exprimer", "exprimée", "celle", "s", "y", "il", "elle", "dont", "ceci"],
};
