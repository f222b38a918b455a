import "server-only";
import { planInForce, type SubscriptionRecord } from "#lib/plans/plan-in-force.ts";
import type { PlanName } from "#lib/plans/plans.ts";
import { momentOf } from "../billing/stored-plan.ts";
import { db } from "../db/client.ts";
import { type CookieReader, readSessionToken } from "./session-cookie.ts";
import { digestOf, noteUse } from "./sessions.ts";

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

/** Without a subscription its columns are null. */
type Row = Omit<SignedInUser, "plan"> &
  Omit<SubscriptionRecord, "planName"> & { planName: string | null; signInId: string; begunAt: Date; lastUsedAt: Date };

/** Who is signed in, or null: no cookie, a malformed one, a session that ended. */
export async function findCurrentUser(cookies: CookieReader): Promise<SignedInUser | null> {
  const token = readSessionToken(cookies);
  if (!token) return null;
  const now = new Date();
  const [row] = await selectUser(token, now);
  if (!row) return null;
  const { signInId, begunAt, lastUsedAt, ...person } = row;
  await noteUse({ id: signInId, createdAt: begunAt, lastUsedAt }, now);
  const { planName, status, cancelAtPeriodEnd, currentPeriodEnd, pastDueSince, ...user } = person;
  const record = planName === null ? null : { planName, status, cancelAtPeriodEnd, currentPeriodEnd, pastDueSince };
  return { ...user, plan: planInForce(record, momentOf(now)) };
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
           subscriptions.plan_name AS "planName",
           subscriptions.status,
           subscriptions.cancel_at_period_end AS "cancelAtPeriodEnd",
           subscriptions.current_period_end AS "currentPeriodEnd",
           subscriptions.past_due_since AS "pastDueSince",
           sign_ins.id AS "signInId",
           sign_ins.created_at AS "begunAt",
           sign_ins.last_used_at AS "lastUsedAt"
    FROM sign_ins
    JOIN users ON users.id = sign_ins.user_id
    LEFT JOIN subscriptions ON subscriptions.user_id = users.id
    WHERE sign_ins.token_digest = ${digestOf(token)} AND sign_ins.expires > ${now}::timestamptz`;
}
