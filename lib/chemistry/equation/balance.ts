import type { AtomKey } from "../formula/formula.ts";
import { listTerms } from "./equation.ts";
import type { Equation, Term } from "./equation.ts";
import { findExtremeRays, findNullVector, pickIndependent } from "./null-space.ts";
import { greatestCommonDivisorOfBigInts } from "../../quantity/greatest-common-divisor.ts";

/** Why no positive coefficients exist. */
export type ImpossibleReason =
  /** An atom stands on one side only. */
  | { readonly code: "missing-atom"; readonly atom: AtomKey; readonly side: "reactants" | "products" }
  /** The atoms balance, the charge cannot. */
  | { readonly code: "charge" }
  /** The conditions contradict each other; `blocked` are the terms (by index) that could only get zero. */
  | { readonly code: "conflict"; readonly blocked: readonly number[] }
  /** Larger than any real equation (coefficients beyond exact numbers, hundreds of reactions mixed): not worked out. */
  | { readonly code: "too-large" };

/** Coefficients are in the order reactants, products. */
type BalanceOutcome =
  | { readonly kind: "balanced"; readonly coefficients: readonly number[] }
  /** As it was written; `coefficients` are the same in lowest whole numbers, `isLowest` whether these were written. */
  | { readonly kind: "already-balanced"; readonly coefficients: readonly number[]; readonly isLowest: boolean }
  | { readonly kind: "impossible"; readonly reason: ImpossibleReason }
  /** Several reactions are mixed: each solution is balanced by itself, and so is every sum of them. */
  | { readonly kind: "underdetermined"; readonly solutions: readonly (readonly number[])[] };

/** One conserved quantity: its amount in each term, products negative. */
type Row = readonly number[];

/**
 * Balances an equation exactly: the smallest positive whole numbers that conserve every kind of atom and the charge.
 *
 * Conservation is a homogeneous linear system over the integers. One solution up to a factor is `balanced`; the
 * nonnegative solutions of a larger system form a cone, and when that has one edge it is `balanced` too, when it has
 * more it is `underdetermined`, even if one of their sums is smaller than all others: conservation alone does not
 * choose between them. The solutions are the smallest independent edges.
 */
export function balance(equation: Equation): BalanceOutcome {
  const terms = listTerms(equation);
  const atoms = listAtoms(terms);
  const rows = buildRows(equation, terms, atoms);
  const written = findWrittenCoefficients(terms);
  if (written !== null && conserves(rows, written)) return describeWritten(terms, written);
  return solve(equation, rows, atoms);
}

function solve(equation: Equation, rows: readonly Row[], atoms: readonly AtomKey[]): BalanceOutcome {
  const missing = findMissingAtom(equation, rows, atoms);
  if (missing !== null) return { kind: "impossible", reason: missing };
  const single = findNullVector(rows);
  if (single.kind === "vector" && single.vector.every((value) => value > 0n)) return toBalanced(single.vector);
  if (single.kind === "several") return solveCone(rows, atoms);
  return { kind: "impossible", reason: explain(rows, atoms, single.kind === "vector" ? single.vector : []) };
}

function solveCone(rows: readonly Row[], atoms: readonly AtomKey[]): BalanceOutcome {
  const rays = findExtremeRays(rows);
  if (rays === null) return { kind: "impossible", reason: { code: "too-large" } };
  const width = rows[0]?.length ?? 0;
  const blocked = Array.from({ length: width }, (_, index) => index).filter((index) =>
    rays.every((ray) => ray[index] === 0n),
  );
  if (blocked.length > 0) return { kind: "impossible", reason: explainCone(rows, atoms, blocked) };
  const [only] = rays;
  if (rays.length === 1 && only !== undefined) return toBalanced(only);
  const solutions = pickIndependent(rays).map(toNumbers);
  if (solutions.some((solution) => solution === null)) return { kind: "impossible", reason: { code: "too-large" } };
  return { kind: "underdetermined", solutions: solutions.filter((solution) => solution !== null) };
}

function explain(rows: readonly Row[], atoms: readonly AtomKey[], vector: readonly bigint[]): ImpossibleReason {
  if (isChargeToBlame(rows, atoms)) return { code: "charge" };
  const positive = vector.filter((value) => value > 0n).length;
  const negative = vector.filter((value) => value < 0n).length;
  const sign = positive >= negative ? 1n : -1n;
  const blocked = vector.flatMap((value, index) => (value * sign <= 0n ? [index] : []));
  return { code: "conflict", blocked: positive > 0 && negative > 0 ? [] : blocked };
}

