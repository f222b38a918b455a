const NAMES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];

/** "third", "3rd": of rows and shells, in a regular expression. */
export const ORDINAL_WORDS = `\\d(?:st|nd|rd|th)|${NAMES.join("|")}`;

/** The number that a word in front of another tells: "the third row". */
export function ordinalIn(words: string, of: string): number | null {
  const [, word = ""] = new RegExp(`\\b(${ORDINAL_WORDS}) ${of}\\b`).exec(words) ?? [];
  const named = NAMES.indexOf(word) + 1;
  return named > 0 ? named : /^\d/.test(word) ? Number(word[0]) : null;
}
