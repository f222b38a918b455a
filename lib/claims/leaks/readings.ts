import { DEFAULT_LOCALE, LOCALES } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import { getNumberWords } from "../../quantity/numbers/number-words.ts";
import { writeForeignNumbers, writeSpelledNumbers } from "../../quantity/numbers/spelled-numbers.ts";
import { DIVISION_SIGN, MULTIPLICATION_SIGN, toPlainText } from "../plain-text.ts";

/** Digits one by one, with anything short between them: `3 . 6 2`, `3-6-2`. */
const SINGLE_DIGITS = /(?<![\d.,])\d(?:[\s,;:|/_~·•–—.-]{1,4}\d(?!\d)){1,8}/g;
/** Signs that are no decimal point, but look like one. */
const POINT_SIGNS = /(\d)\s?[·٫•‧∙⋅˙]\s?(?=\d)/gu;
const DIGIT = /\p{Nd}/u;
/** Those of the six languages are read as they are. */
const ANY_DIGIT = /(?![0-9०-९０-９])\p{Nd}/gu;
const ROMAN = /(?<![\p{L}\p{N}(])[IVXLC]{2,8}(?![\p{L}\p{N}])/gu;
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
/** Letters of other scripts, and the zero, that are drawn like Latin ones in a formula. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  С: "C",
  Е: "E",
  Н: "H",
  К: "K",
  М: "M",
  О: "O",
  Р: "P",
  Т: "T",
  Х: "X",
  І: "I",
  Ѕ: "S",
  а: "a",
  с: "c",
  е: "e",
  о: "o",
  р: "p",
  і: "i",
  ѕ: "s",
  Α: "A",
  Β: "B",
  Ε: "E",
  Ζ: "Z",
  Η: "H",
  Ι: "I",
  Κ: "K",
  Μ: "M",
  Ν: "N",
  Ο: "O",
  Ρ: "P",
  Τ: "T",
  Χ: "X",
  ο: "o",
  ν: "v",
};
const ANY_LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join("")}]`, "gu");
const ZERO_FOR_O = /(?<=[A-Za-z)]\d?)0(?=[\d₀-₉A-Z)\s.,;!?]|$)/g;
/** What stands for the arrow of an equation. */
const GIVES =
  /\s(?:gives?|yields?|forms?|makes?|produces?|becomes?|da|dan|produce|forma|donnent?|produit|forme|生成|得到|变成|देता है|बनाता है|ይሰጣል)\s/giu;

/** Without markup, and with the signs of other keyboards as the usual ones. */
export function plainOf(text: string): string {
  return toPlainText(text)
    .text.replaceAll(DIVISION_SIGN, "/")
    .replaceAll(MULTIPLICATION_SIGN, "×")
    .normalize("NFC")
    .replaceAll(ANY_DIGIT, (digit) => String(digitOf(digit)));
}

/** The digits of each script follow one another from nought on, and so do the rows of digits in other styles. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** The text as it can be read: subscripts as digits, number words and Roman numerals as numbers, single digits joined. */
export function listReadings(text: string, locale: Locale): string[] {
  const plain = plainOf(text);
  const spelled = writeSpelledNumbers(plain, locale);
  const parted = partParts(plain);
  // A model is asked for the answer in another language, too.
  const foreign = LOCALES.map((each) => writeParts(writeForeignNumbers(parted, each)));
  const joined = spelled.replaceAll(SINGLE_DIGITS, (run) => run.replace(/[^\d.]/g, "").replace(/\.(?=.*\.)/g, ""));
  const closed = spelled.replaceAll(/(\d)\s{0,2}[.,]\s{1,3}(?=\d)/g, "$1.");
  const pointed = spelled.replaceAll(POINT_SIGNS, "$1.").replaceAll(pointWords(locale), "$1.");
  return [
    ...new Set([
      plain,
      plain.normalize("NFKC"),
      spelled,
      joined,
      closed,
      pointed,
      writeParts(writeSpelledNumbers(parted, locale)),
      ...foreign,
    ]),
  ];
}

const TENTH = "tenths?|décimas?|decimas?|dixièmes?|dixiemes?|दशांश|አስረኛ";
const HUNDREDTH = "hundredths?|centésimas?|centesimas?|centièmes?|centiemes?|शतांश|መቶኛ";
/** "44 & 3 tenths", "44&10分之3". */
const PARTS: readonly (readonly [words: RegExp, places: number])[] = [
  [new RegExp(`(\\d+) & (\\d+)\\s(?:${TENTH})|(\\d+)&10分之(\\d+)`, "giu"), 1],
  [new RegExp(`(\\d+) & (\\d+)\\s(?:${HUNDREDTH})|(\\d+)&100分之(\\d+)`, "giu"), 2],
];
/** The word between a whole number and its parts: with it both would be read as one sum. */
const AND_PARTS = new RegExp(
  `\\s(?:and|y|et|और|ከ)\\s(?=[\\p{L}\\p{M}\\d-]+(?:\\s[\\p{L}\\p{M}]+)?\\s(?:${TENTH}|${HUNDREDTH}))`,
  "giu",
);

function partParts(text: string): string {
  return text.replaceAll(AND_PARTS, " & ").replaceAll(/又(?=[十百]分之)/gu, "&");
}

/** "44 & 3 tenths": 44.3. */
function writeParts(text: string): string {
  const write = (places: number, groups: readonly unknown[]): string => {
    const [whole, parts] = groups.filter((group) => typeof group === "string");
    return `${whole}.${String(parts).padStart(places, "0")} `;
  };
  return PARTS.reduce(
    (current, [words, places]) =>
      current.replaceAll(words, (_, ...groups: unknown[]) => write(places, groups.slice(0, 4))),
    text,
  );
}

/** "3 point 62": between digits. */
function pointWords(locale: Locale): RegExp {
  const words = [locale, DEFAULT_LOCALE].flatMap((each) => [...getNumberWords(each).points]);
  return new RegExp(`(\\d)\\s?(?:${[...words, "comma"].join("|")})\\s?(?=\\d)`, "giu");
}

/** The readings of a text that may hide a formula or an equation. */
export function listChemistryReadings(text: string): string[] {
  const latin = plainOf(text).replaceAll(ANY_LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter);
  const lettered = latin.normalize("NFKC").replaceAll(ZERO_FOR_O, "O");
  const arrowed = lettered
    .replaceAll(GIVES, " -> ")
    .replaceAll(/(?<![<=>])\s?=\s?(?![=>])/g, " -> ")
    .replaceAll(/(?<=[A-Za-z\d)])\+(?=\d?[A-Z(])/g, " + ");
  return [...new Set([latin, lettered, arrowed])];
}

/** "XII": 12. */
export function writeRomanNumerals(text: string): string {
  return text.replaceAll(ROMAN, (numeral) => {
    const values = [...numeral].map((letter) => ROMAN_VALUES[letter] ?? 0);
    return String(values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0));
  });
}
