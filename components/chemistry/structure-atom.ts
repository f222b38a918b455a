import type { Place } from "./bonds.tsx";

export type StructureAtom = Place & {
  /** Null for a corner of the skeleton. */
  label: { symbol: string; hydrogens: number; charge: number; side: HydrogenSide } | null;
};

/** Where the hydrogen atoms of a label stand, so that no bond runs into them. */
export type HydrogenSide = "before" | "after" | "above" | "below";

/** The bond must reach the atom that it belongs to: HO–, H₃C–, –CH₃; between two bonds only above or below is free. */
export function freeSide({ x, y }: Place, neighbours: readonly Place[]): HydrogenSide {
  if (neighbours.every((other) => other.x < x + 1)) return "after";
  if (neighbours.every((other) => other.x > x - 1)) return "before";
  return neighbours.reduce((sum, other) => sum + other.y - y, 0) >= 0 ? "above" : "below";
}
