import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { localeOfAddress } from "#lib/i18n/public-addresses.ts";
import { negotiateLocale } from "#lib/i18n/request-locale.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";

// Two ways lead to the landing page: past the middleware for plain requests, through it for all others. Together they leave
// no request out, and nobody can tell them apart.

let app: AppServer;

beforeAll(async () => {
  app = await startAppServer({ databaseUrl: process.env["DATABASE_URL"] ?? "" });
});

afterAll(() => app.stop());

const languageTag = fc.oneof(
  fc.constantFrom(...LOCALES, "de", "it", "*", "e", "eng", "am-", "-am", "ENGLISH", ""),
  fc.constantFrom("en-US", "EN-us", "zh-Hant-TW", "fr_FR", "hi-IN ", " es", "am-ET-x-private", "ne-en"),
);
const weight = fc.constantFrom("", "", "", ";q=0.9", "; q=0.1", ";q=0", ";q=1", ";q=1.000", ";q=7", ";q=x", ";level=1");
const acceptLanguage = fc.option(
  fc
    .array(fc.tuple(languageTag, weight), { maxLength: 4 })
    .chain((parts) =>
      fc.constantFrom(",", ", ", " ,", ",,").map((comma) => parts.map((part) => part.join("")).join(comma)),
    ),
  { nil: undefined },
);
const chosen = fc.option(
  fc.constantFrom<string>(...LOCALES, "de", "", "EN", "en-US", "enfr", "e", "%61m", "__proto__"),
  { nil: undefined },
);
const session = fc.option(fc.constantFrom("authjs.session-token", "__Secure-authjs.session-token"), { nil: undefined });

test("[ROUTE-01] [I18N-02] a visitor's landing page comes in the language that is negotiated, whatever way it takes", async () => {
  const request = fc.record({
    acceptLanguage,
    chosen,
    session,
    address: fc.constantFrom("/", "/?from=x", "/?_rsc=abcde", "/?lang=am", "/?lang=tlh&from=x"),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ acceptLanguage, chosen, session, address }) => {
      const cookie = [
        chosen !== undefined && `NEXT_LOCALE=${chosen}`,
        session !== undefined && `${session}=0de70000-0000-4000-8000-000000000000`,
      ]
        .filter(Boolean)
        .join("; ");
      // `fetch` asks for any language where none is named.
      const headers = {
        connection: "close",
        "accept-language": acceptLanguage?.trim() ?? "",
        ...(cookie !== "" && { cookie }),
      };
      const response = await fetch(app.url + address, { headers });
      expect(response.status).toBe(200);
      const locale =
        localeOfAddress(new URL(address, app.url).searchParams) ??
        negotiateLocale(chosen === "%61m" ? "am" : chosen, headers["accept-language"]);
      expect(response.headers.get("content-language")).toBe(locale);
      const html = await response.text();
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toContain('class="hero"');
    }),
    { numRuns: 300 },
  );
});

test.each(LOCALES)("[ROUTE-01] a plain visit in %s does not pass through the middleware", async (locale) => {
  for (const headers of [{ cookie: `NEXT_LOCALE=${locale}` }, { "accept-language": `${locale}-XX,de;q=0.9` }]) {
    const response = await fetch(app.url, { headers });
    expect(response.headers.get("content-language")).toBe(locale);
    expect(response.headers.get("x-middleware-rewrite")).toBeNull();
  }
});
