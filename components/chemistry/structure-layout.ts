import { Molecule } from "openchemlib";
import type { BondStyle, Place } from "./bonds.tsx";
import { freeSide, type StructureAtom } from "./structure-atom.ts";

type StructureBond = { from: number; to: number; order: number; style: BondStyle; side: -1 | 0 | 1 };

type Structure = {
  atoms: StructureAtom[];
  bonds: StructureBond[];
  left: number;
  top: number;
  width: number;
  height: number;
};

const BOND = 44;
const MARGIN = 30;
/** Larger ones are drawn as skeletons, whose corners are carbon atoms. */
const MOST_LABELLED = 5;

/** The drawing of a molecule from its SMILES; null when that cannot be read. Throws nothing. */
export function layOutStructure(smiles: string): Structure | null {
  try {
    const molecule = Molecule.fromSmiles(smiles);
    return molecule.getAllAtoms() === 0 ? null : layOut(molecule);
  } catch {
    return null;
  }
}

function layOut(molecule: Molecule): Structure {
  const count = molecule.getAllAtoms();
  const places = Array.from({ length: count }, (_, atom) => ({
    x: molecule.getAtomX(atom) * BOND,
    y: molecule.getAtomY(atom) * BOND,
  }));
  const isLabelled = count <= MOST_LABELLED && molecule.getRingSet().getSize() === 0;
  const atoms = places.map((place, atom) => ({ ...place, label: labelOf(molecule, atom, places, isLabelled) }));
  const bonds = Array.from({ length: molecule.getAllBonds() }, (_, bond): StructureBond => {
    const [from, to] = [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)];
    return {
      from,
      to,
      order: molecule.getBondOrder(bond),
      style: styleOf(molecule, bond),
      side: sideOf(molecule, bond, places),
    };
  });
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { atoms, bonds, left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}

function labelOf(
  molecule: Molecule,
  atom: number,
  places: readonly Place[],
  isLabelled: boolean,
): StructureAtom["label"] {
  const symbol = molecule.getAtomLabel(atom);
  const charge = molecule.getAtomCharge(atom);
  if (symbol === "C" && charge === 0 && !isLabelled && molecule.getAllAtoms() > 1) return null;
  const neighbours = Array.from(
    { length: molecule.getConnAtoms(atom) },
    (_, index) => places[molecule.getConnAtom(atom, index)] ?? { x: 0, y: 0 },
  );
  return {
    symbol,
    hydrogens: molecule.getImplicitHydrogens(atom),
    charge,
    side: freeSide(places[atom] ?? { x: 0, y: 0 }, neighbours),
  };
}

function styleOf(molecule: Molecule, bond: number): BondStyle {
  const type = molecule.getBondType(bond);
  if (type === Molecule.cBondTypeUp) return "wedge";
  return type === Molecule.cBondTypeDown ? "hash" : "plain";
}

/** The second line of a double bond lies within its ring, or between what its atoms hold on to; even where nothing decides. */
function sideOf(molecule: Molecule, bond: number, places: readonly Place[]): -1 | 0 | 1 {
  const [a, b] = [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)];
  const [from, to] = [places[a], places[b]];
  if (molecule.getBondOrder(bond) !== 2 || !molecule.isRingBond(bond) || from === undefined || to === undefined)
    return 0;
  const others = [a, b].flatMap((atom) =>
    Array.from({ length: molecule.getConnAtoms(atom) }, (_, index) => molecule.getConnAtom(atom, index)).filter(
      (other) => other !== a && other !== b && sharesRing(molecule, other, a, b),
    ),
  );
  const turn = others.reduce((sum, other) => {
    const place = places[other] ?? from;
    return sum + (to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x);
  }, 0);
  return turn === 0 ? 0 : turn > 0 ? 1 : -1;
}

function sharesRing(molecule: Molecule, other: number, a: number, b: number): boolean {
  const rings = molecule.getRingSet();
  for (let ring = 0; ring < rings.getSize(); ring += 1) {
    const atoms = rings.getRingAtoms(ring);
    if (atoms.includes(other) && atoms.includes(a) && atoms.includes(b)) return true;
  }
  return false;
}
