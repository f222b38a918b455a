import { Cursor } from "../formula/cursor.ts";
import { canonicalOf, formatFormula, toSuperscript } from "../formula/format.ts";
import { parseFormula } from "../formula/parse.ts";
import { findState } from "../formula/tail.ts";
import { isCommonIon } from "./common-ions.ts";
import { isPlausibleFormula } from "./plausible.ts";

/** The longest run of signs that is tried as a formula. */
const MAX_RUN = 80;

/** What became of each run of signs that was tried as a formula. */
export type RunCache = { readonly inText: KnownRuns; readonly inEquations: KnownRuns };
type KnownRuns = Map<string, FormattedRun | null>;
type FormattedRun = { readonly text: string; readonly length: number };

/** Replaces each run of signs that is a formula beyond doubt. */
export function replaceFormulas(line: string, isEquation: boolean, runs: RunCache): string {
  if (!/[\d+⁺⁻^_−–-]/.test(line)) return line;
  const known = isEquation ? runs.inEquations : runs.inText;
  let result = "";
  let copied = 0;
  let at = 0;
  while (at < line.length) {
    const start = findRunStart(line, at);
    if (start < 0) break;
    const end = findRunEnd(line, start);
    const run = line.slice(start, end);
    const earlier = known.get(run);
    const found = earlier === undefined ? formatRun(run, isEquation) : earlier;
    if (earlier === undefined) known.set(run, found);
    if (found === null) {
      // `([H+])`: what is in the brackets may still be a formula.
      at = /^[([]/.test(run) ? start + 1 : end;
      continue;
    }
    result += line.slice(copied, start) + found.text;
    copied = start + found.length;
    at = copied;
  }
  return replaceHalides(result + line.slice(copied));
}

/** The two ions that are also letters of lists and marks, where another ion tells what is spoken of: F-, Cl⁻. */
function replaceHalides(line: string): string {
  if (!/[⁺⁻]/.test(line)) return line;
  return line.replace(/(?<![\p{L}_^+−-])([FI])[-−](?=[\s,;:.!?()\]|/*]|\P{Script=Latin}|$)(?![\d_^+−-])/gu, "$1⁻");
}

const RUN_START = /[A-Z([¹²³⁰⁴-⁹]|(?<![)\]])[_^]\{?\d|e(?:\^|[-−⁻](?!\w))/g;

/** The next place where a formula may begin: a capital, a bracket or the number of a nuclide after something that is no letter. */
function findRunStart(line: string, from: number): number {
  RUN_START.lastIndex = from;
  for (let match = RUN_START.exec(line); match !== null; match = RUN_START.exec(line)) {
    if (isRunBoundary(line, match.index)) return match.index;
  }
  return -1;
}

/**
 * Letters and marks of identifiers may not precede a formula; digits may, as its coefficient, and so may the letters of
 * scripts that formulas are not written in, which write it on to a word: የKClO3, 求KClO3的.
 */
function isRunBoundary(line: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && at - before < 6 && isCoefficientSign(line.charCodeAt(before))) before -= 1;
  const unit = before < 0 ? 0 : line.charCodeAt(before);
  // Fe2O3·nH2O
  if (/[nx]/.test(line.charAt(before)) && /[·•⋅]/.test(line.charAt(before - 1))) return true;
  if (unit < 0x80) return !IDENTIFIER_SIGNS.has(unit);
  if ("½⅓⅔¼¾".includes(line.charAt(before))) return true;
  return !/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u.test(line.charAt(before));
}

const IDENTIFIER_SIGNS: ReadonlySet<number> = new Set(
  [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_\\#&?%^}"].map((sign) => sign.charCodeAt(0)),
);

function isCoefficientSign(unit: number): boolean {
  return (unit >= 0x30 && unit <= 0x39) || unit === 0x2e;
}

const RUN_SIGNS: ReadonlySet<number> = signSet(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789()[]{}^_.·*•⋅+−–-₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻½",
);
/** Those that do not always go on with the run. */
const DOUBTFUL_SIGNS: ReadonlySet<number> = signSet("{}]·•⋅+-−–");

function signSet(signs: string): ReadonlySet<number> {
  return new Set([...signs].map((sign) => sign.charCodeAt(0)));
}

/** Where the run of signs that may be of one formula ends. */
function findRunEnd(line: string, start: number): number {
  const limit = Math.min(line.length, start + MAX_RUN);
  let at = start;
  for (; at < limit; at += 1) {
    const unit = line.charCodeAt(at);
    if (!RUN_SIGNS.has(unit)) break;
    const end = DOUBTFUL_SIGNS.has(unit) ? findEndAt(line, start, at) : null;
    if (end !== null) return Math.max(end, start + 1);
  }
  return Math.max(at, start + 1);
}

/**
 * Where the run ends with a doubtful sign, or null if it goes on: before a brace that no mark opens, or that was opened
 * before it; behind a concentration ([I-]); before a dot that nothing is added by, which is a radical's, or that a fraction
 * follows (·1/2 H2O); before a plus or dash that joins words or terms. A plus is a charge, not a join, where a state follows, as in
 * Na+(aq), or a bracket in which no term begins, as in Na+(0.1 M).
 */
function findEndAt(line: string, start: number, at: number): number | null {
  const sign = line.charAt(at);
  const before = line.charAt(at - 1);
  if (sign === "{") return before === "^" || before === "_" ? null : at;
  if (sign === "}") return line.slice(start, at).includes("{") ? null : at;
  if ("·•⋅".includes(sign)) {
    const isAdded = /^(?:\d+(?!\d*\/)|[A-Z([½\s])/.test(line.slice(at + 1, at + 5));
    return at === start || isAdded ? null : at;
  }
  if (sign === "]") return /[+−⁺⁻-]/.test(before === "}" ? line.charAt(at - 2) : before) ? at + 1 : null;
  if (before === "{" || before === "^") return null;
  const after = line.charAt(at + 1);
  if (sign === "+" && after === "(") {
    if (findState(new Cursor(line, at + 1, line.length)) !== null) return null;
    return /[A-Z([]/.test(line.charAt(at + 2)) ? at : at + 1;
  }
  if (sign === "+" && after === "e" && /[-−⁻^]/.test(line.charAt(at + 2))) return at;
  return (sign === "+" ? /[A-Z[\d]/ : /[A-Za-z\d]/).test(after) ? at : null;
}

/** Units that are also symbols of elements, to a power that is no charge of those: 8.314 J K⁻¹ mol⁻¹. */
const UNIT_POWER = /^(?:(?:K|V|W|Pa)(?:\^\{?)?[-−⁻][\d¹²³⁴]|[CN](?:\^\{?)?[-−⁻][1¹])\}?$/;

/** Tries the run, then the run without its final punctuation, sign or state, or up to a bracket that is not of it. */
function formatRun(run: string, isEquation: boolean): FormattedRun | null {
  const concentration = formatConcentration(run);
  if (concentration !== null) return concentration;
  const attempts = [
    run,
    run.replace(/[.–*·_]+$/, ""),
    run.replace(/[.)\]–*·]+$/, ""),
    run.replace(/[^A-Za-z\d\]₀-₉}⁺⁻+-]+$/, ""),
    run.replace(/\.[A-Za-z].*$/, ""),
    run.replace(/[.)\]–*·+−-]+$/, ""),
    run.slice(0, findStrayBracket(run)),
    // H2SO4(conc.): what a bracket of words says is beside the formula.
    run.replace(/\([a-z]{2}.*$/, ""),
  ];
  for (const attempt of new Set(attempts)) {
    if (attempt === "") continue;
    if (UNIT_POWER.test(attempt)) return null;
    const parsed = parseFormula(attempt);
    if (!parsed.ok && parsed.issue.code === "ambiguous-charge" && !isEquation) return null;
    if (!parsed.ok) continue;
    const ascii = canonicalOf(parsed.value);
    const isMarked = /[\^⁺⁻]|\]\d*[+−-]/.test(attempt) || parsed.value.state !== null;
    const isIon = parsed.value.charge !== 0;
    const accepted = isIon
      ? isMarked || isEquation || isCommonIon(ascii)
      : isMarked || isEquation || isPlausible(attempt, parsed.value);
    if (
      !accepted ||
      (isEquation &&
        !isIon &&
        /^[A-Z]\d*$/.test(attempt) &&
        !isPlausible(attempt, parsed.value) &&
        !/^[A-Z]$/.test(attempt))
    )
      continue;
    return { text: keepWritten(attempt, formatFormula(parsed.value, "unicode")), length: attempt.length };
  }
  return isEquation ? formatGeneralIon(run) : null;
}

/** In square brackets any ion is one: [I-], [A^-]. */
function formatConcentration(run: string): FormattedRun | null {
  const [whole, ion = ""] = /^\[([A-Z][A-Za-z\d^{}_₀-₉]{0,20}[+−-]\}?(?:\([a-z]{1,2}\))?)\]/.exec(run) ?? [];
  if (whole === undefined) return null;
  const parsed = parseFormula(ion);
  const text = parsed.ok ? formatFormula(parsed.value, "unicode") : formatGeneralIon(ion)?.text;
  return text === undefined ? null : { text: `[${text}]`, length: whole.length };
}

/** An acid's, base's, metal's or halogen's ion by its letter: A-, BH+, M2+. */
function formatGeneralIon(run: string): FormattedRun | null {
  const [whole, letter = "", charge = ""] = /^(H?A|BH|[MXRL])([1-4]?[+−-])(?=$|[.)\]])/.exec(run) ?? [];
  return whole === undefined ? null : { text: letter + toSuperscript(charge), length: whole.length };
}

/** The index of the first closing bracket without an opening one, else of the first one that stays open, else the length. */
function findStrayBracket(run: string): number {
  const open: number[] = [];
  for (let at = 0; at < run.length; at += 1) {
    const sign = run.charAt(at);
    if (sign === "(" || sign === "[") open.push(at);
    else if ((sign === ")" || sign === "]") && open.pop() === undefined) return at;
  }
  return open[0] ?? run.length;
}

function isPlausible(attempt: string, formula: Parameters<typeof isPlausibleFormula>[0]): boolean {
  return !/\d|[₀-₉]/.test(attempt) || isPlausibleFormula(formula, attempt);
}

/** Of what was written stay a hyphened nuclide (C-14), a charge of zero (Fe⁰, S⁰), and hydrogen with its mass (²H₂O). */
function keepWritten(written: string, formatted: string): string {
  if (/^[A-Z][a-z]?-\d+$/.test(written)) return written;
  if (/(?:\^0|\^\{0\}|⁰)$/.test(written)) return `${formatted}⁰`;
  const [mass = ""] = /^(?:\^\{?[23]\}?|[²³])(?=H(?![a-z]))/.exec(written) ?? [];
  return mass === "" ? formatted : formatted.replace(/^[DT]/, `${toSuperscript(mass.replace(/\D/g, "") || mass)}H`);
}
