import type { Lexis } from "../languages/lexis.ts";

/** A folded name under way of being read, and how far any rule got in it, which is where an unknown word stands. */
export type Reader = {
  readonly text: string;
  readonly lexis: Lexis;
  /** Index in `text` behind the last word that any rule understood. */
  furthest: number;
  /** Where a numeral stands that its element does not take. */
  impossibleCharge: { readonly at: number; readonly end: number } | null;
  /** The name is one of the organic grammar, but no atoms can be bonded as it says. */
  isImpossibleStructure: boolean;
};

export function note(reader: Reader, end: number): void {
  reader.furthest = Math.max(reader.furthest, end);
}

/** The places behind what may join the two halves of a name at `at`. */
export function listJoints({ text, lexis }: Reader, at: number): number[] {
  return lexis.links.filter((link) => text.startsWith(link, at)).map((link) => at + link.length);
}
