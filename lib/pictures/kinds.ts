/** What there are pictures of. The first that a solution fits is its own. */
export const PICTURE_KINDS = ["road"] as const;

export type PictureKind = (typeof PICTURE_KINDS)[number];
