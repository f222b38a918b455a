import { createHash, randomBytes, randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "#lib/server/db/generated/client.ts";
import type { Grade } from "#lib/contracts/grades.ts";
import type { PlanName } from "#lib/plans/plans.ts";

/** What next-auth calls it over plain http. */
const SESSION_COOKIE = "authjs.session-token";
const ONE_HOUR_MS = 60 * 60 * 1_000;

export type UserOverrides = {
  firstName?: string;
  lastName?: string;
  email?: string;
  /** Null: not said yet, so that the profile dialog opens. */
  grade?: Grade | null;
  plan?: PlanName;
};

/** A user of the test's own, gone with all that belongs to it when the test lets go: `await using user = …`. */
export type TestUser = AsyncDisposable & { id: string; email: string };

/** A user who is signed in; `cookie` is what their browser sends. */
export type SignedInUser = TestUser & { token: string; cookie: string };

let client: PrismaClient | undefined;

/** The tests' own connection, to the same database as the app's. */
function database(): PrismaClient {
  client ??= new PrismaClient({
    adapter: new PrismaPg({ connectionString: process.env["DATABASE_URL"] ?? "", max: 2 }),
  });
  return client;
}

export async function createUser(overrides: UserOverrides = {}): Promise<TestUser> {
  const { plan = "free", ...profile } = { firstName: "Ada", lastName: "Test", grade: "11" as const, ...overrides };
  const email = profile.email ?? `${randomUUID()}@test.invalid`;
  const subscription = plan === "free" ? {} : { subscription: { create: { planName: plan, status: "active" } } };
  const name = `${profile.firstName} ${profile.lastName}`;
  const { id } = await database().user.create({
    data: { ...profile, name, email, ...subscription },
    select: { id: true },
  });
  return {
    id,
    email,
    [Symbol.asyncDispose]: async () => {
      await deleteUser(id);
    },
  };
}

/** The app may be storing the end of a reply at that moment: whichever of the two Postgres gives up, goes again. */
async function deleteUser(id: string, tries = 3): Promise<void> {
  try {
    await database().user.deleteMany({ where: { id } });
  } catch (error) {
    if (tries === 1) throw error;
    await deleteUser(id, tries - 1);
  }
}

export async function createSignedInUser(overrides: UserOverrides = {}): Promise<SignedInUser> {
  const user = await createUser(overrides);
  const token = await createSignIn(user.id);
  return { ...user, token, cookie: `${SESSION_COOKIE}=${token}` };
}

/** Signs a user in as the server does, by a row; returns the value of the cookie. */
export async function createSignIn(userId: string, expires = new Date(Date.now() + ONE_HOUR_MS)): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await database().signIn.create({ data: { tokenDigest: digestOf(token), userId, expires } });
  return token;
}

/** What is stored of a session's token. */
export function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** For a browser's context. */
export function sessionCookie(token: string, url: string) {
  return { name: SESSION_COOKIE, value: token, url, httpOnly: true, sameSite: "Lax" as const };
}

export async function disconnectFactories(): Promise<void> {
  await client?.$disconnect();
  client = undefined;
}
