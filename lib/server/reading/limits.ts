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
  pages: 2_000,
  characters: 4_000_000,
} as const;
