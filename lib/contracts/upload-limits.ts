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
