/** How a part of a text is marked. */
export type MarkLook = "unchecked" | "wrong" | "corrected";

/** A part of a text, from `start` to `end` in UTF-16 units, that is marked; `label` says the same to those who hear it. */
export type TextMark = {
  readonly start: number;
  readonly end: number;
  readonly look: MarkLook;
  readonly label: string;
};

/** For a text without marks: always the same list, so that nothing is drawn anew for it. */
export const NO_MARKS: readonly TextMark[] = [];

/** A part of a text that has one mark, or none. `isLast`: the mark ends with it. */
type MarkedPart = { readonly text: string; readonly mark: TextMark | null; readonly isLast: boolean };

/**
 * Cuts a text where its marks begin and end. `places` are the places of its units in the text that the marks count in,
 * and one more: where it ends.
 */
export function cutAtMarks(text: string, places: readonly number[], marks: readonly TextMark[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const mark of marks) {
    const start = Math.max(at, findPlace(places, mark.start));
    const end = Math.min(text.length, findPlace(places, mark.end));
    if (end <= start) continue;
    if (start > at) parts.push({ text: text.slice(at, start), mark: null, isLast: false });
    parts.push({ text: text.slice(start, end), mark, isLast: mark.end <= (places[text.length] ?? 0) });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), mark: null, isLast: false });
  return parts;
}

/** The first unit that does not stand before a place. */
function findPlace(places: readonly number[], place: number): number {
  const found = places.findIndex((each) => each >= place);
  return found < 0 ? places.length - 1 : found;
}

/**
 * Where each unit of a text that Markdown read stands in its source, from `start` on: the two differ by the signs that
 * Markdown took for its own, as backslashes, and the marks at the beginning of quoted lines.
 */
export function placesInSource(text: string, source: string, start: number): number[] {
  const places: number[] = [];
  let at = start;
  for (const unit of text) {
    const found = source.startsWith(unit, at) ? at : source.indexOf(unit, at);
    at = found < 0 ? at : found;
    for (let index = 0; index < unit.length; index += 1) places.push(at + index);
    at = Math.min(source.length, at + unit.length);
  }
  return [...places, at];
}
