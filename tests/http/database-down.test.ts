import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { type DatabaseRelay, startDatabaseRelay } from "#tests/support/database-relay.ts";
import { Visitor } from "#tests/support/visitor.ts";

const SESSION_COOKIE = "authjs.session-token";
const ANSWER_WITHIN_MS = 5_000;
const RECOVER_WITHIN_MS = 2_000;

let relay: DatabaseRelay;
let app: AppServer;

beforeAll(async () => {
  relay = await startDatabaseRelay(process.env["DATABASE_URL"] ?? "");
  app = await startAppServer({ databaseUrl: relay.url, env: { DATABASE_POOL_SIZE: "4", DATABASE_TIMEOUT_MS: "" } });
});

afterAll(async () => {
  await app.stop();
  await relay.stop();
});

afterEach(() => {
  relay.restore();
});

async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor(app.url);
  await visitor.visit("/api/login/demo", { method: "POST", body: new URLSearchParams({ account: "new-student" }) });
  expect(visitor.cookie(SESSION_COOKIE)).toBeDefined();
  return visitor;
}

test.each(["cut", "silence"] as const)(
  "when the database is gone (%s), the process is alive and not ready, and ready again after",
  async (how) => {
    const health = async (address: string) => {
      const answer = await fetch(app.url + address, { headers: { connection: "close" } });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await health("/api/health/ready")).toEqual({ status: 200, body: { status: "ready" } });
    relay[how]();
    await expect
      .poll(() => health("/api/health/ready"))
      .toEqual({ status: 503, body: { status: "not-ready", missing: "database" } });
    expect(await health("/api/health")).toEqual({ status: 200, body: { status: "alive" } });
    relay.restore();
    await expect.poll(() => health("/api/health/ready")).toEqual({ status: 200, body: { status: "ready" } });
  },
);

test.each(["cut", "silence"] as const)(
  "when the database is gone (%s), every answer says so in time, and is right again after",
  async (how) => {
    const visitor = await signedIn();
    relay[how]();

    const begun = performance.now();
    const [users, profile, page] = await Promise.all([
      // More than there are connections.
      Promise.all(Array.from({ length: 12 }, () => visitor.visit("/api/auth/user"))),
      visitor.visit("/api/user/profile"),
      visitor.visit("/"),
    ]);
    expect(performance.now() - begun).toBeLessThan(ANSWER_WITHIN_MS);
    for (const answer of [...users, profile]) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: "UNAVAILABLE" });
    }
    expect(page.status).toBe(200);
    expect(visitor.cookie(SESSION_COOKIE), "nobody is signed out").toBeDefined();

    relay.restore();
    const restored = performance.now();
    let answer = await visitor.visit("/api/auth/user");
    while (answer.status !== 200 && performance.now() - restored < RECOVER_WITHIN_MS)
      answer = await visitor.visit("/api/auth/user");
    expect(answer.status).toBe(200);
  },
);
