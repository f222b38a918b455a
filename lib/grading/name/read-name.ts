import { isNonmetal } from "../../chemistry/formula/charge.ts";
import { readAtomKey } from "../../chemistry/formula/formula.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { listElementNames, listSubstanceNames } from "../../nomenclature/list-names.ts";
import { foldLetters, trimLead } from "../words/fold-words.ts";

/** What a name stands for; several formulas where it does not say which. `isCommon`: it is an everyday name. */
export type NameReading = { readonly formulas: readonly string[]; readonly isCommon: boolean };

const NUMERALS = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];

/** Spellings of the same word: the first is written as the second. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/sulph/g, "sulf"],
  [/\baluminum\b/g, "aluminium"],
  [/\bcaesium\b/g, "cesium"],
  [/\b(hydrogen)(?=(?:carbonate|sulfate|sulfite|phosphate|sulfide)\b)/g, "$1 "],
];

/** "Sodium chloride(aq)": the state stands behind the name as behind the formula. */
const STATE_SYMBOL = /\s*\((?:s|l|g|aq)\)$/u;

/** "Oxygen gas", "zinc metal". */
const STATE_WORD = /(?<=\p{L}{4}) (?:gas|metal|solid|liquid|gaz|gaseoso|gazeux)$/u;

/**
 * A name brought to one form: letter case, accents, hyphens and spaces, British and American spelling, and the ways to
 * write an oxidation number (`iron (III)`, `iron III`, `Iron(3+)`) do not matter: `iron(iii) chloride`.
 */
