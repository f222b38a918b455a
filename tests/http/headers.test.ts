import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { PUBLIC_PATHS } from "#lib/i18n/public-addresses.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { createSignedInUser } from "#tests/support/factories.ts";

const ADDRESS = "https://atomcoach.example";
/** Nothing listens on it. */
const NO_DATABASE = "postgresql://nobody@127.0.0.1:9/none";

let app: AppServer;
let secure: AppServer;
let broken: AppServer;

beforeAll(async () => {
  const databaseUrl = process.env["DATABASE_URL"] ?? "";
  [app, secure, broken] = await Promise.all([
    startAppServer({ databaseUrl }),
    startAppServer({ databaseUrl, env: { AUTH_URL: ADDRESS } }),
    startAppServer({ databaseUrl: NO_DATABASE }),
  ]);
});

afterAll(() => Promise.all([app.stop(), secure.stop(), broken.stop()]));

/** A connection that was kept could be one that the server closes at this very moment. */
async function visit(
  address: string,
  { from = app, headers, ...request }: RequestInit & { headers?: Record<string, string>; from?: AppServer } = {},
): Promise<Response> {
  const response = await fetch(from.url + address, {
    redirect: "manual",
    ...request,
    headers: { connection: "close", ...headers },
  });
  await response.body?.cancel();
  return response;
}

/** The files below a folder, from there on. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}

const APP_FILES = listFiles("app");

/** What answers carry, whatever they are. */
function expectGuarded({ headers }: Response, address: string): void {
  expect(headers.get("x-content-type-options"), address).toBe("nosniff");
  expect(headers.get("x-frame-options"), address).toBe("DENY");
  expect(headers.get("referrer-policy"), address).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-resource-policy"), address).toBe("same-origin");
  expect(headers.get("permissions-policy"), address).toContain("camera=()");
  expect(headers.get("cross-origin-opener-policy"), address).toBe("same-origin");
  expect(headers.get("content-security-policy"), address).toContain("frame-ancestors 'none'");
  expect(headers.get("x-powered-by"), address).toBeNull();
}

/** And what handlers and pages, which may be about a person, carry besides. */
function expectPrivate(response: Response, address: string): void {
  expectGuarded(response, address);
  expect(response.headers.get("cache-control"), address).toBe("private, no-store");
}

function expectApiAnswer(response: Response, address: string): void {
  expectPrivate(response, address);
  expect(response.headers.get("content-security-policy"), address).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
}

/** A value for each part of an address that is a parameter; for all others the id of nothing. */
const PARAMETERS: Record<string, string> = {
  "[[...missing]]": "no/such/thing",
  "[...nextauth]": "session",
  "[meter]": "questionsPerDay",
  "[number]": "1",
};

const addressOf = (file: string) =>
  `/${path.posix.dirname(file).replaceAll(/\[[^/]+\]+/g, (part) => PARAMETERS[part] ?? "0de70000-0000-4000-8000-000000000000")}`;

const API = APP_FILES.filter((file) => file.startsWith("api/") && file.endsWith("/route.ts")).map(addressOf);

describe("every handler of the API that there is", () => {
  test("there are some", () => expect(API.length).toBeGreaterThan(35));

  test.each(API)(
    "[API-01] %s answers under the policy of what is no page, by every method, allowed or not",
    async (address) => {
      for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]) {
        const response = await visit(address, { method });
        expect(response.status, `${method} ${address}`).toBeLessThan(500);
        expectApiAnswer(response, `${method} ${address}`);
      }
    },
  );
});

/** Pages that are shown under another address than their name, or to others than visitors. */
const ENTRANCES: Record<string, { address: string; plan?: "free" | "teacher" }> = {
  landing: { address: "/" },
  chat: { address: "/", plan: "free" },
  missing: { address: "/no/such/page" },
  materials: { address: "/materials", plan: "teacher" },
  "materials/notice": { address: "/materials" },
};

