import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import type { FormulaIssue } from "../formula/issue.ts";
import { normaliseNotation } from "../formula/notation.ts";
import { parseFormula } from "../formula/parse.ts";
import { findArrows } from "./arrows.ts";
import type { Arrow } from "./arrows.ts";
import { readCoefficient } from "./coefficient.ts";
import type { Equation, Term } from "./equation.ts";
import { splitTerms } from "./terms.ts";
import type { Span } from "./terms.ts";

/** Why a text is not an equation; `at` and `found` as in FormulaIssue. */
export type EquationIssue =
  | FormulaIssue
  | {
      readonly code: "no-arrow" | "several-arrows" | "empty-side" | "empty-term" | "bad-coefficient" | "too-large";
      readonly at: number;
      readonly found: string;
      readonly readings: readonly string[];
    };

const MAX_EQUATION_LENGTH = 4_000;
const MAX_TERMS = 40;

/**
 * Reads a chemical equation with any usual arrow (`->`, `→`, `=`, `⇌`, `<=>`, `yields`, LaTeX, mhchem), whole,
 * fractional or blank coefficients, states, charges and electrons. Heat and light among the terms are left out, for
 * they hold no atoms. Linear in the text's length.
 */
export function parseEquation(text: string): Result<Equation, EquationIssue> {
  if (text.length > MAX_EQUATION_LENGTH) return fail(issue("too-large", MAX_EQUATION_LENGTH, ""));
  const plain = normaliseNotation(text);
  if (plain === null) return readEquation(text);
  const result = readEquation(plain.text);
  if (result.ok) return result;
  return fail({ ...result.issue, at: plain.offsets[result.issue.at] ?? text.length });
}

function issue(code: Exclude<EquationIssue["code"], FormulaIssue["code"]> | "too-large", at: number, found: string): EquationIssue {
  return { code, at, found, readings: [] };
}

function readEquation(text: string): Result<Equation, EquationIssue> {
  const arrows = findArrows(text);
  const [arrow, second] = arrows;
  if (arrow === undefined) return fail(issue("no-arrow", 0, ""));
  if (second !== undefined) return fail(issue("several-arrows", second.start, text.slice(second.start, second.end)));
  const reactants = readSide(text, { start: 0, end: arrow.start });
  if (!reactants.ok) return reactants;
  const products = readSide(text, { start: skipCondition(text, arrow), end: text.length });
  if (!products.ok) return products;
  if (reactants.value.length + products.value.length > MAX_TERMS) return fail(issue("too-large", 0, ""));
  return succeed({ reactants: reactants.value, products: products.value, arrow: arrow.kind });
}

/** The index after mhchem's `->[above][below]`. A bracket that goes on as a formula is one: `->[Ag(NH3)2]+`. */
function skipCondition(text: string, arrow: Arrow): number {
  let end = arrow.end;
  for (let part = 0; part < 2 && text.charAt(end) === "["; part += 1) {
    const close = text.indexOf("]", end);
    const next = text.charAt(close + 1);
    if (close < 0 || (next !== "[" && !/\s/.test(next))) return end;
    if (part === 0 && next !== "[" && !/^\s+[\dA-Z([]/.test(text.slice(close + 1, close + 8))) return end;
    end = close + 1;
  }
  return end;
}

const ENERGY = /^(?:heat|energy|light|electricity|Δ|∆|h[νv]|(?:[\d.,]+\s*)?k?J(?:\/mol)?)$/i;

function readSide(text: string, side: Span): Result<Term[], EquationIssue> {
  if (text.slice(side.start, side.end).trim() === "") return fail(issue("empty-side", side.start, ""));
  const terms: Term[] = [];
  for (const span of splitTerms(text, side)) {
    if (span.start === span.end) return fail(issue("empty-term", span.start, text.charAt(span.start)));
    if (ENERGY.test(text.slice(span.start, Math.min(span.end, span.start + 24)))) continue;
    const term = readTerm(text, span);
    if (!term.ok) return term;
    terms.push(term.value);
    if (terms.length > MAX_TERMS) return fail(issue("too-large", span.start, ""));
  }
  return terms.length > 0 ? succeed(terms) : fail(issue("empty-side", side.start, ""));
}

function readTerm(text: string, span: Span): Result<Term, EquationIssue> {
  const coefficient = readCoefficient(text, span);
  if (!coefficient.ok) return fail(issue("bad-coefficient", span.start, coefficient.issue));
  const { value, end } = coefficient.value;
  if (end >= span.end) return fail(issue("empty-term", span.start, text.slice(span.start, span.end)));
  const formula = parseFormula(text.slice(end, span.end));
  if (!formula.ok) return fail({ ...formula.issue, at: formula.issue.at + end });
  return succeed({ coefficient: value, formula: formula.value });
}

/** The equation of a text that is one; throws on any other. For equations that stand in the code. */
export function getEquation(text: string): Equation {
  const result = parseEquation(text);
  if (!result.ok) throw new Error(`Not an equation (${result.issue.code} at ${result.issue.at}): ${text}`);
  return result.value;
}
