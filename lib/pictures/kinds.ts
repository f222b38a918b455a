/** What there are pictures of. The first that a solution fits is its own. */
export const PICTURE_KINDS = [
  "road",
  "limiting",
  "dilution",
  "gas",
  "decay",
  "levels",
  "heating",
  "titration",
  "light",
  "acidity",
  "cell",
  "rates",
  "profile",
  "orbitals",
  "equilibrium",
  "electrolysis",
  "buffer",
  "salt",
  "precipitate",
] as const;

export type PictureKind = (typeof PICTURE_KINDS)[number];
