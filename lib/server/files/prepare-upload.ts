import "server-only";
import { randomUUID } from "node:crypto";
import { hasRight, type PlanName } from "#lib/plans/plans.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { requestFor, takeCredit } from "../usage/credit.ts";
import { assertRoom } from "./quota.ts";

type UploadRequest = {
  user: { id: string; plan: PlanName };
  /** Empty for one that is named when the material is made. */
  name: string;
  maxBytes: number;
  /** What it is said to have, where that is said. */
  size?: number;
  now: Date;
};

/**
 * Makes the record of a file that is to come. Throws PLAN_REQUIRED, STORAGE_FULL where there is no room left for it, or
 * USAGE_LIMIT_EXCEEDED when the day's files are spent.
 */
export async function prepareUpload({ user, name, maxBytes, size = 1, now }: UploadRequest): Promise<string> {
  if (!hasRight(user.plan, "uploads")) throw new AppError("PLAN_REQUIRED");
  await assertRoom(db(), user.id, size, now);
  const id = randomUUID();
  await takeCredit(db(), requestFor({ user, meter: "filesPerDay", turnId: id, now }));
  await db().storedObject.create({
    data: { id, ownerUserId: user.id, name, maxBytes, createdAt: now },
    select: { id: true },
  });
  return id;
}
