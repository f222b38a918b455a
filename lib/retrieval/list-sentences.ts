import { foldText } from "../concepts/fold-name.ts";
import { isFunctionWord } from "./function-words.ts";

/** A piece of a text: where it begins, and where what follows it begins. In UTF-16 units. */
export type Span = { readonly start: number; readonly end: number };

/**
 * What may end a sentence, with the quotation marks and brackets that close after it: a full stop, exclamation or question
 * mark before a space; the marks of Amharic (two word spaces stand for one where a keyboard lacks it), Hindi (a bar
 * stands for the danda) and Chinese wherever they are.
 */
const MARK =
  /[.!?…]+["'”’»)\]]*(?=\s)|(?:[።፧।॥]|፡፡)["'”’»)\]]*|(?<=[\p{Script=Devanagari}\s])\|(?=\s)|[。！？．]+["'”’」』）]*/gu;

/** Before a full stop, in lower case: words that are written short, and of which the sentence goes on. */
const SHORT = new Set(
  [
    "e.g i.e cf vs ca approx al eq eqs fig figs no nos vol ch chap sec tab ref refs ed eds dr mr mrs ms prof st p pp max min temp resp incl",
    "ee ej sr sra srta dra núm pág págs cap ec aprox vol ud uds",
    "ex env éq mme mlle max min réf",
    "डॉ प्रो श्री कि ग्रा मि ली सें मी उदा चि पृ सं",
    "ዶ ፕሮፌ ምሳ ገጽ",
  ].flatMap((words) => words.split(" ")),
);

/** Longer words than these are not written short. */
const LONGEST_SHORT = 12;

/** What begins with a small letter though a sentence begins: names of quantities that keep theirs. */
const SMALL_START = /^p(?:H|OH|K[a-z]?)(?![\p{L}])/u;

/**
 * The sentences of a text of single spaces, in its order; what lies between them is blank. No full stop of a number
 * ("1.0 g"), an abbreviation ("e.g. NaCl", "p. ej. la sal"), initials ("G. N. Lewis") or an item's number ("2. Add
 * water") ends one; that of a unit ("25 °C. The", "0.1 M. The") does. Linear in the text's length.
 */
export function locateSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = skipBlank(text, 0);
  const close = (end: number): void => {
    if (end > start) spans.push({ start, end });
    start = skipBlank(text, end);
  };
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    const end = index + mark.length;
    if (end > start && (!/^[.…!?]/.test(mark) || endsSentence(text, { start, index, end, mark }))) close(end);
  }
  close(text.trimEnd().length);
  return spans;
}

export function listSentences(text: string): string[] {
  return locateSentences(text).map(({ start, end }) => text.slice(start, end));
}

function skipBlank(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at;
}

type Place = { start: number; index: number; end: number; mark: string };

function endsSentence(text: string, { start, index, end, mark }: Place): boolean {
  const next = text.slice(skipBlank(text, end)).slice(0, 24);
  const isSmall = /^\p{Ll}/u.test(next) && !SMALL_START.test(next);
  if (isSmall || !mark.startsWith(".") || mark.startsWith("..")) return !isSmall;
  const before = text.slice(Math.max(start, index - 40), index);
  const word = /[^\s(["'“«]*$/u.exec(before)?.[0] ?? "";
  // The number of an item stands alone before what the item says.
  if (before === word && index - start <= 4 && /^(?:\d{1,3}|\p{L})$/u.test(word)) return false;
  if (isShort(word)) return false;
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word)) return !isInitial(before.slice(0, -word.length), next);
  // "1. 5" goes on; a whole word before a number does not, nor what stands before the number of an item.
  return !/^\d/.test(next) || /^\d{1,3}[.)]\s/.test(next) || mark.length > 1 || /\p{L}{4,}$|[\p{L}\d]\)$/u.test(word);
}

function isShort(word: string): boolean {
  if (word.length > LONGEST_SHORT) return false;
  const small = word.toLowerCase();
  return SHORT.has(small) || /^(?:\p{L}\p{M}*\.)+\p{L}\p{M}*$/u.test(small);
}

/**
 * Whether a capital belongs to a name ("by R. Mayer", "G. N. Lewis"): another initial follows it, or a name follows it and
 * stands before it an initial, a name, a word of grammar or nothing. Else it is a unit or a label ("0.1 M", "vitamin C").
 */
function isInitial(before: string, next: string): boolean {
  if (/^\p{Lu}\./u.test(next)) return true;
  if (!/^\p{Lu}/u.test(next) || isGrammar(wordAt(/^[\p{L}\p{M}]+/u, next))) return false;
  const previous = wordAt(/[\p{L}\p{M}.]+(?=[\s(]*$)/u, before);
  return /^[\s(]*$/.test(before) || /^\p{Lu}/u.test(previous) || isGrammar(previous);
}

const wordAt = (pattern: RegExp, text: string): string => pattern.exec(text)?.[0] ?? "";

/** Whether a word only holds a sentence together, in a language that writes initials. */
function isGrammar(word: string): boolean {
  const folded = foldText(word);
  return folded !== "" && (["en", "es", "fr"] as const).some((locale) => isFunctionWord(folded, locale));
}
