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
import { ENGLISH_SOLUTIONS } from "./en/solutions.ts";
import { mergePhrases } from "./problem-phrases.ts";
import type { ProblemPhrases } from "./problem-phrases.ts";
import { SYMBOL_PHRASES } from "../symbols.ts";

/** The language whose words problems are read by; every other is read by what its words mean in it. */
export type ProblemLocale = "en";

export const isProblemLocale = (locale: Locale): locale is ProblemLocale => locale === "en";

/** The phrases of the language, a file for each topic; the same phrase may stand in one topic only. */
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
};

const built = new Map<ProblemLocale, Vocabulary>();

/** The words of problems, with the names of substances that the language has anyway. Misspelt words are not corrected. */
function getVocabulary(locale: ProblemLocale): Vocabulary {
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

/** The languages that problems can be read in as they are written: English, whatever the reader's is. */
export function listProblemVocabularies(
  locale: Locale,
): { readonly locale: ProblemLocale; readonly vocabulary: Vocabulary }[] {
  const locales = [...new Set<Locale>([locale, "en"])].filter(isProblemLocale);
  return locales.map((each) => ({ locale: each, vocabulary: getVocabulary(each) }));
}
