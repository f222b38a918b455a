import "server-only";
import { isPlanName, type PlanName } from "#lib/plans/plans.ts";
import { db } from "../db/client.ts";
import { type CookieReader, readSessionToken } from "./session-cookie.ts";

/** The person behind a request, and what they may do. Empty text is what they have not told us. */
export type SignedInUser = {
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  grade: string;
  plan: PlanName;
};

type Row = Omit<SignedInUser, "plan"> & { planName: string };

/** Who is signed in, or null: no cookie, a malformed one, a session that ended. */
export async function findCurrentUser(cookies: CookieReader): Promise<SignedInUser | null> {
  const token = readSessionToken(cookies);
  if (!token) return null;
  const [row] = await selectUser(token, new Date());
  if (!row) return null;
  const { planName, ...user } = row;
  return { ...user, plan: isPlanName(planName) ? planName : "free" };
}

/** In SQL because every request waits for it: Prisma would ask for session, user and subscription one after the other. */
function selectUser(token: string, now: Date): Promise<Row[]> {
  return db().$queryRaw<Row[]>`
    SELECT users.id,
           coalesce(users.name, '') AS name,
           coalesce(users.first_name, '') AS "firstName",
           coalesce(users.last_name, '') AS "lastName",
           coalesce(users.email, '') AS email,
           coalesce(users.grade, '') AS grade,
           coalesce(subscriptions.plan_name, 'free') AS "planName"
    FROM sign_ins
    JOIN users ON users.id = sign_ins.user_id
    LEFT JOIN subscriptions ON subscriptions.user_id = users.id AND subscriptions.status = 'active'
    WHERE sign_ins.session_token = ${token} AND sign_ins.expires > ${now.toISOString()}::timestamp`;
}
