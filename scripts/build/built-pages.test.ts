import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { finishPages } from "./built-pages.ts";

/** `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` */
const ALERT = "sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "atomcoach-pages-"));
  mkdirSync(path.join(folder, "es/materials"), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(page: string, html: string): void {
  writeFileSync(path.join(folder, `${page}.html`), html);
  writeFileSync(path.join(folder, `${page}.meta`), JSON.stringify({ status: 200, headers: { "x-nextjs-prerender": "1" } }));
}

const readMeta = (page: string): { status: number; headers: Record<string, string> } => JSON.parse(readFileSync(path.join(folder, `${page}.meta`), "utf8"));

test("each page is served with its language and a policy for its own scripts, and keeps what Next noted", () => {
  write("es/landing", "<script>alert(1)</script>");
  write("es/materials/notice", "<p>");
  expect(finishPages(folder)).toBe(2);
  const landing = readMeta("es/landing");
  expect(landing).toMatchObject({ status: 200, headers: { "x-nextjs-prerender": "1", "content-language": "es", "cache-control": "private, no-store" } });
  expect(landing.headers["content-security-policy"]).toContain(`script-src 'self' '${ALERT}';`);
  expect(readMeta("es/materials/notice").headers["content-security-policy"]).toContain("script-src 'self';");
});

test("Next's own pages for mistakes are English", () => {
  write("_not-found", "<p>Nothing</p>");
  finishPages(folder);
  expect(readMeta("_not-found").headers).toMatchObject({ "content-language": "en" });
});

test("scripts that wait are taken out before the policy is written", () => {
  write("es/landing", '<script async="" src="/b.js" data-until="use"></script><script src="/a.js" async=""></script>');
  finishPages(folder);
  expect(readFileSync(path.join(folder, "es/landing.html"), "utf8")).toContain('<script src="/a.js" type="late"></script>');
});

test("a page without headers beside it is none that Next has written", () => {
  writeFileSync(path.join(folder, "es/landing.html"), "<p>");
  expect(() => finishPages(folder)).toThrow("no headers beside");
});
