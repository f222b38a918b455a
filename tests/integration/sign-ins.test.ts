import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { GET as getCurrentUser } from "#app/api/auth/user/route.ts";
import { POST as demoSignIn } from "#app/api/login/demo/route.ts";
import { DELETE as endSignIn } from "#app/api/user/sign-ins/[signInId]/route.ts";
import * as signInsRoute from "#app/api/user/sign-ins/route.ts";
import { type SignIn, signInShape } from "#lib/contracts/answers/sign-in.ts";
import { findCurrentUser } from "#lib/server/auth/current-user.ts";
import { createSession, digestOf } from "#lib/server/auth/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { env } from "#lib/server/env.ts";
import { migrationSql } from "#scripts/database/migrations.ts";
import { type Answer, callRoute, cookiesSetBy, formCall } from "#tests/support/call-route.ts";
import { createSignedInUser, createSignIn, createUser } from "#tests/support/factories.ts";
import { findTraces } from "#tests/support/stored-traces.ts";
import { array } from "#lib/contracts/shape.ts";
import { readAnswer } from "#tests/support/read-answer.ts";

const COOKIE = "authjs.session-token";
const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
const FIREFOX_ON_ANDROID = "Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0";

type Whose = { cookie: string };

const list = async ({ cookie }: Whose, query = ""): Promise<Answer> =>
  callRoute(signInsRoute.GET, { headers: { cookie }, path: `/api/user/sign-ins${query}` });

const listed = async (whose: Whose): Promise<SignIn[]> => readAnswer(array(signInShape), (await list(whose)).json);

const end = ({ cookie }: Whose, id: string): Promise<Answer> =>
  callRoute(endSignIn, { method: "DELETE", headers: { cookie }, params: { signInId: id } });

const isSignedIn = async ({ cookie }: Whose): Promise<boolean> =>
  (await callRoute(getCurrentUser, { headers: { cookie } })).status === 200;

/** Another browser of the same person. */
const elsewhere = async (userId: string): Promise<Whose> => ({ cookie: `${COOKIE}=${await createSignIn(userId)}` });

describe("the token", () => {
  test("[LIMIT-04] has at least 128 bits of chance, and is nowhere in the database", async () => {
    const answer = await callRoute(demoSignIn, formCall({ account: "new-student" }));
    const token = cookiesSetBy(answer)[COOKIE] ?? "";
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(await findTraces([token])).toEqual({});
    expect(await db().signIn.count({ where: { tokenDigest: digestOf(token) } })).toBe(1);
  });

  test("[LIMIT-04] is never the same twice, and its digest signs nobody in", async () => {
    await using user = await createUser();
    const tokens = await Promise.all(Array.from({ length: 50 }, () => createSession(user.id)));
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(50);
    const digest = digestOf(tokens[0]?.token ?? "");
    expect(await isSignedIn({ cookie: `${COOKIE}=${digest}` })).toBe(false);
    expect(await isSignedIn({ cookie: `${COOKIE}=${tokens[0]?.token}` })).toBe(true);
  });
});