export function foldName(text: string): string {
  const folded = foldLetters(text)
    .trim()
    .replace(STATE_SYMBOL, "")
    .replaceAll(/["'“”‘’«»`.;:!?。，；：！？।።፦=*]+/gu, " ")
    .replaceAll(/[-‐‑–—−]+(?![^(]{0,4}\))/gu, " ")
    .replaceAll(/\s*\(\s*([ivx]{1,4})\s*\)\s*/g, "($1) ")
    .replaceAll(/\s*\(\s*\+?\s*([1-8])\s*\+?\s*\)\s*/g, (_, digit: string) => `(${NUMERALS[Number(digit) - 1] ?? ""}) `)
    .replaceAll(/(?<=\p{L}{2}) (i{1,3}|iv|v|vi{1,3})(?= |$)/gu, "($1)")
    .replaceAll(/\s+/g, " ")
    .trim();
  return trimLead(SPELLINGS.reduce((name, [pattern, spelling]) => name.replaceAll(pattern, spelling), folded));
}

/** "Phosphorous trichloride": the element written as its acid is. */
export function respellElement(folded: string): string {
  return folded.replaceAll(/phosphorous(?= (?!acid))/g, "phosphorus");
}

/** Null when no lexicon of the reader's language or of English knows the name. */
export function readName(folded: string, locale: Locale): NameReading | null {
  return readWhole(folded, locale) ?? readWhole(folded.replace(STATE_WORD, ""), locale);
}

/** What the rules of nomenclature of the reader's language or of English make of a name; null for what is no name. */
export function readByRules(folded: string, locale: Locale): NameReading | null {
  for (const language of new Set([locale, DEFAULT_LOCALE])) {
    const formulas = listFormulasOf(folded, language);
    if (formulas.length > 0) return { formulas, isCommon: false };
  }
  return null;
}

function readWhole(folded: string, locale: Locale): NameReading | null {
  for (const language of new Set([locale, DEFAULT_LOCALE])) {
    const reading = getTable(language).get(folded) ?? readSystematic(folded, language);
    if (reading !== null) return reading;
  }
  return null;
}

const tables = new Map<Locale, ReadonlyMap<string, NameReading>>();

/**
 * The names that no rule makes, folded: those of substances are common ones, unless they count atoms ("dihydrogen
 * monoxide"), those of elements the only ones.
 */
function getTable(locale: Locale): ReadonlyMap<string, NameReading> {
  const known = tables.get(locale);
  if (known !== undefined) return known;
  const substances = listSubstanceNames(locale).flatMap(({ name, formulas }) => {
    const folded = foldName(name);
    return formulas.length === 0
      ? []
      : [[folded, { formulas, isCommon: withoutCountingPrefixes(folded) === folded }] as const];
  });
  const elements = listElementNames(locale).map(
    ({ name, symbol }) => [foldName(name), { formulas: [symbol], isCommon: false }] as const,
  );
  const table = new Map<string, NameReading>([...substances, ...elements]);
  tables.set(locale, table);
  return table;
}

/** A name made by rules; counting prefixes are for molecules only, so that "iron trichloride" is left to the caller. */
function readSystematic(folded: string, locale: Locale): NameReading | null {
  const formulas = listFormulasOf(folded, locale);
  if (formulas.length === 0) return null;
  const isPrefixedSalt = withoutCountingPrefixes(folded) !== folded && formulas.some(hasMetal);
  return isPrefixedSalt ? null : { formulas, isCommon: false };
}

function hasMetal(formula: string): boolean {
  const parsed = parseFormula(formula);
  return parsed.ok && [...parsed.value.counts.keys()].some((key) => !isNonmetal(readAtomKey(key).symbol));
}

/** The first letters of the counting prefixes, from one on. */
const COUNTS = ["mon", "di", "tri", "tet", "pen", "hex", "hep", "oct", "non", "dec"];

const COUNTING_PREFIX =
  /(?<=^|\s)(?:mono(?!x)|mon|di|tri|tetra|tetr|penta|pent|hexa|hex|hepta|hept|octa|oct|nona|non|deca|dec)(?=[a-z]{3})/g;

/** Counting prefixes taken off every word: "calcium dichloride" is "calcium chloride". */
export function withoutCountingPrefixes(folded: string): string {
  return folded.replaceAll(COUNTING_PREFIX, "");
}

/** Those of the other languages, in front of either element of a compound of two: 五氯化二磷, ዳይናይትሮጅን, डाइनाइट्रोजन. */
const COUNT_OF_ATOMS =
  /(?<=^|\s)(?:ሞኖ|ዳይ|ትራይ|ቴትራ|ፔንታ|ሄክሳ|ሄፕታ|ኦክታ|ኖና|ዴካ|मोनो|डाइ|ट्राइ|टेट्रा|पेंटा|पेन्टा|हेक्सा|हेप्टा|ऑक्टा|नोना|डेका)(?=\p{L})|(?<=^|化)[一二三四五六七八九十]+(?=\p{Script=Han})/gu;

/** Hindi joins पेंटा and ऑक्साइड to पेंटॉक्साइड. */
const JOINED_OXIDE = /(?<=^|\s)(?:मोन|टेट्र|पेंट|पेन्ट|हेक्स|हेप्ट|ऑक्ट|डेक)ॉ(?=क्साइड)/gu;

/** French "d'iode", but "de triiode". */
const ELIDED = / d (?=\p{L})/gu;

/** The name of a compound of two nonmetals without the numbers of its atoms. */
export function withoutNumbersOfAtoms(folded: string): string {
  return withoutCountingPrefixes(folded)
    .replaceAll(COUNT_OF_ATOMS, "")
    .replaceAll(JOINED_OXIDE, "ऑ")
    .replaceAll(ELIDED, " de ");
}

/** Whether two names are the same but for the numbers of their atoms: "nitrogen pentoxide", but not "dinitrogen pentaoxide". */
export function differInNumbersOfAtoms(one: string, other: string): boolean {
  return withoutNumbersOfAtoms(one) === withoutNumbersOfAtoms(other) && countAtoms(one) !== countAtoms(other);
}

function countAtoms(folded: string): string {
  return folded
    .split(" ")
    .map((word) => Math.max(1, COUNTS.findIndex((count) => word.match(COUNTING_PREFIX)?.[0].startsWith(count)) + 1))
    .join(" ");
}
