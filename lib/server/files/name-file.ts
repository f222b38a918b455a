import "server-only";
import { MEDIA_TYPES } from "#lib/contracts/uploads.ts";
import type { Database } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { textFormatOf } from "../storage/sniff.ts";
import { PRESENT } from "./objects.ts";
import { beginAnew } from "./read-again.ts";

type Naming = { id: string; ownerUserId: string; name: string };

/** Names a file that came without a name. A text whose name says that it is Markdown is read as that, also if it was read before. */
export async function nameFile(transaction: Database, { id, ownerUserId, name }: Naming, now: Date): Promise<void> {
  // The job's row before the file's, as whoever reads it takes them.
  await transaction.$queryRaw`
    SELECT 1 FROM reading_jobs JOIN stored_objects ON stored_objects.id = object_id
    WHERE object_id = ${id}::uuid AND owner_user_id = ${ownerUserId}::uuid FOR UPDATE OF reading_jobs`;
  const where = { id, ownerUserId, ...PRESENT };
  const { count } = await transaction.storedObject.updateMany({ where, data: { name } });
  if (count === 0) throw new AppError("NOT_FOUND");
  if (textFormatOf(name) !== "md") return;
  const taken = await transaction.storedObject.updateMany({
    where: { ...where, mediaType: MEDIA_TYPES.txt },
    data: { mediaType: MEDIA_TYPES.md },
  });
  if (taken.count > 0) await beginAnew(transaction, id, now);
}
