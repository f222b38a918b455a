import type { Locale } from "../i18n/locales.ts";
import { listFormulasOf } from "../nomenclature/formula-of.ts";
import { mayBeginName } from "../nomenclature/list-names.ts";
import { remember } from "../budget/budget.ts";
import type { Span } from "./claim.ts";

type FoundName = Span & { readonly formulas: readonly string[] };

/** In words, which are signs in Chinese. */
const LONGEST_NAME: Readonly<Record<Locale, number>> = { en: 4, es: 5, fr: 5, am: 4, zh: 9, hi: 4 };
const WORD = /[\p{L}][\p{L}\p{M}’'‑-]*(?:\([ivxIVX]{1,4}\))?/gu;
/** "d'eau", "l'oxygène". */
const ELISION = /^[dl]['’]/i;
/** "Oxygen's electronegativity". */
const POSSESSIVE = /['’]s?$/i;
const HAN = /[\p{Script=Han}](?:\([ivxIVX]{1,4}\))?/gu;

/** Behind the first word of an acid's name, which begins no other name. */
const ACID = /^ (?:acid|अम्ल|एसिड|አሲድ)$/iu;

const MOST_KNOWN = 2000;

const formulasOf = remember(MOST_KNOWN, 20, (name: string, locale: Locale): readonly string[] =>
  ACID.test(name.replace(/^\S+/, "")) || mayBeginName(name.split(" ")[0] ?? "", locale)
    ? listFormulasOf(name, locale)
    : [],
);

/** The substances that a plain text names in words of a language, the longest name at each place. */
export function findNames(text: string, locale: Locale): FoundName[] {
  const words = [...text.matchAll(locale === "zh" ? HAN : WORD)].map((match) => ({
    start: match.index + (ELISION.exec(match[0])?.[0].length ?? 0),
    end: match.index + match[0].length - (POSSESSIVE.exec(match[0])?.[0].length ?? 0),
  }));
  const found: FoundName[] = [];
  for (let at = 0; at < words.length;) {
    const name = readNameAt(text, words, at, locale);
    if (name !== null) found.push(name.found);
    at += name?.words ?? 1;
  }
  return found;
}

function readNameAt(
  text: string,
  words: readonly Span[],
  at: number,
  locale: Locale,
): { readonly found: FoundName; readonly words: number } | null {
  const first = words[at];
  if (first === undefined) return null;
  // A sign of Chinese alone tells nothing.
  const next = words[at + 1];
  const isOfAcid = next !== undefined && ACID.test(text.slice(first.end, next.end));
  if (locale !== "zh" && !isOfAcid && !mayBeginName(text.slice(first.start, first.end), locale)) return null;
  for (let count = Math.min(LONGEST_NAME[locale], words.length - at); count > 0; count -= 1) {
    const last = words[at + count - 1];
    if (last === undefined) continue;
    const name = text.slice(first.start, last.end);
    if (/[.,;:=+\d\n]/.test(name)) continue;
    const formulas = formulasOf(name, locale);
    if (formulas.length > 0) return { found: { start: first.start, end: last.end, formulas }, words: count };
  }
  return null;
}
