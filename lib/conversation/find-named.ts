import { foldName, readByRules, readName } from "../grading/name/read-name.ts";
import type { Locale } from "../i18n/locales.ts";

/** A substance by a name of it that stands in a text, and from where to where. */
export type Named = { readonly formulas: readonly string[]; readonly start: number; readonly end: number };

const LONGEST_NAME = 5;
const MOST_WORDS = 40;
const MOST_CHARACTERS = 10;

/** The longest name of a substance in a text, in the reader's language or in English; null where there is none. */
export function findNamed(text: string, locale: Locale): Named | null {
  const words = [...text.matchAll(/\p{Script=Han}+|[\p{L}\p{M}\d]+(?:\((?:[ivxIVX]+)\))?(?:-[\p{L}\p{M}]+)*/gu)].slice(
    0,
    MOST_WORDS,
  );
  let found: Named | null = null;
  for (const [index, first] of words.entries()) {
    for (let count = Math.min(LONGEST_NAME, words.length - index); count > 0; count -= 1) {
      const last = words[index + count - 1];
      if (last === undefined) continue;
      const [start, end] = [first.index, last.index + last[0].length];
      if (found !== null && end - start <= found.end - found.start) break;
      const spans = count === 1 && /\p{Script=Han}/u.test(first[0]) ? hanSpans(start, end) : [{ start, end }];
      const named = spans.map((span) => readSpan(text, span, locale)).find((each) => each !== null);
      if (named === undefined || named === null) continue;
      found = named;
      break;
    }
  }
  return found;
}

type Span = { readonly start: number; readonly end: number };

/** Chinese sets no spaces: each run of characters, the longest first. */
function hanSpans(start: number, end: number): Span[] {
  const spans: Span[] = [];
  for (let length = Math.min(MOST_CHARACTERS, end - start); length > 0; length -= 1)
    for (let at = start; at + length <= end; at += 1) spans.push({ start: at, end: at + length });
  return spans;
}

function readSpan(text: string, { start, end }: Span, locale: Locale): Named | null {
  const words = text.slice(start, end);
  if (/^\p{Lu}[\p{Lu}\d()a-z]*\d|^[A-Z][a-z]?$|^\d/u.test(words)) return null;
  const name = foldName(words);
  const reading =
    name.length < 2 && !/\p{Script=Han}/u.test(name) ? null : (readName(name, locale) ?? readByRules(name, locale));
  return reading === null || reading.formulas.length === 0 ? null : { formulas: reading.formulas, start, end };
}
