/** Rows of a canonical unit and its names in one language, in lower case. */
export type WordList = readonly (readonly [unit: string, ...names: string[]])[];
