import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { AppError } from "#lib/server/http/app-error.ts";
import { route, type RouteOptions } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { type Call, callRoute } from "#tests/support/call-route.ts";

const ID = "0198c0de-0000-7000-8000-000000000001";

const echo = <O extends RouteOptions>(options: O) =>
  route(options, ({ params, query, body, form }) => ({ params, query, body, form }));

const post = (body: BodyInit, headers: Record<string, string> = {}): Call => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body,
});

let logged: string[] = [];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void logged.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("[API-01] what a handler returns is JSON that no cache keeps", async () => {
  const answer = await callRoute(
    route({ auth: "none" }, () => ({ ok: true })),
    {},
  );
  expect(answer).toMatchObject({ status: 200, json: { ok: true } });
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("[API-01] a Response goes out with its own status, stream and cookies", async () => {
  const headers = new Headers([
    ["set-cookie", "a=1"],
    ["set-cookie", "b=2"],
  ]);
  const answer = await callRoute(
    route({ auth: "none" }, () => new Response('"streamed"', { status: 201, headers })),
    {},
  );
  expect(answer).toMatchObject({ status: 201, json: "streamed" });
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("[API-01] nothing is an empty 204", async () => {
  expect(
    await callRoute(
      route({ auth: "none" }, () => undefined),
      {},
    ),
  ).toMatchObject({ status: 204, json: undefined });
});

test("[API-01] a method without a handler is answered 405 and told the others", async () => {
  const { DELETE } = routes({ GET: route({ auth: "none" }, () => 1), PATCH: route({ auth: "none" }, () => 1) });
  const answer = await callRoute(DELETE, { method: "DELETE" });
  expect(answer).toMatchObject({ status: 405, json: { code: "METHOD_NOT_ALLOWED" } });
  expect(answer.headers.get("allow")).toBe("GET, PATCH");
});

const json = echo({
  auth: "none",
  body: z.object({ count: z.number(), name: z.string().max(3).optional() }),
  maxBytes: 64,
});

test("[API-01] a body reaches the handler as its schema reads it", async () => {
  const answer = await callRoute(
    json,
    post('{"count":1,"more":2}', { "content-type": "application/json; charset=utf-8" }),
  );
  expect(answer).toMatchObject({ status: 200, json: { body: { count: 1 } } });
});

test.each([
  ["NUL", String.raw`{"count":1,"name":"a\u0000b"}`, "ab"],
  ["half a surrogate pair", String.raw`{"count":1,"name":"\ud83d"}`, "\ufffd"],
])("[API-01] %s, which Postgres cannot store, is taken out of a text", async (_what, text, name) => {
  expect(await callRoute(json, post(text))).toMatchObject({ status: 200, json: { body: { count: 1, name } } });
});

test.each<[string, Call, number, string]>([
  ["malformed JSON", post('{"count":'), 400, "INVALID_BODY"],
  ["no body", post(""), 400, "INVALID_BODY"],
  ["a body that is not UTF-8", post(new Uint8Array([0x22, 0xff, 0x22])), 400, "INVALID_BODY"],
  ["text", post('{"count":1}', { "content-type": "text/plain" }), 415, "NOT_JSON"],
  ["a form", post("count=1", { "content-type": "application/x-www-form-urlencoded" }), 415, "NOT_JSON"],
  ["a length announced as too large", post('{"count":1}', { "content-length": "65" }), 413, "TOO_LARGE"],
  ["a body that turns out too large", post(`{"count":1,"name":"${"a".repeat(64)}"}`), 413, "TOO_LARGE"],
  ["another site", post('{"count":1}', { origin: "https://evil.example" }), 403, "FOREIGN_ORIGIN"],
  ["a sandboxed frame", post('{"count":1}', { origin: "null" }), 403, "FOREIGN_ORIGIN"],
  ["another site's script", post('{"count":1}', { "sec-fetch-site": "cross-site" }), 403, "FOREIGN_ORIGIN"],
])("[API-01] %s is refused", async (_what, request, status, code) => {
  expect(await callRoute(json, request)).toMatchObject({ status, json: { code, message: expect.any(String) } });
});

test("[API-01] an endless body is not read to its end", async () => {
  let produced = 0;
  const endless = new ReadableStream({
    pull(controller) {
      produced += 1;
      controller.enqueue(new Uint8Array(32).fill(0x20));
    },
  });
  expect(await callRoute(json, post(endless))).toMatchObject({ status: 413 });
  expect(produced).toBeLessThan(10);
});

test("[API-01] a body that breaks off is the sender's fault, and no line in the log", async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  expect(await callRoute(json, post(broken))).toMatchObject({ status: 400, json: { code: "INVALID_BODY" } });
  expect(logged).toEqual([]);
});

test("[API-01] each field that is wrong is named, with a sentence and without its value", async () => {
  const answer = await callRoute(json, post('{"count":"secret","name":"secret"}'));
  expect(answer).toMatchObject({ status: 400, json: { code: "INVALID_BODY" } });
  expect(answer.json.errors).toEqual([
    { path: "count", code: "invalid_type", message: "Missing or of the wrong type" },
    { path: "name", code: "too_big", message: "Must be at most 3 characters" },
  ]);
  expect(JSON.stringify(answer.json)).not.toContain("secret");
});

test("[API-01] the refusals keep their order: origin, session, media type, size, content", async () => {
  const handler = echo({ auth: "user", body: z.object({}), maxBytes: 4 });
  const allWrong = post("not JSON", { "content-type": "text/plain", origin: "https://evil.example" });
  expect((await callRoute(handler, allWrong)).status).toBe(403);
  expect((await callRoute(handler, post("not JSON", { "content-type": "text/plain" }))).status).toBe(401);
  const open = echo({ auth: "none", body: z.object({}), maxBytes: 4 });
  expect((await callRoute(open, post("not JSON", { "content-type": "text/plain" }))).status).toBe(415);
  expect((await callRoute(open, post("not JSON"))).status).toBe(413);
  expect((await callRoute(open, post("not"))).status).toBe(400);
});

test("[API-01] a form's fields reach the handler; JSON does not", async () => {
  const form = echo({ auth: "none", form: z.object({ account: z.string() }) });
  const sent = await callRoute(form, { method: "POST", body: new URLSearchParams({ account: "student" }) });
  expect(sent).toMatchObject({ status: 200, json: { form: { account: "student" } } });
  expect(await callRoute(form, post('{"account":"student"}'))).toMatchObject({ status: 400 });
});

test("[API-01] a param that is no id names nothing", async () => {
  const handler = echo({ auth: "none", params: z.object({ id: z.uuid() }) });
  expect(await callRoute(handler, { params: { id: ID } })).toMatchObject({ status: 200, json: { params: { id: ID } } });
  for (const id of ["", "1", "../secret", "' or 1=1", "\0", `${ID}x`]) {
    expect(await callRoute(handler, { params: { id } })).toMatchObject({ status: 404, json: { code: "NOT_FOUND" } });
  }
});

test("[API-01] a query that is wrong is 400 with its field", async () => {
  const handler = echo({ auth: "none", query: z.object({ limit: z.coerce.number().max(100) }) });
  expect(await callRoute(handler, { path: "/api/example?limit=20" })).toMatchObject({
    status: 200,
    json: { query: { limit: 20 } },
  });
  expect(await callRoute(handler, { path: "/api/example?limit=x" })).toMatchObject({
    status: 400,
    json: { code: "INVALID_REQUEST", errors: [{ path: "limit" }] },
  });
});

test.each<[string, Record<string, string>]>([
  ["no cookie", {}],
  ["an empty cookie", { cookie: "authjs.session-token=" }],
  ["a cookie of nobody", { cookie: "authjs.session-token=0198c0de-0000-7000-8000-000000000009" }],
  ["a cookie with NUL", { cookie: "authjs.session-token=%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00" }],
  ["a malformed cookie header", { cookie: "=;;;%%%authjs.session-token" }],
  ["a cookie that is not encoded right", { cookie: "authjs.session-token=%E0%A4%A" }],
  ["a header that once passed for one of Next's own", { "x-middleware-subrequest": "middleware:middleware" }],
])("[API-01] %s is exactly 401 Unauthorized", async (_what, headers) => {
  const answer = await callRoute(echo({ auth: "user" }), { headers });
  expect(answer).toMatchObject({ status: 401, json: { message: "Unauthorized", code: "UNAUTHORIZED" } });
});

test("[API-01] the sentence is in the language of the request, and Unauthorized is the same in all", async () => {
  const refuse = route({ auth: "none" }, () => {
    throw new AppError("USAGE_LIMIT_EXCEEDED", { current: 5, limit: 5 });
  });
  const answer = await callRoute(refuse, { headers: { cookie: "NEXT_LOCALE=fr" } });
  expect(answer.status).toBe(429);
  expect(answer.json).toEqual({
    code: "USAGE_LIMIT_EXCEEDED",
    current: 5,
    limit: 5,
    message:
      "Vous avez déjà utilisé 5/5 aujourd’hui. Passez à une formule supérieure pour continuer ou réessayez demain.",
  });
  const unauthorized = await callRoute(echo({ auth: "user" }), { headers: { "accept-language": "zh" } });
  expect(unauthorized.json.message).toBe("Unauthorized");
});

test("an unknown error is 500 with nothing of its text, in the answer or in the log", async () => {
  const fail = route({ auth: "none" }, () => {
    throw new Error("a student's words,\n    at their@mail.example\n    at token-123");
  });
  const answer = await callRoute(fail, { path: "/api/example?text=private" });
  expect(answer).toMatchObject({ status: 500, json: { code: "INTERNAL" } });
  const line = logged.join();
  expect(line).toContain(answer.headers.get("x-request-id"));
  expect(line + JSON.stringify(answer.json)).not.toMatch(/words|mail|token-123|private/);
});

test.each([
  Object.assign(new Error("x"), { code: "P1001" }),
  Object.assign(new Error("x"), { code: "P2024" }),
  Object.assign(new Error("x"), { code: "ECONNREFUSED" }),
  new Error("x", { cause: Object.assign(new Error("x"), { code: "57P01" }) }),
  Object.assign(new Error("x"), { meta: { driverAdapterError: { cause: { originalCode: "53300" } } } }),
  Object.assign(new Error("x"), {
    code: "P2010",
    meta: { driverAdapterError: { cause: { kind: "ConnectionClosed" } } },
  }),
  new Error("timeout exceeded when trying to connect"),
  Object.assign(new Error("x"), { meta: { driverAdapterError: { cause: { code: "57014" } } } }),
  Object.assign(new Error("x"), { code: "DATABASE_LATE" }),
])("a database that cannot be asked is 503", async (error) => {
  const fail = route({ auth: "none" }, () => {
    throw error;
  });
  const answer = await callRoute(fail, {});
  expect(answer).toMatchObject({ status: 503, json: { code: "UNAVAILABLE" } });
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("what an installation does not offer does not exist", async () => {
  const handler = route({ auth: "none", isOffered: () => false, form: z.object({}) }, () => 1);
  expect(await callRoute(handler, { method: "POST" })).toMatchObject({ status: 404 });
});
