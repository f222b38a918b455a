import { wordIn } from "../word-in.ts";

/** Which way a reaction goes on, or an equilibrium shifts. */
export const DIRECTIONS = ["forward", "reverse", "none"] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** "toward the products"; where nothing shifts, "neither way". */
export const directionWord = wordIn<Direction>("problems-equilibrium.directions");
