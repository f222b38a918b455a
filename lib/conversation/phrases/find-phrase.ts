import { foldText } from "../../concepts/fold-name.ts";
import { LOCALES } from "../../i18n/locales.ts";
import { spend } from "../../budget/budget.ts";
import { type PhraseKind, PHRASES } from "./phrases.ts";

/** Emoticons would be read as punctuation and letters. */
export function withoutEmoticons(text: string): string {
  return text.replaceAll(/(?<!\S)(?:<3|[:;=xX][-']?[()DPp]+)(?!\S)/gu, " ");
}

const TOKEN = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}])+|[\p{Nd}]+|\p{Extended_Pictographic}|[=+→%°^<>/]/gu;

/** Words, each Chinese character by itself, numbers and emoji; letter case, accents, apostrophes and repeated letters do not matter. */
export function tokenise(text: string): string[] {
  const plain = text
    .replaceAll(/(?<=\p{L})['’ʼ`´](?=\p{L})/gu, "")
    .replaceAll(/\p{Emoji_Modifier}|\u{fe0f}|\u{200d}/gu, "");
  // Whoever stretches a word writes a letter more than once, and so does its spelling.
  const squeezed = foldText(plain).replaceAll(/([\p{L}\p{Extended_Pictographic}])\1+/gu, "$1");
  return squeezed.match(TOKEN) ?? [];
}

/** Phrases by their words, and of how many words the longest is that begins with a word: most words begin none. */
export type Index = { readonly kinds: ReadonlyMap<string, PhraseKind>; readonly longest: ReadonlyMap<string, number> };

function phrasesOf(kind: PhraseKind): string[][] {
  return LOCALES.flatMap((locale) => PHRASES[locale][kind].split(","))
    .map(tokenise)
    .filter((phrase) => phrase.length > 0);
}

const STRESS = toIndex(phrasesOf("stress").map((phrase) => [phrase, "stress"]));

function toIndex(phrases: readonly (readonly [phrase: readonly string[], kind: PhraseKind])[]): Index {
  const longest = new Map<string, number>();
  for (const [[first = "", ...others]] of phrases)
    longest.set(first, Math.max(longest.get(first) ?? 0, 1 + others.length));
  return { kinds: new Map(phrases.map(([phrase, kind]) => [phrase.join(" "), kind])), longest };
}

export function indexOf(kinds: readonly PhraseKind[]): Index {
  const entriesOf = (form: (phrase: string[]) => string[]) =>
    kinds.flatMap((kind) => phrasesOf(kind).map((phrase): [string[], PhraseKind] => [form(phrase), kind]));
  // The earlier counts, and a whole phrase before one without its stress.
  return toIndex([...entriesOf((phrase) => phrase), ...entriesOf(dropStress)].toReversed());
}

export function phraseAt(
  tokens: readonly string[],
  at: number,
  index: Index,
): { kind: PhraseKind; length: number } | null {
  const longest = index.longest.get(tokens[at] ?? "") ?? 0;
  spend(1 + longest * longest);
  for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
    const kind = index.kinds.get(tokens.slice(at, at + length).join(" "));
    if (kind !== undefined) return { kind, length };
  }
  return null;
}

/** What stresses is passed over, unless nothing else is said. */
export function dropStress(tokens: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const stress = phraseAt(tokens, at, STRESS);
    if (stress === null) kept.push(tokens[at] ?? "");
    at += stress?.length ?? 1;
  }
  return kept.length === 0 ? [...tokens] : kept;
}
