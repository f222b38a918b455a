import { expect, test } from "vitest";
import { LOCALES } from "./locales.ts";
import { addressesByLanguage, linkHeader, localeOfAddress, PUBLIC_PATHS, withoutLocale } from "./public-addresses.ts";

const SITE = "https://chem.example";

test.each([
  ["", null],
  ["lang=hi", "hi"],
  ["from=x&lang=es", "es"],
  ["lang=es&lang=fr", "es"],
  ["lang=", null],
  ["lang=de", null],
  ["lang=ES", null],
  ["lang=es-MX", null],
  ["lang=__proto__", null],
  ["LANG=es", null],
])("[I18N-02] the address with ?%s names the language %s", (query, locale) => {
  expect(localeOfAddress(new URLSearchParams(query))).toBe(locale);
});

test("[I18N-02] a query loses its language and nothing else", () => {
  expect(withoutLocale(new URLSearchParams("a=1&lang=es&b=%26&lang=x")).toString()).toBe("a=1&b=%26");
});

test.each(PUBLIC_PATHS)("[I18N-02] %s has an address of its own in each language, and one without", (path) => {
  const addresses = addressesByLanguage(SITE, path);
  expect(Object.keys(addresses).toSorted()).toEqual(["x-default", ...LOCALES].toSorted());
  expect(new Set(Object.values(addresses)).size).toBe(LOCALES.length + 1);
  expect(addresses["x-default"]).toBe(SITE + path);
  for (const locale of LOCALES) expect(addresses[locale]).toBe(`${SITE}${path}?lang=${locale}`);
});

test("[I18N-02] each address is its own canonical one and names all others", () => {
  const header = linkHeader(SITE, "/help", "am");
  expect(header).toContain(`<${SITE}/help?lang=am>; rel="canonical"`);
  expect(header).toContain(`<${SITE}/help>; rel="alternate"; hreflang="x-default"`);
  expect(header.match(/rel="alternate"/g)).toHaveLength(LOCALES.length + 1);
  expect(linkHeader(SITE, "/", null)).toMatch(/^<https:\/\/chem\.example\/>; rel="canonical", /);
});
