import type { ProblemPhrases } from "../problem-phrases.ts";

function withArticle(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => [phrase, `la ${phrase}`, `el ${phrase}`]);
}

const ENERGY = ["energia libre de gibbs", "energia de gibbs", "energia libre"];
const OF = ["de la reaccion", "de reaccion"];

function changes(nouns: readonly string[], symbols: readonly string[]): string[] {
  const plain = nouns.flatMap((noun) => [
    noun,
    `variacion de ${noun}`,
    `cambio de ${noun}`,
    `variacion de la ${noun}`,
    `cambio en la ${noun}`,
  ]);
  const whole = plain.flatMap((each) => [each, ...OF.map((of) => `${each} ${of}`)]);
  return withArticle([
    ...whole,
    ...whole.flatMap((each) => symbols.map((symbol) => `${each} ${symbol}`)),
    ...symbols.map((symbol) => `valor de ${symbol}`),
  ]);
}

const CONSTANCY = ["symdh y symds", "la entalpia y la entropia", "los valores de symdh y symds"].flatMap((subject) =>
  [
    "no cambian con la temperatura",
    "no varian con la temperatura",
    "no dependen de la temperatura",
    "son independientes de la temperatura",
    "son constantes",
  ].map((each) => `${subject} ${each}`),
);

/** Free energy and entropy. */
export const SPANISH_THERMODYNAMICS: ProblemPhrases = {
  "kind/gibbs-energy": changes(ENERGY, ["symdg"]),
  "kind/standard-gibbs-energy": changes(
    ENERGY.map((each) => `${each} estandar`),
    ["symdgo", "symdg"],
  ).concat(changes(ENERGY, ["symdgo"]).filter((phrase) => phrase.includes("symdgo"))),
  "kind/formation-gibbs-energy": withArticle([
    "energia libre de formacion",
    "energia de gibbs de formacion",
    "energia libre de gibbs de formacion",
    "energia de gibbs estandar de formacion",
    "energia libre estandar de formacion",
    "energias de gibbs estandar de formacion",
    "energias libres de formacion",
    "energias libres estandar de formacion",
    "energias de gibbs de formacion",
  ]).concat(
    "las energias de gibbs estandar de formacion",
    "las energias libres de formacion",
    "las energias de gibbs de formacion",
  ),
  "kind/reaction-entropy": changes(["entropia", "entropia estandar"], ["symds"])
    .filter((phrase) => !/^(?:la |el )?entropia estandar$/.test(phrase))
    .concat(withArticle(["entropia de vaporizacion", "entropia de fusion"])),
  "kind/standard-entropy": withArticle(["entropia estandar", "entropia molar estandar", "entropia molar"]).concat(
    "entropias estandar",
    "las entropias estandar",
    "entropias molares estandar",
    "las entropias molares estandar",
  ),
  "kind/reaction-enthalpy": withArticle([
    "variacion de entalpia",
    "cambio de entalpia",
    "entalpia de reaccion",
    "variacion de la entalpia",
    "entalpia de la reaccion",
    "variacion de entalpia symdh",
    "entalpia",
  ]),
  "kind/equilibrium-constant": withArticle([
    "constante de equilibrio",
    "constante de equilibrio symkeq",
    "valor de symkeq",
    "valor de la constante de equilibrio",
  ]).concat("su constante de equilibrio"),
  "kind/concentration-constant": withArticle(["constante de equilibrio symkc"]),
  "kind/pressure-constant": withArticle(["constante de equilibrio symkp"]),
  "kind/reaction-quotient": withArticle(["cociente de reaccion", "cociente de reaccion symq"]),
  "condition/spontaneous": [
    "espontanea",
    "espontaneo",
    "es espontanea",
    "sera espontanea",
    "sea espontanea",
    "se vuelve espontanea",
    "se hace espontanea",
    "espontaneamente",
    "deja de ser no espontanea",
  ],
  "condition/not-spontaneous": [
    "no espontanea",
    "no es espontanea",
    "deja de ser espontanea",
    "no espontaneo",
    "no sera espontanea",
  ],
  "condition/warmer-than": [
    "por encima de que temperatura",
    "a partir de que temperatura",
    "temperatura minima",
    "la temperatura minima",
    "por encima de cual temperatura",
  ],
  "condition/cooler-than": [
    "por debajo de que temperatura",
    "temperatura maxima",
    "la temperatura maxima",
    "hasta que temperatura",
  ],
  "condition/at-equilibrium": ["en equilibrio", "esta en equilibrio"],
  find: ["estima", "estimar"],
  what: ["cuanto vale", "que vale", "cuanto valen"],
  filler: [
    "que",
    "en que",
    "cuya",
    "cuyo",
    "dada",
    "esa",
    "vale",
    "valen",
    "estandar",
    "proceso",
    "sistema",
    "entre",
    "suponiendo",
    "dato",
    "datos",
    "tabla",
    "tablas",
    "para la",
    "para una",
    "cierta",
    "quimica",
    "valores",
    "valor",
    "ambas",
    "usa",
    "usando",
    "utiliza",
    "utilizando",
    ...CONSTANCY,
  ],
};
