import "server-only";
import type { Material, MaterialQuery } from "#lib/contracts/materials.ts";
import { db } from "../db/client.ts";
import { assertManagesMaterials, materialColumns, type Teacher, toMaterial } from "./stored-material.ts";

/** A page of the teacher's own, the newest first. */
export async function listMaterials(teacher: Teacher, { before, limit }: MaterialQuery): Promise<Material[]> {
  assertManagesMaterials(teacher);
  const rows = await db().material.findMany({
    where: { ownerUserId: teacher.id },
    select: materialColumns,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    ...(before && { cursor: { id: before }, skip: 1 }),
  });
  return rows.map(toMaterial);
}
