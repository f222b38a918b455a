import { findElement } from "../../../chemistry/elements/elements.ts";
import type { Element } from "../../../chemistry/elements/elements.ts";
import { isPossibleMassNumber } from "../../../chemistry/formula/nuclide.ts";
import { isNonmetal } from "../../../chemistry/formula/charge.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { findIonNamed } from "../../../nomenclature/list-names.ts";
import { foldAccents } from "../../lexicon/vocabulary.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";

/** An atom or ion of a text; `massNumber` is null where it names none. */
export type NamedSpecies = { readonly element: Element; readonly charge: number; readonly massNumber: number | null };

/** Stands in the text for the species at its place in the list: a word of every language. */
export const SPECIES_WORD = "symspecies";

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const plainDigits = (text: string): string =>
  text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)));

/** Mass number, symbol, and a charge: behind a caret or raised, or in plain digits. */
const SPECIES = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{M}\d.^_{\[(-])(?<open>[(]?)(?:\^\{?(?<caret>\d{1,3})\}?|(?<raised>[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})|(?<plain>\d{2,3}))?(?:_\{?\d{1,3}\}?|[₀₁₂₃₄₅₆₇₈₉]{1,3})?(?<symbol>[A-Z][a-z]?)` +
    String.raw`(?:\^\{?(?<exponent>\d?)\s?(?<exponentSign>[+−–-])\}?|(?<superscript>[⁰¹²³⁴⁵⁶⁷⁸⁹]?)(?<superscriptSign>[⁺⁻])|(?<digit>\d?)(?<sign>[+−–-]))?(?![\p{Script=Latin}\d₀-₉^_\[(⁺⁻+−–-])`,
  "gu",
);

/** Symbols that are words, or units, of some language: they need a charge, a mass number, or a word for atoms beside them. */
const WORDLIKE: ReadonlySet<string> = new Set([
  "I",
  "In",
  "As",
  "At",
  "No",
  "He",
  "Be",
  "Am",
  "Es",
  "Y",
  "La",
  "Se",
  "Os",
  "Ne",
  "Si",
  "Te",
  "Tu",
  "Ce",
  "Al",
  "Re",
  "Ta",
  "Ho",
  "U",
  "O",
  "Lu",
  "Pa",
  "C",
  "K",
  "N",
  "S",
  "V",
  "W",
  "F",
  "H",
]);

/** In front of a symbol, or behind it, where a word would not stand. */
const BEFORE_SYMBOL = /(?:\b(?:of|for|does|de|del|du|d['’]|an?|la|el|le|l['’]|y|et|and|in|en|dans)|[:,(])\s?$/iu;
const BEHIND_SYMBOL = /^\s*(?:$|[?.,)]|(?:atoms?|has|have)\b)/iu;

const isBeside = (text: string, start: number, end: number): boolean =>
  BEFORE_SYMBOL.test(text.slice(Math.max(0, start - 8), start)) || BEHIND_SYMBOL.test(text.slice(end, end + 8));

/** Where a word has a capital too. */
const BEGINS_SENTENCE = /(?:^|[.?!¿¡\n])\s*$/u;

/** Whether the language itself is written in the letters of the symbols. */
const isWritten = (locale: Locale): boolean => locale === "en" || locale === "es" || locale === "fr";

/** O2- and S2-: digits in line are the charge of a nonmetal only where it makes the shell of a noble gas. */
export const USUAL_ANIONS: Readonly<Record<string, number>> = {
  N: 3,
  P: 3,
  O: 2,
  S: 2,
  Se: 2,
  Te: 2,
  F: 1,
  Cl: 1,
  Br: 1,
  I: 1,
};

function readCharge(symbol: string, groups: Readonly<Record<string, string | undefined>>): number | null {
  const sign = groups["exponentSign"] ?? groups["superscriptSign"] ?? groups["sign"];
  if (sign === undefined) return 0;
  const digits = plainDigits(groups["exponent"] ?? groups["superscript"] ?? groups["digit"] ?? "");
  const size = digits === "" ? 1 : Number(digits);
  const isPositive = sign === "+" || sign === "⁺";
  if ((groups["digit"] ?? "") !== "" && isNonmetal(symbol) && (isPositive || USUAL_ANIONS[symbol] !== size))
    return null;
  return size === 0 ? null : isPositive ? size : -size;
}

/** Names of ions of one atom: "chloride", "oxide". */
function readIonName(word: string, locale: Locale): NamedSpecies | null {
  const formula = findIonNamed(word, locale);
  const parsed = formula === null ? null : parseFormula(formula);
  if (parsed === null || !parsed.ok || parsed.value.charge >= 0 || parsed.value.counts.size !== 1) return null;
  const [[symbol, atoms] = ["", 0]] = [...parsed.value.counts];
  const element = findElement(symbol);
  return element === null || Number(atoms) !== 1 ? null : { element, charge: parsed.value.charge, massNumber: null };
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, II: 2, III: 3, IV: 4, V: 5, VI: 6, VII: 7 };

/** "Iron(III)", "hierro (III)". */
const NUMERAL = /(?<!\p{L})(\p{L}[\p{L}\p{M}]{1,14})\s?\((I{1,3}|IV|VI{0,2})\)/gu;

/**
 * The text with its atoms and ions as words, and what they are in the order of the text. Linear in its length. Names of
 * elements without a charge stay, for the reader of words. Null where a capital may be a symbol or a word: "do As and Mn".
 */
export function takeSpecies(
  text: string,
  { elements, locale }: Vocabulary,
): { readonly text: string; readonly species: ReadonlyMap<string, NamedSpecies> } | null {
  const species = new Map<string, NamedSpecies>();
  const put = (each: NamedSpecies): string => {
    const word = SPECIES_WORD + String.fromCharCode("a".codePointAt(0) ?? 0).repeat(species.size + 1);
    species.set(word, each);
    return ` ${word} `;
  };
  let isOpen = false;
  const spelt = text
    .replace(NUMERAL, (written: string, name: string, numeral: string) => {
      const element = findElement(elements.get(foldAccents(name.toLowerCase())) ?? "");
      return element === null ? written : put({ element, charge: ROMAN[numeral] ?? 0, massNumber: null });
    })
    .replace(SPECIES, (...match: unknown[]) => {
      const [written, whole, at] = [String(match[0]), String(match.at(-2)), Number(match.at(-3))];
      // Named groups come last.
      const groups = match.at(-1) as Readonly<Record<string, string | undefined>>;
      const symbol = groups["symbol"] ?? "";
      const element = findElement(symbol);
      const charge = readCharge(symbol, groups);
      const digits = groups["caret"] ?? plainDigits(groups["raised"] ?? groups["plain"] ?? "");
      const massNumber = digits === "" ? null : Number(digits);
      if (
        element === null ||
        charge === null ||
        (massNumber !== null && !isPossibleMassNumber(element.number, massNumber))
      )
        return written;
      const isBare = massNumber === null && charge === 0;
      if (
        isBare &&
        WORDLIKE.has(symbol) &&
        isWritten(locale) &&
        !isBeside(whole, at + (groups["open"] ?? "").length, at + written.length)
      ) {
        isOpen ||= !BEGINS_SENTENCE.test(whole.slice(Math.max(0, at - 8), at));
        return written;
      }
      return `${groups["open"] ?? ""}${put({ element, charge, massNumber })}`;
    })
    .replace(/(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]{4,14}(?![\p{L}\p{M}])/gu, (word: string) => {
      const ion = species.has(word) || elements.has(foldAccents(word.toLowerCase())) ? null : readIonName(word, locale);
      return ion === null ? word : put(ion);
    });
  return isOpen ? null : { text: spelt, species };
}
