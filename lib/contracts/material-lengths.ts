/** The longest of what a material is described by, and the longest page of a list of them. Apart from the schemas, so that a browser need not load them. */
export const MAX_TITLE_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 2_000;
export const MATERIALS_PAGE = 200;

/** So many materials a worksheet or a problem is about at most. */
export const MAX_PRACTICE_MATERIALS = 5;
