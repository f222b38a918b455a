import type { Term } from "../methods/facts.ts";

/** A word or phrase of a family, by its key among the family's messages; further accepted forms stand behind bars. */
export function wordOf(words: string, word: string): Term {
  return { kind: "word", key: `${words}.words.${word}` };
}
