import type { Locale } from "../../i18n/locales.ts";
import type { FactWords } from "../properties.ts";
import { AM } from "./am.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { HI } from "./hi.ts";
import { ZH } from "./zh.ts";

export const FACT_WORDS: Readonly<Record<Locale, FactWords>> = { en: EN, es: ES, fr: FR, am: AM, zh: ZH, hi: HI };
