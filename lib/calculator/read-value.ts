import { parseFormula } from "../chemistry/formula/parse.ts";
import { molarMass } from "../chemistry/formula/molar-mass.ts";
import type { Locale } from "../i18n/locales.ts";
import { scanNumber } from "../quantity/numbers/scan-number.ts";
import { quantity } from "../quantity/quantity.ts";
import { type QuantityReadingIssue, scanQuantity } from "../quantity/scan-quantity.ts";
import { fail, succeed, type Result } from "../result.ts";
import type { CalculatorIssue, CalculatorIssueCode, Term } from "./calculation.ts";

export type Read<Value> = Result<Value, CalculatorIssue>;

export function issueAt(
  code: CalculatorIssueCode,
  at: number,
  end: number,
  names: readonly string[] = [],
): { readonly ok: false; readonly issue: CalculatorIssue } {
  return fail({ code, at, end: Math.max(end, at), names });
}

/**
 * Where a unit ends at the latest: before a sign and a number, a bracket with a number, a function, or a symbol that no unit is
 * written with; at a sum; or at the word that asks for another unit.
 */
const UNIT_ENDS =
  /^\s*\(|\s*[*×·⋅/÷]\s*[-−(\s]*(?=[\d.√]|(?:log|ln|exp|sqrt)\b|M\(|(?:R|N_?A|k_?B|m_[epnu]|a_0|R_∞|R_inf|E_R|g_n)(?![A-Za-z0-9]))|\s+[*×·⋅/÷]\s+(?=[Fhcek](?![A-Za-z0-9_]))|\s+[-+−–]\s*|[+]|[-−](?=\s*[\d(])|\^\s*\(|\s+(?:in|to|→|->)\s|→|->|=/u;

/** What readers of prose take for one number, and is an operation here: `1/2` and `10^-4.74`. */
const FIRST_PART = /^(?:[\d०-९][\d०-९.,]*(?=\s?[/⁄])|10(?=\s?\^))/u;

/** Letters behind a number that no unit begins with. */
const WORD_BEHIND = /^\s*([\p{L}\p{M}%°µ]+)/u;

/** A number with its unit. A whole number without one is a count, and exact. */
export function readNumber(text: string, at: number, locale: Locale): Read<Term> {
  const first = FIRST_PART.exec(text.slice(at))?.[0];
  const number = scanNumber(first === undefined ? text : text.slice(0, at + first.length), at, locale);
  if (!number.ok) return issueAt("unclear-number", number.issue.at, number.issue.end);
  const { end: numberEnd } = number.value;
  const until = first === undefined ? endOfUnit(text, numberEnd) : numberEnd;
  const read = scanQuantity(text.slice(0, until), at, { locale });
  if (!read.ok) return refuseQuantity(text, read.issue);
  const { quantity: value, unit, end } = read.value;
  const word = unit === null ? WORD_BEHIND.exec(text.slice(end)) : null;
  if (word?.[1] !== undefined) {
    const wordEnd = end + word[0].length;
    return issueAt("unknown-unit", wordEnd - word[1].length, wordEnd, [word[1]]);
  }
  const isCount =
    unit === null && number.value.form === "plain" && /^[\d०-९,\s\u00a0\u202f]+$/u.test(text.slice(at, end));
  return succeed({
    kind: "number",
    quantity: isCount && value.value.isInteger() ? { ...value, significantFigures: null } : value,
    at,
    end,
  });
}

function refuseQuantity(text: string, issue: QuantityReadingIssue): Read<never> {
  const { code, at, end } = issue;
  if (!("readings" in issue)) return issueAt("unclear-number", at, end);
  const written = text.slice(at, end).trim();
  return code === "unknown-unit" || code === "unexpected-text" || code === "empty"
    ? issueAt("unknown-unit", at, end, [written])
    : issueAt("unclear-unit", at, end, [written]);
}

/** Where the unit behind a number ends at the latest; a bracket that was opened before the number closes behind it. */
function endOfUnit(text: string, from: number): number {
  const ends = UNIT_ENDS.exec(text.slice(from));
  return closeOf(text, from, ends === null ? text.length : from + ends.index);
}

function closeOf(text: string, from: number, until: number): number {
  let depth = 0;
  for (let place = from; place < until; place += 1) {
    if (text[place] === "(") depth += 1;
    if (text[place] === ")" && --depth < 0) return place;
  }
  return until;
}

/** `M(NaCl)`: from the M on. */
export function readMolarMass(text: string, at: number): Read<Term> {
  const start = at + 2;
  let depth = 1;
  let end = start;
  while (end < text.length && depth > 0) {
    if (text[end] === "(") depth += 1;
    if (text[end] === ")") depth -= 1;
    end += 1;
  }
  if (depth > 0) return issueAt("bracket-open", at + 1, start);
  const written = text.slice(start, end - 1).trim();
  const formula = parseFormula(written);
  const mass = formula.ok ? molarMass(formula.value) : null;
  if (mass === null || !mass.ok) return issueAt("formula", start, end - 1, [written]);
  const digits = mass.value.replace(".", "").replace(/^0+/, "").length;
  return succeed({ kind: "molar-mass", formula: written, quantity: quantity(mass.value, "g/mol", digits), at, end });
}
