import type { Locale } from "#lib/i18n/locales.ts";

/** The headers of a page besides those of every answer (next.config.mjs). */
export function pageHeaders(policy: string, locale: Locale): Record<string, string> {
  return {
    "content-security-policy": policy,
    "content-language": locale,
    // One URL shows different people different pages, in different languages.
    "cache-control": "private, no-store",
  };
}
