import type { Locale } from "../../i18n/locales.ts";
import { AMHARIC } from "./am.ts";
import type { ConceptId } from "./concepts.ts";
import { ENGLISH } from "./en.ts";
import { FRENCH } from "./fr.ts";
import { HINDI } from "./hi.ts";
import { SPANISH } from "./es.ts";
import { CHINESE } from "./zh.ts";

/**
 * For each language, how it speaks of a concept: terms between commas. A star at the end of a word stands for any ending,
 * and alone for any one word. A term may belong to several concepts. Letter case and accents do not matter.
 */
export const GLOSSARIES: Readonly<Record<Locale, Readonly<Record<ConceptId, string>>>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  am: AMHARIC,
  zh: CHINESE,
  hi: HINDI,
};
