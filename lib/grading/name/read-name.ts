import type { Locale } from "../../i18n/locales.ts";
import type { Lexicon } from "../../solver/lexicon/lexicon.ts";
import { listVocabularies } from "../../solver/lexicon/lexicons.ts";
import { readSystematicName } from "../../solver/names/systematic-name.ts";
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

/** "Oxygen gas", "zinc metal". */
const STATE_WORD = /(?<=\p{L}{4}) (?:gas|metal|solid|liquid|gaz|gaseoso|gazeux)$/u;

/**
 * A name brought to one form: letter case, accents, hyphens and spaces, British and American spelling, and the ways to
 * write an oxidation number (`iron (III)`, `iron III`, `Iron(3+)`) do not matter: `iron(iii) chloride`.
 */
export function foldName(text: string): string {
  const folded = foldLetters(text)
    .replaceAll(/["'“”‘’«»`.;:!?。，；：！？।።]+/gu, " ")
    .replaceAll(/[-‐‑–—−]+(?![^(]{0,4}\))/gu, " ")
    .replaceAll(/\s*\(\s*([ivx]{1,4})\s*\)\s*/g, "($1) ")
    .replaceAll(/\s*\(\s*\+?\s*([1-8])\s*\+?\s*\)\s*/g, (_, digit: string) => `(${NUMERALS[Number(digit) - 1] ?? ""}) `)
    .replaceAll(/(?<=\p{L}{2}) (i{1,3}|iv|v|vi{1,3})(?= |$)/gu, "($1)")
    .replaceAll(/\s+/g, " ")
    .trim();
  return trimLead(SPELLINGS.reduce((name, [pattern, spelling]) => name.replaceAll(pattern, spelling), folded));
}

/** Null when no lexicon of the reader's language or of English knows the name. */
export function readName(folded: string, locale: Locale): NameReading | null {
  return readWhole(folded, locale) ?? readWhole(folded.replace(STATE_WORD, ""), locale);
}

function readWhole(folded: string, locale: Locale): NameReading | null {
  for (const { lexicon } of listVocabularies(locale)) {
    const reading = readWith(lexicon, folded);
    if (reading !== null) return reading;
  }
  return null;
}

function readWith(lexicon: Lexicon, folded: string): NameReading | null {
  const systematic = lexicon.systematic === null ? null : readSystematicName(folded.split(" "), lexicon.systematic, lexicon.elements);
  if (systematic !== null && systematic.formulas.length > 0) return { formulas: systematic.formulas, isCommon: false };
  const substance = findOwn(lexicon.substances, folded);
  if (substance !== null) return { formulas: [substance], isCommon: true };
  const ambiguous = findOwn(lexicon.ambiguous, folded);
  if (ambiguous !== null) return { formulas: ambiguous, isCommon: true };
  const symbol = findOwn(lexicon.elements, folded);
  return symbol === null ? null : { formulas: [symbol], isCommon: false };
}

function findOwn<T>(table: Readonly<Record<string, T>>, key: string): T | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}

const COUNTING_PREFIX = /(?<=^|\s)(?:mono(?!x)|mon|di|tri|tetra|tetr|penta|pent|hexa|hex|hepta|hept|octa|oct|nona|non|deca|dec)(?=[a-z]{3})/g;

/** Counting prefixes taken off every word: "calcium dichloride" is "calcium chloride". */
export function withoutCountingPrefixes(folded: string): string {
  return folded.replaceAll(COUNTING_PREFIX, "");
}
