import { foldWords } from "../grading/words/fold-words.ts";

/** Letters of one sound, which common spelling takes for each other. */
const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
  [/[ሐኀሓኃሃ]/g, "ሀ"],
  [/[ሑኁ]/g, "ሁ"],
  [/[ሒኂ]/g, "ሂ"],
  [/[ሕኅ]/g, "ህ"],
  [/ሠ/g, "ሰ"],
  [/ሣ/g, "ሳ"],
  [/ሥ/g, "ስ"],
  [/[ዐዓኣ]/g, "አ"],
  [/ዕ/g, "እ"],
  [/ጸ/g, "ፀ"],
  [/ጽ/g, "ፅ"],
  [/ँ/g, "ं"],
  [/œ/g, "oe"],
];

/** A text of words in one form: case, accents, punctuation and letters of one sound do not matter. */
export function foldText(text: string): string {
  const folded = foldWords(text.replaceAll("&", " and ").replaceAll(/[፤፥፦፧]/g, " "));
  return SAME_SOUND.reduce((read, [letters, letter]) => read.replaceAll(letters, letter), folded);
}

/** A folded name as it is compared: the plural of European words does not matter, nor do spaces between Chinese characters. */
export function nameKey(folded: string): string {
  return folded.replaceAll(/(?<=[a-z]{3})s(?= |$)/g, "").replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "");
}