describe("the life of a sign-in", () => {
  const reader = (token: string) => ({ get: (name: string) => (name === COOKIE ? { value: token } : undefined) });

  /** Signed in at some time before now, and last seen at another. */
  async function begun(userId: string, { age, idle }: { age: number; idle: number }) {
    const now = Date.now();
    const { token } = await createSession(userId, undefined, new Date(now - age));
    const where = { tokenDigest: digestOf(token) };
    const expires = new Date(Math.min(now - idle + 14 * DAY, now - age + 30 * DAY));
    await db().signIn.update({ where, data: { lastUsedAt: new Date(now - idle), expires }, select: { id: true } });
    return { token, where, now };
  }

  test.each([
    ["at once", 0, 0, true],
    ["a week without a visit", 10 * DAY, 7 * DAY, true],
    ["a minute short of two weeks without a visit", 20 * DAY, 14 * DAY - 60_000, true],
    ["two weeks without a visit", 20 * DAY, 14 * DAY, false],
    ["29 days with visits", 29 * DAY, 0, true],
    ["30 days, however often one came", 30 * DAY, 0, false],
  ])("[LIMIT-04] %s: whether it holds", async (_when, age, idle, holds) => {
    await using user = await createUser();
    const { token } = await begun(user.id, { age, idle });
    expect((await findCurrentUser(reader(token))) !== null).toBe(holds);
  });

  test.each([
    ["a use moves the end on", 3 * DAY, 2 * DAY, 14 * DAY],
    ["never beyond the whole life", 20 * DAY, 2 * DAY, 10 * DAY],
  ])("[LIMIT-04] %s", async (_what, age, idle, left) => {
    await using user = await createUser();
    const { token, where, now } = await begun(user.id, { age, idle });
    await findCurrentUser(reader(token));
    const { expires, lastUsedAt } = await db().signIn.findUniqueOrThrow({ where });
    expect(expires.getTime() - now).toBeGreaterThanOrEqual(left - 1_000);
    expect(expires.getTime() - now).toBeLessThan(left + 60_000);
    expect(lastUsedAt.getTime()).toBeGreaterThanOrEqual(now);
  });

  test("[LIMIT-04] of many uses within the hour none is written, of many after it one", async () => {
    await using user = await createUser();
    const { token, where } = await begun(user.id, { age: DAY, idle: HOUR - 60_000 });
    const version = () =>
      db().$queryRaw`SELECT xmin::text, ctid::text FROM sign_ins WHERE token_digest = ${where.tokenDigest}`;
    const before = await version();
    await Promise.all(Array.from({ length: 20 }, () => findCurrentUser(reader(token))));
    expect(await version()).toEqual(before);

    await db().signIn.update({ where, data: { lastUsedAt: new Date(Date.now() - HOUR) }, select: { id: true } });
    const users = await Promise.all(Array.from({ length: 20 }, () => findCurrentUser(reader(token))));
    expect(users.every((each) => each?.id === user.id)).toBe(true);
    const once = await version();
    await findCurrentUser(reader(token));
    expect(await version()).toEqual(once);
  });

  test("[LIMIT-04] what has run out is forgotten when anybody signs in", async () => {
    await using gone = await createUser();
    await using other = await createUser();
    await createSignIn(gone.id, new Date(Date.now() - 1_000));
    await expect
      .poll(async () => {
        await createSession(other.id);
        return db().signIn.count({ where: { userId: gone.id } });
      })
      .toBe(0);
  });
});

describe("the list", () => {
  test("[LIMIT-04] says where one is signed in, since when, and which is this one", async () => {
    const answer = await callRoute(
      demoSignIn,
      formCall({ account: "new-student" }, { "user-agent": FIREFOX_ON_ANDROID }),
    );
    const cookie = `${COOKIE}=${cookiesSetBy(answer)[COOKIE]}`;
    const own = await listed({ cookie });
    expect(own).toMatchObject([{ isThis: true, browser: "firefox", platform: "android" }]);
    expect(Date.now() - Date.parse(own[0]?.createdAt ?? "")).toBeLessThan(60_000);
    expect(JSON.stringify(own)).not.toContain(digestOf(cookiesSetBy(answer)[COOKIE] ?? ""));
  });

  test("[LIMIT-04] of a demo account, which strangers share, holds the sign-in that asks, and ends no other", async () => {
    const visit = async () => {
      const answer = await callRoute(demoSignIn, formCall({ account: "student" }));
      return { cookie: `${COOKIE}=${cookiesSetBy(answer)[COOKIE]}` };
    };
    const [one, other] = [await visit(), await visit()];
    const [theirs] = await listed(other);
    expect((await listed(one)).map(({ isThis }) => isThis)).toEqual([true]);
    expect((await end(one, theirs?.id ?? "")).status).toBe(404);
    expect((await callRoute(signInsRoute.DELETE, { method: "DELETE", headers: one })).status).toBe(204);
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([true, true]);
  });

  test("[LIMIT-04] holds one's own alone, and none that has run out", async () => {
    await using person = await createSignedInUser();
    await using other = await createSignedInUser();
    await elsewhere(person.id);
    await createSignIn(person.id, new Date(Date.now() - 1_000));
    expect((await listed(person)).map(({ isThis }) => isThis).toSorted()).toEqual([false, true]);
    expect(await listed(other)).toHaveLength(1);
  });

  test("[LIMIT-03] [LIMIT-04] comes in pages, each sign-in once", async () => {
    await using person = await createSignedInUser();
    for (let made = 0; made < 6; made += 1) await elsewhere(person.id);
    const first = await list(person, "?limit=4");
    expect(first.json).toHaveLength(4);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await callRoute(signInsRoute.GET, { headers: { cookie: person.cookie }, path: next });
    expect(second.headers.get("link")).toBeNull();
    const ids = [...first.json, ...second.json].map(({ id }: SignIn) => id);
    expect(new Set(ids).size).toBe(7);
    expect(ids).toHaveLength(7);
  });

  test("[LIMIT-04] another's sign-in names no page of it", async () => {
    await using person = await createSignedInUser();
    await using other = await createSignedInUser();
    const [theirs] = await listed(other);
    const { status, json } = await list(person, `?before=${theirs?.id}`);
    expect({ status, json }).toEqual({ status: 200, json: [] });
  });

  test.each(["?limit=0", "?limit=51", "?limit=x", "?before=x"])("[LIMIT-03] %s is refused", async (query) => {
    await using person = await createSignedInUser();
    expect((await list(person, query)).status).toBe(400);
  });
});

