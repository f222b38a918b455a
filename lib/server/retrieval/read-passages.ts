import "server-only";
import { db } from "../db/client.ts";
import type { Scope } from "./candidates.ts";
import type { FoundPassage } from "./find-passages.ts";
import { Prisma } from "../db/generated/client.ts";
import { visiblePassages } from "./visible-passages.ts";

const titleOfMaterial = Prisma.sql`materials.title`;
const nameOfFile = Prisma.sql`stored_objects.name`;

type Row = Omit<FoundPassage, "score" | "passageId"> & { id: bigint };

/** The chosen passages with their text, in their order. What the asker may not see by now is left out. */
export async function readPassages(
  { asker, within }: Scope,
  chosen: readonly { id: bigint; score: number }[],
): Promise<FoundPassage[]> {
  if (chosen.length === 0) return [];
  const rows = await db().$queryRaw<Row[]>`
    SELECT passages.id, passages.object_id AS "objectId", passages.material_id AS "materialId",
           ${within === null ? titleOfMaterial : nameOfFile} AS title, passages.page, passages.text AS excerpt
    FROM ${visiblePassages(asker, within)} AND passages.id = ANY(${chosen.map(({ id }) => id)})`;
  const found = new Map(rows.map((row) => [row.id, row]));
  return chosen.flatMap(({ id, score }) => {
    const row = found.get(id);
    if (row === undefined) return [];
    const { objectId, materialId, title, page, excerpt } = row;
    return [{ passageId: String(id), objectId, materialId, title, page, excerpt, score }];
  });
}
