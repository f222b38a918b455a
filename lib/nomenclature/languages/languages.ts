import type { Locale } from "../../i18n/locales.ts";
import { amharic } from "./am.ts";
import { english } from "./en/en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { hindi } from "./hi.ts";
import { buildLexis } from "./lexis.ts";
import type { Lexis } from "./lexis.ts";
import type { Naming } from "./naming.ts";
import { chinese } from "./zh.ts";

/** A language is added as one file of data and one line. */
const NAMINGS = { en: english, es: spanish, fr: french, am: amharic, zh: chinese, hi: hindi } as const satisfies Record<
  Locale,
  Naming
>;

export function getNaming(locale: Locale): Naming {
  return NAMINGS[locale];
}

const built = new Map<Locale, Lexis>();

/** Built when a language is first read. */
export function getLexis(locale: Locale): Lexis {
  const lexis = built.get(locale) ?? buildLexis(getNaming(locale));
  built.set(locale, lexis);
  return lexis;
}
