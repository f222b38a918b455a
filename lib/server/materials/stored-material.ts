import "server-only";
import type { Material } from "#lib/contracts/answers/material.ts";
import { objectPath } from "#lib/contracts/uploads.ts";
import { hasRight, type PlanName } from "#lib/plans/plans.ts";
import type { Prisma } from "../db/generated/client.ts";
import { fileColumns, toStoredFile } from "../files/objects.ts";
import { AppError } from "../http/app-error.ts";

export type Teacher = { id: string; plan: PlanName };

/** Throws PLAN_REQUIRED: a teacher whose plan has lapsed keeps the materials, and manages them when it is back. */
export function assertManagesMaterials({ plan }: Teacher): void {
  if (!hasRight(plan, "materials")) throw new AppError("PLAN_REQUIRED");
}

export const materialColumns = {
  id: true,
  title: true,
  description: true,
  topic: true,
  tags: true,
  isPublic: true,
  fileType: true,
  createdAt: true,
  object: { select: fileColumns },
} as const satisfies Prisma.MaterialSelect;

type MaterialRow = Prisma.MaterialGetPayload<{ select: typeof materialColumns }>;

/** `place`: of its file in the line of those that wait to be read. */
export function toMaterial(
  { object, isPublic, fileType, createdAt, ...row }: MaterialRow,
  place: number | null,
): Material {
  const { id, name, size, type, state, failure, pageCount, cutBy } = toStoredFile(object);
  return {
    ...row,
    isPublic: isPublic ? 1 : 0,
    fileUrl: objectPath(id),
    fileName: name,
    fileSize: size,
    fileType: fileType ?? type,
    mediaType: type,
    state,
    failure,
    pageCount,
    cutBy,
    place,
    createdAt: createdAt.toISOString(),
  };
}
