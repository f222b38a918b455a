/** A piece of a text with the English that it is for the reader. */
export type Token = {
  readonly english: string;
  readonly kind:
    | "quantity"
    | "number"
    | "unit"
    | "substance"
    | "word"
    /** Belongs to what stands before it, and goes before that: `~in`. */
    | "postposition"
    | "mark"
    | "sign"
    /** In no list. */
    | "unknown"
    /** In no list, and of no weight. */
    | "story";
  /** A substance by its name, and no formula. */
  readonly isName?: boolean;
  /** Follows the token before it without a space. */
  readonly isGlued?: boolean;
};

export function isMark(token: Token | undefined, ...marks: readonly string[]): boolean {
  return token !== undefined && marks.includes(token.english);
}
