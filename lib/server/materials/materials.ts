import "server-only";
import type { Material, ParsedChangeMaterial, ParsedCreateMaterial } from "#lib/contracts/materials.ts";
import { objectPath } from "#lib/contracts/uploads.ts";
import { hasRight, type PlanName } from "#lib/plans/plans.ts";
import { db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { AppError } from "../http/app-error.ts";
import { readObjectAddress } from "../files/object-address.ts";
import { fileColumns, PRESENT, toStoredFile } from "../files/objects.ts";
import { removeObject } from "../files/remove-object.ts";

export type Teacher = { id: string; plan: PlanName };

const materialColumns = {
  id: true,
  title: true,
  description: true,
  topic: true,
  tags: true,
  isPublic: true,
  createdAt: true,
  object: { select: fileColumns },
} as const satisfies Prisma.MaterialSelect;

type MaterialRow = Prisma.MaterialGetPayload<{ select: typeof materialColumns }>;

function toMaterial({ object, isPublic, createdAt, ...row }: MaterialRow): Material {
  const { id, name, size, type, state, failure, pageCount } = toStoredFile(object);
  return {
    ...row,
    isPublic: isPublic ? 1 : 0,
    fileUrl: objectPath(id),
    fileName: name,
    fileSize: size,
    fileType: type,
    state,
    failure,
    pageCount,
    createdAt: createdAt.toISOString(),
  };
}

/** Throws PLAN_REQUIRED: a teacher whose plan has lapsed keeps the materials, and manages them when it is back. */
function assertManagesMaterials({ plan }: Teacher): void {
  if (!hasRight(plan, "materials")) throw new AppError("PLAN_REQUIRED");
}

/** The teacher's own, the newest first. */
export async function listMaterials(teacher: Teacher): Promise<Material[]> {
  assertManagesMaterials(teacher);
  const rows = await db().material.findMany({
    where: { ownerUserId: teacher.id },
    select: materialColumns,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(toMaterial);
}

/** Makes a material of an uploaded file of the same teacher; one file is one material. */
export async function createMaterial(teacher: Teacher, { fileUrl, fileName, ...request }: ParsedCreateMaterial): Promise<Material> {
  assertManagesMaterials(teacher);
  const objectId = readObjectAddress(fileUrl);
  if (objectId === null) throw new AppError("NOT_FOUND");
  const { title, description, topic, tags, isPublic } = request;
  return db().$transaction(async (transaction) => {
    // The row's lock makes of two requests for one file one after the other.
    const { count } = await transaction.storedObject.updateMany({
      where: { id: objectId, ownerUserId: teacher.id, ...PRESENT },
      data: { name: fileName },
    });
    if (count === 0) throw new AppError("NOT_FOUND");
    if ((await transaction.material.count({ where: { objectId } })) > 0) throw new AppError("CONFLICT");
    const row = await transaction.material.create({
      data: { objectId, ownerUserId: teacher.id, title, description, topic, tags, isPublic },
      select: materialColumns,
    });
    // It may have been indexed in the moments before it became a material.
    await transaction.passage.updateMany({ where: { objectId }, data: { materialId: row.id, topic, isPublic } });
    return toMaterial(row);
  });
}

/** What decides who finds a passage, and where, changes with its material. */
export async function changeMaterial(teacher: Teacher, id: string, change: ParsedChangeMaterial): Promise<Material> {
  assertManagesMaterials(teacher);
  const data = definedOf(change);
  const { topic, isPublic } = data;
  return db().$transaction(async (transaction) => {
    // The file's row before the material's, as whoever removes it takes them; and no passages are added meanwhile.
    await transaction.$queryRaw`SELECT 1 FROM stored_objects WHERE id = (SELECT object_id FROM materials WHERE id = ${id}::uuid) FOR NO KEY UPDATE`;
    const { count } = await transaction.material.updateMany({ where: { id, ownerUserId: teacher.id }, data: { ...data, updatedAt: new Date() } });
    if (count === 0) throw new AppError("NOT_FOUND");
    const copied = definedOf({ topic, isPublic });
    if (Object.keys(copied).length > 0) await transaction.passage.updateMany({ where: { materialId: id }, data: copied });
    return toMaterial(await transaction.material.findUniqueOrThrow({ where: { id }, select: materialColumns }));
  });
}

/** The material, its file and everything that was made from it: from the end of this transaction on no answer uses it. */
export async function deleteMaterial(teacher: Teacher, id: string, now: Date): Promise<void> {
  assertManagesMaterials(teacher);
  await db().$transaction(async (transaction) => {
    const row = await transaction.material.findFirst({ where: { id, ownerUserId: teacher.id }, select: { objectId: true } });
    if (!row) throw new AppError("NOT_FOUND");
    await removeObject(transaction, row.objectId, now);
  });
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the keys that say nothing. */
function definedOf<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
