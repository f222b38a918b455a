import type { Locale } from "../../i18n/locales.ts";
import { listElementNames, listIonNames, listSubstanceNames, mayBeginName } from "../../nomenclature/list-names.ts";
import type { ListedName } from "../../nomenclature/list-names.ts";
import { SENSES } from "../problems/senses.ts";
import { spend } from "../../budget/budget.ts";
import { CONCEPTS } from "./lexicon.ts";
import type { Rounding } from "../../methods/rounding.ts";
import type { Concept, Lexicon } from "./lexicon.ts";

/** What a phrase stands for. */
export type Meaning =
  | { readonly kind: "concept"; readonly concept: Concept }
  | { readonly kind: "rounding"; readonly rounding: Rounding }
  /** A substance by name; several formulas mean that the name does not say which. */
  | { readonly kind: "name"; readonly formulas: readonly string[] }
  | { readonly kind: "element"; readonly symbol: string };

type Node = { readonly next: Map<string, Node>; meaning: Meaning | null };

/** A lexicon made ready for reading: phrases in a tree by word, and the words that a misspelling may have meant. */
export type Vocabulary = {
  readonly locale: Locale;
  readonly lexicon: Lexicon;
  readonly root: Node;
  /** Every word of a name of a substance or an ion. */
  readonly nameWords: ReadonlySet<string>;
  /** Names, folded, that texts use of more than one substance, or of materials that are never pure. */
  readonly vague: ReadonlySet<string>;
  /** Names of elements, folded, and their symbols. */
  readonly elements: ReadonlyMap<string, string>;
  readonly words: ReadonlySet<string>;
  /** Those of `words` with which a name may begin. */
  readonly nameStarts: ReadonlySet<string>;
  /** A word with one letter left out → the words that it may come from. */
  readonly nearby: ReadonlyMap<string, readonly string[]>;
};

/** Shorter words are too close to others to be corrected. */
const SHORTEST_CORRECTED = 5;

/**
 * Splits a phrase the way a text is split: words, and each other sign for itself; Han characters singly; "l'eau" is
 * two words; no hyphens.
 */
export function splitWords(text: string): string[] {
  return (
    text.match(
      /\p{Script=Han}|(?:[cdjlmnstCDJLMNST]|[Qq]u|[Ll]orsqu|[Pp]uisqu)'(?=\p{L})|(?:(?!\p{Script=Han})\p{L})[\p{L}\p{M}']*(?:\([ivx]+\))?|\d+(?:\.\d+)?|[^\s\p{L}\p{M}-]/gu,
    ) ?? []
  );
}

/** Latin letters without their accents, which many leave out; other scripts keep their marks. */
export function foldAccents(text: string): string {
  if (/^[\u0020-\u007e]*$/.test(text)) return text;
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
}

function addPhrase(root: Node, phrase: string, meaning: Meaning): void {
  let node = root;
  for (const word of splitWords(foldAccents(phrase))) {
    const next = node.next.get(word) ?? { next: new Map(), meaning: null };
    node.next.set(word, next);
    node = next;
  }
  // The first meaning stays: concepts are listed with the most telling first.
  node.meaning ??= meaning;
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

function buildNearby(words: Iterable<string>): Map<string, string[]> {
  const nearby = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST_CORRECTED) continue;
    for (const key of [word, ...withoutOneLetter(word)]) {
      const known = nearby.get(key);
      if (known === undefined) nearby.set(key, [word]);
      else if (!known.includes(word)) known.push(word);
    }
  }
  return nearby;
}

function collectWords(lexicon: Lexicon, concepts: readonly Concept[]): string[] {
  return concepts
    .flatMap((concept) => lexicon.concepts[concept] ?? [])
    .flatMap((phrase) => splitWords(foldAccents(phrase)));
}

type Named = { readonly phrase: string; readonly meaning: Meaning };

/** "Sand", "limestone": what is called so is hardly ever one pure substance. */
function isVague({ name, formulas, isOpen }: ListedName, { materials }: Lexicon): boolean {
  return (isOpen && formulas.length < 2) || materials?.includes(name) === true;
}

