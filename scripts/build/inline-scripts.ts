import { createHash } from "node:crypto";

/** A script element without a `src`; HTML lets neither its attributes nor its text hold what would end it early. */
const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script\s*>/gi;

/** The SHA-256 hashes in base64 of the inline scripts of a page. */
export function hashInlineScripts(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) =>
    createHash("sha256").update(script).digest("base64"),
  );
  return [...new Set(hashes)];
}
