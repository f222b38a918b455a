/** A word of a term; `*` at its end stands for any ending, `*` alone for any word. */
type TermWord = { readonly text: string; readonly isOpen: boolean };

type Term = { readonly words: readonly TermWord[]; readonly concept: string };

/** Terms are looked for by so many of their first characters. */
const KEY_LENGTH = 2;

const HAN = /\p{Script=Han}/u;

/** Which concepts a folded text speaks of. Linear in the text's length. */
export type TermIndex = {
  readonly listConcepts: (folded: string, readingsOf: (word: string) => readonly string[]) => Set<string>;
};

/** An index over words between spaces. The first word of a term is not a star. */
export function indexWords(terms: Iterable<readonly [term: string, concept: string]>): TermIndex {
  const byKey = new Map<string, Term[]>();
  for (const [text, concept] of terms) {
    const words = text
      .split(" ")
      .map((word) => (word.endsWith("*") ? { text: word.slice(0, -1), isOpen: true } : { text: word, isOpen: false }));
    const key = words[0]?.text.slice(0, KEY_LENGTH) ?? "";
    if (key === "") continue;
    append(byKey, key, { words, concept });
  }
  return {
    listConcepts: (folded, readingsOf) => {
      const words = folded.split(" ").map((word) => readingsOf(word));
      const found = new Set<string>();
      for (const [at, readings] of words.entries()) {
        for (const key of new Set(readings.flatMap((reading) => [reading.slice(0, KEY_LENGTH), reading.slice(0, 1)]))) {
          for (const term of byKey.get(key) ?? []) {
            if (!found.has(term.concept) && stands(term.words, words, at)) found.add(term.concept);
          }
        }
      }
      return found;
    },
  };
}

function stands(term: readonly TermWord[], words: readonly (readonly string[])[], at: number): boolean {
  return term.every(
    ({ text, isOpen }, index) =>
      words[at + index]?.some((word) => (isOpen ? word.startsWith(text) : word === text)) ?? false,
  );
}

/** An index over writing without spaces: the longest term at a place counts, and the next is looked for behind it. */
export function indexCharacters(terms: Iterable<readonly [term: string, concept: string]>): TermIndex {
  const byText = new Map<string, string[]>();
  const lengths = new Map<string, number[]>();
  for (const [text, concept] of terms) {
    if (text === "") continue;
    append(byText, text, concept);
    const first = text.slice(0, 1);
    const known = lengths.get(first) ?? [];
    if (!known.includes(text.length))
      lengths.set(
        first,
        [...known, text.length].toSorted((a, b) => b - a),
      );
  }
  return {
    listConcepts: (folded) => {
      const found = new Set<string>();
      for (let at = 0; at < folded.length;) {
        const length = lengths
          .get(folded.charAt(at))
          ?.find((each) => byText.has(folded.slice(at, at + each)) && isWhole(folded, at, each));
        if (length !== undefined)
          for (const concept of byText.get(folded.slice(at, at + length)) ?? []) found.add(concept);
        at += length ?? 1;
      }
      return found;
    },
  };
}

/** A term of Latin letters is not the middle of a longer word. */
function isWhole(text: string, at: number, length: number): boolean {
  if (HAN.test(text.charAt(at))) return true;
  return !/[a-z0-9]/.test(text.charAt(at - 1)) && !/[a-z0-9]/.test(text.charAt(at + length));
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
