import "server-only";
import { LOCALES, type Locale } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import { offlinePage, type OfflinePage } from "./offline-page.ts";

let written: Promise<string> | undefined;

/** The script of the service worker, with the page in all languages in it: it keeps no cache, so it can keep nothing private. */
export function offlineWorker(): Promise<string> {
  written ??= writeWorker();
  return written;
}

async function writeWorker(): Promise<string> {
  const pages = await Promise.all(LOCALES.map(async (locale) => [locale, await pageIn(locale)] as const));
  return `const PAGES = new Map(${JSON.stringify(pages)});\n${WORKER}`;
}

async function pageIn(locale: Locale): Promise<OfflinePage> {
  const t = await createWords(locale, ["offline"]);
  return offlinePage(locale, {
    title: t("offline.title"),
    text: t("offline.text"),
    retry: t("offline.retry"),
    tile: t("offline.tile"),
  });
}

/**
 * Plain script of a service worker. It has a hand only in opening pages, and only when that fails; the language stands in
 * its address. Opening is under way before the worker is awake (navigation preload), so that it makes no page slower.
 */
const WORKER = `const page = PAGES.get(new URL(location.href).searchParams.get("locale")) ?? PAGES.get("en");

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), clients.claim()]));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET" || new URL(request.url).pathname.startsWith("/api/")) return;
  event.respondWith(open(event).catch(showOffline));
});

async function open({ request, preloadResponse }) {
  return (await preloadResponse) ?? fetch(request);
}

function showOffline() {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": page.policy, "Cache-Control": "no-store" };
  return new Response(page.html, { status: 503, headers });
}
`;
