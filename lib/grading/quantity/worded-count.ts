import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import { listSpelledNumbers } from "../../quantity/numbers/spelled-numbers.ts";
import { isValueChanged } from "../../quantity/value-context.ts";
import { foldLetters, foldWords, trimLead } from "../words/fold-words.ts";

/** An oxidation number as the names of salts have it: "+III", "−I". */
const ROMAN = /^([+\-−–]?)\s?(I{1,3}|IV|VI{0,3}|[ⅠⅡⅢⅣⅤⅥⅦⅧ])$/u;
const ROMAN_NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

function readRoman(text: string): string | null {
  const [, sign = "", numeral = ""] = ROMAN.exec(text.trim()) ?? [];
  const number = ROMAN_NUMERALS.indexOf(numeral.normalize("NFKC")) + 1;
  return number === 0 ? null : `${sign === "" || sign === "+" ? "" : "-"}${number}`;
}

/** "Significant figures", as they are counted. */
const FIGURES =
  /(\d{1,2})\s{0,2}(?:significant (?:figures?|digits?)|sig(?:nificant)?\.?\s?(?:figs?|digs?)?\b\.?|s\.?\s?f\.?s?\b\.?|figures?\b|digits?\b|cifras(?: significativas)?|chiffres?(?: significatifs?)?|位(?:有效数字)?)/giu;

/** What makes a count negative, before its word. */
const SIGN = /^(?:(minus|negative|menos|moins|negativo|负|負|माइनस|ऋण|ሲቀነስ)|plus|más|mas|正|प्लस)\s?/u;

/** Words for none. */
const NOTHING: ReadonlySet<string> = new Set(["none", "ninguno", "ninguna", "aucun", "aucune"]);

/** What may be counted: a few words, none of which makes the number before it another one, a part, a choice or a guess. */
const COUNTED = /^\s?(?:[\p{L}\p{M}]+\s?){0,4}$/u;
const NOT_COUNTED =
  /(?:^|\s)(?:or|and|to|at|by|in|if|but|plus|minus|less|more|fewer|point|dot|comma|half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|percent|per|pct|times|fold|score|pairs?|odd|ish|maybe|o|u|y|e|con|ni|no|mas|menos|coma|punto|medi[oa]s?|terci[oa]s?|cuart[oa]s?|por|ciento|veces|monton|poco|par|ou|et|non|pas|virgule|point|demie?s?|tiers|quarts?|pour|cent|fois|tas|peu|paire|केवल|या|और|आधा|आधी|साढ़े|सवा|प्रतिशत|गुना|दशमलव|नहीं|ወይም|እና|ነጥብ|ግማሽ|ሩብ|በመቶ|እጥፍ|አይደለም)(?:\s|$)|[半几多余分倍或和点點百千万亿第不]/u;

/** A number that is written as a word, and what it counts: "three", "minus two electrons"; null where more is said. */
function readNumberWord(text: string, locale: Locale): string | null {
  const folded = trimLead(foldWords(text));
  if (NOTHING.has(folded)) return "0";
  const sign = SIGN.exec(folded);
  const rest = folded.slice(sign?.[0].length ?? 0);
  const [number, ...others] = listSpelledNumbers(rest, locale);
  if (number === undefined || others.length > 0 || number.start > 0 || number.isRow) return null;
  const counted = rest.slice(number.end);
  if (!COUNTED.test(counted) || NOT_COUNTED.test(counted) || isValueChanged("", counted)) return null;
  return `${sign?.[1] === undefined ? "" : "-"}${number.digits}`;
}

/** "3 significant figures", and nothing that says another number: "more than 3 digits". */
function readFigures(plain: string, count: string): string | null {
  const [figures] = [...plain.matchAll(FIGURES)];
  if (figures?.[1] !== count || /[.,-]\d/.test(plain)) return null;
  const [before, behind] = [plain.slice(0, figures.index), plain.slice(figures.index + figures[0].length)];
  return isValueChanged(before, behind) || NOT_COUNTED.test(foldWords(behind)) ? null : count;
}

/**
 * The count in an answer to "how many": "3 significant figures", "three", "vingt et un électrons" as `21`. Null where the
 * answer is none, or says more than one number and what it counts.
 */
export function findWordedCount(text: string, locale: Locale): string | null {
  if (text.length > 80) return null;
  const roman = readRoman(text);
  if (roman !== null) return roman;
  const plain = foldLetters(text);
  const [number, ...others] = plain.match(/\d+/g) ?? [];
  if (number === undefined)
    return readNumberWord(text, locale) ?? (locale === DEFAULT_LOCALE ? null : readNumberWord(text, DEFAULT_LOCALE));
  return others.length === 0 ? readFigures(plain, number) : null;
}
