import type { Locale } from "../../i18n/locales.ts";
import { GRAMMARS, tablesOf } from "./grammars.ts";

/** The phrases that a language is read by; of a stem the forms that are written most, where they are known. */
export function listGlossedPhrases(locale: Locale): string[] {
  const grammar = GRAMMARS[locale];
  const tables = grammar === undefined ? [] : tablesOf(grammar);
  const forms = FORMS[locale] ?? [];
  return tables
    .flatMap((table) => Object.values(table).flat())
    .flatMap((phrase) => (phrase.endsWith("*") ? forms.map((form) => phrase.slice(0, -1) + form) : [phrase]))
    .map((phrase) => phrase.replaceAll("*", ""));
}

const FORMS: Partial<Record<Locale, readonly string[]>> = {
  es: ["", "a", "an", "ar", "o", "ado", "ada"],
  fr: ["", "e", "er", "ez", "ent", "é", "ée"],
};
