import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { Visitor } from "#tests/support/visitor.ts";

const SESSION_COOKIE = "authjs.session-token";

let app: AppServer;
let origin: string;

beforeAll(async () => {
  app = await startAppServer({ databaseUrl: process.env["DATABASE_URL"] ?? "" });
  origin = app.url;
});

afterAll(() => app.stop());

async function signedIn(account = "new-student"): Promise<Visitor> {
  const visitor = new Visitor(origin);
  await visitor.visit("/api/login/demo", { method: "POST", body: new URLSearchParams({ account }) });
  return visitor;
}

/** By what the middleware says or, where it was not asked, by what only the landing page has. */
async function shownPage(response: Response): Promise<string | undefined> {
  const rewritten = response.headers.get("x-middleware-rewrite")?.split("/").at(-1)?.split("?")[0];
  return rewritten ?? ((await response.text()).includes('class="hero"') ? "landing" : undefined);
}

test("[ROUTE-01] [ROUTE-02] / is the landing page for visitors and the chat for who is signed in", async () => {
  expect(await shownPage(await new Visitor(origin).visit("/"))).toBe("landing");
  const visitor = await signedIn();
  const chat = await visitor.visit("/");
  expect(chat.status).toBe(200);
  expect(await shownPage(chat)).toBe("chat");
  await visitor.visit("/api/logout");
  expect(await shownPage(await visitor.visit("/"))).toBe("landing");
});

test("[ROUTE-01] a cookie whose session has ended shows the landing page, and is cleared", async () => {
  const visitor = await signedIn();
  const ended = visitor.cookie(SESSION_COOKIE) ?? "";
  await visitor.visit("/api/logout");
  visitor.setCookie(SESSION_COOKIE, ended);
  const page = await visitor.visit("/");
  expect(page.status).toBe(200);
  expect(await shownPage(page)).toBe("landing");
  expect(visitor.cookie(SESSION_COOKIE)).toBeUndefined();
});

test.each(["/help", "/privacy", "/terms", "/contact", "/quality", "/tools"])(
  "[ROUTE-04] %s is for everyone, whole and private",
  async (path) => {
    for (const visitor of [new Visitor(origin), await signedIn()]) {
      const page = await visitor.visit(path);
      expect(page.status).toBe(200);
      expect(page.headers.get("cache-control")).toBe("private, no-store");
      expect(await shownPage(page)).toBe(path.slice(1));
    }
    expect((await new Visitor(origin).visit(`${path}/more`)).status).toBe(404);
  },
);

test.each(["/pricing", "/sign-in"])("[ROUTE-03] %s is for everyone", async (path) => {
  for (const visitor of [new Visitor(origin), await signedIn()]) {
    const page = await visitor.visit(path);
    expect(page.status).toBe(200);
    expect(await shownPage(page)).toBe(path.slice(1));
  }
});

const NOWHERE = [
  "/nope",
  "/a/b/c",
  "/landing",
  "/chat",
  "/missing",
  "/chat.rsc",
  "/chat.txt",
  "/_not-found",
  "/404",
  "/500",
  "/index",
  "/%00",
  "/%",
  "/.env",
  "/%65n/chat",
  "/en%2Fchat",
  "/Pricing",
  ...LOCALES.flatMap((locale) => [`/${locale}`, `/${locale}/chat`, `/${locale}/landing`, `/${locale}/missing`]),
];

test.each(NOWHERE)("[ROUTE-04] %s is nowhere: the page that says so, with status 404", async (path) => {
  const page = await (await signedIn()).visit(path);
  expect(page.status).toBe(404);
  expect(await shownPage(page)).toBe("missing");
});

