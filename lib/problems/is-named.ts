import { parseFormula } from "../chemistry/formula/parse.ts";
import { LOCALES } from "../i18n/locales.ts";
import { nameOf } from "../nomenclature/name-of.ts";

const named = new Map<string, boolean>();
/** The substances of all families, and some of those that come from outside. */
const MOST_NAMED = 1000;

/** Whether a substance has a name in every language. */
export function isNamed(formula: string): boolean {
  const found = named.get(formula);
  if (found !== undefined) return found;
  const parsed = parseFormula(formula);
  const isKnown = parsed.ok && LOCALES.every((locale) => nameOf(parsed.value, locale).ok);
  if (named.size >= MOST_NAMED) named.clear();
  named.set(formula, isKnown);
  return isKnown;
}
