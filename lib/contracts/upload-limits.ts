/** Bytes, of a file that comes with a message and of a teaching material. */
export const MAX_ATTACHMENT_BYTES = 10_485_760;
export const MAX_MATERIAL_BYTES = 50_485_760;

const MEGABYTE = 1_048_576;

/** As a limit is told: a file of so many is taken. */
export function wholeMegabytes(bytes: number): number {
  return Math.floor(bytes / MEGABYTE);
}

/** Files that come with one message. */
export const MAX_ATTACHMENTS = 3;

/** How much of one file is read. What comes after it is not, and its owner is told. */
export const MOST_OF_A_FILE = { pages: 2_000, characters: 4_000_000, passages: 20_000, minutes: 60 } as const;

/** How many characters are kept of all files of one person: as much as five of the longest hold. */
export const MOST_CHARACTERS_OF_A_PERSON = 20_000_000;
