import "server-only";
import { isImage } from "#lib/contracts/uploads.ts";
import type { ReadingFailureCode } from "#lib/contracts/answers/uploads.ts";
import { db } from "../db/client.ts";
import { parseFailure } from "../files/objects.ts";
import { untilRead } from "../reading/work-files.ts";
import type { AttachedFile } from "./look-around.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";

/**
 * A file that a turn is about. `pages` is null while it is not read, and if it could not be; a picture has none. `upTo` is
 * the last page that is looked at of a file that goes on after it, else null.
 */
export type TurnFile = {
  id: string;
  name: string;
  isImage: boolean;
  failure: ReadingFailureCode | null;
  /** Whether the search knows it. */
  isIndexed: boolean;
  pages: readonly FilePage[] | null;
  upTo: number | null;
};

export type FilePage = { number: number; text: string };

/** `areNew`: they came with this very message, and not with an earlier one of the session. */
export type TurnFiles = { files: readonly TurnFile[]; areNew: boolean };

/** How long a reply waits for a file that has just arrived to be read. */
const READ_TIMEOUT_MILLISECONDS = 15_000;

/** What is looked at of a file when exercises are sought in it: so many pages, of which one may be as long as many. */
const MAX_PAGES = 200;
const MAX_CHARACTERS = 400_000;

/** The files that came with the question, else those that came last in the session, with what was read of them. */
export async function gatherFiles(
  turn: OpenTurn,
  attached: readonly AttachedFile[],
  { stop, emit }: Pick<LiveReply, "stop" | "emit">,
): Promise<TurnFiles> {
  if (attached.length === 0) return { files: [], areNew: false };
  const ids = attached.map(({ objectId }) => objectId);
  const areNew = attached[0]?.messageId === turn.userMessage.id;
  if (areNew)
    await untilRead(ids, Date.now() + READ_TIMEOUT_MILLISECONDS, stop.signal, (place) =>
      emit({ type: "reading", place }),
    );
  const files = await Promise.all(ids.map((id) => loadFile(turn.studentId, id)));
  return { files: files.filter((file) => file !== null), areNew };
}

async function loadFile(ownerUserId: string, id: string): Promise<TurnFile | null> {
  const row = await db().storedObject.findFirst({
    where: { id, ownerUserId, state: { not: "removed" } },
    select: { name: true, mediaType: true, state: true, failure: true, pageCount: true, cutBy: true },
  });
  if (!row) return null;
  const isRead = row.state === "indexing" || row.state === "ready";
  const pages = isRead ? await loadPages(id) : null;
  const last = pages?.at(-1)?.number ?? null;
  const goesOn = last !== null && (row.cutBy !== null || last < (row.pageCount ?? last));
  return {
    id,
    name: row.name,
    isImage: isImage(row.mediaType),
    failure: row.state === "failed" ? parseFailure(row.failure ?? "") : null,
    isIndexed: row.state === "ready",
    pages,
    upTo: goesOn ? last : null,
  };
}

function loadPages(objectId: string): Promise<FilePage[]> {
  return db().$queryRaw<FilePage[]>`
    SELECT number, left(text, (${MAX_CHARACTERS}::int - before)::int) AS text FROM (
      SELECT number, text, coalesce(sum(length(text)) OVER (ORDER BY number ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
      FROM document_pages WHERE object_id = ${objectId}::uuid AND number <= ${MAX_PAGES}::int) AS pages
    WHERE before < ${MAX_CHARACTERS}::int ORDER BY number`;
}
