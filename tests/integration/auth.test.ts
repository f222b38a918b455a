import { expect, test } from "vitest";
import * as missing from "#app/api/[[...missing]]/route.ts";
import { GET as getCurrentUser } from "#app/api/auth/user/route.ts";
import { POST as demoSignIn } from "#app/api/login/demo/route.ts";
import * as logout from "#app/api/logout/route.ts";
import { createSession, digestOf } from "#lib/server/auth/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { DEMO_ACCOUNTS } from "#lib/server/demo/demo-accounts.ts";
import { type Answer, callRoute, cookiesSetBy, formCall } from "#tests/support/call-route.ts";
import { createSignIn, createUser } from "#tests/support/factories.ts";

const SESSION_COOKIE = "authjs.session-token";
const RETURN_COOKIE = "atomcoach.return-to";

const sessionCookie = (answer: Answer) => ({ cookie: `${SESSION_COOKIE}=${cookiesSetBy(answer)[SESSION_COOKIE]}` });

async function signInAs(account: string, headers: Record<string, string> = {}) {
  const answer = await callRoute(demoSignIn, formCall({ account }, headers));
  return { answer, headers: sessionCookie(answer) };
}

test.each(DEMO_ACCOUNTS)("[API-28] the demo account $account signs in", async ({ account, id, grade, plan }) => {
  const { answer, headers } = await signInAs(account);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/");
  expect(await callRoute(getCurrentUser, { headers })).toMatchObject({
    status: 200,
    json: { id, grade: grade ?? "", canManageMaterials: plan === "teacher" },
  });
});

test("[API-28] the session cookie is out of reach of scripts and of other sites", async () => {
  const { answer } = await signInAs("student");
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith(SESSION_COOKIE));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=lax/i);
  expect(cookie).toMatch(/Path=\//);
});

test("[API-28] signing in clears away the person's sessions that have run out", async () => {
  await using user = await createUser();
  await createSignIn(user.id, new Date(Date.now() - 1_000));
  const open = await createSignIn(user.id);
  const { token } = await createSession(user.id);
  const kept = await db().signIn.findMany({ where: { userId: user.id }, select: { tokenDigest: true } });
  expect(new Set(kept.map(({ tokenDigest }) => tokenDigest))).toEqual(new Set([digestOf(open), digestOf(token)]));
});

test("[API-28] many at once sign in to the same account", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => signInAs("new-student")));
  const tokens = new Set(answers.map(({ headers }) => headers.cookie));
  expect(tokens.size).toBe(20);
});

test.each(["", "admin", "__proto__", "toString"])("[API-28] there is no demo account %j", async (account) => {
  const { answer } = await signInAs(account);
  expect(answer).toMatchObject({ status: 400 });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("[API-28] another site cannot sign a person in", async () => {
  const { answer } = await signInAs("student", { origin: "https://evil.example" });
  expect(answer.status).toBe(403);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("[API-28] signing in again replaces the session; the old cookie is worth nothing", async () => {
  const first = await signInAs("student");
  const second = await signInAs("teacher", first.headers);
  expect(second.headers).not.toEqual(first.headers);
  expect((await callRoute(getCurrentUser, { headers: first.headers })).status).toBe(401);
  expect((await callRoute(getCurrentUser, { headers: second.headers })).status).toBe(200);
});

test("[API-26] a sign-in leads to where the person wanted to go, once", async () => {
  const { answer } = await signInAs("student", {
    cookie: `${RETURN_COOKIE}=${encodeURIComponent("/?topic=gas-laws")}`,
  });
  expect(answer.headers.get("location")).toBe("/?topic=gas-laws");
  expect(answer.headers.getSetCookie().join()).toMatch(/atomcoach\.return-to=[^;]*;.*Max-Age=0/);
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "/\t/evil.example", "/\r\nX: y"])(
  "[API-26] a forged cookie does not lead to %j",
  async (returnTo) => {
    const { answer } = await signInAs("student", { cookie: `${RETURN_COOKIE}=${encodeURIComponent(returnTo)}` });
    expect(answer.headers.get("location")).toBe("/");
  },
);

test.each([
  ["GET", logout.GET],
  ["POST", logout.POST],
] as const)("[API-27] %s logout ends the session on the server", async (method, handler) => {
  const { headers } = await signInAs("student");
  const token = headers.cookie.split("=")[1] ?? "";
  const answer = await callRoute(handler, { method, headers });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/");
  expect(answer.headers.getSetCookie().join()).toMatch(/authjs\.session-token=;.*Max-Age=0/);
  expect(await db().signIn.count({ where: { tokenDigest: digestOf(token) } })).toBe(0);
  expect((await callRoute(getCurrentUser, { headers })).status).toBe(401);
});

test("[API-27] only this session ends, and without one nothing fails", async () => {
  const here = await signInAs("student");
  const elsewhere = await signInAs("student");
  await callRoute(logout.GET, { headers: here.headers });
  expect((await callRoute(getCurrentUser, { headers: elsewhere.headers })).status).toBe(200);
  expect((await callRoute(logout.GET)).status).toBe(303);
  expect((await callRoute(logout.GET, { headers: { cookie: `${SESSION_COOKIE}=` } })).status).toBe(303);
});

test.each(["cross-site", "same-site"])("[API-27] a %s page cannot sign a person out", async (site) => {
  const { headers } = await signInAs("student");
  const answer = await callRoute(logout.GET, { headers: { ...headers, "sec-fetch-site": site } });
  expect(answer.status).toBe(403);
  expect((await callRoute(getCurrentUser, { headers })).status).toBe(200);
});

test("[API-01] an address that does not exist is 404 as JSON, for every method", async () => {
  for (const [method, handler] of Object.entries(missing)) {
    expect(await callRoute(handler, { method })).toMatchObject({ status: 404, json: { code: "NOT_FOUND" } });
  }
});
