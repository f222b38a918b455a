import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { db } from "#lib/server/db/client.ts";
import { longTransaction } from "#lib/server/db/long-transaction.ts";
import { beyondPatience, Patience, withPatience } from "#lib/server/db/patience.ts";
import { isDatabaseUnavailable } from "#lib/server/db/unavailable.ts";
import { env } from "#lib/server/env.ts";
import { route } from "#lib/server/http/route.ts";
import { callRoute } from "#tests/support/call-route.ts";
import { createSignedInUser } from "#tests/support/factories.ts";
import { NextRequest } from "next/server";

/** A statement that takes so long. */
async function sleep(seconds: number): Promise<void> {
  await db().$queryRaw`SELECT pg_sleep(${seconds}::float8)::text`;
}

/** How many connections are busy with statements that hold the text. */
async function countRunning(text: string): Promise<number> {
  const [row] = await db().$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid() AND query LIKE ${`%${text}%`}`;
  return Number(row?.count);
}

const within = { timeout: 2_000, interval: 20 };

const settingOf = async (name: string) => {
  const [row] = await db().$queryRaw<{ value: string }[]>`
    SELECT setting AS value FROM pg_settings WHERE name = ${name}`;
  return Number(row?.value);
};

test("every connection of the pool has bounds that Postgres keeps", async () => {
  const connections = Array.from({ length: env().DATABASE_POOL_SIZE }, () => settingOf("statement_timeout"));
  expect(new Set(await Promise.all(connections))).toEqual(new Set([env().DATABASE_TIMEOUT_MS]));
  expect(await settingOf("idle_in_transaction_session_timeout")).toBe(2 * env().DATABASE_TIMEOUT_MS);
});

test("a statement that takes too long is 503, and its connection goes on to serve", async () => {
  const answer = await callRoute(
    route({ auth: "none" }, () => sleep(30)),
    {},
  );
  expect(answer).toMatchObject({ status: 503, json: { code: "UNAVAILABLE" } });
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await countRunning("pg_sleep")).toBe(0);
});

test("a request waits for all its statements together no longer than its deadline, and asks nothing after it", async () => {
  const asked: number[] = [];
  const slow = route({ auth: "none", deadlineMilliseconds: 1_000 }, async () => {
    for (let number = 0; number < 10; number += 1) {
      asked.push(number);
      await sleep(0.4);
    }
  });
  const begun = performance.now();
  expect(await callRoute(slow, {})).toMatchObject({ status: 503, json: { code: "UNAVAILABLE" } });
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(asked).toEqual([0, 1, 2]);
  expect(await countRunning("pg_sleep")).toBe(0);
});

test("what is done besides waiting for the database does not count", async () => {
  const busy = route({ auth: "none", deadlineMilliseconds: 300 }, async () => {
    await sleep(0.05);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await sleep(0.05);
    return { done: true };
  });
  expect(await callRoute(busy, {})).toMatchObject({ status: 200 });
});

test("of a transaction that the deadline meets nothing stays, and its connection is free", async () => {
  const ids = [randomUUID(), randomUUID()];
  const half = route({ auth: "none", deadlineMilliseconds: 500 }, () =>
    db().$transaction(async (transaction) => {
      await transaction.user.create({ data: { id: ids[0] ?? "" } });
      await transaction.$queryRaw`SELECT pg_sleep(2)::text`;
      await transaction.user.create({ data: { id: ids[1] ?? "" } });
    }),
  );
  expect(await callRoute(half, {})).toMatchObject({ status: 503 });
  expect(await db().user.count({ where: { id: { in: ids } } })).toBe(0);
  await vi.waitFor(async () => {
    const [row] = await db().$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
    expect(Number(row?.count)).toBe(0);
  }, within);
});

test("who waits for a connection waits no longer than their deadline, and takes none along", async () => {
  const all = Array.from({ length: env().DATABASE_POOL_SIZE }, () => sleep(1.5));
  const begun = performance.now();
  const late = withPatience(new Patience(300), () => sleep(0));
  await expect(late).rejects.toSatisfy(isDatabaseUnavailable);
  expect(performance.now() - begun).toBeLessThan(1_000);
  await Promise.all(all);
  await Promise.all(Array.from({ length: env().DATABASE_POOL_SIZE }, () => sleep(0)));
});

test("a cancelled statement never ends the one after it", async () => {
  for (let round = 0; round < 40; round += 1) {
    const gone = new AbortController();
    const left = withPatience(new Patience(5_000, { gone: gone.signal }), () => sleep(0.02));
    setTimeout(() => gone.abort(), 10 + (round % 20));
    await Promise.allSettled([left]);
    const others = Array.from({ length: env().DATABASE_POOL_SIZE }, () => sleep(0.005));
    await expect(Promise.all(others)).resolves.toHaveLength(others.length);
  }
});

test("what outlives a request is not bound to its deadline", async () => {
  const begin = route({ auth: "none", deadlineMilliseconds: 100 }, async () => {
    await beyondPatience(() => sleep(0.5));
    return { done: true };
  });
  expect(await callRoute(begin, {})).toMatchObject({ status: 200 });
});

test("a long transaction may take longer than a statement of the pool, and tells nobody else so", async () => {
  const seconds = env().DATABASE_TIMEOUT_MS / 1_000 + 1;
  await longTransaction(async (transaction) => {
    await transaction.$queryRaw`SELECT pg_sleep(${seconds}::float8)::text`;
  });
  const connections = Array.from({ length: env().DATABASE_POOL_SIZE }, () => settingOf("statement_timeout"));
  expect(new Set(await Promise.all(connections))).toEqual(new Set([env().DATABASE_TIMEOUT_MS]));
});

test("what a person only looks at ends in Postgres when they go away; what they change is done", async () => {
  await using user = await createSignedInUser();
  const look = route({ auth: "user" }, () => sleep(2.8));
  const change = route({ auth: "user" }, () => sleep(2));
  const leave = new AbortController();
  const ask = (handler: typeof look, method: string) =>
    handler(
      new NextRequest("http://localhost:3000/api/example", {
        method,
        headers: { host: "localhost:3000", cookie: user.cookie },
        signal: leave.signal,
      }),
      { params: Promise.resolve({}) },
    );
  const answers = [ask(look, "GET"), ask(change, "POST")];
  await vi.waitFor(async () => expect(await countRunning("pg_sleep")).toBe(2), within);
  leave.abort();
  await vi.waitFor(async () => expect(await countRunning("pg_sleep")).toBe(1), { ...within, timeout: 1_000 });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 204]);
});
