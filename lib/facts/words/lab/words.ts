import type { Locale } from "../../../i18n/locales.ts";
import type { LabWords } from "../../lab/lab-words.ts";
import { LAB_AM } from "./am.ts";
import { LAB_EN } from "./en.ts";
import { LAB_ES } from "./es.ts";
import { LAB_FR } from "./fr.ts";
import { LAB_HI } from "./hi.ts";
import { LAB_ZH } from "./zh.ts";

export const LAB_WORDS: Readonly<Record<Locale, LabWords>> = {
  en: LAB_EN,
  es: LAB_ES,
  fr: LAB_FR,
  am: LAB_AM,
  zh: LAB_ZH,
  hi: LAB_HI,
};
