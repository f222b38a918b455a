import { formatFormula, toSuperscript } from "../formula/format.ts";
import { parseFormula } from "../formula/parse.ts";
import { isCommonIon } from "./common-ions.ts";
import { replaceLatex } from "./latex.ts";
import { isPlausibleFormula } from "./plausible.ts";
import { findSubscript, findSuperscript } from "./split-scripts.ts";
import { AMBIGUOUS_UNITS, UNITS } from "./symbols.ts";

/** The longest run of signs that is tried as a formula. */
const MAX_RUN = 80;
const MAX_PASSES = 4;

/**
 * Chemistry in free text as Unicode: LaTeX and mhchem, formulas (`H2SO4`), ions (`SO4^2-`), arrows, powers of ten,
 * electron configurations; a narrow no-break space between a number and its unit. Words, money, identifiers, addresses
 * and code spans stay as they are. Never throws; linear; a formatted text stays the same when formatted again.
 */
export function formatChemistryText(text: string): string {
  const runs: RunCache = { inText: new Map(), inEquations: new Map() };
  let formatted = formatOnce(text, runs);
  if (formatted === text) return text;
  // Odd leftovers of one pass (`Na+²`) can make sense to the next; a text is done when nothing changes any more.
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = formatOnce(formatted, runs);
    if (next === formatted) break;
    formatted = next;
  }
  return formatted;
}

/** What became of each run of signs that was tried as a formula. */
type RunCache = { readonly inText: KnownRuns; readonly inEquations: KnownRuns };
type KnownRuns = Map<string, FormattedRun | null>;
type FormattedRun = { readonly text: string; readonly length: number };

function formatOnce(text: string, runs: RunCache): string {
  return replaceLatex(text)
    .split("\n")
    .map((line) => cutVerbatim(line).map((piece) => (piece.isVerbatim ? piece.text : formatLine(piece.text, runs))).join(""))
    .join("\n");
}

type Piece = { readonly text: string; readonly isVerbatim: boolean };

