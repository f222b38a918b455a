import type { FactValue } from "../../methods/facts.ts";

/** Which way a reaction goes on, or an equilibrium shifts. */
export const DIRECTIONS = ["forward", "reverse", "none"] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** "toward the products"; where nothing shifts, "neither way". */
export function directionWord(direction: Direction): FactValue {
  return { kind: "word", key: `problems-equilibrium.directions.words.${direction}` };
}
