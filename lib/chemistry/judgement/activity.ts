import { INERT_COUPLES, METAL_COUPLES, OTHER_METAL_COUPLES } from "../data/reduction-potentials.ts";

const METALS: ReadonlyMap<string, number> = new Map(
  [...METAL_COUPLES, ...OTHER_METAL_COUPLES].map(({ reduced, potential }) => [reduced[1], Number(potential)]),
);

/** The standard potential of a metal and its ion, in volts; null for a metal outside the series. */
export function findPotential(metal: string): number | null {
  return METALS.get(metal) ?? null;
}

/** By the potentials of the table, the most reactive first; fluorine oxidizes water and stands in none. */
export const HALOGENS: readonly string[] = [
  "F",
  ...INERT_COUPLES.filter(({ oxidized, reduced }) => /^(?:Cl|Br|I)2$/.test(oxidized[1]) && reduced[0] === 2)
    .toSorted((one, other) => Number(other.potential) - Number(one.potential))
    .map(({ oxidized }) => oxidized[1].slice(0, -1)),
];

/** Metals below this many volts react with cold water. */
const MEETS_WATER = -2.5;

export function reactsWithWater(metal: string): boolean {
  return (findPotential(metal) ?? 0) < MEETS_WATER;
}

/** Nothing less than copper counts as below hydrogen. */
export function isBelowHydrogen(metal: string): boolean {
  return (findPotential(metal) ?? 0) > 0.1;
}
