import type { Locale } from "../i18n/locales.ts";
import { foldName } from "./fold.ts";
import { getLexis, getNaming } from "./languages/languages.ts";

/** A name of a table; several formulas where it leaves the substance open, none for a mixture. */
export type ListedName = { readonly name: string; readonly formulas: readonly string[] };

/** Every name of a substance that no rule makes, for readers of free text that must know where a name begins. */
export function listSubstanceNames(locale: Locale): ListedName[] {
  const { retained, acids, aqueousAcids, organic, everyday, readOnly, open } = getNaming(locale);
  const certain = [retained, acids, aqueousAcids, organic, everyday, readOnly].flatMap((table) =>
    Object.entries(table).flatMap(([formula, names]) => names.map((name) => ({ name, formulas: [formula] }))),
  );
  return [...certain, ...Object.entries(open).map(([name, formulas]) => ({ name, formulas }))];
}

/** Every name of an element and its symbol. */
export function listElementNames(locale: Locale): { readonly name: string; readonly symbol: string }[] {
  return Object.entries(getNaming(locale).elements).flatMap(([symbol, names]) => names.map((name) => ({ name, symbol })));
}

/** Whether a name may begin with this word: a quick look, for readers of free text. */
export function mayBeginName(word: string, locale: Locale): boolean {
  return getLexis(locale).beginnings.begins(foldName(word).text);
}
