import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LOCALE, isLocale } from "#lib/i18n/locales.ts";
import { contentSecurityPolicy } from "#lib/server/http/content-security-policy.ts";
import { pageHeaders } from "#lib/server/http/page-headers.ts";
import { hashInlineScripts } from "./inline-scripts.ts";
import { postponeScripts } from "./late-scripts.ts";

/** What Next keeps beside a page that it has built ahead, of which only this is ours. */
type Meta = { headers?: Record<string, string> };

/** Where Next lists these pages for hosts that pack them themselves, of which only this is ours. */
type Manifest = { routes: Record<string, { initialHeaders?: Record<string, string> }> };

/**
 * Finishes the pages that Next has built ahead: takes the scripts out of those that bring them in themselves, and writes
 * beside each, and in the list of all, the headers that it is served with. The policy names the hashes of its inline
 * scripts, which are known only now.
 *
 * @param build where Next puts all that it builds: `.next`
 * @returns how many pages there are
 */
export function finishPages(build: string): number {
  const folder = path.join(build, "server/app");
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  const headers = new Map(pages.map((page) => [routeOf(page), finishPage(folder, page)]));
  listHeaders(path.join(build, "prerender-manifest.json"), headers);
  return pages.length;
}

/** The address of `es/landing.html` within. */
function routeOf(page: string): string {
  return `/${page.replace(/\.html$/, "").replaceAll(path.sep, "/")}`;
}

function finishPage(folder: string, page: string): Record<string, string> {
  // Those for mistakes that Next finds by itself have no language, and are English.
  const [first] = page.split(path.sep);
  const locale = isLocale(first) ? first : DEFAULT_LOCALE;
  const file = path.join(folder, page);
  const html = postponeScripts(readFileSync(file, "utf8"));
  writeFileSync(file, html);

  const metaFile = file.replace(/\.html$/, ".meta");
  if (!existsSync(metaFile)) throw new Error(`Next keeps no headers beside ${page}.`);
  const meta = JSON.parse(readFileSync(metaFile, "utf8")) as Meta;
  const headers = pageHeaders(contentSecurityPolicy({ hashes: hashInlineScripts(html) }), locale);
  writeFileSync(metaFile, JSON.stringify({ ...meta, headers: { ...meta.headers, ...headers } }));
  return headers;
}

function listHeaders(manifestFile: string, headers: ReadonlyMap<string, Record<string, string>>): void {
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;
  for (const [route, ours] of headers) {
    const listed = manifest.routes[route];
    if (listed === undefined) throw new Error(`Next lists no page ${route}.`);
    listed.initialHeaders = { ...listed.initialHeaders, ...ours };
  }
  writeFileSync(manifestFile, JSON.stringify(manifest));
}
