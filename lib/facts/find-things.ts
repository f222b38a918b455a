import { findElement } from "../chemistry/elements/elements.ts";
import { foldText } from "../concepts/fold-name.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import { listFormulasOf } from "../nomenclature/formula-of.ts";
import { listElementNames } from "../nomenclature/list-names.ts";
import { formulaOfSmall, symbolOfSmall } from "./small-letters.ts";
import { LAB_WORDS } from "./words/lab/words.ts";
import { FACT_WORDS } from "./words/words.ts";
import { type Thing, thingOf } from "./things.ts";

type Found = { readonly start: number; readonly end: number; readonly thing: Thing };

const NUCLIDE = /(?<![\p{L}\d])(?:([\p{L}\p{M}]{1,20})(?:-| )?(\d{1,3})|(\d{1,3}) ?([A-Z][a-z]?))(?![\p{L}\d])/gu;

const FORMULA =
  /(?<![\p{Script=Latin}\d])[([]?[A-Z][A-Za-z\d()[\]·^]*(?:\^?\d*[+-](?![\p{L}\d]))?(?![\p{Script=Latin}\d])/gu;

const SMALL = /(?<![\p{L}\d])[a-z]{1,8}\d*[a-z\d()]*(?:\^?\d*[+-](?![\p{L}\d]))?(?![\p{L}\d])/gu;

/** Nuclides, formulas and symbols as they are written in a text, in plain notation. */
export function findWritten(text: string, locale: Locale): Found[] {
  const found: Found[] = [];
  const take = (start: number, length: number, thing: Thing | null): void => {
    const end = start + length;
    if (thing !== null && !found.some((other) => start < other.end && other.start < end))
      found.push({ start, end, thing });
  };
  for (const match of text.matchAll(NUCLIDE)) take(match.index, match[0].length, readNuclide(match, locale));
  for (const { 0: written, index } of text.matchAll(FORMULA)) {
    const isFirst = /^[\s¿¡"]*$/u.test(text.slice(0, index));
    take(index, written.length, readFormula(written, { isFirst, before: text.slice(0, index), locale }));
  }
  for (const { 0: written, index } of text.matchAll(SMALL)) take(index, written.length, readSmall(written, locale));
  return found.toSorted((one, other) => one.start - other.start);
}

function readNuclide([whole, word, after, before, symbol]: RegExpMatchArray, locale: Locale): Thing | null {
  const element = findElement(symbol ?? word ?? "")?.symbol ?? findElementNamed(word ?? "", locale);
  const number = element === null ? undefined : findElement(element)?.number;
  const massNumber = Number(after ?? before);
  // "O2" and "O 2" are no nuclides, "O-18" is one.
  const isSymbol = word !== undefined && findElement(word) !== null;
  if (element === null || number === undefined || (isSymbol && !whole.includes("-"))) return null;
  const isPossible = massNumber >= number && massNumber <= 3 * number + 2;
  return isPossible ? { kind: "nuclide", symbol: element, massNumber } : null;
}

type Place = { readonly isFirst: boolean; readonly before: string; readonly locale: Locale };

/** Symbols that begin a sentence as a word does, or are one in capitals, are words there. */
function readFormula(written: string, { isFirst, before, locale }: Place): Thing | null {
  // "Iron(III)" has no iodine in it.
  if (/^\([IV]+\)$/u.test(written)) return null;
  const isWord = [locale, DEFAULT_LOCALE].some((language) => wordsOf(language).has(written.toLowerCase()));
  if (isWord && (isFirst || written === "I") && !/(?:\b(?:of|for|than|or|is|in|de|du)|,) $/u.test(before)) return null;
  return thingOf(written);
}

/** `h2so4`, `nacl`, `fe`: in small letters what is a substance or an element, and no word that asks. */
function readSmall(written: string, locale: Locale): Thing | null {
  if ([locale, DEFAULT_LOCALE].some((language) => wordsOf(language).has(written))) return null;
  const symbol = symbolOfSmall(written, locale);
  if (symbol !== null) return thingOf(symbol);
  const formula = formulaOfSmall(written);
  return formula === null || findElement(formula) !== null ? null : { kind: "substance", formula, isNamed: false };
}

/** A name that takes more words is none. */
export const MOST_NAME_WORDS = 5;
/** The same of Chinese characters. */
export const MOST_NAME_CHARACTERS = 9;

/** How a name may stand in a sentence besides as it is: bent, or of several atoms, "the carbons". */
const FORMS: Readonly<Partial<Record<Locale, (text: string) => string[]>>> = {
  am: withoutAffixes,
  en: (text) => [text, text.replace(/s$/u, "")],
  hi: (text) => [text, directCase(text)],
};

/** What a piece of text is the name of, as it stands or without what a language writes onto it; null for any other. */
export function readThingName(text: string, locale: Locale): Thing | null {
  for (const language of new Set<Locale>([locale, DEFAULT_LOCALE])) {
    const names = FORMS[language]?.(text) ?? [text];
    const symbol = names.flatMap((name) => findElementNamed(name, language) ?? [])[0];
    if (symbol !== undefined) return { kind: "element", symbol, isNamed: true };
    const [formula] = names.flatMap((name) => listFormulasOf(name, language));
    // Electrons are what things have.
    if (formula === undefined || formula === "e-") continue;
    // Chlorine is an element before it is a molecule.
    const bare = formula.replace(/^([A-Z][a-z]?)2$/, "$1");
    if (findElement(bare) !== null) return { kind: "element", symbol: bare, isNamed: true };
    return { kind: "substance", formula, isNamed: true };
  }
  return null;
}

/** "Of gold" is of another ending than "gold". */
function directCase(text: string): string {
  return text.replace(/े$/u, "ा");
}

function withoutAffixes(text: string): string[] {
  const fronts = [text, text.replace(/^(?:ስለ|እንደ|የ|በ|ለ|ከ)/u, "")];
  const bare = fronts.flatMap((front) => [front, front.replace(/[ንስም]$/u, "")]);
  // Spellings of one sound that textbooks mix.
  return [...new Set(bare.flatMap((name) => [name, name.replaceAll("ዝየ", "ዥየ"), name.replaceAll(/[ሽሺ]የም/gu, "ሲየም")]))];
}

const elementNames = new Map<Locale, ReadonlyMap<string, string>>();

/** The symbol of an element by its name. */
function findElementNamed(name: string, locale: Locale): string | null {
  let known = elementNames.get(locale);
  if (known === undefined) {
    known = new Map(listElementNames(locale).map((each) => [foldText(each.name), each.symbol]));
    elementNames.set(locale, known);
  }
  const folded = foldText(name);
  return known.get(folded) ?? null;
}

const words = new Map<Locale, ReadonlySet<string>>();

/** Every single word by which this language asks, and its shortest other words. */
function wordsOf(locale: Locale): ReadonlySet<string> {
  const known = words.get(locale);
  if (known !== undefined) return known;
  const listed = [FACT_WORDS, LAB_WORDS]
    .flatMap((lists) => Object.values(lists[locale]))
    .flatMap((phrases) => phrases.split(",").map((each) => each.trim()));
  const set = new Set([...listed, "as", "at", "be", "he", "no", "am", "pa", "ra", "co", "la", "se", "si", "te", "os"]);
  words.set(locale, set);
  return set;
}
