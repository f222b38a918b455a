import type { Locale } from "../../i18n/locales.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";

/** Where the name of an ion stands beside the word for ions, and how one ion is called. */
const NAMED: Readonly<Record<Locale, { readonly found: RegExp; readonly one: (name: string) => string }>> = {
  en: { found: /(\p{L}{3,}) ions(?!\p{L})/iu, one: (name) => `${name} ion` },
  es: {
    found: /(?<!\p{L})iones (?:de )?(\p{L}{4,}(?:\([IV]+\))?)/iu,
    one: (name) => `ion ${name}`,
  },
  fr: {
    found: /(?<!\p{L})ions (?:de |d['’])?(\p{L}{3,}(?:\([IV]+\))?)/iu,
    one: (name) => `ion ${name}`,
  },
  am: { found: /የ?([\u1200-\u135f]{2,}) (?:አዮኖች|አዮን)/u, one: (name) => `${name} አዮን` },
  zh: { found: /(?!)()/u, one: (name) => name },
  hi: { found: /([\p{L}\p{M}]{2,}) (?:आयनों|आयन)/u, one: (name) => `${name} आयन` },
};

/** A text with formulas in the place of the names of ions: "how many K+". Only where a name is of one ion. */
export function nameIons(text: string, locale: Locale): string {
  const { found, one } = NAMED[locale];
  return text.replace(found, (whole: string, name: string) => {
    const [formula, ...others] = listFormulasOf(one(name.toLowerCase()), locale);
    return formula === undefined || others.length > 0 || !/[+-]$/.test(formula) ? whole : ` ${formula} `;
  });
}
