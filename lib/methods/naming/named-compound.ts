import { formatFormula } from "../../chemistry/formula/format.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { analyse } from "../../nomenclature/analysis/analyse.ts";
import type { Designation } from "../../nomenclature/designation.ts";
import { getNaming } from "../../nomenclature/languages/languages.ts";
import { nameOf } from "../../nomenclature/name-of.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";

/** A formula in canonical ASCII with what its name says. */
export type NamedCompound = { readonly formula: string; readonly designation: Designation };

/** Metals of which half the textbooks write the charge, and half do not: "gallium nitride", "gallium(III) nitride". */
const UNSETTLED = /^(?:Ga|In|Tl|Ge|Bi|Sb)/;

/** Whether books agree on the name; the brackets of complexes are named by old rules and new ones. */
function hasOneName({ formula }: NamedCompound): boolean {
  return !UNSETTLED.test(formula) && !formula.includes("[");
}

/** What the name of a formula says; null where it has none in the language. */
export function findNamedCompound(formula: Formula, locale: Locale): NamedCompound | null {
  const name = nameOf(formula, locale);
  const analysis = analyse(formula, getNaming(DEFAULT_LOCALE));
  return name.ok && analysis.ok ? { formula: formatFormula(formula, "ascii"), designation: analysis.value } : null;
}

/** A compound whose name is the answer to a question. */
export function findNameable(formula: Formula, locale: Locale): NamedCompound | null {
  const compound = findNamedCompound(formula, locale);
  // Glucose is what a course means by C6H12O6, and other sugars share it.
  const name = nameOf(formula, locale);
  return compound !== null && hasOneName(compound) && name.ok && name.value.decidedBy === "formula" ? compound : null;
}
