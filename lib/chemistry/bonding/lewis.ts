/**
 * Lewis structures and shapes of molecules and ions with one central atom, AXₙEₘ, by counting valence electrons: ligands
 * get their octets, the centre what is left over, and lone pairs of the ligands become bonds until a centre of the second
 * period has its octet, or one of a later period no formal charge that a double bond would take away. VSEPR then gives
 * the shape: R. J. Gillespie, R. S. Nyholm (1957).
 */

/** Valence electrons by group: of main-group elements that lessons draw. */
export const VALENCE_ELECTRONS: Readonly<Record<string, number>> = {
  H: 1,
  Be: 2,
  B: 3,
  C: 4,
  N: 5,
  O: 6,
  F: 7,
  Al: 3,
  Si: 4,
  P: 5,
  S: 6,
  Cl: 7,
  Ge: 4,
  As: 5,
  Se: 6,
  Br: 7,
  Kr: 8,
  Sn: 4,
  Sb: 5,
  Te: 6,
  I: 7,
  Xe: 8,
};

/** Elements that are content with fewer than eight. */
const DEFICIENT: ReadonlySet<string> = new Set(["Be", "B", "Al"]);
const SECOND_PERIOD: ReadonlySet<string> = new Set(["C", "N", "O", "F"]);

const SHAPES = [
  "linear",
  "trigonal-planar",
  "bent",
  "tetrahedral",
  "trigonal-pyramidal",
  "trigonal-bipyramidal",
  "seesaw",
  "t-shaped",
  "octahedral",
  "square-pyramidal",
  "square-planar",
] as const;

export type Shape = (typeof SHAPES)[number];

export type LewisStructure = {
  readonly center: string;
  readonly centerPairs: number;
  readonly ligands: readonly { readonly symbol: string; readonly order: 1 | 2 | 3; readonly pairs: number }[];
  readonly shape: Shape;
  /** In degrees; `<` where pairs of the centre press the bonds together. */
  readonly angle: string;
};

/** Null where an element is not known or electrons are odd: nothing is drawn then. */
export function lewisStructure(center: string, ligands: readonly string[], charge = 0): LewisStructure | null {
  const counts = [center, ...ligands].map((symbol) => VALENCE_ELECTRONS[symbol]);
  if (counts.includes(undefined)) return null;
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) - charge;
  if (total % 2 !== 0) return null;
  const bonded = ligands.map((symbol) => ({ symbol, order: 1, pairs: symbol === "H" ? 0 : 3 }));
  const centerPairs = total / 2 - bonded.reduce((sum, { pairs }) => sum + pairs + 1, 0);
  if (centerPairs < 0) return null;
  addMultipleBonds(center, centerPairs, bonded);
  const geometry = GEOMETRIES[`${ligands.length}-${centerPairs}`];
  if (geometry === undefined) return null;
  return {
    center,
    centerPairs,
    ligands: bonded.map((ligand) => ({ ...ligand, order: orderOf(ligand.order) })),
    ...geometry,
  };
}

type Bonded = { symbol: string; order: number; pairs: number };

function addMultipleBonds(center: string, pairs: number, ligands: Bonded[]): void {
  if (DEFICIENT.has(center)) return;
  for (;;) {
    const bonds = ligands.reduce((sum, { order }) => sum + order, 0);
    const formalCharge = (VALENCE_ELECTRONS[center] ?? 0) - 2 * pairs - bonds;
    const isWanted = SECOND_PERIOD.has(center) ? pairs + bonds < 4 : formalCharge > 0;
    // A bond takes a pair from the ligand with the fewest bonds that can spare one: oxygen before nitrogen; never a halogen.
    const donor = ligands.filter((ligand) => canGive(ligand)).toSorted((one, other) => one.order - other.order)[0];
    if (!isWanted || donor === undefined) return;
    donor.order += 1;
    donor.pairs -= 1;
  }
}

function canGive({ symbol, order, pairs }: Bonded): boolean {
  const most = { O: 2, S: 2, N: 3, C: 3 }[symbol] ?? 1;
  return pairs > 0 && order < most;
}

function orderOf(order: number): 1 | 2 | 3 {
  return order === 2 || order === 3 ? order : 1;
}

/** By ligands and lone pairs of the centre; the angles are those that courses give. */
const GEOMETRIES: Readonly<Record<string, { shape: Shape; angle: string }>> = {
  // Of two atoms either may count as the centre.
  "1-0": { shape: "linear", angle: "180" },
  "1-1": { shape: "linear", angle: "180" },
  "1-2": { shape: "linear", angle: "180" },
  "1-3": { shape: "linear", angle: "180" },
  "2-0": { shape: "linear", angle: "180" },
  "3-0": { shape: "trigonal-planar", angle: "120" },
  "2-1": { shape: "bent", angle: "<120" },
  "4-0": { shape: "tetrahedral", angle: "109.5" },
  "3-1": { shape: "trigonal-pyramidal", angle: "<109.5" },
  "2-2": { shape: "bent", angle: "<109.5" },
  "5-0": { shape: "trigonal-bipyramidal", angle: "90, 120" },
  "4-1": { shape: "seesaw", angle: "<90, <120" },
  "3-2": { shape: "t-shaped", angle: "<90" },
  "2-3": { shape: "linear", angle: "180" },
  "6-0": { shape: "octahedral", angle: "90" },
  "5-1": { shape: "square-pyramidal", angle: "<90" },
  "4-2": { shape: "square-planar", angle: "90" },
};
