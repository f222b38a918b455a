import "server-only";
import { hasRight, PLAN_NAMES } from "#lib/plans/plans.ts";
import { Prisma } from "../db/generated/client.ts";
import { env } from "../env.ts";

/** Whose passages are looked for, at which moment. */
export type Asker = { userId: string; now: Date };

const TEACHING_PLANS = PLAN_NAMES.filter((plan) => hasRight(plan, "materials"));

/** Whether the plan in the row `subscriptions` includes materials: lib/plans/plan-in-force.ts in SQL. */
export function isTeaching(now: Date): Prisma.Sql {
  const moment = now.toISOString();
  return Prisma.sql`(
    subscriptions.plan_name IN (${Prisma.join(TEACHING_PLANS)})
    AND NOT (subscriptions.cancel_at_period_end AND coalesce(subscriptions.current_period_end <= ${moment}::timestamptz, false))
    AND (subscriptions.status IN ('active', 'trialing')
      OR subscriptions.status = 'past_due' AND coalesce(subscriptions.past_due_since > ${moment}::timestamptz - make_interval(days => ${env().BILLING_GRACE_DAYS}::int), false)))`;
}

/**
 * The passages that may be shown to an asker, joined to what decides it: `FROM passages JOIN …`. Without `within`: those of
 * materials, the asker's own and public ones, while their owner's plan includes materials. With it: those of the asker's
 * own files with these ids, whatever the plan. A file counts once it is ready.
 */
export function visiblePassages({ userId, now }: Asker, within: readonly string[] | null): Prisma.Sql {
  const user = Prisma.sql`${userId}::uuid`;
  return within === null ? visibleMaterials(user, now) : visibleFiles(user, Prisma.sql`${[...within]}::uuid[]`);
}

/**
 * The asker's own files that hold such passages, by their id. There are few of them, which the database cannot guess when it
 * plans a search: so they are looked up first.
 */
export function selectOwnObjects({ userId, now }: Asker, within: readonly string[] | null): Prisma.Sql {
  const user = Prisma.sql`${userId}::uuid`;
  return within === null ? selectOwnMaterials(user, now) : selectNamedFiles(user, Prisma.sql`${[...within]}::uuid[]`);
}

/** Of these files those that hold others' public materials in force. */
export function selectObjectsOfOthers(objectIds: Prisma.Sql, { userId, now }: Asker): Prisma.Sql {
  return Prisma.sql`SELECT object_id AS id FROM materials
    WHERE object_id = ANY(${objectIds}) AND is_public AND owner_user_id <> ${userId}::uuid AND ${isInForce(now)}`;
}

export function selectOwnMaterials(user: Prisma.Sql, now: Date): Prisma.Sql {
  return Prisma.sql`SELECT object_id AS id FROM materials WHERE owner_user_id = ${user} AND ${isInForce(now)}`;
}

/** Whether the file of a material is ready and its owner's plan includes materials; looked up for each, which takes less planning than to join. */
function isInForce(now: Date): Prisma.Sql {
  return Prisma.sql`(SELECT state = 'ready' FROM stored_objects WHERE stored_objects.id = materials.object_id)
    AND (SELECT ${isTeaching(now)} FROM subscriptions WHERE subscriptions.user_id = materials.owner_user_id)`;
}

export function selectNamedFiles(user: Prisma.Sql, objectIds: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT id FROM stored_objects WHERE id = ANY(${objectIds}) AND owner_user_id = ${user} AND state = 'ready'`;
}

export function visibleMaterials(user: Prisma.Sql, now: Date): Prisma.Sql {
  return Prisma.sql`passages JOIN materials ON materials.id = passages.material_id AND materials.object_id = passages.object_id
    WHERE (materials.owner_user_id = ${user} OR materials.is_public) AND ${isInForce(now)}`;
}

export function visibleFiles(user: Prisma.Sql, objectIds: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`passages JOIN stored_objects ON stored_objects.id = passages.object_id AND stored_objects.state = 'ready'
    LEFT JOIN materials ON materials.id = passages.material_id
    WHERE passages.object_id = ANY(${objectIds}) AND passages.owner_user_id = ${user} AND stored_objects.owner_user_id = ${user}`;
}
