import { formatEquation } from "../chemistry/equation/format.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { nameOf } from "../nomenclature/name-of.ts";
import type { Words } from "./words.ts";

/** Canonical ASCII → Unicode: CuSO4·5H2O → CuSO₄·5H₂O. What is no formula stays as it is. */
export function formulaText(ascii: string): string {
  const parsed = parseFormula(ascii);
  return parsed.ok ? formatFormula(parsed.value, "unicode") : ascii;
}

/** Canonical ASCII → Unicode: 2 H2 + O2 -> 2 H2O → 2 H₂ + O₂ → 2 H₂O. */
export function equationText(ascii: string): string {
  const parsed = parseEquation(ascii);
  return parsed.ok ? formatEquation(parsed.value, "unicode") : ascii;
}

/** The name of a substance in the reader's language; its formula where it has none. */
export function substanceName(ascii: string, { locale, names }: Pick<Words, "locale" | "names">): string {
  const parsed = parseFormula(ascii);
  if (!parsed.ok) return ascii;
  const name = nameOf(parsed.value, locale);
  const text = names?.get(ascii) ?? (name.ok ? name.value.text : formulaText(ascii));
  // As it is printed: the apostrophe of "oxyde d’aluminium".
  return text.replaceAll("'", "’");
}
