import "server-only";
import { db } from "../db/client.ts";
import { removeObject } from "../files/remove-object.ts";
import { AppError } from "../http/app-error.ts";
import { assertManagesMaterials, type Teacher } from "./stored-material.ts";

/** The material, its file and everything that was made from it: from the end of this transaction on no answer uses it. */
export async function deleteMaterial(teacher: Teacher, id: string, now: Date): Promise<void> {
  assertManagesMaterials(teacher);
  await db().$transaction(async (transaction) => {
    const row = await transaction.material.findFirst({
      where: { id, ownerUserId: teacher.id },
      select: { objectId: true },
    });
    if (!row) throw new AppError("NOT_FOUND");
    await removeObject(transaction, row.objectId, now);
  });
}
