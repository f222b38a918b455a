import { closedVocabulary } from "../lexicon/closed-vocabulary.ts";
import { ENGLISH_ATOMS } from "../lexicon/en/atoms.ts";

/**
 * Problems about single atoms have a vocabulary of their own: their words ("abundance", "level", "average") make other
 * problems ones that are not understood, and here every word must be known.
 */
export const atomVocabulary = closedVocabulary(ENGLISH_ATOMS);
