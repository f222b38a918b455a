import "server-only";
import type { CutReason } from "#lib/contracts/answers/uploads.ts";
import { type Database, db } from "../db/client.ts";
import type { TextRoom } from "./cut-pages.ts";
import { LIMITS } from "./limits.ts";

/** How much more text of a file may be kept: as much as is read of one, and no more than its owner has room for. */
export async function textRoom(ownerUserId: string | null, characters: number): Promise<TextRoom> {
  const { _sum } = await db().storedObject.aggregate({
    where: { ownerUserId, state: { not: "removed" } },
    _sum: { characters: true },
  });
  const ofFile = LIMITS.characters - characters;
  const ofPerson = Math.max(0, LIMITS.personCharacters - (_sum.characters ?? 0));
  return ofPerson < ofFile ? { characters: ofPerson, heldBy: "room" } : { characters: ofFile, heldBy: "characters" };
}

/** Has a file end with its last page that has passages, unless only empty ones follow; returns that page. */
export async function cutAfterPassages(transaction: Database, objectId: string, cutBy: CutReason): Promise<number> {
  const { _max } = await transaction.passage.aggregate({ where: { objectId }, _max: { page: true } });
  const pageCount = _max.page ?? 0;
  const [rest] = await transaction.$queryRaw<{ characters: number | null }[]>`
    SELECT sum(length(text))::int AS characters FROM document_pages
    WHERE object_id = ${objectId}::uuid AND number > ${pageCount} AND text ~ '\\S'`;
  if (!rest?.characters) return pageCount;
  await transaction.documentPage.deleteMany({ where: { objectId, number: { gt: pageCount } } });
  await transaction.storedObject.update({
    where: { id: objectId },
    data: { pageCount, cutBy, characters: { decrement: rest.characters } },
    select: { id: true },
  });
  return pageCount;
}
