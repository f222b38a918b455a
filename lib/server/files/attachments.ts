import "server-only";
import { MAX_ATTACHMENT_BYTES } from "#lib/contracts/upload-limits.ts";
import { hasRight, type PlanName } from "#lib/plans/plans.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { PRESENT } from "./objects.ts";
import { readObjectAddress } from "./object-address.ts";

/** A file that comes with a message. */
export type Attachment = { id: string; name: string };

/**
 * The files that a message's addresses name, in their order. Only the sender's own count: any other address, of whatever
 * form, throws NOT_FOUND, and none is ever fetched.
 */
export async function resolveAttachments(
  sender: { id: string; plan: PlanName },
  addresses: readonly string[],
): Promise<Attachment[]> {
  if (addresses.length === 0) return [];
  if (!hasRight(sender.plan, "uploads")) throw new AppError("PLAN_REQUIRED");
  const ids = [...new Set(addresses.map(getAddressedId))];
  const rows = await db().storedObject.findMany({
    where: { id: { in: ids }, ownerUserId: sender.id, ...PRESENT },
    select: { id: true, name: true, size: true },
  });
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id);
    if (!row) throw new AppError("NOT_FOUND");
    if (row.size > MAX_ATTACHMENT_BYTES) throw new AppError("FILE_TOO_LARGE", { limit: MAX_ATTACHMENT_BYTES });
    return { id, name: row.name };
  });
}

function getAddressedId(address: string): string {
  const id = readObjectAddress(address);
  if (id === null) throw new AppError("NOT_FOUND");
  return id;
}
