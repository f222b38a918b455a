import {
  hydrogensOn,
  listAlkanes,
  listSubstituted,
  listUnsaturated,
  withAtom,
  withDoubleLastBond,
} from "../../chemistry/organic/structure.ts";
import type { Structure } from "../../chemistry/organic/structure.ts";
import { nameStructure } from "../../nomenclature/organic/systematic/name-structure.ts";
import type { Named } from "../../nomenclature/organic/systematic/name-structure.ts";

/** A molecule, with its name and main chain. */
export type Molecule = Named & { readonly structure: Structure; readonly kind: MoleculeKind };

const KINDS = [
  "alkane",
  "chloride",
  "bromide",
  "alkene",
  "alkyne",
  "alcohol",
  "aldehyde",
  "ketone",
  "acid",
  "ester",
  "amine",
] as const;

export type MoleculeKind = (typeof KINDS)[number];

function carbonylsOf(alcohols: readonly Structure[], isAtEnd: boolean): Structure[] {
  return alcohols.flatMap((alcohol) => {
    const made = withDoubleLastBond(alcohol);
    const carbon = alcohol.bonds.at(-1)?.a ?? 0;
    return made !== null && hydrogensOn(made, carbon) > 0 === isAtEnd ? [made] : [];
  });
}

const alcoholsOf = (carbons: number): Structure[] => listAlkanes(carbons).flatMap((each) => listSubstituted(each, "O"));

/** An aldehyde's carbonyl on the oxygen of an alcohol, in place of their hydrogens. */
function esterOf(aldehyde: Structure, alcohol: Structure): Structure {
  const first = aldehyde.atoms.length;
  const moved = alcohol.bonds.map(({ a, b, order }) => ({ a: a + first, b: b + first, order }));
  const joint = { a: aldehyde.bonds.at(-1)?.a ?? 0, b: first + alcohol.atoms.length - 1, order: 1 as const };
  return { atoms: [...aldehyde.atoms, ...alcohol.atoms], bonds: [...aldehyde.bonds, ...moved, joint] };
}

function estersOf(carbons: number): Structure[] {
  return Array.from({ length: carbons - 1 }, (_, index) => index + 1).flatMap((acid) =>
    carbonylsOf(alcoholsOf(acid), true).flatMap((aldehyde) =>
      alcoholsOf(carbons - acid).map((alcohol) => esterOf(aldehyde, alcohol)),
    ),
  );
}

/** Every structural isomer of a kind with so many carbon atoms, of amines the primary ones. */
export function structuresOf(kind: MoleculeKind, carbons: number): Structure[] {
  const alkanes = listAlkanes(carbons);
  const alcohols = alcoholsOf(carbons);
  switch (kind) {
    case "alkane":
      return [...alkanes];
    case "chloride":
      return alkanes.flatMap((each) => listSubstituted(each, "Cl"));
    case "bromide":
      return alkanes.flatMap((each) => listSubstituted(each, "Br"));
    case "alkene":
      return alkanes.flatMap((each) => listUnsaturated(each, 2));
    case "alkyne":
      return alkanes.flatMap((each) => listUnsaturated(each, 3));
    case "alcohol":
      return alcohols;
    case "aldehyde":
      return carbonylsOf(alcohols, true);
    case "ketone":
      return carbonylsOf(alcohols, false);
    case "acid":
      return carbonylsOf(alcohols, true).map((each) => withAtom(each, each.bonds.at(-1)?.a ?? 0, "O"));
    case "ester":
      return estersOf(carbons);
    case "amine":
      return alkanes.flatMap((each) => listSubstituted(each, "N"));
  }
}

const known = new Map<string, readonly Molecule[]>();

/** Every molecule of a kind with so many carbon atoms that has a simple name. */
export function listMolecules(kind: MoleculeKind, carbons: number): readonly Molecule[] {
  const key = `${kind} ${carbons}`;
  const listed =
    known.get(key) ??
    structuresOf(kind, carbons).flatMap((structure): Molecule[] => {
      const named = nameStructure(structure);
      return named === null ? [] : [{ structure, kind, ...named }];
    });
  known.set(key, listed);
  return listed;
}

/** How many branches and halogens a name has. */
export function countBranches({ name }: Molecule): number {
  return name.groups.reduce((sum, { count }) => sum + count, 0);
}
