import { MOST_CHARACTERS_OF_A_PERSON, MOST_OF_A_FILE } from "#lib/contracts/upload-limits.ts";

const MILLISECONDS_A_MINUTE = 60_000;

/** How much of one file is read. A textbook of a thousand pages passes; what was made to exhaust a server does not. */
export const LIMITS = {
  /** Files within an archive. */
  zipEntries: 5_000,
  /** Inflated bytes of one file within an archive, and of all that are read of it. */
  entryBytes: 16 * 1_048_576,
  archiveBytes: 32 * 1_048_576,
  /** Inflated to stored bytes. DEFLATE reaches 1,032; XML in real documents seldom 50. */
  ratio: 200,
  /** What is small may be as dense as it likes. */
  ratioAppliesAbove: 1_048_576,
  /** Inflated bytes of all of a PDF's streams that are no images. */
  pdfStreamBytes: 64 * 1_048_576,
  pages: MOST_OF_A_FILE.pages,
  characters: MOST_OF_A_FILE.characters,
  passages: MOST_OF_A_FILE.passages,
  /** Of one page: each is cut into passages as a whole, in one step. A page of 15,000 words passes. */
  pageCharacters: 120_000,
  /** What all steps of a file may take: its pages a part of it, so that there is time to make them found. */
  milliseconds: MOST_OF_A_FILE.minutes * MILLISECONDS_A_MINUTE,
  pagesMilliseconds: (MOST_OF_A_FILE.minutes / 2) * MILLISECONDS_A_MINUTE,
  /** Of all files of one person. */
  personCharacters: MOST_CHARACTERS_OF_A_PERSON,
} as const;
