import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { UNLIMITED } from "#lib/plans/plans.ts";
import { db } from "#lib/server/db/client.ts";
import { countUsed, releaseCredit, reserveCredit, settleCredit, type Credit } from "#lib/server/usage/credit.ts";

const NOON = new Date("2026-03-02T12:00:00Z");
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

async function createUserId(): Promise<string> {
  const { id } = await db().user.create({ data: {}, select: { id: true } });
  return id;
}

type Request = { turnId?: string; now?: Date; limit?: number };

async function reserve(userId: string, { turnId = randomUUID(), now = NOON, limit = 5 }: Request = {}) {
  return reserveCredit(db(), { userId, meter: "questionsPerDay", limit, turnId, now });
}

async function reserveOne(userId: string, request?: Request): Promise<Credit> {
  const reservation = await reserve(userId, request);
  if (reservation.kind !== "reserved") throw new Error("The limit was reached already.");
  return reservation.credit;
}

const used = (userId: string, now = NOON) => countUsed(db(), { userId, meter: "questionsPerDay", now });

test("[ROLE-03] 200 reservations at the same instant admit exactly the limit", async () => {
  const userId = await createUserId();
  const reservations = await Promise.all(Array.from({ length: 200 }, () => reserve(userId)));
  expect(reservations.filter((reservation) => reservation.kind === "reserved")).toHaveLength(5);
  expect(reservations.find((reservation) => reservation.kind === "exhausted")).toEqual({
    kind: "exhausted",
    current: 5,
    limit: 5,
  });
});

test("a use counts once, however often it is settled", async () => {
  const userId = await createUserId();
  const credit = await reserveOne(userId);
  expect(await used(userId)).toBe(1);
  await settleCredit(db(), credit);
  await settleCredit(db(), credit);
  expect(await used(userId)).toBe(1);
});

test("[ROLE-03] what failed on our side is given back", async () => {
  const userId = await createUserId();
  const credit = await reserveOne(userId, { limit: 1 });
  expect((await reserve(userId, { limit: 1 })).kind).toBe("exhausted");
  await releaseCredit(db(), credit);
  expect((await reserve(userId, { limit: 1 })).kind).toBe("reserved");
});

test("a released use cannot be settled any more", async () => {
  const userId = await createUserId();
  const credit = await reserveOne(userId);
  await releaseCredit(db(), credit);
  await settleCredit(db(), credit);
  expect(await used(userId)).toBe(0);
});

test("the same turn reserves once", async () => {
  const userId = await createUserId();
  const turnId = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => reserve(userId, { turnId })));
  expect(await used(userId)).toBe(1);
});

test("the reservation of a dead process expires and is swept by the next one", async () => {
  const userId = await createUserId();
  await reserveOne(userId, { limit: 1 });
  expect((await reserve(userId, { limit: 1, now: later(9) })).kind).toBe("exhausted");
  expect((await reserve(userId, { limit: 1, now: later(11) })).kind).toBe("reserved");
  expect(await used(userId, later(11))).toBe(1);
});

test("[ROLE-03] each UTC day begins at nothing", async () => {
  const userId = await createUserId();
  await settleCredit(db(), await reserveOne(userId, { limit: 1 }));
  expect((await reserve(userId, { limit: 1, now: later(11 * 60) })).kind).toBe("exhausted");
  expect((await reserve(userId, { limit: 1, now: later(13 * 60) })).kind).toBe("reserved");
});

test("an unlimited meter still counts; a limit of none admits nobody", async () => {
  const userId = await createUserId();
  for (let use = 0; use < 7; use += 1) await settleCredit(db(), await reserveOne(userId, { limit: UNLIMITED }));
  expect(await used(userId)).toBe(7);
  const other = await createUserId();
  expect(await reserve(other, { limit: 0 })).toEqual({ kind: "exhausted", current: 0, limit: 0 });
});