const PAGES = APP_FILES.filter((file) => /^\[locale\]\/.*\/page\.tsx$/.test(file)).map((file) =>
  path.posix.dirname(file).replace("[locale]/", ""),
);

describe("every page that there is, in all languages", () => {
  test("there are some", () => expect(PAGES.length).toBeGreaterThan(7));

  test.each(PAGES)("the page %s lets no script in but its own, and no other site", async (page) => {
    const { address, plan } = ENTRANCES[page] ?? { address: `/${page}` };
    await using user = await createSignedInUser({ plan: plan ?? "free" });
    for (const locale of LOCALES) {
      const cookie = `NEXT_LOCALE=${locale}${plan ? `; ${user.cookie}` : ""}`;
      const response = await visit(address, { headers: { cookie } });
      // A visitor's landing page comes without the middleware.
      const shown = response.headers.get("x-middleware-rewrite")?.split("?")[0] ?? `/${locale}/landing`;
      expect(shown, address).toMatch(new RegExp(`/${locale}/${page}$`));
      expect(response.headers.get("content-language"), address).toBe(locale);
      expectPrivate(response, address);
      const policy = new Map(
        (response.headers.get("content-security-policy") ?? "")
          .split("; ")
          .map((directive) => [directive.split(" ")[0], directive]),
      );
      expect(policy.get("script-src")).toMatch(/^script-src 'self'( '(sha256|nonce)-[\w+/=]+')+$/);
      for (const rule of [
        "default-src 'self'",
        "object-src 'none'",
        "frame-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "connect-src 'self'",
        "worker-src 'self'",
        "report-uri /api/csp-report",
      ]) {
        expect(policy.get(rule.split(" ")[0])).toBe(rule);
      }
    }
  });
});

/** One file of each kind in each folder stands for the others. */
function sampleOf(files: readonly string[]): string[] {
  return [...new Map(files.map((file) => [`${path.dirname(file)} ${path.extname(file)}`, file])).values()];
}

/** Next serves them under these addresses; its own are at the root of app/. */
const MADE: Record<string, string> = {
  "manifest.ts": "/manifest.webmanifest",
  "robots.ts": "/robots.txt",
  "sitemap.ts": "/sitemap.xml",
};

const FILES = [
  ...APP_FILES.flatMap((file) => MADE[file] ?? (/^[\w-]+\.(svg|png|ico)$/.test(file) ? `/${file}` : [])),
  ...sampleOf(listFiles("public")).map((file) => `/${file}`),
  ...sampleOf(listFiles(".next/static")).map((file) => `/_next/static/${file}`),
];

