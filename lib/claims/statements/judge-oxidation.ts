import type { Equation } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findOxidationNumbers } from "../../chemistry/redox/oxidation.ts";
import type { Span } from "../claim.ts";
import { elementOf } from "./judge-elements.ts";
import { readAtom } from "./subject-of.ts";
import { type Clause, judged, right, type Statement } from "./statement.ts";

type ReadNumber = Span & { readonly value: number };

const SIGNED = /(?<![\d.,\p{L}^_(])(?:([+−-])\s?(\d{1,2})|(0))(?![\d.,]\d|\d|\s?(?:°|%))/gu;
const FARTHEST = 50;

/** Oxidation numbers of elements in compounds and ions. */
export function judgeOxidation(clause: Clause): Statement[] {
  if (clause.isDenied) return [];
  const changes = judgeChanges(clause);
  if (!clause.around.some(({ concept }) => concept === "oxidation-number") && !clause.isOfOxidation)
    return changes.filter(({ isRight }) => isRight);
  return [...changes, ...judgeNumbers(clause)];
}

const CHANGE =
  /(?<![\d.,\p{L}])([+−-]?\d)\s?(?:to|a|à|→|->|(?:升高?|降低?|变)?[到至为成]|से|ወደ)\s?([+−-]?\d)(?![\d.,]\d|\d)/gu;

/** "Fe: +3 → 0". */
const LABEL = /(?<![\p{L}\d])([A-Z][a-z]?)[\s*]{0,3}[:：፦]?[\s*]{0,3}$/u;

/** "From +5 to +2": of an element in the equations that were written. */
function judgeChanges(clause: Clause): Statement[] {
  return [...clause.text.matchAll(CHANGE)].flatMap((match): Statement[] => {
    const span = { start: clause.start + match.index, end: clause.start + match.index + match[0].length };
    const owner = clause.mentioned.findLast((each) => each.end <= span.start && elementOf(each) !== null);
    const label = LABEL.exec(clause.text.slice(0, match.index))?.[1];
    const own = label ?? (owner === undefined ? null : elementOf(owner));
    const symbols = own === null ? lastElements(clause) : [own];
    const [from, to] = [match[1], match[2]].map((digits) => Number(digits?.replace("−", "-")));
    const sides = symbols.flatMap((symbol) =>
      clause.equations.flatMap(({ reactants, products }) => {
        const [before, behind] = [numbersIn(reactants, symbol), numbersIn(products, symbol)];
        return before.length === 0 || behind.length === 0 ? [] : [{ before, behind }];
      }),
    );
    if (sides.some(({ before, behind }) => before.includes(from ?? NaN) && behind.includes(to ?? NaN)))
      return from === to ? [] : [right(span)];
    const isSure = owner !== undefined && span.start - owner.end <= FARTHEST && sides.length > 0;
    const isReversed = sides.some(({ before, behind }) => behind.includes(from ?? NaN) && before.includes(to ?? NaN));
    return isSure && isReversed ? [judged(span, false)] : [];
  });
}

const MOST_LAST = 2;

/** Of what was named last, where the clause itself names nothing: "its oxidation number". */
const lastElements = ({ earlier, nuclide }: Clause): string[] => [
  ...earlier.slice(-MOST_LAST).flatMap((formula) => readAtom([formula])?.symbol ?? []),
  ...(nuclide === null ? [] : [nuclide.symbol]),
];

function numbersIn(terms: Equation["reactants"], symbol: string): number[] {
  const numbers = terms.flatMap(({ formula }) =>
    formula.counts.has(symbol) ? (oxidationOf(symbol, formatFormula({ ...formula, state: null }, "ascii")) ?? []) : [],
  );
  return [...new Set(numbers)];
}

function judgeNumbers(clause: Clause): Statement[] {
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
