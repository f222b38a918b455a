/** What a place of a text is to say instead, from `start` to `end` in UTF-16 units. */
type Change = { readonly written: string; readonly start: number; readonly end: number };

/** The text with other words in some places; from the last one on, so that those before it stay where they are. */
export function putInPlace(problem: string, changes: readonly Change[]): string {
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { written, start, end }) => text.slice(0, start) + written + text.slice(end), problem);
}
