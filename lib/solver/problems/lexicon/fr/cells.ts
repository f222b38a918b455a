import type { ProblemPhrases } from "../problem-phrases.ts";

/** Galvanic cells. The list is closed: a problem with any other word is not solved. */
export const FRENCH_CELLS: ProblemPhrases = {
  "law/ask": ["quel est", "quelle est", "quels sont", "quelles sont", "quel", "quelle", "calculer", "calculez", "calcule", "calculons", "déterminer", "déterminez", "détermine", "trouver", "trouvez", "trouve", "combien vaut", "que vaut", "que valent"],
  "law/when": ["si", "lorsque", "quand", "sachant que", "sachant", "on donne", "à partir de", "à partir des", "à l aide de", "à l aide des", "en utilisant", "données", "étant donné", "étant donné que"],
  "law/and": ["et", "ainsi que"],
  "law/respectively": ["respectivement"],
  "law/standard-cell-potential": ["potentiel standard de la pile", "potentiel standard d une pile", "potentiel standard de cette pile", "force électromotrice standard", "force électromotrice standard de la pile", "fem standard", "fem standard de la pile", "f é m standard", "tension standard de la pile", "tension standard", "potentiel standard symestd de la pile", "potentiel standard symestdcell", "potentiel standard symestd", "potentiel standard de la cellule", "fem standard de cette pile", "potentiel standard de la réaction", "force électromotrice standard de cette pile", "potentiel standard de pile"],
  "law/cell-potential": ["potentiel de la pile", "potentiel d une pile", "potentiel de cette pile", "force électromotrice", "force électromotrice de la pile", "fem", "fem de la pile", "tension de la pile", "tension", "potentiel symecell de la pile", "potentiel symecell", "potentiel de la cellule", "fem de cette pile", "force électromotrice de cette pile", "tension à vide", "tension de cette pile", "potentiel de pile", "son potentiel", "son potentiel symecell"],
  "law/half-potential": ["potentiel standard de réduction", "potentiels standard de réduction", "potentiel standard du couple", "potentiels standard des couples", "potentiels standard", "potentiel de réduction", "potentiels de réduction", "potentiel d électrode", "potentiels d électrode", "potentiels standards", "potentiels standards de réduction", "potentiel redox", "potentiels redox", "potentiels rédox", "potentiel rédox", "potentiel standard d électrode", "potentiels standard d électrode", "potentiels standard des deux couples"],
  "law/galvanic": ["pile", "pile électrochimique", "pile galvanique", "cellule galvanique", "pile daniell", "pile de concentration", "cellule électrochimique", "cellule voltaïque", "pile voltaïque"],
  "law/hydrogen-electrode": ["électrode standard à hydrogène", "électrode normale à hydrogène", "électrode standard d hydrogène", "électrode à hydrogène"],
  "law/gibbs": ["enthalpie libre", "enthalpie libre standard", "énergie de gibbs", "énergie libre de gibbs", "enthalpie libre standard de réaction", "enthalpie libre de réaction", "énergie de gibbs standard", "énergie libre", "variation d enthalpie libre", "variation d énergie libre", "énergie libre standard", "variation d enthalpie libre standard", "variation d énergie de gibbs", "enthalpie libre standard symdg", "énergie libre de gibbs standard"],
  "law/equilibrium-constant": ["constante d équilibre", "constante d équilibre symkeq", "constante d équilibre k", "k"],
  "law/quotient": ["quotient de réaction", "quotient réactionnel", "quotient de réaction symq", "quotient"],
  "law/electrons": ["électrons", "électron", "moles d électrons", "mole d électrons", "mol d électrons", "nombre d électrons", "électrons échangés", "électrons sont échangés", "électrons transférés", "nombre d électrons échangés", "électrons sont transférés", "moles d électrons échangées"],
  "law/concentration": ["concentration", "concentrations", "concentration en", "concentration molaire"],
  "law/standard-state": ["conditions standard", "dans les conditions standard", "conditions standards", "état standard"],
  "law/temperature": ["température", "à la température de"],
  "law/gas-constant": ["constante des gaz parfaits", "constante des gaz"],
  "law/faraday": ["constante de faraday"],
  "law/plain": ["pont salin", "équation de nernst", "telle qu elle est écrite", "met en jeu", "mettant en jeu", "a lieu", "formule de nernst", "un", "une", "des", "le", "la", "les", "l", "d", "de", "du", "au", "aux", "à", "en", "pour", "avec", "par", "dans", "sur", "qui", "que", "dont", "est", "sont", "vaut", "valent", "a", "ont", "où", "se", "on", "il", "elle", "constituée", "constitué", "composée", "formée", "formé", "forme", "forment", "fait", "faite", "réalise", "construit", "construite", "plongeant", "plonge", "plongent", "plongée", "plongée", "plongé", "reliés", "reliées", "relié", "reliée", "électrode", "électrodes", "demi", "piles", "lame", "lames", "fil", "solution", "solutions", "ion", "ions", "métal", "réaction", "réactions", "équation", "bilan", "redox", "rédox", "suivante", "suivantes", "suivant", "suivants", "spontanée", "fonctionne", "fonctionnement", "basée", "repose", "entre", "deux", "autre", "première", "premier", "seconde", "second", "chaque", "s", "échange", "échangent", "échangés", "valeur", "valeurs", "son", "sa", "ses", "cette", "ce", "ces", "couple", "couples", "aqueuse", "aqueuses", "molaire", "telle", "écrite", "standard", "contenant", "contient", "utilise", "bilan", "comprend", "demi-pile", "demi-piles", "correspondant", "correspondante", "cuivre-zinc", "égale", "égal", "tous", "toutes", "séparées"],
};

/** Oxidation numbers; a closed list too. */
export const FRENCH_OXIDATION: ProblemPhrases = {
  "law/ask": ["quel est", "quels sont", "quel", "déterminer", "déterminez", "calculer", "calculez", "attribuer", "attribuez", "donner", "donnez", "trouver", "indiquer"],
  "law/oxidation-number": ["nombre d oxydation", "nombres d oxydation", "degré d oxydation", "degrés d oxydation", "état d oxydation", "numéro d oxydation", "numéros d oxydation"],
  "law/each-element": ["chaque élément", "chaque atome", "tous les éléments", "chacun des éléments", "tous les atomes", "des éléments", "chaque élément chimique"],
  "law/plain": ["le", "la", "les", "l", "d", "de", "du", "dans", "à", "au", "pour", "un", "une", "des", "atome", "ion", "composé", "élément", "formule", "suivant", "molécule"],
};
