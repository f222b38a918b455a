import type { Span } from "../claim.ts";
import { readCountBefore } from "./number-words.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

const HALF_LIVES =
  /half-?\s?li(?:ves|fe)|semividas?|vidas? medias?|per[íi]odos? de semidesintegración|demi-vies?|(?:个|次)?半衰期|अर्ध-?\s?आयु|ግማሽ ዕድሜዎች|ግማሽ ዕድሜ/iu;
const FRACTION = /(?<![\d.,/])1\s?\/\s?(\d{1,4})(?![\d/])|(?<![\d.,])(\d{1,2}(?:[.,]\d{1,4})?)\s?%/gu;
/** One over so many, as languages say it. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\ba half\b|\bone half\b|(?<!first |one )\bhalf\b(?!-?\s?li)|la mitad|la moitié|一半|आधा|आधी|ግማሹ/iu, 2],
  [/\bquarter\b|one fourth|un cuarto|la cuarta parte|un quart|四分之一|चौथाई|ሩብ/iu, 4],
  [/one[- ]eighth|an eighth|octava parte|un octavo|un huitième|八分之一|आठवाँ भाग|አንድ ስምንተኛ/iu, 8],
  [/one[- ]sixteenth|a sixteenth|dieciseisava parte|un seizième|十六分之一|सोलहवाँ भाग/iu, 16],
];
const LARGEST = 12;
const FARTHEST = 60;
/** As percentages are rounded. */
const ROUNDED = 0.06;

/** "Less than 1 %": of what stands before a fraction, or behind it. */
const LESS = /(?:less than|under|below|menos (?:del?|que)|moins d(?:e|['’])|不到|少于|低于|小于)\s*$/iu;
const MORE = /(?:more than|over|above|más (?:del?|que)|plus d(?:e|['’])|超过|多于|高于|大于)\s*$/iu;
const LESS_BEHIND = /^\s?(?:से कम|በታች)/u;
const MORE_BEHIND = /^\s?(?:से अधिक|से ज़्यादा|በላይ)/u;

/** "After three half-lives one eighth is left": so often halved, or gone. */
export function judgeHalving({ text, start, concepts, locale, isDenied }: Clause): Statement[] {
  const lives = HALF_LIVES.exec(text);
  if (isDenied || lives === null) return [];
  const count = readCountBefore(text.slice(0, lives.index).trimEnd(), locale);
  const isLeft = concepts.some(({ concept }) => concept === "is-left");
  const isGone = concepts.some(({ concept }) => concept === "is-gone");
  if (count === null || count.value < 1 || count.value > LARGEST || isLeft === isGone) return [];
  const [only, ...others] = fractionsOf(text).filter(
    ({ start: at, end }) => Math.max(at - lives.index - lives[0].length, lives.index - end) <= FARTHEST,
  );
  if (only === undefined || others.length > 0) return [];
  const left = 0.5 ** count.value;
  const expected = isLeft ? left : 1 - left;
  const span = { start: start + only.start, end: start + only.end };
  const [before, behind] = [text.slice(0, only.start), text.slice(only.end)];
  if (LESS.test(before) || LESS_BEHIND.test(behind)) return [judged(span, expected < only.value)];
  if (MORE.test(before) || MORE_BEHIND.test(behind)) return [judged(span, expected > only.value)];
  return [judged(span, Math.abs(only.value - expected) <= ROUNDED * expected)];
}

function fractionsOf(text: string): (Span & { readonly value: number })[] {
  const digits = [...text.matchAll(FRACTION)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: match[1] === undefined ? Number(match[2]?.replace(",", ".")) / 100 : 1 / Number(match[1]),
  }));
  const words = WORDS.flatMap(([pattern, by]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ start: match.index, end: match.index + match[0].length, value: 1 / by }];
  });
  return [...digits, ...words];
}
