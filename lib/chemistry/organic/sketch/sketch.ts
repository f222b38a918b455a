import type { MoleculeGraph } from "../molecule-graph.ts";

/** A place on the drawing, y downwards. */
export type Point = { readonly x: number; readonly y: number };

export type Order = 1 | 2 | 3;

/** A molecule as it is being drawn: an atom has a place; pieces need not hang together yet. */
export type Sketch = MoleculeGraph & { readonly places: readonly Point[] };

/** What can be chosen in a drawing. */
export type Spot = { readonly kind: "atom" | "bond"; readonly index: number };

export const EMPTY_SKETCH: Sketch = { atoms: [], bonds: [], charges: [], places: [] };

/** How far apart bonded atoms stand. */
export const BOND_LENGTH = 44;
