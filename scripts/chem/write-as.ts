import { formatChemistryText } from "#lib/chemistry/display/format-chemistry-text.ts";
import { speakEquation, speakFormula } from "#lib/chemistry/display/speech.ts";
import { formatEquation } from "#lib/chemistry/equation/format.ts";
import { parseEquation } from "#lib/chemistry/equation/parse.ts";
import { formatFormula } from "#lib/chemistry/formula/format.ts";
import type { FormulaIssue } from "#lib/chemistry/formula/issue.ts";
import { parseFormula } from "#lib/chemistry/formula/parse.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type Result, succeed } from "#lib/result.ts";

export const NOTATIONS = ["unicode", "tex", "speech"] as const;

export type Notation = (typeof NOTATIONS)[number];

/** Any text in Unicode notation; an equation or a formula also in TeX (mhchem) or in words. */
export function writeAs(text: string, notation: Notation, locale: Locale): Result<string, FormulaIssue> {
  if (notation === "unicode") return succeed(formatChemistryText(text));
  const equation = parseEquation(text);
  if (equation.ok) {
    const { value } = equation;
    return succeed(notation === "tex" ? formatEquation(value, "tex") : speakEquation(value, locale));
  }
  const formula = parseFormula(text);
  if (!formula.ok) return formula;
  return succeed(notation === "tex" ? formatFormula(formula.value, "tex") : speakFormula(formula.value, locale));
}
