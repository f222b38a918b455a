import { DEFAULT_LOCALE, isLocale, type Locale } from "./locales.ts";

/** The language of the document that the browser shows, for what must speak without being told. */
export function documentLocale(): Locale {
  const lang = typeof document === "undefined" ? undefined : document.documentElement.lang;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}
