import type { ProblemPhrases } from "../problem-phrases.ts";

const ENERGY = ["enthalpie libre", "energie de gibbs", "energie libre de gibbs", "energie libre"];

function withArticle(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => [
    phrase,
    `l ${phrase}`,
    `la ${phrase}`,
    `d ${phrase}`,
    `son ${phrase}`,
    `le ${phrase}`,
  ]);
}

function changes(nouns: readonly string[], symbols: readonly string[]): string[] {
  const plain = nouns.flatMap((noun) => [
    noun,
    `variation d ${noun}`,
    `variation de l ${noun}`,
    `variation de ${noun}`,
  ]);
  const whole = plain.flatMap((each) => [each, `${each} de reaction`, `${each} de la reaction`]);
  return withArticle([
    ...whole,
    ...whole.flatMap((each) => symbols.map((symbol) => `${each} ${symbol}`)),
    ...symbols.map((symbol) => `valeur de ${symbol}`),
  ]);
}

const CONSTANCY = ["symdh et symds", "l enthalpie et l entropie", "enthalpie et l entropie"].flatMap((subject) =>
  [
    "ne varient pas avec la temperature",
    "ne changent pas avec la temperature",
    "ne dependent pas de la temperature",
    "sont independants de la temperature",
    "sont independantes de la temperature",
    "sont constants",
    "sont constantes",
  ].map((each) => `${subject} ${each}`),
);

/** Free energy and entropy. */
export const FRENCH_THERMODYNAMICS: ProblemPhrases = {
  "kind/gibbs-energy": changes(ENERGY, ["symdg"]),
  "kind/standard-gibbs-energy": changes(
    ENERGY.map((each) => `${each} standard`),
    ["symdgo", "symdg"],
  ).concat(changes(ENERGY, ["symdgo"]).filter((phrase) => phrase.includes("symdgo"))),
  "kind/formation-gibbs-energy": withArticle([
    "enthalpie libre de formation",
    "enthalpie libre standard de formation",
    "energie de gibbs de formation",
  ]).concat(
    "enthalpies libres de formation",
    "enthalpies libres standard de formation",
    "les enthalpies libres de formation",
    "des enthalpies libres de formation",
    "des enthalpies libres standard de formation",
    "les enthalpies libres standard de formation",
  ),
  "kind/reaction-entropy": changes(["entropie", "entropie standard"], ["symds"])
    .filter((phrase) => !/^(?:l |la |d |son |le )?entropie standard$/.test(phrase))
    .concat(withArticle(["entropie de vaporisation", "entropie de fusion"])),
  "kind/standard-entropy": withArticle(["entropie standard", "entropie molaire standard", "entropie molaire"]).concat(
    "entropies standard",
    "les entropies standard",
    "des entropies standard",
    "entropies molaires standard",
    "les entropies molaires standard",
    "des entropies molaires standard",
  ),
  "kind/reaction-enthalpy": withArticle([
    "variation d enthalpie",
    "enthalpie de reaction",
    "variation d enthalpie symdh",
    "enthalpie de la reaction",
    "enthalpie standard de reaction",
    "enthalpie",
  ]),
  "kind/equilibrium-constant": withArticle([
    "constante d equilibre",
    "constante d equilibre symkeq",
    "valeur de symkeq",
    "valeur de la constante d equilibre",
  ]).concat("sa constante d equilibre"),
  "kind/concentration-constant": withArticle(["constante d equilibre symkc"]),
  "kind/pressure-constant": withArticle(["constante d equilibre symkp"]),
  "kind/reaction-quotient": withArticle([
    "quotient de reaction",
    "quotient de reaction symq",
    "quotient reactionnel",
    "quotient reactionnel symq",
  ]),
  "condition/spontaneous": [
    "spontanee",
    "spontane",
    "est spontanee",
    "est elle spontanee",
    "devient elle spontanee",
    "devient spontanee",
    "sera t elle spontanee",
    "spontanement",
  ],
  "condition/not-spontaneous": [
    "non spontanee",
    "n est pas spontanee",
    "n est plus spontanee",
    "n est elle plus spontanee",
    "cesse d etre spontanee",
    "cesse t elle d etre spontanee",
  ],
  "condition/warmer-than": [
    "au dessus de quelle temperature",
    "a partir de quelle temperature",
    "temperature minimale",
    "la temperature minimale",
  ],
  "condition/cooler-than": [
    "en dessous de quelle temperature",
    "au dessous de quelle temperature",
    "temperature maximale",
    "la temperature maximale",
    "jusqu a quelle temperature",
  ],
  "condition/at-equilibrium": ["a l equilibre", "en equilibre", "est a l equilibre"],
  find: ["estimer", "estime"],
  what: ["que vaut", "que valent", "combien vaut"],
  filler: [
    "une",
    "un",
    "dont",
    "vaut",
    "valent",
    "vaut il",
    "standard",
    "processus",
    "systeme",
    "en supposant",
    "en supposant que",
    "on suppose que",
    "donnee",
    "donnees",
    "table",
    "tables",
    "pour la",
    "pour une",
    "certaine",
    "chimique",
    "valeurs",
    "valeur",
    "utiliser",
    "a l aide",
    "a l aide des",
    "cette",
    ...CONSTANCY,
  ],
};
