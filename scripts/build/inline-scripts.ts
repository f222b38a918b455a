import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** By the address of a prerendered page, the SHA-256 hashes of its inline scripts in base64. */
export type ScriptHashes = Record<string, string[]>;

/** @param folder where Next puts prerendered pages: `.next/server/app` */
export function collectScriptHashes(folder: string): ScriptHashes {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  return Object.fromEntries(
    pages.toSorted().map((file) => {
      const address = `/${file.replaceAll(path.sep, "/").replace(/\.html$/, "")}`;
      return [address, hashInlineScripts(readFileSync(path.join(folder, file), "utf8"))];
    }),
  );
}

/** A script element without a `src`; HTML lets neither its attributes nor its text hold what would end it early. */
const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script\s*>/gi;

export function hashInlineScripts(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => createHash("sha256").update(script).digest("base64"),
  );
  return [...new Set(hashes)];
}