/** The names of substances and elements that no rule makes, in every form that they take. */
function listNames(lexicon: Lexicon, locale: Locale): Named[] {
  const { formsOf } = lexicon;
  const list = (name: string, kind: "substance" | "element", meaning: Meaning): Named[] =>
    (formsOf?.(name.toLowerCase(), kind) ?? [name.toLowerCase()]).map((phrase) => ({ phrase, meaning }));
  const substances = listSubstanceNames(locale)
    .filter((listed) => !isVague(listed, lexicon))
    .flatMap(({ name, formulas }) => list(name, "substance", { kind: "name", formulas }));
  const elements = listElementNames(locale).flatMap(({ name, symbol }) =>
    list(name, "element", { kind: "element", symbol }),
  );
  return [...substances, ...elements];
}

function buildRoot(lexicon: Lexicon, names: readonly Named[], concepts: readonly Concept[]): Node {
  const root: Node = { next: new Map(), meaning: null };
  for (const { phrase, meaning } of names) addPhrase(root, phrase, meaning);
  for (const [phrase, rounding] of Object.entries(lexicon.roundings))
    addPhrase(root, phrase, { kind: "rounding", rounding });
  for (const concept of concepts) {
    for (const phrase of lexicon.concepts[concept] ?? []) addPhrase(root, phrase, { kind: "concept", concept });
  }
  return root;
}

export function buildVocabulary(lexicon: Lexicon, locale: Locale): Vocabulary {
  const concepts: readonly Concept[] = [...SENSES, ...CONCEPTS];
  const names = listNames(lexicon, locale);
  const ofNames = [...names.map(({ phrase }) => phrase), ...listIonNames(locale)].flatMap((name) =>
    splitWords(foldAccents(name)),
  );
  const correctable = new Set(
    collectWords(
      lexicon,
      concepts.filter((concept) => concept !== "foreign"),
    ),
  );
  const words = new Set([...correctable, ...ofNames, ...collectWords(lexicon, ["foreign"])]);
  return {
    locale,
    lexicon,
    root: buildRoot(lexicon, names, concepts),
    nameWords: new Set(ofNames.map((word) => word.replaceAll("'", ""))),
    vague: new Set(
      listSubstanceNames(locale).flatMap((listed) =>
        isVague(listed, lexicon) ? [foldAccents(listed.name.toLowerCase())] : [],
      ),
    ),
    elements: new Map(
      names.flatMap(({ phrase, meaning }) =>
        meaning.kind === "element" ? [[foldAccents(phrase), meaning.symbol]] : [],
      ),
    ),
    words,
    nameStarts: new Set([...words].filter((word) => mayBeginName(word, locale))),
    nearby: buildNearby(correctable),
  };
}

/** Whether a name of a substance may begin with a word. */
export function mayStartName(word: string, { words, nameStarts, locale }: Vocabulary): boolean {
  return words.has(word) ? nameStarts.has(word) : mayBeginName(word, locale);
}

/** Whether two words differ by one letter more, less or other, or by two neighbours swapped. */
function isOneSlipApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  const isSubstitution = short.slice(start + 1) === long.slice(start + 1);
  const isSwap =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2);
  return isSubstitution || isSwap;
}

/** "plzzz", "soooo": a letter three times or more is one or two of them. */
const LETTERS_HELD_DOWN = /(\p{L})\1{2}/u;

function calmWord(word: string, { words }: Vocabulary): string | null {
  const spellings = ["$1", "$1$1"].map((letters) => word.replace(/(\p{L})\1{2,}/gu, letters));
  return spellings.find((spelling) => words.has(spelling)) ?? null;
}

/** The known word that a misspelt one means, or the word itself. Takes time in proportion to the word's length. */
export function correctWord(word: string, vocabulary: Vocabulary): string {
  if (vocabulary.words.has(word) || word.length < SHORTEST_CORRECTED - 1 || word.length > 24 || word.endsWith(")"))
    return word;
  spend(4 * word.length);
  const calm = LETTERS_HELD_DOWN.test(word) ? calmWord(word, vocabulary) : null;
  if (calm !== null || vocabulary.nearby.size === 0) return calm ?? word;
  const candidates = new Set([word, ...withoutOneLetter(word)].flatMap((key) => vocabulary.nearby.get(key) ?? []));
  for (const candidate of candidates) {
    if (candidate[0] === word[0] && isOneSlipApart(candidate, word)) return candidate;
  }
  return word;
}
