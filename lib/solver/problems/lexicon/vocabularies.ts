import type { Locale } from "../../../i18n/locales.ts";
import { getLexicon } from "../../lexicon/lexicons.ts";
import { buildVocabulary } from "../../lexicon/vocabulary.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import { ENGLISH_ACID_BASE } from "./en/acid-base.ts";
import { ENGLISH_ENERGY } from "./en/energy.ts";
import { ENGLISH_THERMODYNAMICS } from "./en/thermodynamics.ts";
import { ENGLISH_LIGHT } from "./en/light.ts";
import { ENGLISH_DECAY } from "./en/decay.ts";
import { ENGLISH_ELECTROLYSIS } from "./en/electrolysis.ts";
import { ENGLISH_CORE } from "./en/core.ts";
import { ENGLISH_GASES } from "./en/gases.ts";
import { SPANISH_CORE } from "./es/core.ts";
import { SPANISH_MATTER } from "./es/matter.ts";
import { SPANISH_EQUILIBRIUM } from "./es/equilibrium.ts";
import { SPANISH_ENERGY } from "./es/energy.ts";
import { SPANISH_THERMODYNAMICS } from "./es/thermodynamics.ts";
import { FRENCH_CORE } from "./fr/core.ts";
import { FRENCH_MATTER } from "./fr/matter.ts";
import { FRENCH_EQUILIBRIUM } from "./fr/equilibrium.ts";
import { FRENCH_ENERGY } from "./fr/energy.ts";
import { FRENCH_THERMODYNAMICS } from "./fr/thermodynamics.ts";
import { ENGLISH_SOLUTIONS } from "./en/solutions.ts";
import { mergePhrases } from "./problem-phrases.ts";
import type { ProblemPhrases } from "./problem-phrases.ts";
import { SYMBOL_PHRASES } from "../symbols.ts";

/** The phrases of each language that is not read by way of English alone, a file for each topic; the same phrase may stand in one topic only. */
const PHRASES: Readonly<Partial<Record<Locale, readonly ProblemPhrases[]>>> = {
  en: [
    ENGLISH_CORE,
    ENGLISH_GASES,
    ENGLISH_ACID_BASE,
    ENGLISH_ENERGY,
    ENGLISH_THERMODYNAMICS,
    ENGLISH_LIGHT,
    ENGLISH_DECAY,
    ENGLISH_ELECTROLYSIS,
    ENGLISH_SOLUTIONS,
  ],
  es: [SPANISH_CORE, SPANISH_MATTER, SPANISH_ENERGY, SPANISH_THERMODYNAMICS, SPANISH_EQUILIBRIUM],
  fr: [FRENCH_CORE, FRENCH_MATTER, FRENCH_ENERGY, FRENCH_THERMODYNAMICS, FRENCH_EQUILIBRIUM],
};

const built = new Map<Locale, Vocabulary>();

/** The words of problems, with the names of substances that the language has anyway. Misspelt words are not corrected. */
function getVocabulary(locale: Locale): Vocabulary {
  const known = built.get(locale);
  if (known !== undefined) return known;
  const vocabulary = {
    ...buildVocabulary(
      { ...getLexicon(locale), concepts: mergePhrases([...(PHRASES[locale] ?? []), SYMBOL_PHRASES]), roundings: {} },
      locale,
    ),
    nearby: new Map<string, readonly string[]>(),
  };
  built.set(locale, vocabulary);
  return vocabulary;
}

/** The languages that problems can be read in as they are written, the reader's first, then English. */
export function listProblemVocabularies(
  locale: Locale,
): { readonly locale: Locale; readonly vocabulary: Vocabulary }[] {
  const locales = [...new Set<Locale>([locale, "en"])].filter((each) => PHRASES[each] !== undefined);
  return locales.map((each) => ({ locale: each, vocabulary: getVocabulary(each) }));
}
