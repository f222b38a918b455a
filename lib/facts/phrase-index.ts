import { distance } from "fastest-levenshtein";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import type { FactWord } from "./properties.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { FACT_WORDS } from "./words/words.ts";

type Node = { readonly next: Map<string, Node>; words: FactWord[] };

/** The phrases of a language, word by word, with all words in them. */
type Index = { readonly root: Node; readonly vocabulary: ReadonlySet<string> };

const indexes = new Map<Locale, Index>();

/** Those of the reader's language and of English, which students mix in. */
export function phraseIndex(locale: Locale): Index {
  const known = indexes.get(locale);
  if (known !== undefined) return known;
  const root: Node = { next: new Map(), words: [] };
  const vocabulary = new Set<string>();
  for (const language of new Set<Locale>([locale, DEFAULT_LOCALE])) {
    for (const [word, phrases] of Object.entries(FACT_WORDS[language]) as [FactWord, string][]) {
      for (const phrase of phrases.split(",")) add(root, vocabulary, word, tokensOf(phrase, "en"));
    }
  }
  const index = { root, vocabulary };
  indexes.set(locale, index);
  return index;
}

function add(root: Node, vocabulary: Set<string>, word: FactWord, phrase: readonly Token[]): void {
  let node = root;
  for (const { forms } of phrase) {
    const form = forms[0] ?? "";
    vocabulary.add(form);
    const next = node.next.get(form) ?? { next: new Map(), words: [] };
    node.next.set(form, next);
    node = next;
  }
  if (node !== root && !node.words.includes(word)) node.words.push(word);
}

/** The longest phrase that begins at a token: how many tokens it takes, and what it can be. */
export function phraseFrom(
  tokens: readonly Token[],
  at: number,
  { root, vocabulary }: Index,
): { readonly length: number; readonly words: readonly FactWord[] } | null {
  let nodes: Node[] = [root];
  let found: { length: number; words: readonly FactWord[] } | null = null;
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
  return near.length === 0 ? [withoutPlural(first)] : near;
}

const withoutPlural = (word: string): string => word.replace(/(?<=[a-z]{3})s$/, "");
