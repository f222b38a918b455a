import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LOCALE, isLocale } from "#lib/i18n/locales.ts";
import { contentSecurityPolicy } from "#lib/server/http/content-security-policy.ts";
import { pageHeaders } from "#lib/server/http/page-headers.ts";
import { hashInlineScripts } from "./inline-scripts.ts";
import { postponeScripts } from "./late-scripts.ts";

/** What Next keeps beside a page that it has built ahead, of which only this is ours. */
type Meta = { headers?: Record<string, string> };

/**
 * Finishes the pages that Next has built ahead: takes the scripts out of those that bring them in themselves, and writes
 * beside each the headers that it is served with. The policy names the hashes of its inline scripts, which are known only
 * now.
 *
 * @param folder where Next puts them: `.next/server/app`
 * @returns how many there are
 */
export function finishPages(folder: string): number {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  for (const page of pages) finishPage(folder, page);
  return pages.length;
}

function finishPage(folder: string, page: string): void {
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
}
