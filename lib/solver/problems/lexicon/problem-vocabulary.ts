import { closedVocabulary } from "./closed-vocabulary.ts";
import { ENGLISH_ACID_BASE } from "./en/acid-base.ts";
import { ENGLISH_ENERGY } from "./en/energy.ts";
import { ENGLISH_THERMODYNAMICS } from "./en/thermodynamics.ts";
import { ENGLISH_LIGHT } from "./en/light.ts";
import { ENGLISH_DECAY } from "./en/decay.ts";
import { ENGLISH_ELECTROLYSIS } from "./en/electrolysis.ts";
import { ENGLISH_CORE } from "./en/core.ts";
import { ENGLISH_GASES } from "./en/gases.ts";
import { ENGLISH_SOLUTIONS } from "./en/solutions.ts";
import { mergePhrases } from "./problem-phrases.ts";
import { SYMBOL_PHRASES } from "../symbols.ts";

/** The words of problems, a file for each topic; the same phrase may stand in one topic only. */
export const problemVocabulary = closedVocabulary(
  mergePhrases([
    ENGLISH_CORE,
    ENGLISH_GASES,
    ENGLISH_ACID_BASE,
    ENGLISH_ENERGY,
    ENGLISH_THERMODYNAMICS,
    ENGLISH_LIGHT,
    ENGLISH_DECAY,
    ENGLISH_ELECTROLYSIS,
    ENGLISH_SOLUTIONS,
    SYMBOL_PHRASES,
  ]),
);
