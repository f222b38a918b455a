import { remember } from "../budget/budget.ts";

/**
 * A name without what writers are free in: capitals, accents, spaces, hyphens and apostrophes. `offsets[i]` is the place
 * of the i-th unit in the text as it was given.
 */
export type FoldedName = { readonly text: string; readonly offsets: readonly number[] };

/** Spaces, hyphens and dashes, apostrophes, and signs without width. */
const DROPPED = /[\s\-\u2010-\u2015\u2212'\u2018\u2019\u02bc`\u00b4_\u00ad\u200b\u200c\u2060\ufeff]|\u200d/u;

/** The combining accents of Latin letters; vowel signs of other scripts stay. */
const ACCENT = /^[\u0300-\u036f]$/;

const FOLDED_SIGNS: ReadonlyMap<string, string> = new Map([
  ["[", "("],
  ["]", ")"],
  ["（", "("],
  ["）", ")"],
  ["，", ","],
]);

/** The letters of all our scripts and more. */
const MOST_KNOWN = 2_000;

const foldCharacter = remember(MOST_KNOWN, 1, (character: string) =>
  Array.from(character.normalize("NFKD").toLowerCase(), (part) =>
    DROPPED.test(part) || ACCENT.test(part) ? "" : (FOLDED_SIGNS.get(part) ?? part),
  ).join(""),
);

/** What an ASCII character folds to; most names are nothing else. */
const ASCII: readonly string[] = Array.from({ length: 128 }, (_, code) => foldCharacter(String.fromCharCode(code)));

/** Linear in the text's length. */
export function foldName(name: string): FoldedName {
  let text = "";
  const offsets: number[] = [];
  let at = 0;
  for (const character of name) {
    const folded = ASCII[character.charCodeAt(0)] ?? foldCharacter(character);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) offsets.push(at);
    at += character.length;
  }
  return { text, offsets };
}
