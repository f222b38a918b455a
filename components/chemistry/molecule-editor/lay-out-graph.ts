import { Molecule } from "openchemlib";
import { ELEMENTS, type MoleculeGraph } from "#lib/chemistry/organic/molecule-graph.ts";
import { BOND_LENGTH, type Point } from "#lib/chemistry/organic/sketch/sketch.ts";

/** Atomic numbers, in the order of `ELEMENTS`. */
const NUMBERS = [6, 7, 8, 9, 17, 35, 53] as const;
const BONDS = { 1: Molecule.cBondTypeSingle, 2: Molecule.cBondTypeDouble, 3: Molecule.cBondTypeTriple } as const;

/** Where the atoms of a molecule stand in a clear drawing, in their order. It brings the library of structures along. */
export function layOutGraph({ atoms, bonds, charges }: MoleculeGraph): Point[] {
  const molecule = new Molecule(atoms.length, bonds.length);
  for (const symbol of atoms) molecule.addAtom(NUMBERS[ELEMENTS.findIndex((each) => each === symbol)] ?? NUMBERS[0]);
  for (const { a, b, order } of bonds) molecule.setBondType(molecule.addBond(a, b), BONDS[order]);
  for (const [atom, charge] of charges.entries()) molecule.setAtomCharge(atom, charge);
  molecule.inventCoordinates();
  return atoms.map((_, atom) => ({
    x: molecule.getAtomX(atom) * BOND_LENGTH,
    y: molecule.getAtomY(atom) * BOND_LENGTH,
  }));
}
