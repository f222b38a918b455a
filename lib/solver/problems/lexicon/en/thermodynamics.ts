import type { ProblemPhrases } from "../problem-phrases.ts";
import { withArticle } from "./articles.ts";

const ENERGY = ["gibbs free energy", "gibbs energy", "free energy", "gibbs function", "gibbs free energies"];

/** "Gibbs free energy change", "change in Gibbs free energy for the reaction", with its sign behind it. */
function changes(words: readonly string[], symbols: readonly string[]): string[] {
  const plain = words.flatMap((each) => [`${each} change`, `change in ${each}`, `${each} of reaction`, `${each} change of reaction`, `reaction ${each}`, `${each} change of the reaction`, `${each} of the reaction`, `molar ${each} change`]);
  return withArticle([...plain, ...plain.flatMap((each) => symbols.map((symbol) => `${each} ${symbol}`)), ...symbols.flatMap((symbol) => [`value of ${symbol}`, `${symbol} value`])]);
}

const SUBJECTS = ["symdh and symds", "symds and symdh", "enthalpy and entropy", "enthalpy and entropy changes", "the enthalpy and entropy changes", "the enthalpy change and the entropy change", "the values of symdh and symds", "values of symdh and symds", "both symdh and symds", "the enthalpy and entropy of reaction"];

/** What ΔG = ΔH − TΔS supposes anyway. */
const CONSTANCY = SUBJECTS.flatMap((subject) => ["do not depend on temperature", "do not depend on the temperature", "do not change with temperature", "do not vary with temperature", "are independent of temperature", "are constant", "are temperature independent", "remain constant", "to be constant", "to be independent of temperature", "are independent of the temperature", "do not vary with the temperature", "do not change significantly with temperature", "do not vary significantly with temperature", "are both constant", "do not change"].map((each) => `${subject} ${each}`));

const STANDARD = ENERGY.map((each) => `standard ${each}`);

/** Free energy and entropy. */
export const ENGLISH_THERMODYNAMICS: ProblemPhrases = {
  "kind/gibbs-energy": [...changes(ENERGY, ["symdg"]), ...withArticle(ENERGY)],
  "kind/standard-gibbs-energy": [...changes(STANDARD, ["symdgo", "symdg"]), ...changes(ENERGY, ["symdgo"]).filter((phrase) => phrase.includes("symdgo")), ...withArticle(STANDARD)],
  "kind/formation-gibbs-energy": withArticle(ENERGY.flatMap((each) => [`${each} of formation`, `standard ${each} of formation`, `standard ${each.replace(/energy$/, "energies")} of formation`, `${each.replace(/energy$/, "energies")} of formation`, `standard molar ${each} of formation`])),
  "kind/reaction-entropy": [...changes(["entropy", "standard entropy", "standard molar entropy"], ["symds"]), ...withArticle(["entropy of vaporization", "entropy of fusion", "molar entropy of vaporization", "entropy change of vaporization", "standard entropy of vaporization", "entropy of vaporisation"])],
  "kind/standard-entropy": withArticle(["standard molar entropy", "standard molar entropies", "standard entropies", "absolute entropies", "molar entropy", "molar entropies", "absolute entropy", "entropies", "standard entropy values", "standard molar entropy values", "standard entropy", "standard entropy symentropy", "standard molar entropy symentropy", "standard molar entropies symentropy", "standard entropies symentropy"]),
  "kind/equilibrium-constant": withArticle(["equilibrium constant", "equilibrium constants", "thermodynamic equilibrium constant", "equilibrium constant symkeq", "value of symkeq", "thermodynamic equilibrium constant symkeq", "value of the equilibrium constant", "value of the equilibrium constant symkeq"]),
  "kind/concentration-constant": withArticle(["equilibrium constant symkc", "value of symkc"]),
  "kind/pressure-constant": withArticle(["equilibrium constant symkp", "value of symkp"]),
  "kind/reaction-quotient": withArticle(["reaction quotient", "reaction quotient symq", "value of symq", "value of the reaction quotient"]),
  "kind/reaction-enthalpy": withArticle(["standard enthalpy change for the reaction", "reaction enthalpy symdh", "enthalpy of reaction symdh"]),
  "condition/spontaneous": withArticle(["spontaneous", "become spontaneous", "becomes spontaneous", "is spontaneous", "be spontaneous", "spontaneously", "proceed spontaneously", "proceeds spontaneously", "occur spontaneously", "occurs spontaneously", "thermodynamically favorable", "thermodynamically favorable", "thermodynamically favoured", "thermodynamically favored", "feasible", "spontaneous reaction", "spontaneous process"]),
  "condition/not-spontaneous": ["nonspontaneous", "not spontaneous", "no longer spontaneous", "stop being spontaneous", "non spontaneous", "become nonspontaneous", "becomes nonspontaneous", "is nonspontaneous", "no longer be spontaneous", "not be spontaneous", "cease to be spontaneous", "ceases to be spontaneous"],
  "condition/warmer-than": withArticle(["above what temperature", "above which temperature", "at temperatures above what value", "minimum temperature", "lowest temperature", "minimum temperature in kelvin", "temperature above which"]),
  "condition/cooler-than": withArticle(["below what temperature", "below which temperature", "maximum temperature", "highest temperature", "temperature below which"]),
  "condition/at-equilibrium": ["in equilibrium"],
  "kind/molarity": ["the symconcentration"],
  find: ["estimate"],
  filler: [
    "certain reaction", "chemical reaction", "hypothetical reaction", "process", "system", "standard", "standard state", "following data", "thermodynamic data", "tabulated", "table", "tables", "tabulated values", "appendix", "standard thermodynamic", "thermodynamic", "do not vary", "do not change", "does not change", "independent of temperature", "do not depend on temperature", "does not depend on temperature", "vary with temperature", "constant", "temperature independent", "both", "value", "values", "gas phase", "phase", "favorable", "respectively", "standard states", "gaseous", "forward", "reaction mixture", "mixture",
    "haber process", "haber", "synthesis", "carried out", "occurs", "occur", "takes place", "proceeds", "proceed", "become", "becomes", "whether", "using",
    ...CONSTANCY,
  ],
};
