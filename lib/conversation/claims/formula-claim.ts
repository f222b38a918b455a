import { parseFormula } from "../../chemistry/formula/parse.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import { isOnlyClaim } from "../claim-words.ts";
import { findNamed } from "../find-named.ts";
import { saysCue } from "../guide-cues.ts";
import { listFormulas } from "../list-formulas.ts";
import type { Claim } from "../claim.ts";

/** A question that is answered with yes or no. */
export const WHETHER =
  /^(?:(?:and|so|but|y|et)\s+)?(?:is|are|does|do|est-ce que)\s.*\d.*[?]?$|吗[?？]?$|^(?:और )?क्या\s.*(?:है|हैं)\s*[?।]?$|ነው\s?(?:ወይ|እንዴ)\s*[?፧]?$/isu;

export const ASKS = /[?？፧]\s*$/u;

/** "MgO2 for magnesium oxide?": a formula and a name, and nothing else but that they belong together. */
export function findFormulaClaim(text: string, locale: Locale): Claim | null {
  const [said, ...others] = listFormulas(text);
  if (said === undefined || others.length > 0) return null;
  const blank = text.replace(said, " ".repeat(said.length));
  const named = findNamed(blank, locale);
  if (named === null || (!saysCue(text, "check") && !ASKS.test(text) && !WHETHER.test(text.trim()))) return null;
  return isOnlyClaim(`${blank.slice(0, named.start)} ${blank.slice(named.end)}`)
    ? { kind: "formula", said, formulas: named.formulas }
    : null;
}

/** Whether a formula is one of some, however it is written. */
export function isSameFormula(one: string, others: readonly string[]): boolean {
  const own = canonical(one);
  return own !== null && others.some((other) => canonical(other) === own);
}

function canonical(text: string): string | null {
  const parsed = parseFormula(text);
  return parsed.ok ? formatFormula(parsed.value, "ascii") : null;
}
