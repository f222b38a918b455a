import "server-only";
import { PrismaAdapter } from "@auth/prisma-adapter";
import type { Adapter, AdapterUser } from "next-auth/adapters";
import { db } from "../db/client.ts";
import { createSession, endSession } from "./sessions.ts";

/** next-auth's standard adapter on our tables; what it calls a session is a sign-in here. */
export function authAdapter(): Adapter {
  const { user, account, signIn, verificationToken } = db();
  // The adapter's type asks for a whole Prisma client; it uses these four tables by these names.
  const tables = { user, account, session: signIn, verificationToken } as never;
  return {
    ...PrismaAdapter(tables),
    createUser,
    async createSession({ userId }) {
      const { token, expires } = await createSession(userId);
      return { sessionToken: token, userId, expires };
    },
    deleteSession: endSession,
  };
}

/** Only what is used of a person is stored: their picture, for one, is not. */
async function createUser(told: AdapterUser & { firstName?: string | null; lastName?: string | null }) {
  const { name = null, email, emailVerified, firstName = null, lastName = null } = told;
  const data = { name, email, emailVerified, firstName, lastName };
  // next-auth wants an address of every user, but works without.
  return (await db().user.create({ data })) as AdapterUser;
}
