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

const READY_PASSAGES = Prisma.sql`passages JOIN stored_objects ON stored_objects.id = passages.object_id AND stored_objects.state = 'ready'`;

const OBJECTS_OF_MATERIALS = Prisma.sql`SELECT stored_objects.id FROM stored_objects JOIN materials ON materials.object_id = stored_objects.id
  JOIN subscriptions ON subscriptions.user_id = materials.owner_user_id`;

/**
 * The asker's own files that hold such passages, by their id. There are few of them, which the database cannot guess when it
 * plans a search: so they are looked up first.
 */
export function selectOwnObjects({ userId, now }: Asker, within: readonly string[] | null): Prisma.Sql {
  const user = Prisma.sql`${userId}::uuid`;
  return within === null ? selectOwnMaterials(user, now) : selectNamedFiles(user, Prisma.sql`${[...within]}::uuid[]`);
}

/** Of these files those that hold public materials in force. */
export function selectPublicObjects(objectIds: Prisma.Sql, now: Date): Prisma.Sql {
  return Prisma.sql`${OBJECTS_OF_MATERIALS} WHERE stored_objects.id = ANY(${objectIds}) AND stored_objects.state = 'ready' AND materials.is_public AND ${isTeaching(now)}`;
}

export function selectOwnMaterials(user: Prisma.Sql, now: Date): Prisma.Sql {
  return Prisma.sql`${OBJECTS_OF_MATERIALS} WHERE materials.owner_user_id = ${user} AND stored_objects.state = 'ready' AND ${isTeaching(now)}`;
}

export function selectNamedFiles(user: Prisma.Sql, objectIds: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT id FROM stored_objects WHERE id = ANY(${objectIds}) AND owner_user_id = ${user} AND state = 'ready'`;
}

export function visibleMaterials(user: Prisma.Sql, now: Date): Prisma.Sql {
  return Prisma.sql`${READY_PASSAGES} JOIN materials ON materials.id = passages.material_id
    JOIN subscriptions ON subscriptions.user_id = materials.owner_user_id
    WHERE (materials.owner_user_id = ${user} OR materials.is_public) AND ${isTeaching(now)}`;
}

export function visibleFiles(user: Prisma.Sql, objectIds: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${READY_PASSAGES} LEFT JOIN materials ON materials.id = passages.material_id
    WHERE passages.object_id = ANY(${objectIds}) AND passages.owner_user_id = ${user} AND stored_objects.owner_user_id = ${user}`;
}
