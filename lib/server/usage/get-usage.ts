import "server-only";
import type { Usage } from "#lib/contracts/answers/subscription.ts";
import { type Meter, type PlanName, PLANS } from "#lib/plans/plans.ts";
import { db } from "../db/client.ts";
import { countUsed } from "./credit.ts";

/** What a user has used of a meter on this UTC day, and how much the plan gives; -1 is without an end. */
export async function getUsage(user: { id: string; plan: PlanName }, meter: Meter): Promise<Usage> {
  const current = await countUsed(db(), { userId: user.id, meter, now: new Date() });
  return { current, limit: PLANS[user.plan].limits[meter] };
}
