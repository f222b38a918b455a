import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findOxidationNumbers } from "../../chemistry/redox/oxidation.ts";
import type { Span } from "../claim.ts";
import { elementOf } from "./judge-elements.ts";
import { type Clause, judged, right, type Statement } from "./statement.ts";

type ReadNumber = Span & { readonly value: number };

const SIGNED = /(?<![\d.,\p{L}^_(])(?:([+−-])\s?(\d{1,2})|(0))(?![\d.,]\d|\d|\s?(?:°|%))/gu;
const FARTHEST = 50;

/** Oxidation numbers of elements in compounds and ions. */
export function judgeOxidation(clause: Clause): Statement[] {
  if (clause.isDenied) return [];
  if (!clause.around.some(({ concept }) => concept === "oxidation-number") && !clause.isOfOxidation) return [];
  return numbersOf(clause, SIGNED).flatMap((number): Statement[] => {
    const owner = clause.mentioned.findLast((each) => each.end <= number.start && elementOf(each) !== null);
    const symbol = owner === undefined ? null : elementOf(owner);
    if (owner === undefined || symbol === null || number.start - owner.end > FARTHEST) return [];
    const own = clause.mentioned.flatMap(({ formulas }) => (formulas.length === 1 ? formulas : []));
    const near = [...new Set(own.filter((formula) => isCompoundOf(formula, symbol)))];
    const known = near.length > 0 ? near : [...new Set(clause.last.filter((formula) => isPartOf(formula, symbol)))];
    const values = known.map((formula) => oxidationOf(symbol, formula));
    if (values.includes(number.value)) return [right(number)];
    const before = clause.mentioned.filter(({ end }) => end <= number.start).flatMap(({ formulas }) => formulas);
    const [only, ...others] = near
      .filter((formula) => before.includes(formula))
      .map((formula) => oxidationOf(symbol, formula));
    const isSaid = clause.isOfOxidation || clause.concepts.some(({ concept }) => concept === "oxidation-number");
    const isAtOnce = /^[\s*]*(?:is|es|est|为|是)?[\s*]*$/iu.test(
      clause.text.slice(owner.end - clause.start, number.start - clause.start),
    );
    const isOnly = numbersOf(clause, SIGNED).length === 1 || isAtOnce;
    return isSaid && isOnly && typeof only === "number" && others.length === 0 && !/[→]/.test(clause.text)
      ? [judged(number, false)]
      : [];
  });
}

function isPartOf(formula: string, symbol: string): boolean {
  const parsed = parseFormula(formula);
  return parsed.ok && parsed.value.counts.has(symbol);
}

function isCompoundOf(formula: string, symbol: string): boolean {
  const parsed = parseFormula(formula);
  return parsed.ok && parsed.value.counts.has(symbol) && (parsed.value.counts.size > 1 || parsed.value.charge !== 0);
}

/** Null where the rules do not tell, or the element has several in it. */
function oxidationOf(symbol: string, formula: string): number | null {
  const parsed = parseFormula(formula);
  const rows = parsed.ok ? findOxidationNumbers(parsed.value) : null;
  if (rows === null || !rows.ok) return null;
  const [only, ...others] = rows.value.filter((row) => row.symbol === symbol);
  return only === undefined || others.length > 0 ? null : only.number.numerator / only.number.denominator;
}

function numbersOf({ text, start }: Clause, pattern: RegExp): ReadNumber[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    value: Number(match[0].replace(/[−]/, "-").replaceAll(/[\s+]/g, "")),
  }));
}
