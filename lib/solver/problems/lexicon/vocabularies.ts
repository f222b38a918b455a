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
import { HINDI_CORE } from "./hi/core.ts";
import { HINDI_MATTER } from "./hi/matter.ts";
import { HINDI_EQUILIBRIUM } from "./hi/equilibrium.ts";
import { HINDI_ENERGY } from "./hi/energy.ts";
import { HINDI_THERMODYNAMICS } from "./hi/thermodynamics.ts";
import { CHINESE_CORE } from "./zh/core.ts";
import { CHINESE_MATTER } from "./zh/matter.ts";
import { CHINESE_EQUILIBRIUM } from "./zh/equilibrium.ts";
import { CHINESE_ENERGY } from "./zh/energy.ts";
import { CHINESE_THERMODYNAMICS } from "./zh/thermodynamics.ts";
import { AMHARIC_CORE } from "./am/core.ts";
import { AMHARIC_MATTER } from "./am/matter.ts";
import { AMHARIC_EQUILIBRIUM } from "./am/equilibrium.ts";
import { AMHARIC_ENERGY } from "./am/energy.ts";
import { AMHARIC_THERMODYNAMICS } from "./am/thermodynamics.ts";
import { ENGLISH_SOLUTIONS } from "./en/solutions.ts";
import { mergePhrases } from "./problem-phrases.ts";
import type { ProblemPhrases } from "./problem-phrases.ts";
import { SYMBOL_PHRASES } from "../symbols.ts";

/** Languages whose problems have words of their own; Spanish and French are read in English. */
export type ProblemLocale = Exclude<Locale, "es" | "fr">;

export const isProblemLocale = (locale: Locale): locale is ProblemLocale => locale !== "es" && locale !== "fr";

/** The phrases of each language, a file for each topic; the same phrase may stand in one topic only. */
const PHRASES: Readonly<Record<ProblemLocale, readonly ProblemPhrases[]>> = {
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
  am: [AMHARIC_CORE, AMHARIC_MATTER, AMHARIC_ENERGY, AMHARIC_THERMODYNAMICS, AMHARIC_EQUILIBRIUM],
  zh: [CHINESE_CORE, CHINESE_MATTER, CHINESE_ENERGY, CHINESE_THERMODYNAMICS, CHINESE_EQUILIBRIUM],
  hi: [HINDI_CORE, HINDI_MATTER, HINDI_ENERGY, HINDI_THERMODYNAMICS, HINDI_EQUILIBRIUM],
};

const built = new Map<ProblemLocale, Vocabulary>();

/** The words of problems, with the names of substances that the language has anyway. Misspelt words are not corrected. */
function getVocabulary(locale: ProblemLocale): Vocabulary {
  const known = built.get(locale);
  if (known !== undefined) return known;
  const vocabulary = {
    ...buildVocabulary(
      { ...getLexicon(locale), concepts: mergePhrases([...PHRASES[locale], SYMBOL_PHRASES]), roundings: {} },
      locale,
    ),
    nearby: new Map<string, readonly string[]>(),
  };
  built.set(locale, vocabulary);
  return vocabulary;
}

/** The languages that problems can be read in, the reader's first, then English. */
export function listProblemVocabularies(
  locale: Locale,
): { readonly locale: ProblemLocale; readonly vocabulary: Vocabulary }[] {
  const locales = [...new Set<Locale>([locale, "en"])].filter(isProblemLocale);
  return locales.map((each) => ({ locale: each, vocabulary: getVocabulary(each) }));
}
