import { resonanceForms } from "../chemistry/bonding/resonance.ts";
import { findSpecies, type Species } from "../chemistry/bonding/species.ts";
import { findElement } from "../chemistry/elements/elements.ts";
import type { Formula } from "../chemistry/formula/formula.ts";
import { hydrogensOn, neighboursOf, readStructure, type Structure } from "../chemistry/organic/structure.ts";
import { findSmiles } from "./structures.ts";

/** How many single, double and triple bonds a molecule has. */
type BondOrders = { readonly single: number; readonly double: number; readonly triple: number };

/**
 * The bonds of a molecule whose structure is known and is one: null where books draw it in several ways, as ozone or sulfur
 * dioxide, and for rings.
 */
export function countBonds(formula: Formula, written: string): BondOrders | null {
  const structure = findChain(written);
  if (structure !== null) {
    const hydrogens = structure.atoms.reduce((sum, _, atom) => sum + hydrogensOn(structure, atom), 0);
    return countOrders([...structure.bonds.map(({ order }) => order), ...Array<number>(hydrogens).fill(1)]);
  }
  const species = findSpecies(formula);
  return species === null || !isDrawnOneWay(species)
    ? null
    : countOrders(species.structure.ligands.map(({ order }) => order));
}

function countOrders(orders: readonly number[]): BondOrders {
  const count = (sought: number) => orders.filter((order) => order === sought).length;
  return { single: count(1), double: count(2), triple: count(3) };
}

/** Beyond the second period books disagree on where double bonds stand. */
function isDrawnOneWay({ structure }: Species): boolean {
  const isSmall = (findElement(structure.center)?.period ?? 0) <= 2;
  return resonanceForms(structure).length <= 1 && (isSmall || structure.ligands.every(({ order }) => order === 1));
}

/** A molecule of a course without rings. */
function findChain(written: string): Structure | null {
  const smiles = findSmiles(written);
  return smiles === null || /[^A-Zl=#()r]/u.test(smiles) ? null : readStructure(smiles);
}

const HYBRIDS = ["sp", "sp²", "sp³"] as const;

/** The hybridization of the carbon atoms of a chain, and how many have it; null where the structure is not known. */
export function listHybrids(written: string): readonly { readonly hybrid: string; readonly count: number }[] | null {
  const structure = findChain(written);
  if (structure === null) return null;
  const groups = structure.atoms.flatMap((symbol, atom) =>
    symbol === "C" ? [neighboursOf(structure, atom).length + hydrogensOn(structure, atom)] : [],
  );
  return HYBRIDS.map((hybrid, at) => ({ hybrid, count: groups.filter((each) => each === at + 2).length })).filter(
    ({ count }) => count > 0,
  );
}
