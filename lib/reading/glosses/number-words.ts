import type { Locale } from "../../i18n/locales.ts";
import { listSpelledNumbers } from "../../quantity/numbers/spelled-numbers.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import { scanUnit } from "../../quantity/units/parse-unit.ts";
import { UNIT_WORDS } from "../../quantity/units/words/unit-words.ts";

/** What is counted and not measured: "two photons" are told in words. */
const COUNTED = /^(?:molecules|atoms|ions|electrons|photons|particles)$/;

/** Languages whose word for one is their article: "un litro" is counted by its noun. */
const ONE_IS_ARTICLE: ReadonlySet<Locale> = new Set(["es", "fr"]);

/** "One day", "one year": an article may as well stand before these. */
const STORIED = /^(?:d|yr)$/;

/** A preposition of Amharic that is written onto the word behind it. */
const ONTO = /(?<![\u1200-\u137f])[የበለከ](?=[\u1200-\u137f])/g;

/** 第三, 每一 and 几十 are no numbers of a unit, nor are the parts of 三分之二; in 千克 the first character is the unit's. */
const isPartBefore = (text: string, start: number): boolean => /[第每几数之多\d]/.test(text[start - 1] ?? "");

const isPartBehind = (text: string, start: number, end: number): boolean =>
  text.startsWith("分之", end) || /[百千万]/.test(text[start] ?? "");

/** Twenty-five, and not "ten or twenty": each word is less than the one before it, or so many hundreds. */
function isInOrder(words: string, locale: Locale): boolean {
  const values = [...words.matchAll(/\p{Script=Han}|[\p{L}\p{M}]+/gu)].map(([word]) =>
    Number(listSpelledNumbers(word, locale)[0]?.digits ?? Number.NaN),
  );
  return values.every((value, index) => {
    const before = values[index - 1];
    if (before === undefined || Number.isNaN(before) || Number.isNaN(value)) return true;
    return value >= 100 || (value === 10 && before < 10) || (value < before && before >= 10);
  });
}

/** Whether a unit that is measured stands at a place. */
function isMeasuredAt(text: string, at: number, locale: Locale, isOne: boolean): boolean {
  // "五十毫升0.2 mol/L": a unit's name ends where figures begin.
  const words = /^\s?([\p{L}\p{M} ]{1,30})/u.exec(text.slice(at, at + 32))?.[1] ?? "";
  const unit = scanUnit(words, 0, { words: UNIT_WORDS[locale] });
  if (unit === null || !unit.ok) return false;
  const symbol = formatUnit(unit.value.unit);
  return !COUNTED.test(symbol) && !(isOne && STORIED.test(symbol));
}

/** A text with figures for the numbers in words that stand before a unit: ሃያ ግራም, 五十毫升. All others stay words. */
export function withFigures(text: string, locale: Locale): string {
  let written = "";
  let copied = 0;
  const plain = text.replaceAll(ONTO, " ");
  for (const { start, end, digits, isRow } of listSpelledNumbers(plain, locale)) {
    const isNumber =
      !isRow &&
      isInOrder(plain.slice(start, end), locale) &&
      !isPartBefore(text, start) &&
      !isPartBehind(text, start, end);
    if (digits === "1" && ONE_IS_ARTICLE.has(locale)) continue;
    if (!isNumber || !isMeasuredAt(text, end, locale, digits === "1")) continue;
    written += text.slice(copied, start) + digits;
    copied = end;
  }
  return written + text.slice(copied);
}
