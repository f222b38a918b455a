/** Cubic lattices of one kind of atom: atoms in a cell, neighbours of an atom, and (a / r)², atoms touching along edge, diagonal of the cell or of a face. */
export const LATTICES = {
  simple: { atoms: 1, neighbours: 6, ratioSquared: "4", inner: 0, faces: 0 },
  "body-centred": { atoms: 2, neighbours: 8, ratioSquared: "5.333333333333333333", inner: 1, faces: 0 },
  "face-centred": { atoms: 4, neighbours: 12, ratioSquared: "8", inner: 0, faces: 6 },
} as const;

export type LatticeName = keyof typeof LATTICES;

export const LATTICE_NAMES = ["simple", "body-centred", "face-centred"] as const satisfies readonly LatticeName[];
