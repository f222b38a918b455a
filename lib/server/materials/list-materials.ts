import "server-only";
import type { MaterialQuery } from "#lib/contracts/materials.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import { db } from "../db/client.ts";
import { type Page, pageOf } from "../http/page.ts";
import { findPlaces } from "../reading/turns.ts";
import { assertManagesMaterials, materialColumns, type Teacher, toMaterial } from "./stored-material.ts";

/** A page of the teacher's own, the newest first. */
export async function listMaterials(teacher: Teacher, { before, limit }: MaterialQuery): Promise<Page<Material>> {
  assertManagesMaterials(teacher);
  const found = await db().material.findMany({
    where: { ownerUserId: teacher.id },
    select: materialColumns,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    ...(before && { cursor: { id: before }, skip: 1 }),
  });
  const { rows, isLast } = pageOf(found, limit);
  const waiting = rows.flatMap(({ object }) => (object.state === "uploaded" ? [object.id] : []));
  const places = await findPlaces(waiting);
  return { rows: rows.map((row) => toMaterial(row, places.get(row.object.id) ?? null)), isLast };
}
