import type { SolutionFacts } from "../../../methods/facts.ts";
import type { Statement } from "../statement.ts";
import { readProblemTokens } from "../tokens.ts";
import { readBinding } from "./binding.ts";
import { readIsotopes } from "./isotopes.ts";
import { spellIsotopes } from "./nuclides.ts";
import { readWaves, spellLevels } from "./waves.ts";
import { solveParticles } from "./particles.ts";
import { takeSpecies } from "./species.ts";
import { atomVocabulary } from "./vocabulary.ts";

/** More are no question about atoms. */
const MOST_SPECIES = 8;

/** "62.93 amu per atom": the mass of an isotope is that of one atom. */
const OF_ONE_ATOM = /(?<=\d ?)(amu|u) ?(?:per |\/)atom\b/g;

/** "The nucleus of Fe-56 has a mass of …": one without its electrons. */
const NUCLEUS_WEIGHED =
  /\bmass of (?:an?|the|one) [^.?,]{0,25}nucleus\b|\bnucleus\b[^.?,]{0,25} (?:has|with|of) (?:an? )?(?:rest )?mass\b|\bnucleus weighs\b|\bnuclear mass\b/i;

/** A text about isotopes, their binding, lines of one electron or moving particles → what it states and asks; null when it is about something else, or a word of it is not known. */
export function readAtoms(text: string): Statement | null {
  const vocabulary = atomVocabulary();
  const ofAtoms = text.replaceAll(OF_ONE_ATOM, "$1");
  const tokens = readProblemTokens(spellLevels(spellIsotopes(ofAtoms, vocabulary)), vocabulary, vocabulary.locale);
  return tokens === null
    ? null
    : (readIsotopes(tokens) ?? readWaves(tokens) ?? readBinding(tokens, NUCLEUS_WEIGHED.test(text)));
}

/** A question about the electrons or the nucleus of atoms → its answers; null as above. */
export function solveAtoms(text: string): SolutionFacts[] | null {
  const vocabulary = atomVocabulary();
  const taken = takeSpecies(spellIsotopes(text, vocabulary), vocabulary);
  const tokens =
    taken === null || taken.species.size > MOST_SPECIES
      ? null
      : readProblemTokens(taken.text, vocabulary, vocabulary.locale);
  return taken === null || tokens === null ? null : solveParticles(tokens, taken.species);
}
