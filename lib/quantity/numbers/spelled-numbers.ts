import { DEFAULT_LOCALE } from "#lib/i18n/locales.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { getNumberWords } from "./number-words.ts";
import type { NumberWords } from "./number-words.ts";

const WORD = /\p{Script=Han}|[\p{L}\p{M}]+/gu;
/** Between the words of one number. */
const JOINT = /^[\s\-‐‑]{0,3}$/u;

type Word = { readonly start: number; readonly end: number; readonly value: number | null; readonly isPoint: boolean };

/** A number in words: what it is in digits, and whether they were named one by one ("three six"). */
type SpelledNumber = { readonly start: number; readonly end: number; readonly digits: string; readonly isRow: boolean };

/** "three point six" → `3.6`, 三点六, trois virgule six; what is no number word stays. In the reader's language and in English. */
export function writeSpelledNumbers(text: string, locale: Locale): string {
  return [...new Set([locale, DEFAULT_LOCALE])].reduce((current, each) => rewrite(current, each), text);
}

function rewrite(text: string, locale: Locale, isMeant: (number: SpelledNumber) => boolean = () => true): string {
  let written = "";
  let copied = 0;
  for (const { start, end, digits } of listSpelledNumbers(text, locale).filter(isMeant)) {
    written += text.slice(copied, start) + digits;
    copied = end;
  }
  return written + text.slice(copied);
}

/**
 * The same in another language than the reader's, where a single word may be one of another meaning (once, con, mil):
 * only numbers of several words.
 */
export function writeForeignNumbers(text: string, locale: Locale): string {
  return rewrite(text, locale, ({ start, end }) => [...text.slice(start, end).matchAll(WORD)].length > 1);
}

/** The numbers that a text has in words of this language, from left to right. */
export function listSpelledNumbers(text: string, locale: Locale): SpelledNumber[] {
  return listRuns(text, getNumberWords(locale)).flatMap((run): SpelledNumber[] => {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) return [];
    const point = run.findIndex(({ isPoint }) => isPoint);
    const whole = point < 0 ? run : run.slice(0, point);
    return [{ start: first.start, end: last.end, digits: digitsOf(run), isRow: isRow(valuesOf(whole)) }];
  });
}

function listRuns(text: string, words: NumberWords): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const close = (): void => {
    while (run.at(-1)?.value === null) run.pop();
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const match of text.matchAll(WORD)) {
    const word = readWord(match, words);
    const last = run.at(-1);
    const isJoined = last !== undefined && JOINT.test(text.slice(last.end, match.index));
    if (!isJoined) close();
    if (word === null || (run.length === 0 && word.value === null)) {
      if (word === null || run.length > 0) close();
      continue;
    }
    run.push(word);
  }
  close();
  return runs;
}

function readWord(match: RegExpExecArray, { values, points, links }: NumberWords): Word | null {
  const text = match[0].toLowerCase().normalize("NFC");
  const span = { start: match.index, end: match.index + match[0].length };
  const value = values.get(text);
  if (value !== undefined) return { ...span, value, isPoint: false };
  if (points.has(text)) return { ...span, value: null, isPoint: true };
  return links.has(text) ? { ...span, value: null, isPoint: false } : null;
}

function valuesOf(words: readonly Word[]): number[] {
  return words.flatMap(({ value }) => value ?? []);
}

function digitsOf(run: readonly Word[]): string {
  const point = run.findIndex(({ isPoint }) => isPoint);
  if (point < 0) return wholeOf(valuesOf(run));
  return `${wholeOf(valuesOf(run.slice(0, point)))}.${valuesOf(run.slice(point + 1)).join("")}`;
}

const isRow = (values: readonly number[]): boolean => values.length > 1 && values.every((value) => value < 10);

/** Digits in a row ("three six") are read one by one; else tens, hundreds and thousands add up. */
function wholeOf(values: readonly number[]): string {
  if (isRow(values)) return values.join("");
  let [total, current] = [0, 0];
  for (const value of values) {
    if (value === 20 && current === 4) current = 80;
    // 二十 is two tens, "two dozen" is twice twelve.
    else if (value === 10 && current % 10 > 0) current += 9 * (current % 10);
    else if (value === 12 && current > 0 && current < 10) current *= value;
    else if (value < 100) current += value;
    else if (value < 1000)
      current =
        value % 100 === 0 && value > 100
          ? current + value
          : Math.max(1, current % 100) * 100 + (current - (current % 100));
    else {
      total += Math.max(1, current) * value;
      current = 0;
    }
  }
  return String(total + current);
}