/** What once let requests pass by a middleware, or made it look at another path. */
const BYPASSES: Record<string, string>[] = [
  { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
  { "x-middleware-subrequest": "src/middleware:src/middleware:src/middleware:src/middleware:src/middleware" },
  { "x-middleware-rewrite": "/en/chat" },
  { "x-middleware-next": "1" },
  { "x-invoke-path": "/en/chat" },
  { "x-matched-path": "/en/chat" },
  { "x-nextjs-data": "1" },
  { "next-router-prefetch": "1" },
  { "x-forwarded-host": "evil.example" },
  { "next-action": "0".repeat(40) },
];

test.each(BYPASSES)("[API-01] [ROUTE-01] with %j a visitor gets no more", async (headers) => {
  const visitor = new Visitor(origin);
  for (const path of ["/api/auth/user", "/api/user/profile", "/api/chat/sessions"]) {
    const answer = await visitor.visit(path, { headers });
    expect(answer.status, path).toBe(401);
    expect(await answer.json()).toMatchObject({ message: "Unauthorized" });
  }
  for (const path of ["/", "/?_rsc=abcde"])
    expect(await shownPage(await visitor.visit(path, { headers }))).toBe("landing");
  expect((await visitor.visit("/en/chat", { headers })).status).toBe(404);
});

test("[API-01] what asks for a page's data instead of the page gets no more either", async () => {
  const visitor = new Visitor(origin);
  const headers = { rsc: "1" };
  for (const path of ["/api/auth/user", "/api/auth/user.rsc", "/api/auth/user?_rsc=abcde"]) {
    const answer = await visitor.visit(path, { headers });
    expect(answer.status, path).not.toBe(200);
  }
  const page = await visitor.follow("/");
  expect(await page.page.text()).not.toContain("demo.invalid");
});

test.each(["/", "/pricing", "/help", "/privacy", "/terms?lang=am", "/sign-in", "/nope"])(
  "%s carries the security headers",
  async (path) => {
    const { headers } = await new Visitor(origin).visit(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' '(sha256|nonce)-/);
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("microphone=(self)");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("strict-transport-security")).toBeNull();
  },
);

test.each(["/_next/image?url=%2Ficon.svg&w=64&q=75", "/_next/nothing", "/_next/data/x/en/chat.json"])(
  "[ROUTE-04] %s is no page, and says so under the same policy",
  async (path) => {
    const answer = await new Visitor(origin).visit(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  },
);

test("every inline script of a page is admitted by its policy", async () => {
  const visitor = new Visitor(origin);
  const pages = await Promise.all(
    ["/", "/pricing", "/help", "/contact", "/sign-in", "/nope"].map((path) => visitor.visit(path)),
  );
  const chat = await (await signedIn()).visit("/");
  for (const page of [...pages, chat]) {
    const policy = page.headers.get("content-security-policy") ?? "";
    for (const [tag, text] of inlineScripts(await page.text())) {
      const nonce = /nonce="([^"]+)"/.exec(tag)?.[1];
      const source = nonce ? `'nonce-${nonce}'` : `'sha256-${await sha256(text)}'`;
      expect(policy, `${page.url}: ${text.slice(0, 60)}`).toContain(source);
    }
  }
});

function inlineScripts(html: string): [tag: string, text: string][] {
  return [...html.matchAll(/(<script\b(?![^>]*\bsrc=)[^>]*>)([\s\S]*?)<\/script>/g)].map(([, tag = "", text = ""]) => [
    tag,
    text,
  ]);
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(digest).toString("base64");
}

/** Names of the server's environment stand in `env.ts` alone, which no browser may get: with it would come what reads them. */
test("no script for browsers has anything of the server's environment in it", async () => {
  const names = (await readFile("lib/server/env.ts", "utf8")).match(/(?<=^  )[A-Z][A-Z_]+_[A-Z]+(?=:)/gm) ?? [];
  expect(names).toContain("AUTH_SECRET");
  const files = (await readdir(".next/static", { recursive: true })).filter((file) => file.endsWith(".js"));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const script = await readFile(`.next/static/${file}`, "utf8");
    expect(
      names.filter((name) => script.includes(name)),
      file,
    ).toEqual([]);
  }
});

test("a page built per request has another nonce each time", async () => {
  const policies = new Set<string | null>();
  for (let time = 0; time < 3; time++) {
    policies.add((await new Visitor(origin).visit("/sign-in")).headers.get("content-security-policy"));
  }
  expect(policies.size).toBe(3);
});

test.each<[Record<string, string>, string]>([
  [{}, "en"],
  [{ "accept-language": "fr-CA, en;q=0.5" }, "fr"],
  [{ "accept-language": "fr", cookie: "NEXT_LOCALE=am" }, "am"],
  [{ "accept-language": "hi", cookie: "NEXT_LOCALE=tlh" }, "hi"],
])("[I18N-02] with %j the page arrives in %s", async (headers, locale) => {
  for (const path of ["/", "/pricing", "/sign-in", "/nope"]) {
    const page = await new Visitor(origin).visit(path, { headers });
    expect(page.headers.get("content-language"), path).toBe(locale);
    expect(await page.text(), path).toContain(`<html lang="${locale}"`);
  }
});

test("[API-01] under /api everything is JSON, also what does not exist", async () => {
  for (const path of ["/api", "/api/nope", "/api/auth", "/api/auth/nope", "/api/user", "/api/chat"]) {
    const answer = await new Visitor(origin).visit(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.json(), path).toMatchObject({ code: "NOT_FOUND" });
  }
});
