import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { type Device, UNKNOWN_DEVICE } from "#lib/devices/device.ts";
import { db } from "../db/client.ts";
import { recordEvent } from "../http/security-events.ts";
import { sweepRates } from "../usage/rates.ts";

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** NIST SP 800-63B-4, 2.1.3: one signs in again after 30 days at most, however often one comes. */
const LIFE_MS = 30 * DAY_MS;

/** Whoever has chemistry once a week may miss a week. Forgotten on a computer of many, a sign-in ends sooner than that. */
const IDLE_MS = 14 * DAY_MS;

/** How exactly it is known when one was last used: reading costs no write but for the first time in an hour. */
const NOTED_EVERY_MS = HOUR_MS;

const EXPIRED_AT_ONCE = 1_000;

export const SESSION_SECONDS = LIFE_MS / 1_000;

/** `expires`: when the browser may forget the token at the latest. */
export type Session = { token: string; expires: Date };

/** 256 bits of chance, so its digest needs no salt: nobody can try them all. */
function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** All that is stored of a token. */
export function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** When a sign-in ends that is used now, and not again. */
function endOf(createdAt: Date, now: Date): Date {
  return new Date(Math.min(createdAt.getTime() + LIFE_MS, now.getTime() + IDLE_MS));
}

/** Signs a person in. Sign-ins that have run out, and rates that are spent no longer, are cleared away on the occasion. */
export async function createSession(
  userId: string,
  device: Device = UNKNOWN_DEVICE,
  now = new Date(),
): Promise<Session> {
  const token = newToken();
  await sweepRates(db(), now);
  await sweepSignIns(now);
  await db().$transaction([
    db().signIn.deleteMany({ where: { userId, expires: { lte: now } } }),
    db().signIn.create({
      data: {
        userId,
        tokenDigest: digestOf(token),
        createdAt: now,
        lastUsedAt: now,
        expires: endOf(now, now),
        ...device,
      },
      select: { id: true },
    }),
  ]);
  return { token, expires: new Date(now.getTime() + LIFE_MS) };
}

/** Those of others too: it is nobody's business any more where they were signed in. */
async function sweepSignIns(now: Date): Promise<void> {
  await db().$executeRaw`
    DELETE FROM sign_ins WHERE id IN (
      SELECT id FROM sign_ins WHERE expires <= ${now}::timestamptz LIMIT ${EXPIRED_AT_ONCE} FOR UPDATE SKIP LOCKED)`;
}

type Use = { id: string; createdAt: Date; lastUsedAt: Date };

/** Moves its end on. Of requests at the same moment, one writes. */
export async function noteUse({ id, createdAt, lastUsedAt }: Use, now: Date): Promise<void> {
  if (now.getTime() - lastUsedAt.getTime() < NOTED_EVERY_MS) return;
  await db().signIn.updateMany({
    where: { id, lastUsedAt },
    data: { lastUsedAt: now, expires: endOf(createdAt, now), sessionToken: null },
  });
}

/** Ends a session on the server, so that a copy of its cookie is worth nothing. An unknown token is fine. */
export async function endSession(token: string | undefined, which: "this" | "replaced" = "this"): Promise<void> {
  if (!token) return;
  const ended = await db().$queryRaw<{ userId: string }[]>`
    DELETE FROM sign_ins WHERE token_digest = ${digestOf(token)} RETURNING user_id AS "userId"`;
  for (const { userId } of ended) recordEvent({ event: "signed out", userId, which, count: 1 });
}