describe("signing out elsewhere", () => {
  test("[LIMIT-04] one is ended, the others stay", async () => {
    await using person = await createSignedInUser();
    const [phone, school] = [await elsewhere(person.id), await elsewhere(person.id)];
    const own = (await listed(phone)).find(({ isThis }) => isThis);
    expect((await end(person, own?.id ?? "")).status).toBe(204);
    expect([await isSignedIn(phone), await isSignedIn(school), await isSignedIn(person)]).toEqual([false, true, true]);
    expect((await end(person, own?.id ?? "")).status).toBe(404);
  });

  test("[LIMIT-04] all others are ended, nobody else's", async () => {
    await using person = await createSignedInUser();
    await using other = await createSignedInUser();
    const others = [await elsewhere(person.id), await elsewhere(person.id)];
    const { status } = await callRoute(signInsRoute.DELETE, { method: "DELETE", headers: { cookie: person.cookie } });
    expect(status).toBe(204);
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([true, true]);
    expect(await listed(person)).toMatchObject([{ isThis: true }]);
  });

  test("[LIMIT-04] [ROLE-04] another's is not there, nor what is no id", async () => {
    await using person = await createSignedInUser();
    await using other = await createSignedInUser();
    const [theirs] = await listed(other);
    for (const id of [theirs?.id ?? "", randomUUID(), "x", "__proto__"])
      expect((await end(person, id)).status).toBe(404);
    expect(await isSignedIn(other)).toBe(true);
  });
});

describe("sign-ins of the version before", () => {
  const OLD = `CREATE TABLE sign_ins (session_token TEXT PRIMARY KEY, user_id UUID NOT NULL, expires TIMESTAMPTZ(3) NOT NULL)`;
  const SELECT = `SELECT session_token, token_digest, created_at, last_used_at, expires FROM sign_ins WHERE token_digest = $1`;

  /** A schema as it was, then as the migration makes it. */
  async function migrated(
    tokens: readonly [token: string, leftMs: number][],
    check: (client: Client) => Promise<void>,
  ) {
    const client = new Client({ connectionString: env().DATABASE_URL });
    const schema = `before_${randomUUID().replaceAll("-", "")}`;
    await client.connect();
    try {
      await client.query(`CREATE SCHEMA ${schema}; SET search_path TO ${schema}; ${OLD}`);
      for (const [token, leftMs] of tokens)
        await client.query("INSERT INTO sign_ins VALUES ($1, $2, $3)", [
          token,
          randomUUID(),
          new Date(Date.now() + leftMs),
        ]);
      await client.query(migrationSql("20261123212000_hashed_sign_ins"));
      await check(client);
    } finally {
      await client.query(`DROP SCHEMA ${schema} CASCADE`);
      await client.end();
    }
  }

  test("[LIMIT-04] hold on, found by the digests of their tokens", async () => {
    const [fresh, old] = [randomUUID(), randomUUID()];
    await migrated(
      [
        [fresh, 30 * DAY],
        [old, 5 * DAY],
      ],
      async (client) => {
        const days = (date: Date) => Math.round((date.getTime() - Date.now()) / DAY) + 0;
        for (const [token, createdAt, expires] of [
          [fresh, 0, 14],
          [old, -25, 5],
        ] as const) {
          const [row] = (await client.query(SELECT, [digestOf(token)])).rows;
          expect([days(row.created_at), days(row.last_used_at), days(row.expires)]).toEqual([createdAt, 0, expires]);
        }
      },
    );
  });

  test("[LIMIT-04] made while it still runs, are found too", async () => {
    await migrated([], async (client) => {
      const token = randomUUID();
      const values = [token, randomUUID(), new Date(Date.now() + DAY)];
      await client.query("INSERT INTO sign_ins (session_token, user_id, expires) VALUES ($1, $2, $3)", values);
      expect((await client.query(SELECT, [digestOf(token)])).rows).toHaveLength(1);
    });
  });

  test("[LIMIT-04] lose their token at their next use", async () => {
    await using user = await createUser();
    const token = randomUUID();
    const hourAgo = new Date(Date.now() - HOUR);
    await db().signIn.create({
      data: {
        userId: user.id,
        sessionToken: token,
        tokenDigest: digestOf(token),
        lastUsedAt: hourAgo,
        expires: new Date(Date.now() + DAY),
      },
      select: { id: true },
    });
    expect(await isSignedIn({ cookie: `${COOKIE}=${token}` })).toBe(true);
    expect(await findTraces([token])).toEqual({});
    expect(await isSignedIn({ cookie: `${COOKIE}=${token}` })).toBe(true);
  });
});
