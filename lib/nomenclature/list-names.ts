import type { Locale } from "../i18n/locales.ts";
import { remember } from "../budget/budget.ts";
import { foldName } from "./fold.ts";
import { ionKey } from "./ions.ts";
import { getLexis, getNaming } from "./languages/languages.ts";

/** A name of a table. Where it leaves the substance open it has several formulas, one that is not certain, or none. */
export type ListedName = { readonly name: string; readonly formulas: readonly string[]; readonly isOpen: boolean };

/** Every name of a substance that no rule makes, for readers of free text that must know where a name begins. */
export function listSubstanceNames(locale: Locale): ListedName[] {
  const { retained, acids, aqueousAcids, organic, everyday, readOnly, open } = getNaming(locale);
  const certain = [retained, acids, aqueousAcids, organic, everyday, readOnly].flatMap((table) =>
    Object.entries(table).flatMap(([formula, names]) =>
      names.map((name) => ({ name, formulas: [formula], isOpen: false })),
    ),
  );
  return [...certain, ...Object.entries(open).map(([name, formulas]) => ({ name, formulas, isOpen: true }))];
}

/** Every word that names an ion: "chloride", "ammonium", "ferrous". */
export function listIonNames(locale: Locale): string[] {
  const { cations, traditionalCations, anions } = getNaming(locale);
  return [cations, traditionalCations, anions].flatMap((table) => Object.values(table).flat());
}

/** The ion that a word names by itself, as `SO4^2-`; null where it names none, or an element of several charges. */
export function findIonNamed(word: string, locale: Locale): string | null {
  const { anions, cations } = getLexis(locale);
  const folded = foldName(word).text;
  const ion = anions.find(folded) ?? cations.find(folded);
  return ion === null ? null : ionKey(ion.atoms, ion.charge);
}

/** Every name of an element and its symbol. */
export function listElementNames(locale: Locale): { readonly name: string; readonly symbol: string }[] {
  return Object.entries(getNaming(locale).elements).flatMap(([symbol, names]) =>
    names.map((name) => ({ name, symbol })),
  );
}

/** All words of a lexicon, and some of a text. */
const MOST_WORDS = 10_000;

/** Whether a name may begin with this word: a quick look, for readers of free text. */
export const mayBeginName = remember(MOST_WORDS, 5, (word: string, locale: Locale): boolean =>
  getLexis(locale).beginnings.begins(foldName(word).text),
);
