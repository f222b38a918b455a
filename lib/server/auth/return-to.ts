/** One slash, then no second one in either direction: browsers read `//host` and `/\host` as another site. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * The path to go to after a sign-in: what was asked for when it is a path of this site, else the start page.
 * Browsers drop tabs and line breaks inside a URL, and backslashes turn into slashes, so none may be there.
 */
export function safeReturnTo(asked: string | null | undefined): string {
  if (!asked || asked.length > 2_000 || !OWN_PATH.test(asked) || /[\p{Cc}\\\s]/u.test(asked)) return "/";
  const url = URL.parse(asked, "http://own.invalid");
  // Dot segments are resolved by now: `/.//host` has become `//host`.
  if (url?.origin !== "http://own.invalid" || !OWN_PATH.test(url.pathname)) return "/";
  return url.pathname + url.search + url.hash;
}
