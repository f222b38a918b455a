import type { CutReason } from "#lib/contracts/answers/uploads.ts";
import { LIMITS } from "./limits.ts";
import type { PagesRead } from "./page-text.ts";
import { ReadingFailure } from "./reading-failure.ts";

/** How many more characters are kept of a file, and what says so. */
export type TextRoom = { readonly characters: number; readonly heldBy: "characters" | "room" };

/** Of a file that nothing was read of, of a person who has no other. */
export const ROOM_OF_A_FILE: TextRoom = { characters: LIMITS.characters, heldBy: "characters" };

/** Pages that are kept; `cutBy` says why those that follow are not. */
export type KeptPages = PagesRead & { cutBy: CutReason | null };

/**
 * As many pages as there is room for, whole ones; a file ends with the last that is kept. Throws ReadingFailure where that
 * would be none at all.
 */
export function cutPages({ pages, next, pageCount }: PagesRead, fromPage: number, room: TextRoom): KeptPages {
  const kept: string[] = [];
  let left = room.characters;
  for (const page of pages) {
    left -= page.length;
    const cutBy = reasonToCut(page, fromPage + kept.length, left, room);
    if (cutBy !== null) return endBefore(fromPage + kept.length, kept, cutBy);
    kept.push(page);
  }
  // What is left of the step's pages is none; the file may have more than are ever read.
  if (next !== null && next > LIMITS.pages) return endBefore(next, kept, "pages");
  return { pages: kept, next, pageCount, cutBy: null };
}

function reasonToCut(page: string, number: number, left: number, { heldBy }: TextRoom): CutReason | null {
  if (number > LIMITS.pages) return "pages";
  if (page.length > LIMITS.pageCharacters) return "characters";
  return left < 0 ? heldBy : null;
}

function endBefore(page: number, pages: string[], cutBy: CutReason): KeptPages {
  if (page === 1) throw new ReadingFailure(cutBy === "room" ? "no_room" : "too_much");
  return { pages, next: null, pageCount: page - 1, cutBy };
}
