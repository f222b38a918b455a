/** The interface languages, in the order in which the selector lists them. English is the default and the fallback. */
export const LOCALES = ["en", "es", "fr", "am", "zh", "hi"] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "en";

/** Each language in its own name, as the language selector shows it. */
export const LOCALE_NAMES = {
  en: "English",
  es: "Español",
  fr: "Français",
  am: "አማርኛ",
  zh: "中文",
  hi: "हिन्दी",
} as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
