import { greatestCommonDivisorOfBigInts } from "../../quantity/greatest-common-divisor.ts";

/** The null space of an integer matrix, as far as one vector spans it; that vector is in lowest terms. */
type NullSpace =
  | { readonly kind: "none" }
  | { readonly kind: "vector"; readonly vector: readonly bigint[] }
  | { readonly kind: "several" };

type Matrix = readonly (readonly number[])[];

/** More edges than any mixture of real reactions has. */
const MAX_RAYS = 150;

/**
 * Solves `rows · x = 0` exactly by elimination over the integers, each row divided by its greatest common divisor.
 * A vector comes with its first nonzero entry positive.
 */
export function findNullVector(rows: Matrix): NullSpace {
  const width = rows[0]?.length ?? 0;
  const matrix = rows.map((row) => row.map(BigInt));
  const pivots: number[] = [];
  for (let column = 0; column < width; column += 1) {
    const rank = pivots.length;
    const pivotRow = matrix.findIndex((row, index) => index >= rank && row[column] !== 0n);
    if (pivotRow < 0) {
      if (column - rank >= 1) return { kind: "several" };
      continue;
    }
    swap(matrix, rank, pivotRow);
    eliminate(matrix, rank, column);
    pivots.push(column);
  }
  if (pivots.length === width) return { kind: "none" };
  return { kind: "vector", vector: readVector(matrix, pivots, width) };
}

function swap(matrix: bigint[][], first: number, second: number): void {
  const row = matrix[first];
  const other = matrix[second];
  if (row === undefined || other === undefined) return;
  matrix[first] = other;
  matrix[second] = row;
}

function eliminate(matrix: bigint[][], pivotIndex: number, column: number): void {
  const pivotRow = matrix[pivotIndex] ?? [];
  const pivot = pivotRow[column] ?? 0n;
  for (let index = 0; index < matrix.length; index += 1) {
    const row = matrix[index] ?? [];
    const factor = row[column] ?? 0n;
    if (index === pivotIndex || factor === 0n) continue;
    for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0n) * pivot - (pivotRow[at] ?? 0n) * factor;
    reduce(row);
  }
}

/** With one free column each pivot's row reads pivot · x = -free · x_free. */
function readVector(matrix: readonly bigint[][], pivots: readonly number[], width: number): bigint[] {
  let free = 0;
  while (pivots[free] === free) free += 1; // pivots rise, so the first gap is the free column
  let common = 1n;
  for (let index = 0; index < pivots.length; index += 1) {
    const pivot = magnitude(matrix[index]?.[pivots[index] ?? 0] ?? 1n);
    common = (common / greatestCommonDivisorOfBigInts(common, pivot)) * pivot;
  }
  const vector: bigint[] = [];
  for (let column = 0, rank = 0; column < width; column += 1) {
    if (column === free) {
      vector.push(common);
      continue;
    }
    const row = matrix[rank] ?? [];
    vector.push((-(row[free] ?? 0n) * common) / (row[column] ?? 1n));
    rank += 1;
  }
  reduce(vector);
  const first = vector.find((value) => value !== 0n) ?? 1n;
  return first < 0n ? vector.map((value) => -value) : vector;
}

/**
 * The edges of the cone `rows · x = 0, x ≥ 0`, each in lowest terms, by the double description method (Motzkin et al.,
 * 1953), the smallest first; null when they are too many. Every nonnegative solution is a sum of multiples of them.
 */
export function findExtremeRays(rows: Matrix): bigint[][] | null {
  const width = rows[0]?.length ?? 0;
  let rays = Array.from({ length: width }, (_, index) => unitVector(width, index));
  for (const row of rows) {
    const next = intersect(rays, row.map(BigInt));
    if (next === null) return null;
    rays = next;
  }
  return rays.toSorted((a, b) => Number(sum(a) - sum(b)));
}

/** The first vectors of a list that no sum of multiples of earlier ones gives. */
export function pickIndependent(vectors: readonly bigint[][]): bigint[][] {
  const reduced: { row: bigint[]; lead: number }[] = [];
  return vectors.filter((vector) => {
    const row = [...vector];
    for (const { row: other, lead } of reduced) {
      const factor = row[lead] ?? 0n;
      if (factor === 0n) continue;
      const pivot = other[lead] ?? 1n;
      for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0n) * pivot - (other[at] ?? 0n) * factor;
      reduce(row);
    }
    const lead = row.findIndex((value) => value !== 0n);
    if (lead >= 0) reduced.push({ row, lead });
    return lead >= 0;
  });
}

function unitVector(width: number, index: number): bigint[] {
  const vector = Array.from({ length: width }, () => 0n);
  vector[index] = 1n;
  return vector;
}

/** The edges of the part of a cone where `row · x = 0`. */
function intersect(rays: readonly bigint[][], row: readonly bigint[]): bigint[][] | null {
  const values = rays.map((ray) => dot(row, ray));
  const next = rays.filter((_, index) => values[index] === 0n);
  for (const [index, ray] of rays.entries()) {
    const value = values[index] ?? 0n;
    if (value <= 0n) continue;
    for (const [otherIndex, other] of rays.entries()) {
      const otherValue = values[otherIndex] ?? 0n;
      if (otherValue >= 0n || !areAdjacent(rays, index, otherIndex)) continue;
      const combined = ray.map((amount, at) => amount * -otherValue + (other[at] ?? 0n) * value);
      reduce(combined);
      next.push(combined);
      if (next.length > MAX_RAYS) return null;
    }
  }
  return next;
}

/** Two edges span a face when no third one lies within the coordinates that they use. */
function areAdjacent(rays: readonly bigint[][], first: number, second: number): boolean {
  const a = rays[first] ?? [];
  const b = rays[second] ?? [];
  return rays.every(
    (ray, index) =>
      index === first || index === second || ray.some((value, at) => value !== 0n && a[at] === 0n && b[at] === 0n),
  );
}

function dot(row: readonly bigint[], ray: readonly bigint[]): bigint {
  let total = 0n;
  for (let at = 0; at < row.length; at += 1) total += (row[at] ?? 0n) * (ray[at] ?? 0n);
  return total;
}

function sum(ray: readonly bigint[]): bigint {
  return ray.reduce((total, value) => total + value, 0n);
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** Divides a row or vector by the greatest common divisor of its entries, in place. */
function reduce(row: bigint[]): void {
  let divisor = 0n;
  for (const value of row) {
    if (value !== 0n) divisor = greatestCommonDivisorOfBigInts(magnitude(value), divisor);
    if (divisor === 1n) return;
  }
  if (divisor > 1n) for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0n) / divisor;
}
