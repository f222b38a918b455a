import type { Span } from "./list-sentences.ts";

/** What is no part of a word: blanks of all kinds, and what cannot be stored. */
const BLANK = /[\s\0]/;

/**
 * Where an excerpt stands in a text, whatever became of its blanks and line ends on the way: between Chinese characters
 * there may be one or none. Null where it stands nowhere. Linear in the text's length.
 */
export function locateExcerpt(text: string, excerpt: string): Span | null {
  const wanted = [...excerpt].filter((character) => !BLANK.test(character)).join("");
  if (wanted === "") return null;
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) if (!BLANK.test(text.charAt(at))) places.push(at);
  const found = text.replaceAll(/[\s\0]+/g, "").indexOf(wanted);
  const [start, last] = [places[found], places[found + wanted.length - 1]];
  return found < 0 || start === undefined || last === undefined ? null : { start, end: last + 1 };
}
