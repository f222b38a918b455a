import "server-only";
import type { SignInQuery } from "#lib/contracts/sign-ins.ts";
import type { SignIn } from "#lib/contracts/answers/sign-in.ts";
import { readDevice } from "#lib/devices/device.ts";
import { db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { isDemoUser } from "../demo/demo-accounts.ts";
import { AppError } from "../http/app-error.ts";
import { recordEvent } from "../http/security-events.ts";
import { type Page, pageOf } from "../http/page.ts";
import { type CookieReader, readSessionToken } from "./session-cookie.ts";
import { digestOf } from "./sessions.ts";

/** A page of where a person is signed in, the newest first. */
export async function listSignIns(
  userId: string,
  cookies: CookieReader,
  { before, limit }: SignInQuery,
  now: Date,
): Promise<Page<SignIn>> {
  const own = ownDigest(cookies);
  const found = await db().signIn.findMany({
    where: { ...within(userId, own), expires: { gt: now } },
    select: { id: true, tokenDigest: true, createdAt: true, lastUsedAt: true, browser: true, platform: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    ...(before && { cursor: { id: before, userId }, skip: 1 }),
  });
  const { rows, isLast } = pageOf(found, limit);
  const signIns = rows.map(({ id, tokenDigest, createdAt, lastUsedAt, ...device }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    ...readDevice(device),
    isThis: tokenDigest === own,
  }));
  return { rows: signIns, isLast };
}

/** Ends one. */
export async function endSignIn(userId: string, cookies: CookieReader, id: string): Promise<void> {
  const { count } = await db().signIn.deleteMany({ where: { ...within(userId, ownDigest(cookies)), id } });
  if (count === 0) throw new AppError("NOT_FOUND");
  recordEvent({ event: "signed out", userId, which: "another", count });
}

/** Ends all but the one that asks. */
export async function endOtherSignIns(userId: string, cookies: CookieReader): Promise<void> {
  const own = ownDigest(cookies);
  const { count } = await db().signIn.deleteMany({
    where: { AND: [within(userId, own), { tokenDigest: { not: own } }] },
  });
  recordEvent({ event: "signed out", userId, which: "all others", count });
}

/** The sign-ins that are a person's own. Strangers share a demo account: each has there but the sign-in that asks. */
function within(userId: string, own: string): Prisma.SignInWhereInput {
  return isDemoUser({ id: userId }) ? { userId, tokenDigest: own } : { userId };
}

function ownDigest(cookies: CookieReader): string {
  return digestOf(readSessionToken(cookies) ?? "");
}
