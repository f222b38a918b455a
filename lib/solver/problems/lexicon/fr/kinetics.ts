import type { ProblemPhrases } from "../problem-phrases.ts";

/** Rates: integrated rate laws and the Arrhenius equation. The list is closed: a problem with any other word is not solved. */
export const FRENCH_KINETICS: ProblemPhrases = {
  "law/ask": ["quelle est", "quel est", "quelle", "quel", "calculer", "calculez", "calcule", "déterminer", "déterminez", "trouver", "que vaut", "combien", "quelle sera"],
  "law/when": ["si", "quand", "lorsque", "sachant que", "où"],
  "law/and": ["et"],
  "law/order-0": ["ordre zéro", "ordre 0"],
  "law/order-1": ["premier ordre", "ordre un", "ordre 1", "d ordre 1"],
  "law/order-2": ["second ordre", "deuxième ordre", "ordre deux", "ordre 2"],
  "law/rate-constant": ["constante de vitesse", "constante de vitesse symk", "constantes de vitesse", "constante cinétique"],
  "law/half-life": ["temps de demi réaction", "demi vie", "temps de demi réaction symhalflife", "temps de demi vie"],
  "law/how-long": ["combien de temps", "après combien de temps", "au bout de combien de temps", "en combien de temps", "quel temps", "quelle durée", "combien de temps faut il", "combien de minutes", "combien de secondes", "au bout de quelle durée"],
  "law/initial": ["concentration initiale", "initiale", "initialement", "au début", "au départ", "valeur initiale", "concentrations initiales", "quantité initiale"],
  "law/final": ["concentration finale", "finale", "concentration restante"],
  "law/concentration": ["concentration", "concentrations"],
  "law/reacted": ["ont réagi", "a réagi", "ait réagi", "aient réagi", "réagi", "ont ils réagi", "se soient décomposés", "s est décomposé", "se sont décomposés", "décomposés", "décomposé", "soit décomposé", "soient décomposés", "aura réagi", "auront réagi", "sont décomposés", "est décomposé", "soient consommés", "soit consommé", "est consommé", "sont consommés"],
  "law/left": ["reste", "restent", "restant", "reste t il", "restante"],
  "law/from": ["tombe de", "passe de", "diminue de", "baisse de", "pour passer de"],
  "law/to": ["jusqu à", "tombe à", "tombée à", "passe à", "diminue à", "descend à", "atteigne", "baisse à", "devienne", "tombe t elle à", "soit réduite à", "tombée", "soit de", "soit égale à", "pour tomber à", "pour passer à"],
  "law/share": ["quel pourcentage", "pourcentage", "quelle fraction", "fraction"],
  "law/reactant": ["réactif a", "réactif", "substance a", "substance", "espèce a"],
  "law/activation": ["énergie d activation", "énergie d activation symea"],
  "law/temperature": ["température", "températures"],
  "law/gas-constant": ["constante des gaz parfaits"],
  "law/plain": ["décomposition de", "équation d arrhenius", "en phase gazeuse", "loi d arrhenius", "un", "une", "le", "la", "les", "l", "d", "de", "du", "des", "à", "au", "aux", "en", "pour", "avec", "par", "dans", "qui", "que", "dont", "est", "sont", "vaut", "a", "ont", "sa", "son", "ses", "cette", "ce", "se", "s", "il", "elle", "on", "réaction", "réactions", "décomposition", "décompose", "suit", "cinétique", "certaine", "température", "gaz", "solution", "échantillon", "après", "bout", "temps", "durée", "valeur", "prendre", "utiliser", "utilisant", "même", "faut", "t", "pendant", "constante", "loi", "équation", "égale", "met", "mettra", "rapport"],
};

/** How fast substances are used up and form, and rate laws. The list is closed too. */
export const FRENCH_RATES: ProblemPhrases = {
  "law/ask": ["quelle est", "quel est", "quelle", "quel", "calculer", "calculez", "calcule", "déterminer", "déterminez", "trouver", "que vaut", "à quelle vitesse", "à quelle vitesse moyenne", "avec quelle vitesse", "quelle sera"],
  "law/when": ["si", "quand", "lorsque", "sachant que", "où"],
  "law/and": ["et"],
  "law/rate": ["vitesse", "vitesse moyenne", "vitesse initiale", "à une vitesse", "à la vitesse", "vitesses", "avec une vitesse"],
  "law/reaction-rate": ["vitesse de réaction", "vitesse de la réaction", "vitesse moyenne de la réaction", "vitesse moyenne de réaction", "vitesse initiale de la réaction", "vitesse de cette réaction"],
  "law/used": ["est consommé", "est consommée", "consommé", "consommée", "est il consommé", "est elle consommée", "consommation", "disparaît", "disparaît il", "disparaît elle", "disparition", "se décompose", "décompose", "décomposition", "réagit", "diminue", "baisse", "se consomme"],
  "law/formed": ["se forme", "forme", "formation", "est formé", "est formée", "est produit", "produit", "est produite", "production", "apparaît", "apparaît il", "apparition", "augmente", "se forme t il", "se forme t elle", "forme t il", "forme t elle"],
  "law/from": ["passe de", "tombe de", "diminue de", "baisse de", "augmente de"],
  "law/to": ["jusqu à", "à"],
  "law/initial": ["concentration initiale", "initiale", "initialement"],
  "law/final": ["concentration finale"],
  "law/concentration": ["concentration", "concentrations"],
  "law/rate-constant": ["constante de vitesse", "constante de vitesse symk", "constante cinétique"],
  "law/temperature": ["température"],
  "law/plain": ["loi de vitesse", "équation de vitesse", "à une certaine température", "à cette température", "à un moment donné", "à un certain moment", "à ce moment", "un", "une", "le", "la", "les", "l", "d", "de", "du", "des", "au", "aux", "en", "pour", "avec", "par", "dans", "qui", "que", "dont", "est", "sont", "vaut", "ont", "sa", "son", "ses", "cette", "ce", "se", "s", "il", "elle", "réaction", "gaz", "solution", "pendant", "durée", "valeur", "selon", "équation", "suit", "celle", "moyenne", "suivante", "t"],
};
