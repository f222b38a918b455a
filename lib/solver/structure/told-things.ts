import { canonicalOf } from "../../chemistry/formula/format.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { solvedFacts } from "../../problems/solved-facts.ts";
import type { Solved } from "../../problems/solved-facts.ts";
import { readFormulaObject, readNameObject } from "./read-objects.ts";

/** Where a family has its words. */
export type Words = Parameters<typeof solvedFacts>[0];

export const solutionOf = (words: Words, solved: Solved | null): SolutionFacts[] | null =>
  solved === null ? null : [solvedFacts(words, solved)];

/** The substance or ion of a formula or an English name. */
export const formulaOf = (thing: string): Formula | null =>
  readFormulaObject(thing) ?? readNameObject(thing, DEFAULT_LOCALE);

/** In canonical ASCII; null where one of them is no substance. */
export function allWritten(things: readonly string[]): string[] | null {
  const written = things.flatMap((thing) => {
    const formula = formulaOf(thing);
    return formula === null ? [] : [canonicalOf(formula)];
  });
  return written.length === things.length ? written : null;
}

/** `HSO4^-`, `NH4^+`: with every charge behind a caret. */
export const withCaret = (formula: Formula): string => canonicalOf(formula).replace(/(?<!\^\d?)([+-])$/, "^$1");
