import { writeScript } from "#lib/chemistry/display/split-scripts.ts";

/** Pages that were read, from the one asked for; `next` is the first that is left, null when the file is read to its end. */
export type PagesRead = { pages: string[]; next: number | null; pageCount: number };

/** Which pages are asked for: from one on, for about so long. Whoever reads tells after each that there is progress. */
export type PagesAsked = { fromPage: number; budgetMs: number; tellProgress: () => void };

export type ScriptPosition = "base" | "sub" | "sup";

/** Where text stands that is raised by some amount, in whatever unit. */
export function shiftedBy(rise: number): ScriptPosition {
  if (rise < 0) return "sub";
  return rise > 0 ? "sup" : "base";
}

/** A raised letter may be a footnote's, which must not grow together with its word; these letters stand for powers. */
const POWER = /^[−-]?\d*[mnxyz][+−-]?$/;

/**
 * Text as it stands to its line: chemistry is stored in Unicode, so H₂O and 10⁻³ stay what they were. What has no such
 * sign in Unicode is marked the way people type it.
 */
export function placeText(text: string, position: ScriptPosition): string {
  const core = text.trim();
  if (position === "base" || core === "") return text;
  const written =
    position === "sup" && /\p{L}/u.test(core) && !POWER.test(core) ? `^{${core}}` : writeScript(core, position);
  return text.replace(core, () => written);
}

/**
 * A page's text as it is stored: no control characters, which Postgres refuses or nobody sees, one kind of line end, no
 * blanks at the ends of lines, no more than one empty line.
 */
export function tidyText(text: string): string {
  return (
    text
      .normalize("NFC")
      .toWellFormed()
      .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, "\n")
      // oxlint-disable-next-line no-control-regex -- they are what is taken out
      .replaceAll(/[\0-\x08\x0e-\x1f\x7f\u00ad\ufeff\ufffe\uffff]/g, "")
      .replaceAll(/[^\S\n]+/g, " ")
      .replaceAll(/ ?\n ?/g, "\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim()
  );
}

/** What is called a page where a file has none. */
export const PAGE_CHARACTERS = 3_000;

/** Longer than twice a page is none that somebody ended: pieces of about a page's length, of whole paragraphs where they fit. */
export function splitLong(text: string): string[] {
  const pages: string[] = [];
  let start = 0;
  while (text.length - start > PAGE_CHARACTERS * 2) {
    const end = endOfPage(text, start);
    pages.push(text.slice(start, end).trim());
    start = end;
  }
  return [...pages, text.slice(start).trim()];
}

/** After the last paragraph that fits, else the last line, else the last word, else in the middle of one. */
function endOfPage(text: string, start: number): number {
  const page = text.slice(start, start + PAGE_CHARACTERS);
  for (const mark of ["\n\n", "\n", " "]) {
    const at = page.lastIndexOf(mark);
    if (at > PAGE_CHARACTERS / 2) return start + at + mark.length;
  }
  return start + PAGE_CHARACTERS;
}
