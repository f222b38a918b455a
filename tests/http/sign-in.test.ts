import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findFreePort } from "#scripts/network/ports.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { type IdentityProvider, startIdentityProvider } from "#tests/support/identity-provider.ts";
import { Visitor } from "#tests/support/visitor.ts";

const SESSION_COOKIE = "authjs.session-token";
const MARIE = {
  sub: "marie",
  name: "Marie Curie",
  given_name: "Marie",
  family_name: "Curie",
  email: "marie@example.test",
};

let origin: string;
let school: IdentityProvider;
let app: AppServer;

beforeAll(async () => {
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  school = await startIdentityProvider(await findFreePort(), origin);
  app = await startAppServer({
    databaseUrl: process.env["DATABASE_URL"] ?? "",
    port,
    env: { ...school.env, DEMO_SIGN_IN: "" },
  });
});

afterAll(async () => {
  await app.stop();
  await school.stop();
});

beforeEach(() => {
  school.signInNext(MARIE);
});

async function currentUser(visitor: Visitor) {
  const answer = await visitor.visit("/api/auth/user");
  return { status: answer.status, user: await answer.json() };
}

test("[API-26] login leads to the only provider, and back to where the person wanted to go", async () => {
  const visitor = new Visitor(origin);
  const { page, way } = await visitor.follow("/api/login?returnTo=/pricing%3Fplan%3Dstudent");
  expect(page.status).toBe(200);
  expect(page.url).toBe(`${origin}/pricing?plan=student`);

  const question = way[1]?.searchParams;
  expect(way[1]?.origin).toBe(school.issuer);
  expect(question?.get("code_challenge_method")).toBe("S256");
  for (const check of ["code_challenge", "state", "nonce"]) expect(question?.get(check)).toBeTruthy();

  expect(await currentUser(visitor)).toMatchObject({
    status: 200,
    user: { fullName: "Marie Curie", firstName: "Marie", lastName: "Curie", email: "marie@example.test", grade: "" },
  });
});

test("the same person is the same user; another one is another", async () => {
  const users = [];
  for (const person of [MARIE, MARIE, { sub: "pierre", name: "Pierre Curie" }]) {
    const visitor = new Visitor(origin);
    school.signInNext(person);
    await visitor.follow("/api/login");
    users.push((await currentUser(visitor)).user.id);
  }
  expect(users[1]).toBe(users[0]);
  expect(users[2]).not.toBe(users[0]);
});

test("[LIMIT-04] a sign-in is listed with its device, and is an event without a word of the person", async () => {
  const visitor = new Visitor(origin);
  school.signInNext({ sub: "chien-shiung", name: "Chien-Shiung Wu" });
  const headers = { "user-agent": "Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0" };
  const begun = await visitor.visit("/api/login");
  let answer = await visitor.visit(begun.headers.get("location") ?? "");
  while (answer.headers.has("location") && !visitor.cookie(SESSION_COOKIE))
    answer = await visitor.visit(new URL(answer.headers.get("location") ?? "", school.issuer).href, { headers });
  const listed = await visitor.visit("/api/user/sign-ins");
  expect(await listed.json()).toMatchObject([{ browser: "firefox", platform: "android", isThis: true }]);

  const { user } = await currentUser(visitor);
  const token = visitor.cookie(SESSION_COOKIE) ?? "";
  expect(token).toHaveLength(43);
  await expect
    .poll(() => app.output())
    .toContain(`"level":"info","event":"signed in","userId":"${user.id}","by":"oidc"}`);
  for (const secret of [token, "Chien-Shiung"]) expect(app.output()).not.toContain(secret);
});

test("an address that its provider calls unverified is not taken over", async () => {
  const visitor = new Visitor(origin);
  school.signInNext({ sub: "eve", name: "Eve", email: "someone.else@example.test", email_verified: false });
  await visitor.follow("/api/login");
  expect((await currentUser(visitor)).user).toMatchObject({ fullName: "Eve", email: "" });
});

test("an address that belongs to another person's account signs nobody in", async () => {
  await new Visitor(origin).follow("/api/login");
  const visitor = new Visitor(origin);
  school.signInNext({ sub: "another-marie", email: MARIE.email });
  const { page } = await visitor.follow("/api/login");
  expect(page.url).toBe(`${origin}/sign-in?error=OAuthAccountNotLinked`);
  expect((await currentUser(visitor)).status).toBe(401);
});

test("signing in over a session ends it, and joins no two persons", async () => {
  const visitor = new Visitor(origin);
  await visitor.follow("/api/login");
  const first = visitor.cookie(SESSION_COOKIE) ?? "";
  const marie = await currentUser(visitor);

  // Signed in, /api/login leads straight back; a sign-in that was begun before in another tab still comes in.
  const other = new Visitor(origin);
  school.signInNext({ sub: "irene", name: "Irène Joliot-Curie" });
  other.setCookie(SESSION_COOKIE, "not-a-session-of-anyone");
  const begun = await other.visit("/api/login");
  other.setCookie(SESSION_COOKIE, first);
  await other.follow(begun.headers.get("location") ?? "");

  const irene = await currentUser(other);
  expect(irene.user).toMatchObject({ fullName: "Irène Joliot-Curie" });
  expect(irene.user.id).not.toBe(marie.user.id);
  expect(other.cookie(SESSION_COOKIE)).not.toBe(first);
  expect((await currentUser(visitor)).status).toBe(401);
});