/** Code spans, addresses and everything else of a line, in order. */
function cutVerbatim(line: string): Piece[] {
  if (!/[`@]|:\/\/|www\./.test(line)) return [{ text: line, isVerbatim: false }];
  const pieces: Piece[] = [];
  let copied = 0;
  for (const match of line.matchAll(/`[^`]*`|[^\s`]+/g)) {
    const [word] = match;
    if (!word.startsWith("`") && !/@|:\/\/|www\./.test(word)) continue;
    if (match.index > copied) pieces.push({ text: line.slice(copied, match.index), isVerbatim: false });
    pieces.push({ text: word, isVerbatim: true });
    copied = match.index + word.length;
  }
  if (copied < line.length) pieces.push({ text: line.slice(copied), isVerbatim: false });
  return pieces;
}

function formatLine(line: string, runs: RunCache): string {
  if (!/[\d^_<>=+\-−⁺⁻₀-₉]/.test(line)) return line;
  const arrowed = replaceArrows(line);
  const isEquation = /[→⇌⟶]/.test(arrowed);
  return spaceUnits(replaceScripts(replaceFormulas(arrowed, isEquation, runs)), isEquation);
}

function replaceArrows(line: string): string {
  if (!/[-=<–—]/.test(line)) return line;
  return line
    .replace(/<[-=]{1,3}>|<=>/g, (arrow) => (arrow === "<->" ? "↔" : "⇌"))
    .replace(/(?<![-<])-{1,4}>/g, "→")
    .replace(/(?<![=<>!])={1,2}>/g, "⇒");
}

/** Replaces each run of signs that is a formula beyond doubt. */
function replaceFormulas(line: string, isEquation: boolean, runs: RunCache): string {
  if (!/[\d+⁺-]/.test(line) && !line.includes("^")) return line;
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
      // `[H+]`: what is in the brackets may still be a formula.
      at = /^[([]/.test(run) ? start + (/^[([]+/.exec(run)?.[0].length ?? 1) : end;
      continue;
    }
    result += line.slice(copied, start) + found.text;
    copied = start + found.length;
    at = copied;
  }
  return result + line.slice(copied);
}

const RUN_START = /[A-Z([¹²³⁰⁴-⁹]|\^\{?\d|e(?:\^|[-−⁻](?!\w))/g;

/** The next place where a formula may begin: a capital, a bracket or a mass number after something that is no letter. */
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
  if (unit < 0x80) return !IDENTIFIER_SIGNS.has(unit);
  return !/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u.test(line.charAt(before));
}

const IDENTIFIER_SIGNS: ReadonlySet<number> = new Set(
  [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_\\#&?%^}"].map((sign) => sign.charCodeAt(0)),
);

function isCoefficientSign(unit: number): boolean {
  return (unit >= 0x30 && unit <= 0x39) || unit === 0x2e;
}

const RUN_SIGNS: ReadonlySet<number> = new Set(
  [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789()[]{}^_.·*•⋅+−–-₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻½"].map((sign) => sign.charCodeAt(0)),
);

/** Where the run of signs that may be of one formula ends: before a plus or dash that joins words or terms, too. */
function findRunEnd(line: string, start: number): number {
  const limit = Math.min(line.length, start + MAX_RUN);
  let at = start;
  for (; at < limit && RUN_SIGNS.has(line.charCodeAt(at)); at += 1) {
    const sign = line.charAt(at);
    const before = line.charAt(at - 1);
    if (sign === "{" && before !== "^" && before !== "_") break;
    if (!"+-−–".includes(sign) || before === "{" || before === "^") continue;
    if ((sign === "+" ? /[A-Z([\d]/ : /[A-Za-z\d]/).test(line.charAt(at + 1))) break;
  }
  return Math.max(at, start + 1);
}

/** Tries the run, then the run without its final punctuation, sign or state. */
function formatRun(run: string, isEquation: boolean): FormattedRun | null {
  const attempts = [run, run.replace(/[.)\]–*·]+$/, ""), run.replace(/[^A-Za-z\d\]₀-₉}⁺⁻+-]+$/, ""), run.replace(/\.[A-Za-z].*$/, "")];
  const trimmed = run.replace(/[.)\]–*·+−-]+$/, "");
  for (const attempt of new Set([...attempts, trimmed, run.slice(0, findStrayBracket(run))])) {
    if (attempt === "") continue;
    const parsed = parseFormula(attempt);
    if (!parsed.ok && parsed.issue.code === "ambiguous-charge" && !isEquation) return null;
    if (!parsed.ok) continue;
    const ascii = formatFormula({ ...parsed.value, state: null }, "ascii");
    const isMarked = /[\^⁺⁻]/.test(attempt) || parsed.value.state !== null;
    const isIon = parsed.value.charge !== 0;
    const accepted = isIon ? isMarked || isEquation || isCommonIon(ascii) : isMarked || isEquation || isPlausible(attempt, parsed.value);
    if (!accepted || (isEquation && !isIon && /^[A-Z]\d*$/.test(attempt) && !isPlausible(attempt, parsed.value) && !/^[A-Z]$/.test(attempt))) continue;
    return { text: keepWritten(attempt, formatFormula(parsed.value, "unicode")), length: attempt.length };
  }
  return null;
}

/** The index of the first closing bracket without an opening one, or the length. */
function findStrayBracket(run: string): number {
  let depth = 0;
  for (let at = 0; at < run.length; at += 1) {
    const sign = run.charAt(at);
    if (sign === "(" || sign === "[") depth += 1;
    if (sign === ")" || sign === "]") depth -= 1;
    if (depth < 0) return at;
  }
  return run.length;
}

function isPlausible(attempt: string, formula: Parameters<typeof isPlausibleFormula>[0]): boolean {
  return !/\d|[₀-₉]/.test(attempt) || isPlausibleFormula(formula, attempt);
}

/** A hyphened nuclide is good text as it is: C-14. */
function keepWritten(written: string, formatted: string): string {
  return /^[A-Z][a-z]?-\d+$/.test(written) ? written : formatted;
}

/** What `_` and `^` still mark: variables (T_1, K_{eq}), powers (10^-3, m^2), configurations (1s2 2s2). */
function replaceScripts(line: string): string {
  let result = line;
  if (result.includes("_")) {
    result = result
      .replace(/(?<=\S)_\{([^{}]{1,20})\}/g, (whole, text: string) => lower(text) ?? whole)
      .replace(/(?<![A-Za-z\d_][A-Za-z])(?<=[A-Za-zΔ-ω)\]])_(\d)(?![\w{])/gu, (whole, digit: string) => lower(digit) ?? whole)
      .replace(/(?<![\w\\])([A-Z])_([a-z]{1,4})(?!\w)/g, "$1$2");
  }
  if (result.includes("^")) {
    result = result
      .replace(/\^(?:\{\s*(?:\\circ|∘|°)\s*\}|∘|°)/g, "°")
      .replace(/\s?[x×*]\s?10\^/g, " × 10^")
      .replace(/(?<=[\p{L}\d)\]₀-₉°])\^(?:\{([^{}]{1,20})\}|([+−-]?\d{1,4}[+−-]?|[+−-]))(?![\w{])/gu, (whole, braced?: string, plain?: string) =>
        findSuperscript((braced ?? plain ?? "").trim()) ?? whole,
      );
  }
  return replaceConfigurations(result);
}

/** A subscript in Unicode where every sign has one; a word is simply set after its letter (K_{eq} is Keq). */
function lower(text: string): string | null {
  const trimmed = text.trim();
  return /^[A-Za-z,]+$/.test(trimmed) ? trimmed : findSubscript(trimmed);
}

const SUBSHELL = /(?<![\w.])([1-7][spdf])(1[0-4]|[1-9])(?!\w)/g;

function replaceConfigurations(line: string): string {
  const shells = line.match(SUBSHELL);
  if (shells === null || (shells.length < 2 && !/\[(?:He|Ne|Ar|Kr|Xe|Rn)\]/.test(line))) return line;
  return line.replace(SUBSHELL, (_, shell: string, electrons: string) => shell + toSuperscript(electrons));
}

const CLEAR = alternatives(UNITS);
const AMBIGUOUS = alternatives(AMBIGUOUS_UNITS);
const CLEAR_UNIT = new RegExp(`(?<![\\w.,$€£#])(\\d{1,15}(?:[.,]\\d{1,15})?)(${CLEAR})(?![\\w/^°])`, "g");
const AMBIGUOUS_UNIT = new RegExp(`(?<![\\w.,$€£#])(\\d{2,15}|\\d{1,15}\\.\\d{1,15})(${AMBIGUOUS})(?![\\w/^°'’₀-₉(])`, "g");

function alternatives(units: readonly string[]): string {
  return [...units]
    .toSorted((a, b) => b.length - a.length)
    .map((unit) => unit.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("|");
}

/** A narrow no-break space between a number and its unit. */
function spaceUnits(line: string, isEquation: boolean): string {
  if (!/\d[A-Za-zµμ°]/.test(line)) return line;
  const spaced = line.replace(CLEAR_UNIT, "$1\u202F$2");
  return isEquation ? spaced : spaced.replace(AMBIGUOUS_UNIT, "$1\u202F$2");
}
