import type { AtomCounts } from "./grammar.ts";

/** A formula in canonical ASCII, or atoms that would need more bonds than they have. Null: no name of this grammar. */
export type OrganicReading =
  | { readonly kind: "formula"; readonly formula: string }
  | { readonly kind: "impossible-structure" }
  | null;

export const IMPOSSIBLE: OrganicReading = { kind: "impossible-structure" };

/** The sum of counted atoms. */
export function addAtoms(...parts: readonly (readonly [AtomCounts, number])[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [atoms, times] of parts) {
    for (const [symbol, count] of Object.entries(atoms)) total[symbol] = (total[symbol] ?? 0) + count * times;
  }
  return total;
}

/** Hill's order: carbon, hydrogen, the others by the alphabet. */
export function writeHill(atoms: Readonly<Record<string, number>>): string {
  const others = Object.keys(atoms)
    .filter((symbol) => symbol !== "C" && symbol !== "H")
    .toSorted();
  return ["C", "H", ...others].map((symbol) => writeCount(symbol, atoms[symbol] ?? 0)).join("");
}

export function writeCount(symbol: string, count: number): string {
  return count === 0 ? "" : count === 1 ? symbol : `${symbol}${count}`;
}
