import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { finishPages } from "./built-pages.ts";

/** `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` */
const ALERT = "sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=";

let build: string;
let folder: string;
let manifest: { version: number; routes: Record<string, { initialHeaders: Record<string, string> }> };

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), "atomcoach-pages-"));
  folder = path.join(build, "server/app");
  manifest = { version: 4, routes: {} };
  mkdirSync(path.join(folder, "es/materials"), { recursive: true });
});

afterEach(() => rmSync(build, { recursive: true }));

const listPages = () => writeFileSync(path.join(build, "prerender-manifest.json"), JSON.stringify(manifest));
const readManifest = (): typeof manifest =>
  JSON.parse(readFileSync(path.join(build, "prerender-manifest.json"), "utf8"));

function write(page: string, html: string): void {
  manifest.routes[`/${page}`] = { initialHeaders: { "x-nextjs-prerender": "1" } };
  listPages();
  writeFileSync(path.join(folder, `${page}.html`), html);
  writeFileSync(
    path.join(folder, `${page}.meta`),
    JSON.stringify({ status: 200, headers: { "x-nextjs-prerender": "1" } }),
  );
}

const readMeta = (page: string): { status: number; headers: Record<string, string> } =>
  JSON.parse(readFileSync(path.join(folder, `${page}.meta`), "utf8"));

test("each page is served with its language and a policy for its own scripts, and keeps what Next noted", () => {
  write("es/landing", "<script>alert(1)</script>");
  write("es/materials/notice", "<p>");
  expect(finishPages(build)).toBe(2);
  const landing = readMeta("es/landing");
  expect(landing).toMatchObject({
    status: 200,
    headers: { "x-nextjs-prerender": "1", "content-language": "es", "cache-control": "private, no-store" },
  });
  expect(landing.headers["content-security-policy"]).toContain(`script-src 'self' '${ALERT}';`);
  expect(readMeta("es/materials/notice").headers["content-security-policy"]).toContain("script-src 'self';");
});

test("hosts that pack the pages themselves find the same headers in the list of all", () => {
  write("es/landing", "<script>alert(1)</script>");
  finishPages(build);
  expect(readManifest()).toEqual({
    version: 4,
    routes: { "/es/landing": { initialHeaders: readMeta("es/landing").headers } },
  });
});

test("a page that is not listed is none that Next has written", () => {
  write("es/landing", "<p>");
  manifest.routes = {};
  listPages();
  expect(() => finishPages(build)).toThrow("lists no page /es/landing");
});

test("Next's own pages for mistakes are English", () => {
  write("_not-found", "<p>Nothing</p>");
  finishPages(build);
  expect(readMeta("_not-found").headers).toMatchObject({ "content-language": "en" });
});

test("scripts that wait are taken out before the policy is written", () => {
  write("es/landing", '<script async="" src="/b.js" data-until="use"></script><script src="/a.js" async=""></script>');
  finishPages(build);
  expect(readFileSync(path.join(folder, "es/landing.html"), "utf8")).toContain(
    '<script src="/a.js" type="late"></script>',
  );
});

test("a page without headers beside it is none that Next has written", () => {
  writeFileSync(path.join(folder, "es/landing.html"), "<p>");
  expect(() => finishPages(build)).toThrow("no headers beside");
});
