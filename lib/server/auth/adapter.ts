import "server-only";
import { PrismaAdapter } from "@auth/prisma-adapter";
import type { Adapter, AdapterUser } from "next-auth/adapters";
import type { Device } from "#lib/devices/device.ts";
import { db } from "../db/client.ts";
import { createSession, digestOf, endSession } from "./sessions.ts";

/**
 * next-auth's standard adapter on our tables; what it calls a session is a sign-in here. It knows tokens, the table only
 * their digests. `device`: whose request it is.
 */
export function authAdapter(device: Device): Adapter {
  const { user, account, verificationToken } = db();
  // The adapter's type asks for a whole Prisma client; of the functions that are left to it, it uses these three tables.
  const tables = { user, account, verificationToken } as never;
  return {
    ...PrismaAdapter(tables),
    createUser,
    async createSession({ userId }) {
      const { token, expires } = await createSession(userId, device);
      return { sessionToken: token, userId, expires };
    },
    getSessionAndUser,
    // Each request that needs a person moves the end on by itself (./current-user.ts).
    updateSession: async () => null,
    deleteSession: (token) => endSession(token),
  };
}

async function getSessionAndUser(sessionToken: string) {
  const where = { tokenDigest: digestOf(sessionToken) };
  const row = await db().signIn.findUnique({ where, select: { expires: true, user: true } });
  if (!row) return null;
  const { user, expires } = row;
  return { session: { sessionToken, userId: user.id, expires }, user: user as AdapterUser };
}

/** Only what is used of a person is stored: their picture, for one, is not. */
async function createUser(told: AdapterUser & { firstName?: string | null; lastName?: string | null }) {
  const { name = null, email, emailVerified, firstName = null, lastName = null } = told;
  const data = { name, email, emailVerified, firstName, lastName };
  // next-auth wants an address of every user, but works without.
  return (await db().user.create({ data })) as AdapterUser;
}
