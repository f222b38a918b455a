import { distance } from "fastest-levenshtein";
import { NOTES } from "../concepts/notes.ts";
import { SUBTOPICS } from "../curriculum/topics.ts";
import { type Token, tokensOf } from "./tokens.ts";

type Node<Word> = { readonly next: Map<string, Node<Word>>; words: Word[] };

/** Phrases by what they are, word by word, with all words in them. */
export type Index<Word> = { readonly root: Node<Word>; readonly vocabulary: ReadonlySet<string> };

/** Lists of phrases by what they are, separated by commas; case, accents and apostrophes do not matter. */
export function indexPhrases<Word extends string>(
  lists: readonly Readonly<Partial<Record<Word, string>>>[],
): Index<Word> {
  const root: Node<Word> = { next: new Map(), words: [] };
  const vocabulary = new Set<string>();
  for (const list of lists) {
    for (const [word, phrases] of Object.entries(list) as [Word, string][]) {
      for (const phrase of phrases.split(",")) add(root, vocabulary, word, tokensOf(phrase, "en"));
    }
  }
  return { root, vocabulary };
}

function add<Word>(root: Node<Word>, vocabulary: Set<string>, word: Word, phrase: readonly Token[]): void {
  let node = root;
  for (const { forms } of phrase) {
    const form = forms[0] ?? "";
    vocabulary.add(form);
    const next = node.next.get(form) ?? { next: new Map<string, Node<Word>>(), words: [] };
    node.next.set(form, next);
    node = next;
  }
  if (node !== root && !node.words.includes(word)) node.words.push(word);
}

/** The longest phrase that begins at a token: how many tokens it takes, and what it can be. */
export function phraseFrom<Word>(
  tokens: readonly Token[],
  at: number,
  { root, vocabulary }: Index<Word>,
): { readonly length: number; readonly words: readonly Word[] } | null {
  let nodes: Node<Word>[] = [root];
  let found: { length: number; words: readonly Word[] } | null = null;
  for (let length = 1; at + length <= tokens.length; length += 1) {
    const token = tokens[at + length - 1];
    const forms = token === undefined ? [] : spellingsOf(token, vocabulary);
    nodes = nodes.flatMap((node) => forms.flatMap((form) => node.next.get(form) ?? []));
    if (nodes.length === 0) break;
    const words = nodes.flatMap((node) => node.words);
    if (words.length > 0) found = { length, words };
  }
  return found;
}

/** A long word that no phrase has is read as one that differs by a letter, of very long ones by two. */
function spellingsOf({ forms }: Token, vocabulary: ReadonlySet<string>): readonly string[] {
  const [first = ""] = forms;
  if (forms.some((form) => vocabulary.has(form)) || first.length < 5) return [...forms, withoutPlural(first)];
  const most = first.length < 8 ? 1 : 2;
  const near = [...vocabulary].filter(
    (word) => Math.abs(word.length - first.length) <= most && word.length > 4 && distance(word, first) <= most,
  );
  return near.length === 0 || TERMS.has(first) ? [withoutPlural(first)] : near;
}

/** "Molarity" is a term of its own, and no polarity. */
const TERMS: ReadonlySet<string> = new Set(
  SUBTOPICS.flatMap(({ slug, name }) => [name, ...Object.values(NOTES[slug].aliases).flat()]).flatMap((each) =>
    tokensOf(each, "en").flatMap(({ forms }) => forms),
  ),
);

const withoutPlural = (word: string): string => word.replace(/(?<=[a-z]{3})s$/, "");
