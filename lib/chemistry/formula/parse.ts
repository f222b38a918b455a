import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { spend } from "#lib/budget/budget.ts";
import { isDigit, isSpace } from "./characters.ts";
import type { AtomKey, AtomNode, Formula, FormulaNode, FormulaPart } from "./formula.ts";
import type { FormulaIssue } from "./issue.ts";
import { findCaseReadings, findLookAlike } from "./look-alikes.ts";
import { normaliseNotation } from "./notation.ts";
import { FormulaScanner } from "./scanner.ts";

/** Longer than any real formula, and short enough for every path of the reader. */
const MAX_LENGTH = 2_000;
/** More atoms than any formula of a course has, and few enough for exact arithmetic with them. */
const MAX_ATOMS = 1_000_000_000;

/**
 * Reads a chemical formula in any notation that students and textbooks use: nested brackets, addition compounds
 * (`CuSO4·5H2O`, also with `.` or `*`), charges (`SO4^2-`, `SO₄²⁻`, `Fe3+`, `Fe+3`, `Ca(2+)`), nuclides (`^{14}C`,
 * `C-14`, `D2O`), states, the electron, Unicode scripts, LaTeX and mhchem.
 *
 * `Fe3+` is Fe^3+ and `NO3-` is NO3^-; where a digit before a sign could be either, the answer is an issue
 * (`formula/charge.ts`). `Fe3 +` is not a formula: that sign belongs to an equation. Linear in the text's length.
 */
export function parseFormula(text: string): Result<Formula, FormulaIssue> {
  spend(text.length + 10);
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
  if (start === end) return fail({ code: "empty", at: 0, found: "", readings: [] });
  if (end - start > MAX_LENGTH) return fail({ code: "too-large", at: MAX_LENGTH, found: "", readings: [] });
  if (isDigit(text.charCodeAt(start))) return fail(refuseCoefficient(text, start));

  const scanner = new FormulaScanner(text, start, end);
  if (scanner.scan()) return finish(text, start, end, scanner);

  const plain = normaliseNotation(text);
  if (plain !== null) return mapIssue(parseFormula(plain.text), (at) => plain.offsets[at] ?? text.length, text);
  return fail(explain(text, scanner.issue));
}

function refuseCoefficient(text: string, start: number): FormulaIssue {
  const found = /^\d+(?:[./]\d+)?/.exec(text.slice(start, start + 20))?.[0] ?? "";
  return { code: "leading-coefficient", at: start, found, readings: [] };
}

function mapIssue<T>(
  result: Result<T, FormulaIssue>,
  map: (at: number) => number,
  text: string,
): Result<T, FormulaIssue> {
  if (result.ok) return result;
  const at = map(result.issue.at);
  return fail({
    ...result.issue,
    at,
    found: result.issue.found === "" ? "" : text.slice(at, at + result.issue.found.length),
  });
}

function finish(text: string, start: number, end: number, scanner: FormulaScanner): Result<Formula, FormulaIssue> {
  const lookAlike = findLookAlike(text, start, end, scanner.parts);
  if (lookAlike !== null) return fail(lookAlike);
  const counts = countAtoms(scanner.parts);
  if (counts === null) return fail({ code: "too-large", at: start, found: "", readings: [] });
  return succeed({ parts: scanner.parts, charge: scanner.charge, state: scanner.state, counts });
}

/** Replaces a bare "unknown symbol" by the readings that another use of capitals would have. */
function explain(text: string, issue: FormulaIssue | null): FormulaIssue {
  const known: FormulaIssue = issue ?? { code: "unexpected-character", at: 0, found: text.slice(0, 1), readings: [] };
  if (known.code !== "unknown-symbol" && known.code !== "unexpected-character") return known;
  if (known.code === "unexpected-character" && !/[a-z]/.test(known.found)) return known;
  const readings = findCaseReadings(text);
  return readings.length > 0 ? { ...known, code: "letter-case", readings } : { ...known, code: "unknown-symbol" };
}

/** Atoms by key, or null when they are too many. */
function countAtoms(parts: readonly FormulaPart[]): Map<AtomKey, number> | null {
  const counts = new Map<AtomKey, number>();
  let total = 0;
  for (const part of parts) total += addNodes(counts, part.nodes, part.count);
  if (total > MAX_ATOMS) return null;
  if (!Number.isInteger(total)) roundCounts(counts);
  return counts;
}

function addNodes(counts: Map<AtomKey, number>, nodes: readonly FormulaNode[], factor: number): number {
  let total = 0;
  for (const node of nodes) {
    if (node.kind === "group") {
      total += addNodes(counts, node.nodes, factor * node.count);
      continue;
    }
    const key = atomKey(node);
    const count = factor * node.count;
    counts.set(key, (counts.get(key) ?? 0) + count);
    total += count;
  }
  return total;
}

function atomKey(node: AtomNode): AtomKey {
  return node.massNumber === null ? node.symbol : `${node.massNumber}${node.symbol}`;
}

/** Decimals as written (at most four places each) survive a product of two factors; beyond that is binary noise. */
function roundCounts(counts: Map<AtomKey, number>): void {
  for (const [key, count] of counts) counts.set(key, Math.round(count * 1e8) / 1e8);
}

/** The formula of a text that is one; throws on any other. For formulas that stand in the code. */
export function getFormula(text: string): Formula {
  const result = parseFormula(text);
  if (!result.ok) throw new Error(`Not a formula (${result.issue.code} at ${result.issue.at}): ${text}`);
  return result.value;
}
