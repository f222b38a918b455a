import { readNumberAt } from "../reading.ts";
import { readCountBefore } from "./number-words.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

const FIGURES =
  /significant (?:figures?|digits?)|sig\.? ?figs?|cifras significativas|chiffres significatifs|(?:位|个)有效数字|सार्थक अंक|ጉልህ (?:አሃዞች|አሃዝ)/giu;
const NUMBER = /(?<![\d.,\p{L}])\d{1,9}(?:[.,]\d{1,9})?(?:\s?×\s?10[⁻⁰¹²³⁴-⁹]{1,3})?/gu;
/** Between a number and how many figures it has, with a unit perhaps. */
const HAS =
  /^\s?(?:[\p{L}°/]{1,6}\s)??(?:has|have|tiene|tienen|a|comporte|possède|with|con|avec|[:：→=]|有|में|)[\s*]*(?:only |solo |sólo |seulement )?[\s*]*$/iu;
const LONGEST_BETWEEN = 24;
const LARGEST_COUNT = 12;

/** "0.0450 has three significant figures": of the number at once before it. */
export function judgeFigures({ text, start, locale, isDenied }: Clause): Statement[] {
  if (isDenied) return [];
  return [...text.matchAll(FIGURES)].flatMap((match): Statement[] => {
    const before = text.slice(0, match.index).trimEnd();
    const count = readCountBefore(before, locale);
    if (count === null || count.value > LARGEST_COUNT) return [];
    const head = before.slice(0, before.length - count.length);
    const number = [...head.matchAll(NUMBER)].at(-1);
    if (number === undefined || head.length - number.index - number[0].length > LONGEST_BETWEEN) return [];
    // How many zeros at the end of a whole number are meant, nobody knows.
    if (/^\d*0$/.test(number[0])) return [];
    const figures = readNumberAt(head, number.index, locale)?.quantity.significantFigures ?? null;
    if (figures === null || !HAS.test(head.slice(number.index + number[0].length))) return [];
    return [
      judged({ start: start + number.index, end: start + match.index + match[0].length }, figures === count.value),
    ];
  });
}
