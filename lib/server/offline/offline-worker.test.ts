import { createHash } from "node:crypto";
import vm from "node:vm";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { offlinePage } from "./offline-page.ts";
import { offlineWorker } from "./offline-worker.ts";

type Asked = { mode: string; method: string; url: string };
type FetchEvent = {
  request: Asked;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

/** The worker as a browser runs it, under the address of one language, with a network that answers as told. */
async function startWorker(locale: string, network: () => Promise<Response>) {
  const listeners = new Map<string, (event: FetchEvent) => void>();
  const addEventListener = (name: string, listener: (event: FetchEvent) => void) => listeners.set(name, listener);
  const location = new URL(`https://atomcoach.example/offline-worker.js?locale=${locale}`);
  vm.runInNewContext(await offlineWorker(), { addEventListener, location, URL, Response, fetch: network });
  return async (asked: Partial<Asked>, preloaded?: Promise<Response>): Promise<Response | null> => {
    let response: Promise<Response> | null = null;
    const request = { mode: "navigate", method: "GET", url: "https://atomcoach.example/pricing", ...asked };
    listeners.get("fetch")?.({
      request,
      preloadResponse: preloaded ?? Promise.resolve(undefined),
      respondWith: (given) => (response = given),
    });
    return response;
  };
}

const away = () => Promise.reject(new TypeError("Failed to fetch"));

test.each(LOCALES)("[I18N-01] in %s the worker says that the server cannot be reached", async (locale) => {
  const open = await startWorker(locale, away);
  const response = await open({});
  const words = (await loadMessages(locale, ["offline"])).offline;
  expect(response?.status).toBe(503);
  const html = (await response?.text()) ?? "";
  expect(html).toContain(`<html lang="${locale}">`);
  for (const word of Object.values(words)) expect(html).toContain(word);
});

test("a language that is none gets English", async () => {
  expect(await (await (await startWorker("__proto__", away))({}))?.text()).toContain('<html lang="en">');
});

test("the server's answer is passed on as it is, also when it is an error, and what was asked for ahead is not asked for again", async () => {
  const asked: string[] = [];
  const open = await startWorker("en", async () => {
    asked.push("fetch");
    return new Response("broken", { status: 500 });
  });
  expect(await (await open({}))?.text()).toBe("broken");
  expect(await (await open({}, Promise.resolve(new Response("ahead"))))?.text()).toBe("ahead");
  expect(asked).toEqual(["fetch"]);
  expect((await open({}, away()))?.status).toBe(503);
});

test.each<Partial<Asked>>([
  { mode: "cors", url: "https://atomcoach.example/_next/static/a.js" },
  { method: "POST" },
  { url: "https://atomcoach.example/api/login" },
  { mode: "cors", url: "https://atomcoach.example/api/user/profile" },
])("the worker leaves %o alone", async (asked) => {
  expect(await (await startWorker("en", away))(asked)).toBeNull();
});

const WORDS = { title: "a < b & c", text: "text", retry: "again", tile: "tile" };

test.each<Locale>(["en", "am"])(
  "in %s the page's policy admits its own style and script, and nothing else",
  (locale) => {
    const { html, policy } = offlinePage(locale, WORDS);
    expect(html).toContain("<h1>a &lt; b &amp; c</h1>");
    for (const element of ["style", "script"]) {
      const [, text = ""] = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(html) ?? [];
      expect(policy).toContain(`${element}-src 'sha256-${createHash("sha256").update(text).digest("base64")}';`);
    }
    expect(policy).toContain("default-src 'none'");
    expect(html).not.toMatch(/(?:src|href)="[^"]/);
  },
);
