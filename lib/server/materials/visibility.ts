import "server-only";
import { planInForce } from "#lib/plans/plan-in-force.ts";
import { hasRight } from "#lib/plans/plans.ts";
import { momentOf, planColumns } from "../billing/stored-plan.ts";
import type { Prisma } from "../db/generated/client.ts";

/** What decides who, besides its owner, may open a material. */
export const publicityColumns = {
  isPublic: true,
  owner: { select: { subscription: { select: planColumns } } },
} as const satisfies Prisma.MaterialSelect;

type Publicity = Prisma.MaterialGetPayload<{ select: typeof publicityColumns }>;

/** A public material is open to everyone for as long as its owner's plan includes materials. */
export function isOpenToAll({ isPublic, owner }: Publicity, now: Date): boolean {
  const plan = planInForce(owner.subscription, momentOf(now));
  return isPublic && hasRight(plan, "materials");
}
