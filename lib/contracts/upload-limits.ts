/** Bytes, of a file that comes with a message and of a teaching material. */
export const MAX_ATTACHMENT_BYTES = 10_485_760;
export const MAX_MATERIAL_BYTES = 50_485_760;

/** Files that come with one message. */
export const MAX_ATTACHMENTS = 3;
