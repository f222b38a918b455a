import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { ADDRESS_RATES, PERSON_RATES } from "#lib/plans/rates.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";

let one: AppServer;
let other: AppServer;

beforeAll(async () => {
  const databaseUrl = process.env["DATABASE_URL"] ?? "";
  const env = { TRUSTED_PROXIES: "1" };
  [one, other] = await Promise.all([startAppServer({ databaseUrl, env }), startAppServer({ databaseUrl, env })]);
});

afterAll(() => Promise.all([one.stop(), other.stop()]));

type Sent = { path: string; method: string; body: unknown };

const FEEDBACK: Sent = { path: "/api/feedback", method: "POST", body: {} };
const SESSION: Sent = { path: "/api/chat/sessions", method: "POST", body: { topic: "stoichiometry", title: "One" } };
const NAME: Sent = {
  path: "/api/user/profile",
  method: "PATCH",
  body: { firstName: "Ada", lastName: "Bell", grade: "10" },
};
const HINT: Sent = { path: "/api/hints/get", method: "POST", body: {} };

function send(user: SignedInUser, { path, method, body }: Sent, { app = one, locale = "en" } = {}) {
  return fetch(`${app.url}${path}`, {
    method,
    headers: {
      cookie: user.cookie,
      "content-type": "application/json",
      "accept-language": locale,
      "x-forwarded-for": "192.0.2.1",
    },
    body: JSON.stringify(body),
  });
}

async function countRefused(answers: Promise<Response>[]): Promise<number> {
  const statuses = await Promise.all(
    answers.map(async (answer) => {
      const { status } = await answer;
      await (await answer).arrayBuffer();
      return status;
    }),
  );
  return statuses.filter((status) => status === 429).length;
}

test.each([
  ["feedback", FEEDBACK],
  ["session", SESSION],
  ["write", NAME],
  ["hint", HINT],
] as const)("%s: over two servers at the same instant its burst is admitted, and no more", async (name, sent) => {
  await using user = await createSignedInUser();
  const { burst, perMinute } = PERSON_RATES[name];
  const begun = performance.now();
  const answers = Array.from({ length: burst + 30 }, (_, at) => send(user, sent, { app: at % 2 === 0 ? one : other }));
  const refused = await countRefused(answers);
  const meanwhile = Math.ceil(((performance.now() - begun) / 60_000) * perMinute);
  expect(refused).toBeLessThanOrEqual(30);
  expect(refused).toBeGreaterThanOrEqual(30 - meanwhile);
});

test("the refusal says in six languages that one should wait, and how long, and bounds nothing else", async () => {
  await using user = await createSignedInUser();
  await countRefused(Array.from({ length: PERSON_RATES.feedback.burst }, () => send(user, FEEDBACK)));
  const told = new Set<unknown>();
  for (const locale of LOCALES) {
    const refused = await send(user, FEEDBACK, { locale });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(200);
    const body = (await refused.json()) as Record<string, unknown>;
    expect(body["code"]).toBe("TOO_MANY_REQUESTS");
    told.add(body["message"]);
  }
  expect(told.size).toBe(LOCALES.length);
  expect((await send(user, NAME)).status).toBe(200);
});

test("who signs in too fast from one address is refused, whatever they write into the header, and others are not", async () => {
  const visit = (forwarded: string) =>
    fetch(`${one.url}/api/login`, { redirect: "manual", headers: { "x-forwarded-for": forwarded } });
  let refused = 0;
  for (let asked = 0; refused === 0 && asked < 2 * ADDRESS_RATES.signIn.burst; asked += 200)
    refused = await countRefused(Array.from({ length: 200 }, (_, at) => visit(`203.0.113.${at}, 198.51.100.1`)));
  expect(refused).toBeGreaterThan(0);
  expect((await visit("203.0.113.1, 198.51.100.2")).status).toBe(303);
}, 120_000);
