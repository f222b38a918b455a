import "server-only";
import { usageDay } from "#lib/plans/metering.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { releaseCredit } from "../usage/credit.ts";
import { lockRoom, roomLeft, storageFull } from "./quota.ts";

/** How long the bytes of one file may take: 50 MB come within it at 0.7 Mbit/s. */
export const ARRIVAL_MILLISECONDS = 10 * 60_000;

type Beginning = {
  objectId: string;
  /** As many bytes as are said to come; null where that is not said. */
  announced: number | null;
  /** As many as may come. */
  limit: number;
  now: Date;
};

/**
 * Holds room among its owner's files for one that begins to arrive, and returns how many bytes that is. An address begins
 * one upload: of several at the same instant, on any number of servers, the others get UPLOAD_USED. Where there is no room,
 * nothing has begun, and STORAGE_FULL is thrown.
 */
export async function beginArrival({ objectId, announced, limit, now }: Beginning): Promise<number> {
  return db().$transaction(async (transaction) => {
    await lockRoom(transaction, objectId);
    const row = await transaction.storedObject.findUnique({
      where: { id: objectId },
      select: { ownerUserId: true, state: true, arrivingUntil: true },
    });
    if (!row?.ownerUserId) throw new AppError("NOT_FOUND");
    if (row.state !== "awaited" || row.arrivingUntil !== null) throw new AppError("UPLOAD_USED");
    const room = await roomLeft(transaction, row.ownerUserId, now);
    const size = announced ?? Math.min(limit, room);
    if (size > room || room < 1) throw storageFull();
    const arrivingUntil = new Date(now.getTime() + ARRIVAL_MILLISECONDS);
    await transaction.storedObject.update({
      where: { id: objectId },
      data: { size, arrivingUntil },
      select: { id: true },
    });
    return size;
  });
}

/** Gives back what is held for a file that did not arrive, of room and of the day's files. Its address stays used. */
export async function endArrival(objectId: string): Promise<void> {
  const [row] = await db().storedObject.updateManyAndReturn({
    where: { id: objectId, state: "awaited" },
    data: { size: 0 },
    select: { ownerUserId: true, createdAt: true },
  });
  if (!row?.ownerUserId) return;
  const { ownerUserId: userId, createdAt } = row;
  await releaseCredit(db(), { userId, meter: "filesPerDay", day: usageDay(createdAt), turnId: objectId });
}
