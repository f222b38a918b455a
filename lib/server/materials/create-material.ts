import "server-only";
import type { ParsedCreateMaterial } from "#lib/contracts/materials.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import { db } from "../db/client.ts";
import { nameFile } from "../files/name-file.ts";
import { readObjectAddress } from "../files/object-address.ts";
import { AppError } from "../http/app-error.ts";
import { assertManagesMaterials, materialColumns, type Teacher, toMaterial } from "./stored-material.ts";

/** Makes a material of an uploaded file of the same teacher; one file is one material. */
export async function createMaterial(
  teacher: Teacher,
  { fileUrl, fileName, ...request }: ParsedCreateMaterial,
  now: Date,
): Promise<Material> {
  assertManagesMaterials(teacher);
  const objectId = readObjectAddress(fileUrl);
  if (objectId === null) throw new AppError("NOT_FOUND");
  const { title, description, topic, tags, isPublic, fileType } = request;
  return db().$transaction(async (transaction) => {
    // The row's lock makes of two requests for one file one after the other.
    await nameFile(transaction, { id: objectId, ownerUserId: teacher.id, name: fileName }, now);
    if ((await transaction.material.count({ where: { objectId } })) > 0) throw new AppError("CONFLICT");
    const row = await transaction.material.create({
      data: {
        objectId,
        ownerUserId: teacher.id,
        title,
        description,
        topic,
        tags,
        isPublic,
        fileType: fileType ?? null,
      },
      select: materialColumns,
    });
    // It may have been indexed in the moments before it became a material.
    await transaction.passage.updateMany({ where: { objectId }, data: { materialId: row.id, topic, isPublic } });
    return toMaterial(row, null);
  });
}
