import { findElement } from "../../chemistry/elements/elements.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import type { Locale } from "../../i18n/locales.ts";
import { formulaOf } from "../../nomenclature/formula-of.ts";

/** More in one message are no exercise. */
const MOST_OBJECTS = 24;

const MARKER = /^(?:[-•*] |\(?(?:\d{1,2}|[a-z])[.)](?!\d) ?)(?=\S)/iu;

const ARTICLE: Readonly<Record<Locale, RegExp | null>> = {
  en: /^(?:the|an?) /iu,
  es: /^(?:el|la|los|las) /iu,
  fr: /^(?:le |la |les |l' ?|de la |de l' ?|du |d' ?|de )/iu,
  am: /^የ/u,
  zh: null,
  hi: null,
};

const AND: Readonly<Record<Locale, RegExp>> = {
  en: /,? and /iu,
  es: /,? [ye] /iu,
  fr: /,? et /iu,
  am: /፣ ?| እና | እና/u,
  zh: /[、，和与及]/u,
  hi: /,? (?:और|तथा|एवं) /u,
};

/** "NaCl, MgO and CaF2", one below the other, or marked with letters: each for itself. Names keep the comma between digits. */
export function splitObjects(text: string, locale: Locale): string[] | null {
  const items = text
    .split(/\n|;|,(?!\d)/u)
    .flatMap((line) => line.replace(/(^|\s)\(?[a-h]\) ?/gu, "\n").split("\n"))
    .flatMap((line) => line.split(AND[locale]))
    .map((item) => item.trim().replace(MARKER, "").trim())
    .filter((item) => item !== "");
  return items.length === 0 || items.length > MOST_OBJECTS ? null : items;
}

/** A formula as it is written, of elements with capitals. */
export function readFormulaObject(item: string): Formula | null {
  const parsed = parseFormula(item);
  return parsed.ok ? parsed.value : null;
}

/** The formula of a name; null for a name that leaves it open. */
export function readNameObject(item: string, locale: Locale): Formula | null {
  // "Fe2O3" asked for its formula is no question about a name.
  if (/^[A-Z0-9()[\]^+·-]+$/u.test(item)) return null;
  const article = ARTICLE[locale];
  const spellings = article === null ? [item] : [item, item.replace(article, "")];
  for (const spelling of spellings) {
    const formula = formulaOf(spelling, locale);
    if (formula.ok) return formula.value;
  }
  return null;
}

/** The symbol of an element by its symbol or its name. */
export function readElementObject(item: string, locale: Locale): string | null {
  const own = findElement(item);
  if (own !== null) return own.symbol;
  const formula = readNameObject(item, locale);
  const [only, ...others] = formula?.counts.keys() ?? [];
  return formula?.charge === 0 && only !== undefined && others.length === 0 ? only : null;
}
