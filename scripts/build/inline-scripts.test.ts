import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { collectScriptHashes, hashInlineScripts } from "./inline-scripts.ts";

/** `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` */
const ALERT = "bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=";

test("an inline script is hashed as its text stands, once", () => {
  expect(hashInlineScripts("<head><script>alert(1)</script></head><body><script>alert(1)</script>")).toEqual([ALERT]);
  expect(hashInlineScripts(`<script id="x" type="module">alert(1)</script>`)).toEqual([ALERT]);
  expect(hashInlineScripts("<script> alert(1)</script>")).not.toEqual([ALERT]);
});

test("a script with a source is not inline, one that only mentions a source is", () => {
  expect(hashInlineScripts(`<script async="" src="/a.js"></script>`)).toEqual([]);
  expect(hashInlineScripts(`<script data-src="/a.js">alert(1)</script>`)).toEqual([ALERT]);
});

test("text of other alphabets is hashed as UTF-8", () => {
  // printf 'ሰላም' | openssl dgst -sha256 -binary | base64
  expect(hashInlineScripts("<script>ሰላም</script>")).toEqual(["h/qyFqPgJAxNuie0Hm3QbYMdPUG9Ro9TBKkqu1RVx4c="]);
});

test("pages are found by their address, in folders too", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "atomcoach-pages-"));
  mkdirSync(path.join(folder, "en"));
  writeFileSync(path.join(folder, "en/landing.html"), "<script>alert(1)</script>");
  writeFileSync(path.join(folder, "_not-found.html"), "<p>Nothing</p>");
  writeFileSync(path.join(folder, "en/landing.rsc"), "<script>alert(2)</script>");
  expect(collectScriptHashes(folder)).toEqual({ "/_not-found": [], "/en/landing": [ALERT] });
  rmSync(folder, { recursive: true });
});
