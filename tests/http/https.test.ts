import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";

const ADDRESS = "https://atomcoach.example";

let app: AppServer;

/** As behind a proxy that speaks https with the browser and http with us. */
beforeAll(async () => {
  app = await startAppServer({ databaseUrl: process.env["DATABASE_URL"] ?? "", env: { AUTH_URL: ADDRESS } });
});

afterAll(() => app.stop());

function signIn(headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ account: "new-student" });
  return fetch(`${app.url}/api/login/demo`, { method: "POST", body, headers, redirect: "manual" });
}

test("under https the session cookie goes over nothing else, and signs in", async () => {
  const [cookie = ""] = (await signIn()).headers.getSetCookie();
  expect(cookie).toMatch(/^__Secure-authjs\.session-token=[^;]+;/);
  expect(cookie).toMatch(/; Secure/i);
  const user = await fetch(`${app.url}/api/auth/user`, { headers: { cookie: cookie.split(";")[0] ?? "" } });
  expect(user.status).toBe(200);
});

test("under https a cookie of plain http is worth nothing", async () => {
  const [cookie = ""] = (await signIn()).headers.getSetCookie();
  const unmarked = cookie.replace("__Secure-", "").split(";")[0] ?? "";
  expect((await fetch(`${app.url}/api/auth/user`, { headers: { cookie: unmarked } })).status).toBe(401);
});

test("who comes over https is told to stay with it, and has the same pages", async () => {
  for (const [path, status] of [
    ["/", 200],
    ["/pricing", 200],
    ["/sign-in", 200],
    ["/nope", 404],
    ["/api/auth/user", 401],
  ] as const) {
    const response = await fetch(app.url + path, { headers: { "x-forwarded-proto": "https" } });
    expect(response.status, path).toBe(status);
    expect(response.headers.get("strict-transport-security"), path).toMatch(/max-age=\d{8}/);
  }
});

test("[API-01] a form of the public address is our own, whatever host the proxy asks for", async () => {
  expect((await signIn({ origin: ADDRESS })).status).toBe(303);
  expect((await signIn({ origin: "https://evil.example" })).status).toBe(403);
});
