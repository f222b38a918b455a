import type { Formula } from "../../chemistry/formula/formula.ts";

/** Two formulas of one key have the same atoms and charge: order, grouping and state do not matter. */
export function compositionKey({ counts, charge }: Formula): string {
  const atoms = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([atom, count]) => `${atom}:${count}`);
  return `${atoms.join(" ")} ${charge}`;
}

export function isSameComposition(a: Formula, b: Formula): boolean {
  return a.charge === b.charge && hasSameCounts(a, b);
}

export function hasSameCounts(a: Formula, b: Formula): boolean {
  return a.counts.size === b.counts.size && [...a.counts].every(([atom, count]) => b.counts.get(atom) === count);
}

export function hasSameElements(a: Formula, b: Formula): boolean {
  return a.counts.size === b.counts.size && [...a.counts.keys()].every((atom) => b.counts.has(atom));
}

/** The whole number, at least 2, by which all atoms and the charge of `b` are multiplied in `a`; null when there is none. */
export function findMultiple(a: Formula, b: Formula): number | null {
  const [first] = b.counts;
  if (first === undefined || !hasSameElements(a, b)) return null;
  const [atom, count] = first;
  const factor = (a.counts.get(atom) ?? 0) / count;
  if (!Number.isInteger(factor) || factor < 2 || a.charge !== b.charge * factor) return null;
  return [...b.counts].every(([each, amount]) => a.counts.get(each) === amount * factor) ? factor : null;
}

type CountDifference = { readonly atom: string; readonly expected: number; readonly given: number };

/** Atoms whose numbers differ. */
export function listDifferences(expected: Formula, given: Formula): CountDifference[] {
  const atoms = new Set([...expected.counts.keys(), ...given.counts.keys()]);
  return [...atoms]
    .map((atom) => ({ atom, expected: expected.counts.get(atom) ?? 0, given: given.counts.get(atom) ?? 0 }))
    .filter((difference) => difference.expected !== difference.given);
}
