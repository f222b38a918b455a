import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import type { FormulaIssue } from "../formula/issue.ts";
import { normaliseNotation } from "../formula/notation.ts";
import { parseFormula } from "../formula/parse.ts";
import { balance } from "./balance.ts";
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
const MAX_TERMS = 30;

/**
 * Reads a chemical equation with any usual arrow (`->`, `→`, `=`, `⇌`, `<=>`, `yields`, LaTeX, mhchem), whole,
 * fractional or blank coefficients, states, charges and electrons. Heat and light among the terms are left out, for
 * they hold no atoms. Linear in the text's length.
 */
export function parseEquation(text: string): Result<Equation, EquationIssue> {
  if (text.length > MAX_EQUATION_LENGTH) return fail(issue("too-large", MAX_EQUATION_LENGTH, ""));
  const plain = normaliseNotation(text);
  const result = readEquation(withoutEnthalpy(plain?.text ?? text));
  if (result.ok) return CONDITIONS.test(withoutEnthalpy(text)) ? succeed({ ...result.value, isDriven: true }) : result;
  if (plain === null) return result;
  return fail({ ...result.issue, at: plain.offsets[result.issue.at] ?? text.length });
}

/** Words and signs for heat, light and current at an arrow or among the terms. */
const CONDITIONS = /[Ee]lectr|[Hh]eat|light|energy|h[νv]\b|Δ|∆|\\Delta|△|\d\s?(?:°\s?C|kJ)|-{1,4}[a-z]|\\xrightarrow/;

/** `…, ΔH = -92 kJ` after an equation is no part of it. */
function withoutEnthalpy(text: string): string {
  const at = text.search(/[,;(]?\s{0,9}(?:Δ|∆|\\Delta)\s?[HGSE][°º⊖]?(?:_?\{?(?:rxn|r|f|c)\}?)?[°º⊖]?\s?[=<>:]/);
  return at < 0 ? text : text.slice(0, at);
}

function issue(
  code: Exclude<EquationIssue["code"], FormulaIssue["code"]> | "too-large",
  at: number,
  found: string,
): EquationIssue {
  return { code, at, found, readings: [] };
}

function readEquation(text: string): Result<Equation, EquationIssue> {
  const arrows = findArrows(text);
  const [arrow, second] = arrows;
  if (arrow === undefined) return fail(issue("no-arrow", 0, ""));
  if (second !== undefined) return fail(issue("several-arrows", second.start, text.slice(second.start, second.end)));
  const reactants = readSide(text, { start: 0, end: arrow.start });
  if (!reactants.ok) return reactants;
  const start = skipCondition(text, arrow);
  const products = readSide(text, { start, end: text.length });
  if (!products.ok) return products;
  if (reactants.value.length + products.value.length > MAX_TERMS) return fail(issue("too-large", 0, ""));
  const chosen = chooseReadings({ reactants: reactants.value, products: products.value, arrow: arrow.kind });
  return chosen.ok && start > arrow.end ? succeed({ ...chosen.value, isDriven: true }) : chosen;
}

/** A term as read, or, where a digit may be a count or a charge (FeSCN2+), its two readings and the issue of both. */
type ReadTerm = { readonly readings: readonly Term[]; readonly issue: EquationIssue | null };

const MAX_COMBINATIONS = 16;

/**
 * An ambiguous charge is settled by the equation where just one combination of readings can be balanced:
 * `Fe3+ + SCN- -> FeSCN2+` has FeSCN^2+. Otherwise its issue stands.
 */
function chooseReadings(read: {
  reactants: readonly ReadTerm[];
  products: readonly ReadTerm[];
  arrow: Equation["arrow"];
}): Result<Equation, EquationIssue> {
  const split = read.reactants.length;
  const terms = [...read.reactants, ...read.products];
  const build = (chosen: readonly Term[]): Equation => ({
    reactants: chosen.slice(0, split),
    products: chosen.slice(split),
    arrow: read.arrow,
  });
  const ambiguous = terms.find((term) => term.issue !== null)?.issue ?? null;
  if (ambiguous === null) return succeed(build(terms.flatMap((term) => term.readings)));
  let combinations: Term[][] = [[]];
  for (const { readings } of terms) {
    combinations = combinations.flatMap((chosen) => readings.map((reading) => [...chosen, reading]));
    if (combinations.length > MAX_COMBINATIONS) return fail(ambiguous);
  }
  const [only, other] = combinations.map(build).filter((equation) => balance(equation).kind !== "impossible");
  return only !== undefined && other === undefined ? succeed(only) : fail(ambiguous);
}

/** `→(heat)`, `->(200 °C)`, `->Δ`. */
const CONDITION = /^\s?(?:\([^()A-Z]{1,20}(?:C|K)?\)|[Δ∆](?=\s))/;

/** The index after mhchem's `->[above][below]`, or a condition in round brackets. A square bracket that goes on as a formula is one: `->[Ag(NH3)2]+`. */
function skipCondition(text: string, arrow: Arrow): number {
  let end = arrow.end;
  const condition = CONDITION.exec(text.slice(end, end + 26));
  if (condition !== null && !/^\s?\((?:\d+(?:\/\d+)?|\s*)\)/.test(condition[0])) return end + condition[0].length;
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

function readSide(text: string, side: Span): Result<ReadTerm[], EquationIssue> {
  if (text.slice(side.start, side.end).trim() === "") return fail(issue("empty-side", side.start, ""));
  const terms: ReadTerm[] = [];
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

function readTerm(text: string, span: Span): Result<ReadTerm, EquationIssue> {
  const coefficient = readCoefficient(text, span);
  if (!coefficient.ok) return fail(issue("bad-coefficient", span.start, coefficient.issue));
  const { value, end } = coefficient.value;
  if (end >= span.end) return fail(issue("empty-term", span.start, text.slice(span.start, span.end)));
  const formula = parseFormula(text.slice(end, span.end));
  if (formula.ok) return succeed({ readings: [{ coefficient: value, formula: formula.value }], issue: null });
  const refused = { ...formula.issue, at: formula.issue.at + end };
  if (refused.code !== "ambiguous-charge") return fail(refused);
  const readings = refused.readings.flatMap((reading) => {
    const parsed = parseFormula(reading);
    return parsed.ok ? [{ coefficient: value, formula: parsed.value }] : [];
  });
  return succeed({ readings, issue: refused });
}

/** The equation of a text that is one; throws on any other. For equations that stand in the code. */
export function getEquation(text: string): Equation {
  const result = parseEquation(text);
  if (!result.ok) throw new Error(`Not an equation (${result.issue.code} at ${result.issue.at}): ${text}`);
  return result.value;
}
