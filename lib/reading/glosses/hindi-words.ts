/** Endings that nouns and adjectives of Hindi have behind a postposition, or of more than one, by what they stand for. */
const ENDINGS: readonly (readonly [ending: string, bare: string])[] = [
  ["ियों", "ी"],
  ["ाओं", "ा"],
  ["ओं", ""],
  ["ों", ""],
  ["ों", "ा"],
  ["ियां", "ी"],
  ["ाएं", "ा"],
  ["एं", ""],
  ["ें", ""],
  ["े", "ा"],
  ["ी", "ा"],
];

const SHORTEST = 3;

/** What a word may be without its ending. */
export function stemsOfHindi(word: string): string[] {
  return ENDINGS.flatMap(([ending, bare]) =>
    word.endsWith(ending) && word.length - ending.length >= SHORTEST ? [word.slice(0, -ending.length) + bare] : [],
  );
}