test("a session cookie in pieces, which next-auth would put together, joins no two persons", async () => {
  const visitor = new Visitor(origin);
  school.signInNext({ sub: "lise", name: "Lise Meitner" });
  await visitor.follow("/api/login");
  const lise = await currentUser(visitor);

  const other = new Visitor(origin);
  other.setCookie(`${SESSION_COOKIE}.0`, visitor.cookie(SESSION_COOKIE) ?? "");
  school.signInNext({ sub: "otto", name: "Otto Hahn" });
  await other.follow("/api/login");
  const otto = await currentUser(other);
  expect(otto.user).toMatchObject({ fullName: "Otto Hahn" });
  expect(otto.user.id).not.toBe(lise.user.id);
});

test("a person who turns back is told so, and not signed in", async () => {
  const visitor = new Visitor(origin);
  school.signInNext(null);
  const { page } = await visitor.follow("/api/login");
  expect(page.url).toBe(`${origin}/sign-in?error=OAuthCallbackError`);
  await expect.poll(() => app.output()).toContain('"event":"sign-in refused","by":"oidc","reason":"refused"}');
  expect(page.status).toBe(200);
  expect((await currentUser(visitor)).status).toBe(401);
});

test("an answer with another browser's state, or without any, signs nobody in", async () => {
  const victim = new Visitor(origin);
  const attacker = new Visitor(origin);
  let answer = await attacker.visit("/api/login");
  while (!answer.headers.get("location")?.includes("/api/auth/callback/")) {
    answer = await attacker.visit(new URL(answer.headers.get("location") ?? "", school.issuer).href);
  }
  const callback = new URL(answer.headers.get("location") ?? "");
  for (const method of ["GET", "POST"]) {
    const refused = await victim.visit(callback.href, { method });
    expect(refused.headers.get("location")).toMatch(/\/sign-in\?error=/);
  }
  callback.searchParams.delete("state");
  await victim.visit(callback.href);
  expect(victim.cookie(SESSION_COOKIE)).toBeUndefined();
  expect((await currentUser(victim)).status).toBe(401);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/%09/evil.example",
  "/\t/evil.example",
  "/@evil.example",
])("[API-26] with returnTo %j one ends up on this site", async (returnTo) => {
  const { page } = await new Visitor(origin).follow(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  expect(new URL(page.url).origin).toBe(origin);
});

test("[API-26] next-auth's own form leads to no other site either", async () => {
  const visitor = new Visitor(origin);
  const { csrfToken } = (await (await visitor.visit("/api/auth/csrf")).json()) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, callbackUrl: "https://evil.example/" });
  const started = await visitor.visit("/api/auth/signin/oidc", { method: "POST", body });
  const { page } = await visitor.follow(started.headers.get("location") ?? "");
  expect(new URL(page.url).origin).toBe(origin);
  expect((await currentUser(visitor)).user).toMatchObject({ fullName: "Marie Curie" });
});

test("[API-27] logout ends the session on the server; the copied cookie is worth nothing", async () => {
  const visitor = new Visitor(origin);
  await visitor.follow("/api/login");
  const copied = visitor.cookie(SESSION_COOKIE) ?? "";
  const { page } = await visitor.follow("/api/logout");
  expect(page.url).toBe(`${origin}/`);
  expect(visitor.cookie(SESSION_COOKIE)).toBeUndefined();
  visitor.setCookie(SESSION_COOKIE, copied);
  expect((await currentUser(visitor)).status).toBe(401);
});

test("next-auth's own addresses tell no token and do nothing without their own check", async () => {
  const visitor = new Visitor(origin);
  await visitor.follow("/api/login");
  const token = visitor.cookie(SESSION_COOKIE) ?? "";
  const session = await visitor.visit("/api/auth/session");
  expect(await session.text()).not.toContain(token);
  await visitor.visit("/api/auth/signout", { method: "POST", body: new URLSearchParams({ csrfToken: "forged" }) });
  expect((await currentUser(visitor)).status).toBe(200);
  for (const path of ["/api/auth", "/api/auth/unknown", "/api/auth/callback/unknown/more"]) {
    expect((await visitor.visit(path)).status, path).toBeGreaterThanOrEqual(300);
  }
});

test("[API-01] next-auth is not given more of a body than it needs", async () => {
  const body = JSON.stringify({ csrfToken: "a".repeat(100_000) });
  const headers = { "content-type": "application/json" };
  const post = { method: "POST", headers, duplex: "half", redirect: "manual" } as const;
  for (const action of ["signin", "signout", "session"]) {
    const answer = await fetch(`${origin}/api/auth/${action}`, { ...post, body: new Blob([body]).stream() });
    expect(answer.status, action).toBe(413);
  }
});

test("signing out by next-auth's own form ends the session", async () => {
  const visitor = new Visitor(origin);
  await visitor.follow("/api/login");
  const { csrfToken } = (await (await visitor.visit("/api/auth/csrf")).json()) as { csrfToken: string };
  await visitor.visit("/api/auth/signout", { method: "POST", body: new URLSearchParams({ csrfToken }) });
  expect((await currentUser(visitor)).status).toBe(401);
});

test("[API-28] without demo accounts there is no demo sign-in", async () => {
  const body = new URLSearchParams({ account: "teacher" });
  expect((await new Visitor(origin).visit("/api/login/demo", { method: "POST", body })).status).toBe(404);
});

test("a provider that is down leads to the page that says so", async () => {
  await school.stop();
  const { page } = await new Visitor(origin).follow("/api/login");
  expect(new URL(page.url).pathname).toBe("/sign-in");
  expect(new URL(page.url).searchParams.get("error")).toBeTruthy();
});
