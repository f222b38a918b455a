import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { addressesByLanguage, PUBLIC_PATHS, publicAddress } from "#lib/i18n/public-addresses.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { Visitor } from "#tests/support/visitor.ts";

const SITE = "https://atomcoach.example";

let plain: AppServer;
let configured: AppServer;

beforeAll(async () => {
  const databaseUrl = process.env["DATABASE_URL"] ?? "";
  const env = {
    AUTH_URL: SITE,
    OPERATOR_NAME: "Realschule <Nord>",
    OPERATOR_EMAIL: "data@school.example",
    OPERATOR_ADDRESS: "Main Street 1\nSpringfield",
    OPENAI_API_KEY: "not a real key",
    OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
    STRIPE_SECRET_KEY: "not a real key",
    AUTH_GITHUB_ID: "id",
    AUTH_GITHUB_SECRET: "secret",
  };
  [plain, configured] = await Promise.all([startAppServer({ databaseUrl }), startAppServer({ databaseUrl, env })]);
});

afterAll(() => Promise.all([plain.stop(), configured.stop()]));

const visit = (path: string, from = plain, headers: Record<string, string> = {}) =>
  fetch(from.url + path, { headers: { connection: "close", ...headers } });

/** What a person reads of a page, without its markup and scripts. */
async function textOf(path: string, from: AppServer): Promise<string> {
  const html = await (await visit(path, from)).text();
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "").replaceAll(/<[^>]+>/g, " ");
}

describe.each(PUBLIC_PATHS)("%s", (path) => {
  test("[I18N-02] answers in the language of its address, for that request alone", async () => {
    for (const locale of LOCALES) {
      const other = locale === "fr" ? "es" : "fr";
      const page = await visit(`${path}?lang=${locale}`, plain, {
        cookie: `NEXT_LOCALE=${other}`,
        "accept-language": "zh",
      });
      expect(page.status).toBe(200);
      expect(page.headers.get("content-language")).toBe(locale);
      expect(page.headers.get("cache-control")).toBe("private, no-store");
      expect(page.headers.getSetCookie()).toEqual([]);
      const html = await page.text();
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).not.toMatch(/(?:href|action)="[^"]*lang=/);
    }
  });

  test("[I18N-02] passes over a language that is none of ours", async () => {
    for (const lang of ["de", "ES", "es-MX", "../en", "__proto__"]) {
      const page = await visit(`${path}?lang=${encodeURIComponent(lang)}`, configured, { "accept-language": "hi" });
      expect(page.headers.get("content-language"), lang).toBe("hi");
      expect(page.headers.get("link"), lang).toContain(`<${publicAddress(SITE, path, null)}>; rel="canonical"`);
    }
  });

  test("[I18N-02] names its canonical address and all alternates", async () => {
    for (const locale of LOCALES) {
      const links = (await visit(`${path}?lang=${locale}`, configured)).headers.get("link") ?? "";
      expect(links.match(/<[^>]+>; rel="canonical"/g)).toEqual([
        `<${publicAddress(SITE, path, locale)}>; rel="canonical"`,
      ]);
      for (const [language, address] of Object.entries(addressesByLanguage(SITE, path)))
        expect(links).toContain(`<${address}>; rel="alternate"; hreflang="${language}"`);
    }
  });
});

test("[I18N-02] only public pages have a language in their address", async () => {
  for (const path of ["/sign-in", "/materials", "/nope"]) {
    const page = await visit(`${path}?lang=es`, configured, { "accept-language": "hi" });
    expect(page.headers.get("content-language"), path).toBe("hi");
    expect(page.headers.get("link") ?? "", path).not.toContain("canonical");
  }
});

test("[I18N-02] who is signed in has the chat at /, in their own language, whatever its address says", async () => {
  const visitor = new Visitor(plain.url);
  await visitor.visit("/api/login/demo", { method: "POST", body: new URLSearchParams({ account: "student" }) });
  const page = await visitor.visit("/?lang=es", { headers: { "accept-language": "fr" } });
  expect(page.headers.get("content-language")).toBe("fr");
  expect(await page.text()).not.toContain('class="hero"');
});

test("[I18N-02] who chooses a language on such a page is led to the page without it", async () => {
  const choose = (referer: string) =>
    fetch(`${plain.url}/api/locale`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ locale: "fr" }),
      headers: { connection: "close", referer: plain.url + referer },
    });
  expect((await choose("/help?lang=es")).headers.get("location")).toMatch(/\/help$/);
  expect((await choose("/?success=true&lang=es")).headers.get("location")).toMatch(/\/\?success=true$/);
  expect((await choose("/pricing?canceled=true")).headers.get("location")).toMatch(/\/pricing\?canceled=true$/);
});

test("[ROUTE-04] privacy, terms and contact name the operator, and privacy those who receive something here", async () => {
  for (const path of ["/privacy", "/terms", "/contact"]) {
    const text = await textOf(path, configured);
    for (const said of ["Realschule &lt;Nord&gt;", "data@school.example", "Main Street 1\nSpringfield"])
      expect(text, path).toContain(said);
  }
  const text = await textOf("/privacy", configured);
  for (const said of ["127.0.0.1:9", "GitHub", "Stripe"]) expect(text).toContain(said);
  expect(text).not.toContain("UploadThing");
});

test.each(LOCALES)(
  "[ROUTE-04] [I18N-01] without an operator the pages in %s say so, and name no provider",
  async (locale) => {
    const { contact, privacy } = await loadMessages(locale, ["contact", "privacy"]);
    for (const path of ["/privacy", "/terms", "/contact"])
      expect(await textOf(`${path}?lang=${locale}`, plain), path).toContain(contact.operator.unnamed);
    const text = await textOf(`/privacy?lang=${locale}`, plain);
    expect(text).toContain(privacy.others.noModel);
    expect(text).not.toMatch(/OpenAI|Stripe|UploadThing|GitHub|Google/);
  },
);
