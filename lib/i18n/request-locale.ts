import { DEFAULT_LOCALE, isLocale, type Locale } from "./locales.ts";

/** The cookie that keeps the language a person chose. */
export const LOCALE_COOKIE = "NEXT_LOCALE";

export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/**
 * The language of a request: the saved choice, else the best match of the browser's languages, else English.
 *
 * @param saved the value of the cookie {@link LOCALE_COOKIE}
 * @param acceptLanguage the Accept-Language header (RFC 9110, section 12.5.4); a malformed part is passed over
 */
export function negotiateLocale(saved: string | null | undefined, acceptLanguage: string | null | undefined): Locale {
  if (isLocale(saved)) return saved;
  for (const language of languagesByPreference(acceptLanguage ?? "")) {
    if (isLocale(language)) return language;
  }
  return DEFAULT_LOCALE;
}

/** Primary language subtags, most wanted first; equal weights keep their order. */
function languagesByPreference(acceptLanguage: string): string[] {
  return acceptLanguage
    .slice(0, 1_000)
    .split(",")
    .map((part) => {
      const [range = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
      return { language: range.split("-")[0] ?? "", weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}
