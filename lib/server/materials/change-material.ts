import "server-only";
import type { ParsedChangeMaterial } from "#lib/contracts/materials.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { assertManagesMaterials, materialColumns, type Teacher, toMaterial } from "./stored-material.ts";

/** What decides who finds a passage, and where, changes with its material. */
export async function changeMaterial(teacher: Teacher, id: string, change: ParsedChangeMaterial): Promise<Material> {
  assertManagesMaterials(teacher);
  const data = definedOf(change);
  const { topic, isPublic } = data;
  return db().$transaction(async (transaction) => {
    // The file's row before the material's, as whoever removes it takes them; and no passages are added meanwhile.
    await transaction.$queryRaw`SELECT 1 FROM stored_objects WHERE id = (SELECT object_id FROM materials WHERE id = ${id}::uuid) FOR NO KEY UPDATE`;
    const { count } = await transaction.material.updateMany({
      where: { id, ownerUserId: teacher.id },
      data: { ...data, updatedAt: new Date() },
    });
    if (count === 0) throw new AppError("NOT_FOUND");
    const copied = definedOf({ topic, isPublic });
    if (Object.keys(copied).length > 0)
      await transaction.passage.updateMany({ where: { materialId: id }, data: copied });
    return toMaterial(await transaction.material.findUniqueOrThrow({ where: { id }, select: materialColumns }), null);
  });
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the keys that say nothing. */
function definedOf<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
