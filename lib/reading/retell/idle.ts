import { IDLE_KINDS } from "./idle-kinds.ts";

/** Numbers of an English problem that no law joins with what it asks, and the text without them. Linear in the text. */

type Place = { readonly start: number; readonly end: number };

/** A number that may be left aside, and the words that go with it. */
export type Idle = { readonly number: Place; readonly phrase: Place };

/** Words with which a sentence says more than its number. */
const SAYS_MORE =
  /\b(?:half|twice|only|excess|remain\w*|left|lost|more|less|not|no|except|each|per|dilut\w*|react\w*|contains?|purity|pure|mixture|constant|equilibrium|all|same)\b|\?|\b(?:what|how|which|find|calculate|determine|compute|estimate|give)\b|[=→⇌]|->/i;

const SENTENCE = /[^.?!\n]+(?:[.](?=\d)[^.?!\n]*)*[.?!\n]*/g;

const isQuestion = (sentence: string): boolean =>
  /\?|\b(?:what|how|which|find|calculate|determine|compute|estimate|work out)\b/i.test(sentence);

/** The sentence around a place, as far as it is to go: all of it where it has no other number. */
function widen(text: string, { start, end }: Place, number: Place): Place {
  for (const { index, 0: sentence } of text.matchAll(SENTENCE)) {
    const stop = index + sentence.length;
    if (start < index || start >= stop) continue;
    const rest = text.slice(index, number.start) + text.slice(number.end, stop);
    return /\d/.test(rest) || SAYS_MORE.test(rest) ? { start, end } : { start: index, end: stop };
  }
  return { start, end };
}

/** The numbers of a text that may be left aside. */
export function findIdle(text: string): Idle[] {
  const sentences = text.match(SENTENCE) ?? [];
  const asking = sentences.filter(isQuestion).join(" ");
  const question = asking === "" ? text : asking;
  const found: Idle[] = [];
  for (const { phrases, isWhole = false, question: asked, text: told, within } of IDLE_KINDS) {
    if (asked?.test(question) === true || told?.test(text) === true || within?.test(text) === false) continue;
    for (const pattern of phrases)
      for (const match of text.matchAll(pattern)) {
        const [whole, inner] = match.indices ?? [];
        if (whole === undefined || inner === undefined) continue;
        const number = { start: inner[0], end: inner[1] };
        const phrase = { start: whole[0], end: whole[1] };
        found.push({ number, phrase: isWhole ? widen(text, phrase, number) : phrase });
      }
  }
  return found
    .toSorted((a, b) => a.phrase.start - b.phrase.start)
    .filter(({ phrase }, at, sorted) => sorted.slice(0, at).every((other) => other.phrase.end <= phrase.start));
}

/** The text without the numbers that may be left aside; null where it has none. */
export function withoutIdle(text: string): string | null {
  const idle = findIdle(text);
  if (idle.length === 0) return null;
  let kept = "";
  let at = 0;
  for (const { phrase } of idle) {
    const before = text.slice(at, phrase.start);
    // "…, cost $48, and": one of the commas goes with the phrase.
    kept += /\s$|^$/.test(before) || /^[\s.,;?!]/.test(text.slice(phrase.end)) ? before : `${before} `;
    at = phrase.end;
  }
  return (kept + text.slice(at))
    .replaceAll(/\s+([.,;?!])/g, "$1")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}
