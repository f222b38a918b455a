import "server-only";
import { db } from "../db/client.ts";
import { sweepRates } from "../usage/rates.ts";

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

export const SESSION_SECONDS = THIRTY_DAYS_SECONDS;

export type Session = { token: string; expires: Date };

/** Signs a person in. Their sessions that have run out, and rates that are spent no longer, are cleared away on the occasion. */
export async function createSession(userId: string, now = new Date()): Promise<Session> {
  const session = { token: crypto.randomUUID(), expires: new Date(now.getTime() + SESSION_SECONDS * 1_000) };
  await sweepRates(db(), now);
  await db().$transaction([
    db().signIn.deleteMany({ where: { userId, expires: { lte: now } } }),
    db().signIn.create({ data: { sessionToken: session.token, userId, expires: session.expires } }),
  ]);
  return session;
}

/** Ends a session on the server, so that a copy of its cookie is worth nothing. An unknown token is fine. */
export async function endSession(token: string | undefined): Promise<void> {
  if (token) await db().signIn.deleteMany({ where: { sessionToken: token } });
}
