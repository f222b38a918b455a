import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { type DatabaseRelay, startDatabaseRelay } from "#tests/support/database-relay.ts";
import { createSignedInUser } from "#tests/support/factories.ts";

/** Each statement is answered just before its own time is up. */
const LATENESS_MS = 2_900;

/** What README.md names, and some time for a busy machine. */
const ANSWER_WITHIN_MS = 8_000 + 1_500;

let relay: DatabaseRelay;
let app: AppServer;

beforeAll(async () => {
  relay = await startDatabaseRelay(process.env["DATABASE_URL"] ?? "");
  app = await startAppServer({ databaseUrl: relay.url, env: { DATABASE_TIMEOUT_MS: "", DATABASE_DEADLINE_MS: "" } });
});

afterAll(async () => {
  await app.stop();
  await relay.stop();
});

afterEach(() => relay.restore());

function send(path: string, cookie: string, body: object): Promise<Response> {
  return fetch(app.url + path, {
    method: "POST",
    headers: { cookie, "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });
}

test("a request has one deadline, however many slow statements it would ask, and stores nothing after it", async () => {
  await using student = await createSignedInUser();
  const created = await send("/api/chat/sessions", student.cookie, { topic: "solutions", title: "Slow" });
  const { id } = (await created.json()) as { id: string };

  const listMessages = () => fetch(`${app.url}/api/chat/${id}/messages`, { headers: { cookie: student.cookie } });
  // What answers is loaded when it is first asked for.
  await listMessages();

  relay.slow(LATENESS_MS);
  const begun = performance.now();
  const answer = await send(`/api/chat/${id}/messages`, student.cookie, { content: "What is the molar mass of KOH?" });
  const took = performance.now() - begun;
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(took).toBeLessThan(ANSWER_WITHIN_MS);

  relay.restore();
  expect(await (await listMessages()).json()).toEqual([]);
});
