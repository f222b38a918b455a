import { gzipSync } from "node:zlib";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Locale } from "#lib/i18n/locales.ts";

/** What a page is before anything on it was touched, compressed: its HTML, and the scripts that it names. */
export async function weighPage(
  request: APIRequestContext,
  path: string,
  locale: Locale,
): Promise<{ htmlBytes: number; scriptBytes: number }> {
  const html = await (await request.get(path, { headers: { cookie: `NEXT_LOCALE=${locale}` } })).text();
  expect(html).toContain(`<html lang="${locale}"`);
  const addresses = scriptsOf(html);
  expect(addresses.size).toBeGreaterThan(0);
  let scriptBytes = 0;
  for (const address of addresses) scriptBytes += compressedSize(await (await request.get(address)).body());
  return { htmlBytes: compressedSize(html), scriptBytes };
}

function scriptsOf(html: string): Set<string> {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(([tag]) => !/nomodule/i.test(tag));
  const preloads = [...html.matchAll(/<link\b[^>]*\bas="script"[^>]*\bhref="([^"]+)"/g)];
  return new Set([...tags, ...preloads].map(([, address]) => address ?? ""));
}

const compressedSize = (content: string | Buffer): number => gzipSync(content, { level: 6 }).length;
