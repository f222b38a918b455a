import type { Locale } from "../i18n/locales.ts";
import type { FormulaClaim, Span } from "./claim.ts";
import { findNames } from "./find-names.ts";

/** "sodium chloride (NaCl", "sodium chloride, NaCl", "the formula of sodium chloride is NaCl". */
const BEHIND_NAME =
  /^\s?[(（,:，：*]\s?\*{0,2}$|^\s?(?:is|has the formula|est|es|是|为|的化学式(?:是|为)|की सूत्र|का सूत्र)\s?$/u;
/** "NaCl (sodium chloride)". */
const BEFORE_NAME = /^\s?[(（]\s?$/u;
const FARTHEST = 60;

/** The name that says the same as the formula beside it, with what it stands for; null where none stands there. */
export function findNameBeside(text: string, formula: Span, locale: Locale): FormulaClaim["named"] {
  const from = Math.max(0, formula.start - FARTHEST);
  const before = findNames(text.slice(from, formula.start), locale).at(-1);
  if (before !== undefined) {
    const between = text.slice(from + before.end, formula.start);
    if (BEHIND_NAME.test(between) || between.trim() === "")
      return { formulas: before.formulas, isApposition: /[(（]|is|是|est|es/.test(between) };
  }
  const behind = text.slice(formula.end, formula.end + FARTHEST);
  const [after] = findNames(behind, locale);
  if (after === undefined || !BEFORE_NAME.test(behind.slice(0, after.start))) return null;
  return { formulas: after.formulas, isApposition: /^[)）]/.test(behind.slice(after.end)) };
}
