/** Nearer to the end than this, the reader is at the end. */
const AT_END_PX = 80;

/** So far a turn may reach above the view with its first line still in it: less than its padding. */
const START_SLACK_PX = 8;

/** The last turn before it changes, and the view, in pixels from the start of the conversation. */
type Turn = { readonly start: number; readonly end: number };
type View = { readonly start: number; readonly size: number };

/**
 * Whether the view goes along with the last turn as it becomes higher by `delta`: for who has scrolled to the end of a
 * long one, and else as far as its beginning stays in view.
 */
export function follows({ start, end }: Turn, delta: number, view: View): boolean {
  // What becomes lower, as when the view does, ends nearer by itself.
  if (delta <= 0 || end - view.start - view.size > AT_END_PX) return false;
  return start < view.start - START_SLACK_PX || start - delta >= view.start;
}
