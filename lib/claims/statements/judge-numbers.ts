import { findElement } from "../../chemistry/elements/elements.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findOxidationNumbers } from "../../chemistry/redox/oxidation.ts";
import { MAIN_ELEMENTS } from "../../problems/periodic-table/elements.ts";
import type { Span } from "../claim.ts";
import type { Concept } from "./concepts.ts";
import { elementOf } from "./judge-elements.ts";
import { readCountBefore } from "./number-words.ts";
import { type Clause, judged, type Mentioned, right, type Statement } from "./statement.ts";

type ReadNumber = Span & { readonly value: number };

const SIGNED = /(?<![\d.,\p{L}^_(])(?:([+−-])\s?(\d{1,2})|(0))(?![\d.,]\d|\d|\s?(?:°|%))/gu;
const WHOLE = /(?<![\d.,+−-])\d{1,3}(?![.,]?\d)/g;
const FARTHEST = 50;

/** Oxidation numbers of elements in compounds, and what is counted in their atoms. */
export function judgeNumbers(clause: Clause): Statement[] {
  if (clause.isDenied) return [];
  return [...judgeOxidation(clause), ...judgeCounts(clause)];
}

function judgeOxidation(clause: Clause): Statement[] {
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
    const isSaid = clause.concepts.some(({ concept }) => concept === "oxidation-number");
    const isOnly = numbersOf(clause, SIGNED).length === 1;
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
  return parsed.ok && parsed.value.counts.has(symbol) && parsed.value.counts.size > 1;
}

/** Null where the rules do not tell, or the element has several in it. */
function oxidationOf(symbol: string, formula: string): number | null {
  const parsed = parseFormula(formula);
  const rows = parsed.ok ? findOxidationNumbers(parsed.value) : null;
  if (rows === null || !rows.ok) return null;
  const [only, ...others] = rows.value.filter((row) => row.symbol === symbol);
  return only === undefined || others.length > 0 ? null : only.number.numerator / only.number.denominator;
}

/** What an atom of an element has so many of, or where it stands. */
const COUNTS: Readonly<Partial<Record<Concept, (symbol: string) => number | null>>> = {
  protons: (symbol) => findElement(symbol)?.number ?? null,
  "atomic-number": (symbol) => findElement(symbol)?.number ?? null,
  electrons: (symbol) => findElement(symbol)?.number ?? null,
  "valence-electrons": (symbol) => MAIN_ELEMENTS.find((each) => each.symbol === symbol)?.valence ?? null,
  group: (symbol) => findElement(symbol)?.group ?? null,
  period: (symbol) => findElement(symbol)?.period ?? null,
};

/** Of these another number is wrong; electrons are counted in ions and bonds too, and groups in two ways. */
const SURE: ReadonlySet<Concept> = new Set(["protons", "atomic-number", "period"]);

function judgeCounts(clause: Clause): Statement[] {
  const numbers = numbersOf(clause, WHOLE);
  return clause.concepts.flatMap((said): Statement[] => {
    const count = COUNTS[said.concept];
    if (count === undefined) return [];
    const word = readCountBefore(clause.text.slice(0, said.start - clause.start), clause.locale);
    const before =
      numbers.findLast(({ end }) => end <= said.start && said.start - end <= 3) ??
      (word === null ? undefined : { start: said.start - word.length, end: said.start, value: word.value });
    // "The atomic number of iron is 26".
    const isOwned = clause.mentioned.some(({ start }) => start >= said.end);
    const behind = numbers.find(({ start }) => start >= said.end && start - said.end <= (isOwned ? FARTHEST : 6));
    const isPlace = said.concept === "atomic-number" || said.concept === "group" || said.concept === "period";
    const number = isPlace ? behind : before;
    const owner = number === undefined ? null : ownerOf(number, clause.mentioned);
    const value = owner === null ? null : count(owner.symbol);
    if (number === undefined || owner === null || value === null) return [];
    if (value === number.value) return [right(number)];
    return SURE.has(said.concept) && owner.isOnly && numbers.length === 1 ? [judged(number, false)] : [];
  });
}

function ownerOf(
  number: Span,
  mentioned: readonly Mentioned[],
): { readonly symbol: string; readonly isOnly: boolean } | null {
  const owner = mentioned.findLast(({ end }) => end <= number.start);
  const symbol = owner === undefined ? null : elementOf(owner);
  if (owner === undefined || symbol === null || number.start - owner.end > FARTHEST) return null;
  return { symbol, isOnly: mentioned.length === 1 };
}

function numbersOf({ text, start }: Clause, pattern: RegExp): ReadNumber[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    value: Number(match[0].replace(/[−]/, "-").replaceAll(/[\s+]/g, "")),
  }));
}
