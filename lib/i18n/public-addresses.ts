import { isLocale, LOCALES, type Locale } from "./locales.ts";

/** The pages that everyone may read and search engines list. Each is found in every language: docs/decisions/0043. */
export const PUBLIC_PATHS = ["/", "/pricing", "/tools", "/quality", "/help", "/privacy", "/terms", "/contact"] as const;

type PublicPath = (typeof PUBLIC_PATHS)[number];

const LANGUAGE_PARAMETER = "lang";

export function isPublicPath(path: string): path is PublicPath {
  return PUBLIC_PATHS.some((known) => known === path);
}

/** The language that an address names; null where it names none, or one that we do not speak. */
export function localeOfAddress(query: URLSearchParams): Locale | null {
  const named = query.get(LANGUAGE_PARAMETER);
  return isLocale(named) ? named : null;
}

/** The query without a language. */
export function withoutLocale(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(LANGUAGE_PARAMETER);
  return rest;
}

/** A page in full: in one language, or, for null, in that of whoever asks. */
export function publicAddress(site: string, path: PublicPath, locale: Locale | null): string {
  const address = new URL(path, site);
  if (locale !== null) address.searchParams.set(LANGUAGE_PARAMETER, locale);
  return address.href;
}

/** The addresses of a page by their language, as `hreflang` writes it: `x-default` is the one that speaks the reader's. */
export function addressesByLanguage(site: string, path: PublicPath): Record<Locale | "x-default", string> {
  const named = LOCALES.map((locale) => [locale, publicAddress(site, path, locale)] as const);
  return Object.fromEntries([["x-default", publicAddress(site, path, null)], ...named]) as Record<
    Locale | "x-default",
    string
  >;
}

/** The header `Link` of a page: its own canonical address and its alternates (RFC 8288, RFC 6596). */
export function linkHeader(site: string, path: PublicPath, locale: Locale | null): string {
  const alternates = Object.entries(addressesByLanguage(site, path)).map(
    ([language, address]) => `<${address}>; rel="alternate"; hreflang="${language}"`,
  );
  return [`<${publicAddress(site, path, locale)}>; rel="canonical"`, ...alternates].join(", ");
}
