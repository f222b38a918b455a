import type { Locale } from "../../i18n/locales.ts";
import { AMHARIC_CASES } from "./am.fixture.ts";
import { ENGLISH_CASES } from "./en.fixture.ts";
import { SPANISH_CASES } from "./es.fixture.ts";
import { FRENCH_CASES } from "./fr.fixture.ts";
import { HINDI_CASES } from "./hi.fixture.ts";
import type { RecallCase } from "./pair.ts";
import { CHINESE_CASES } from "./zh.fixture.ts";

export const RECALL_CASES: Readonly<Record<Locale, readonly RecallCase[]>> = {
  en: ENGLISH_CASES,
  es: SPANISH_CASES,
  fr: FRENCH_CASES,
  am: AMHARIC_CASES,
  zh: CHINESE_CASES,
  hi: HINDI_CASES,
};
