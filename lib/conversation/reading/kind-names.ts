import { OFFERED_KINDS } from "../../reading/unsure/offered-kinds.ts";
import type { OfferedKind } from "../../reading/unsure/offered-kinds.ts";
import type { Words } from "../../wording/words.ts";
import { tokenise } from "../phrases/find-phrase.ts";
import { READING_WORDS } from "../phrases/reading-words.ts";

type Named = { readonly kind: OfferedKind; readonly tokens: readonly string[] };

const known = new WeakMap<Words, readonly Named[]>();

/** What quantities are called in a language, the longest names first. */
function namesOf(words: Words): readonly Named[] {
  const found = known.get(words);
  if (found !== undefined) return found;
  const { kinds } = READING_WORDS[words.locale];
  const names = OFFERED_KINDS.flatMap((kind) => {
    const own = words.t(`tutor.unsure.kinds.${kind}`);
    return [own, ...(kinds[kind]?.split(",") ?? [])].map((name): Named => ({ kind, tokens: tokenise(name) }));
  }).toSorted((one, other) => other.tokens.length - one.tokens.length);
  known.set(words, names);
  return names;
}

/** Amharic writes "of" and "the" as one word with the noun. */
const isWord = (said: string | undefined, word: string): boolean =>
  said === word || (/\p{Script=Ethiopic}/u.test(word) && said?.includes(word) === true);

const standsAt = (tokens: readonly string[], at: number, name: readonly string[]): boolean =>
  name.length > 0 && name.every((word, index) => isWord(tokens[at + index], word));

/** The kinds of quantity that a message names, in its order; of two names at a place the longer. */
export function findKindNames(text: string, words: Words): OfferedKind[] {
  const tokens = tokenise(text);
  const kinds: OfferedKind[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const longest = namesOf(words).find(({ tokens: name }) => standsAt(tokens, at, name));
    if (longest === undefined) continue;
    kinds.push(longest.kind);
    at += longest.tokens.length - 1;
  }
  return kinds;
}

/** Whether a message has one of these phrases in it; `isWhole`: whether it says nothing else. */
export function hasPhrase(text: string, phrases: string, isWhole = false): boolean {
  const tokens = tokenise(text);
  return phrases
    .split(",")
    .map(tokenise)
    .some((phrase) =>
      isWhole
        ? phrase.length === tokens.length && standsAt(tokens, 0, phrase)
        : tokens.some((_, at) => standsAt(tokens, at, phrase)),
    );
}