describe("every kind of file that there is", () => {
  test("there are some", () => expect(FILES.length).toBeGreaterThan(12));

  test.each(FILES)("%s is there, for our own pages alone, and is nothing but what it says", async (address) => {
    const response = await visit(encodeURI(address));
    expect(response.status).toBe(200);
    expectGuarded(response, address);
  });

  test.each(["/_next/static/none.js", "/fonts/none.css", "/icons/none.png", "/pictures/none.webp"])(
    "%s is not, and says so under the same policy",
    async (address) => {
      const response = await visit(address);
      expect(response.status).toBe(404);
      expectGuarded(response, address);
    },
  );

  test("the worker may open our pages, and nothing else", async () => {
    const response = await visit("/offline-worker.js?locale=am");
    expect(response.status).toBe(200);
    expectGuarded(response, "/offline-worker.js");
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  test("the words of the chat are kept where they are those that its page names", async () => {
    await using user = await createSignedInUser();
    const read = async (path: string) =>
      (await fetch(app.url + path, { headers: { cookie: user.cookie, "accept-language": "fr" } })).text();
    const page = await read("/");
    const address = /\/words\/fr\/[0-9a-f]{16}/.exec(page)?.[0] ?? "";
    const kept = await visit(address);
    expect(kept.status).toBe(200);
    expectGuarded(kept, address);
    expect(kept.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const other = await visit("/words/fr/0123456789abcdef");
    expect(other.headers.get("cache-control")).toBe("no-store");
    expect(await read("/words/fr/0123456789abcdef")).toBe(await read(address));
  });
});

const FORM = { "content-type": "application/x-www-form-urlencoded" };

const REFUSALS: [
  status: number,
  why: string,
  address: string,
  visit: RequestInit & { headers?: Record<string, string> },
][] = [
  [303, "a redirect", "/api/login", {}],
  [303, "a redirect after a form", "/api/login/demo", { method: "POST", headers: FORM, body: "account=new-student" }],
  [400, "a body that is none of ours", "/api/login/demo", { method: "POST", headers: FORM, body: "account=nobody" }],
  [401, "no session", "/api/user/profile", {}],
  [
    403,
    "another site",
    "/api/login/demo",
    { method: "POST", headers: { ...FORM, origin: "https://evil.example" }, body: "account=new-student" },
  ],
  [404, "no address", "/api/no/such/thing", {}],
  [404, "no text", "/api/%", {}],
  [
    404,
    "half a letter",
    "/api/chat/%E0%A4/messages",
    { method: "POST", headers: { "content-type": "application/json" }, body: "{}" },
  ],
  [405, "no method", "/api/login/demo", { method: "DELETE" }],
  [413, "too much", "/api/login/demo", { method: "POST", headers: FORM, body: `account=${"x".repeat(100_000)}` }],
];

test.each(REFUSALS)("[API-01] a %i for %s carries them too (%s)", async (status, _why, address, request) => {
  const response = await visit(address, request);
  expect(response.status).toBe(status);
  expectApiAnswer(response, address);
});

test("[API-01] a 415 for what is no JSON carries them too", async () => {
  await using user = await createSignedInUser();
  const response = await visit("/api/feedback", {
    method: "POST",
    headers: { "content-type": "text/plain", cookie: user.cookie },
    body: "{}",
  });
  expect(response.status).toBe(415);
  expectApiAnswer(response, "/api/feedback");
});

test("[API-01] while nothing works, answers carry them too", async () => {
  const cookie = "authjs.session-token=0de70000-0000-4000-8000-000000000000";
  const answer = await visit("/api/user/profile", { from: broken, headers: { cookie } });
  expect(answer.status).toBe(503);
  expectApiAnswer(answer, "/api/user/profile");
  const page = await visit("/", { from: broken, headers: { cookie } });
  expectPrivate(page, "/");
});

test("over https every page, answer and file tells browsers to stay with it, and over http none does", async () => {
  for (const address of [
    "/",
    "/pricing",
    "/no/such/page",
    "/offline-worker.js",
    "/icon.svg",
    "/api/user/profile",
    "/api/login",
    "/api/no/such/thing",
    "/api/%",
  ]) {
    const response = await visit(address, { headers: { "x-forwarded-proto": "https" } });
    expect(response.headers.get("strict-transport-security"), address).toBe("max-age=63072000; includeSubDomains");
    expect((await visit(address)).headers.get("strict-transport-security"), address).toBeNull();
  }
});

test("search engines and phones find what they ask for, under the installation's own address", async () => {
  const text = async (address: string, from = secure) => (await fetch(from.url + address)).text();
  expect(await text("/sitemap.xml")).toMatch(
    new RegExp(`<loc>${ADDRESS}/</loc>[\\s\\S]*<loc>${ADDRESS}/pricing</loc>`),
  );
  for (const path of PUBLIC_PATHS)
    for (const locale of LOCALES)
      expect(await text("/sitemap.xml")).toContain(`<loc>${ADDRESS}${path}?lang=${locale}</loc>`);
  expect(await text("/robots.txt")).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`);
  const { icons } = JSON.parse(await text("/manifest.webmanifest")) as {
    icons: { src: string; type: string; purpose: string }[];
  };
  for (const { src, type } of icons) expect((await visit(src)).headers.get("content-type")).toContain(type);
  expect(icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
});
