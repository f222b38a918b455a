import { SPEECH_WORDS } from "../../chemistry/display/speech-words.ts";
import type { Locale } from "../../i18n/locales.ts";
import { foldLetters, foldWords, trimLead } from "../words/fold-words.ts";

/** Zero, and other words and spellings of the numbers up to ten. */
const FURTHER_WORDS: Readonly<Record<Locale, Readonly<Record<string, number>>>> = {
  en: { zero: 0, none: 0 },
  es: { cero: 0, ninguno: 0, ninguna: 0, una: 1, un: 1 },
  fr: { zéro: 0, aucun: 0, une: 1 },
  am: { ዜሮ: 0, ሶስት: 3, አስር: 10 },
  zh: { 零: 0, 〇: 0, 两: 2 },
  hi: { शून्य: 0, पांच: 5, छः: 6, छे: 6 },
};

/** "Significant figures", as they are counted. */
const FIGURES =
  /(\d{1,2})\s{0,2}(?:significant (?:figures?|digits?)|sig(?:nificant)?\.?\s?(?:figs?|digs?)?\b\.?|s\.?\s?f\.?s?\b\.?|figures?\b|digits?\b|cifras(?: significativas)?|chiffres?(?: significatifs?)?|位(?:有效数字)?)/giu;

/** What makes a count negative, before its word. */
const SIGN = /^(?:(minus|negative|menos|moins|negativo|负|負|माइनस|ऋण|ሲቀነስ)|plus|más|mas|正|प्लस)\s?/u;

const numberWords = new Map<Locale, readonly (readonly [word: string, value: number])[]>();

/** The words of a language for the numbers up to twenty, the longest first: "dix-sept" before "dix". */
function listNumberWords(locale: Locale): readonly (readonly [word: string, value: number])[] {
  const known = numberWords.get(locale);
  if (known !== undefined) return known;
  const counted = SPEECH_WORDS[locale].numbers.map((word, index) => [foldWords(word), index + 1] as const);
  const further = Object.entries(FURTHER_WORDS[locale]).map(([word, value]) => [foldWords(word), value] as const);
  const all = [...counted, ...further].toSorted(([a], [b]) => b.length - a.length);
  numberWords.set(locale, all);
  return all;
}

/** A number that is written as a word, at the beginning of an answer: "three", "minus two electrons". */
function readNumberWord(text: string, locale: Locale): string | null {
  const folded = trimLead(foldWords(text));
  const sign = SIGN.exec(folded);
  const rest = folded.slice(sign?.[0].length ?? 0);
  for (const [word, value] of listNumberWords(locale)) {
    // Chinese writes no spaces.
    const isWhole = locale === "zh" || rest.length === word.length || rest[word.length] === " ";
    if (rest.startsWith(word) && isWhole) return `${sign?.[1] === undefined ? "" : "-"}${value}`;
  }
  return null;
}

/**
 * The count in an answer to "how many": "3 significant figures", "three", "trois électrons" as `3`. Null where the answer
 * is none, or has digits of its own that say more.
 */
export function findWordedCount(text: string, locale: Locale): string | null {
  if (text.length > 80) return null;
  const plain = foldLetters(text);
  const numbers = plain.match(/\d+/g) ?? [];
  if (numbers.length === 0) return readNumberWord(text, locale) ?? (locale === "en" ? null : readNumberWord(text, "en"));
  const [figures] = [...plain.matchAll(FIGURES)];
  return numbers.length === 1 && figures?.[1] === numbers[0] && !/[.,-]\d/.test(plain) ? figures?.[1] ?? null : null;
}
