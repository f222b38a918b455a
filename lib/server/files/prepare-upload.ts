import "server-only";
import { randomUUID } from "node:crypto";
import { hasRight, PLANS, type PlanName } from "#lib/plans/plans.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { type Credit, reserveCredit } from "../usage/credit.ts";

type UploadRequest = {
  user: { id: string; plan: PlanName };
  /** Empty for one that is named when the material is made. */
  name: string;
  maxBytes: number;
  now: Date;
};

/** Makes the record of a file that is to come. Throws PLAN_REQUIRED, or USAGE_LIMIT_EXCEEDED when the day's files are spent. */
export async function prepareUpload({ user, name, maxBytes, now }: UploadRequest): Promise<string> {
  if (!hasRight(user.plan, "uploads")) throw new AppError("PLAN_REQUIRED");
  const id = randomUUID();
  await reserveFile(user, id, now);
  await db().storedObject.create({
    data: { id, ownerUserId: user.id, name: name.replaceAll("\0", ""), maxBytes, createdAt: now },
    select: { id: true },
  });
  return id;
}

async function reserveFile({ id: userId, plan }: UploadRequest["user"], objectId: string, now: Date): Promise<Credit> {
  const limit = PLANS[plan].limits.filesPerDay;
  const reservation = await reserveCredit(db(), { userId, meter: "filesPerDay", limit, turnId: objectId, now });
  if (reservation.kind === "reserved") return reservation.credit;
  throw new AppError("USAGE_LIMIT_EXCEEDED", { current: reservation.current, limit: reservation.limit });
}