function explainCone(rows: readonly Row[], atoms: readonly AtomKey[], blocked: readonly number[]): ImpossibleReason {
  return isChargeToBlame(rows, atoms) ? { code: "charge" } : { code: "conflict", blocked };
}

/** Whether the atoms alone, without the charge's row at the end, would balance. */
function isChargeToBlame(rows: readonly Row[], atoms: readonly AtomKey[]): boolean {
  if (rows.length === atoms.length || atoms.length === 0) return false;
  const rays = findExtremeRays(rows.slice(0, atoms.length));
  if (rays === null) return false;
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, index) => index).every((index) => rays.some((ray) => ray[index] !== 0n));
}

function listAtoms(terms: readonly Term[]): AtomKey[] {
  const atoms: AtomKey[] = [];
  for (const { formula } of terms) {
    for (const atom of formula.counts.keys()) if (!atoms.includes(atom)) atoms.push(atom);
  }
  return atoms;
}

/** One row for each atom and, where a term is charged, a last one for the charge. */
function buildRows(equation: Equation, terms: readonly Term[], atoms: readonly AtomKey[]): Row[] {
  const reactants = equation.reactants.length;
  const rows = atoms.map((atom) =>
    toWholeRow(terms.map(({ formula }, index) => signed(formula.counts.get(atom) ?? 0, index < reactants))),
  );
  if (terms.some(({ formula }) => formula.charge !== 0)) {
    rows.push(terms.map(({ formula }, index) => signed(formula.charge, index < reactants)));
  }
  return rows;
}

function signed(amount: number, isReactant: boolean): number {
  return isReactant || amount === 0 ? amount : -amount;
}

/** Decimal counts (Fe0.95O) are exact to eight places; scaling a whole row changes no solution. */
function toWholeRow(row: number[]): number[] {
  if (row.every(Number.isInteger)) return row;
  let places = 1;
  while (places < 8 && row.some((value) => Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) > 1e-6))
    places += 1;
  return row.map((value) => Math.round(value * 10 ** places));
}

/** The written coefficients as whole numbers over their common denominator; 1 where none is written. */
function findWrittenCoefficients(terms: readonly Term[]): bigint[] | null {
  let common = 1;
  for (const { coefficient } of terms) {
    if (coefficient !== null && common % coefficient.denominator !== 0) common *= coefficient.denominator;
    if (common > 1_000_000) return null;
  }
  return terms.map(({ coefficient }) =>
    coefficient === null ? BigInt(common) : BigInt(coefficient.numerator) * BigInt(common / coefficient.denominator),
  );
}

function conserves(rows: readonly Row[], coefficients: readonly bigint[]): boolean {
  return rows.every((row) => {
    let sum = 0n;
    for (let index = 0; index < row.length; index += 1) sum += BigInt(row[index] ?? 0) * (coefficients[index] ?? 0n);
    return sum === 0n;
  });
}

function describeWritten(terms: readonly Term[], written: readonly bigint[]): BalanceOutcome {
  const divisor = written.reduce(greatestCommonDivisorOfBigInts, 0n);
  const coefficients = toNumbers(written.map((value) => value / divisor));
  if (coefficients === null) return { kind: "impossible", reason: { code: "too-large" } };
  const isLowest = terms.every(({ coefficient }, index) => {
    const numerator = coefficient?.numerator ?? 1;
    return (coefficient?.denominator ?? 1) === 1 && numerator === coefficients[index];
  });
  return { kind: "already-balanced", coefficients, isLowest };
}

function findMissingAtom(equation: Equation, rows: readonly Row[], atoms: readonly AtomKey[]): ImpossibleReason | null {
  const split = equation.reactants.length;
  for (const [index, atom] of atoms.entries()) {
    const row = rows[index] ?? [];
    const left = row.slice(0, split).some((value) => value !== 0);
    const right = row.slice(split).some((value) => value !== 0);
    if (left !== right) return { code: "missing-atom", atom, side: left ? "reactants" : "products" };
  }
  return null;
}

function toBalanced(vector: readonly bigint[]): BalanceOutcome {
  const coefficients = toNumbers(vector);
  if (coefficients === null) return { kind: "impossible", reason: { code: "too-large" } };
  return { kind: "balanced", coefficients };
}

function toNumbers(vector: readonly bigint[]): number[] | null {
  const numbers = vector.map(Number);
  return numbers.every(Number.isSafeInteger) ? numbers : null;
}
