import { ELEMENTS, type ElementSymbol } from "../chemistry/elements/elements.ts";
import type { Locale } from "../i18n/locales.ts";
import { listElementNames } from "../nomenclature/list-names.ts";

/** What each element is called first in a language; IUPAC's English name where it has none. */
export function nameElements(locale: Locale): Readonly<Record<ElementSymbol, string>> {
  const listed = new Map(
    listElementNames(locale)
      .toReversed()
      .map(({ name, symbol }) => [symbol, name]),
  );
  return Object.fromEntries(ELEMENTS.map(({ symbol, name }) => [symbol, listed.get(symbol) ?? name])) as Record<
    ElementSymbol,
    string
  >;
}
