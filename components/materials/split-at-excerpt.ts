import { locateExcerpt } from "#lib/retrieval/locate-excerpt.ts";

/** A page's text around an excerpt of it. Blanks and line ends may have become others on the way; not found, nothing is marked. */
export function splitAtExcerpt(text: string, excerpt: string): { before: string; quoted: string; after: string } {
  const { start, end } = locateExcerpt(text, excerpt) ?? { start: text.length, end: text.length };
  return { before: text.slice(0, start), quoted: text.slice(start, end), after: text.slice(end) };
}
