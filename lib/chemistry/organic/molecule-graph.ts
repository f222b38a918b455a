import { countAtoms, neighboursOf } from "./structure.ts";
import type { Structure } from "./structure.ts";

/** Any molecule or ion of the elements of courses in organic chemistry, rings included: atoms by index, but for hydrogen. */
export type MoleculeGraph = Structure & { readonly charges: readonly number[] };

export const ELEMENTS = ["C", "N", "O", "F", "Cl", "Br", "I"] as const;

export type Element = (typeof ELEMENTS)[number];

/** More than any molecule that a course has drawn. */
export const MOST_ATOMS = 60;

export function isElement(symbol: string): symbol is Element {
  return ELEMENTS.some((element) => element === symbol);
}

/** How many bonds an atom has: a charge takes one from carbon, and else gives or takes one by its sign. */
function valenceOf(symbol: string, charge: number): number {
  if (symbol === "C") return 4 - Math.abs(charge);
  return (symbol === "N" ? 3 : symbol === "O" ? 2 : 1) + charge;
}

/** How many hydrogen atoms fill the bonds of an atom; negative where it has more bonds than it can have. */
export function freeBondsOf(graph: MoleculeGraph, atom: number): number {
  const bonded = neighboursOf(graph, atom).reduce((sum, { order }) => sum + order, 0);
  return valenceOf(graph.atoms[atom] ?? "", graph.charges[atom] ?? 0) - bonded;
}

/** The atoms with more bonds than they can have. */
export function overfullAtoms(graph: MoleculeGraph): number[] {
  return graph.atoms.flatMap((_, atom) => (freeBondsOf(graph, atom) < 0 ? [atom] : []));
}

/** The atoms of each piece that hangs together. */
export function piecesOf(graph: MoleculeGraph): number[][] {
  const seen = new Set<number>();
  const collect = (atom: number): number[] => {
    if (seen.has(atom)) return [];
    seen.add(atom);
    return [atom, ...neighboursOf(graph, atom).flatMap((next) => collect(next.atom))];
  };
  return graph.atoms.map((_, atom) => collect(atom)).filter((piece) => piece.length > 0);
}

/** The atoms with their numbers, hydrogens included. */
export function countGraphAtoms(graph: MoleculeGraph): Record<string, number> {
  const counts: Record<string, number> = {};
  let hydrogens = 0;
  for (const [index, symbol] of graph.atoms.entries()) {
    counts[symbol] = (counts[symbol] ?? 0) + 1;
    hydrogens += Math.max(0, freeBondsOf(graph, index));
  }
  return hydrogens === 0 ? counts : { ...counts, H: hydrogens };
}

/** One molecule without rings and charges; null for any other. */
export function treeOf(graph: MoleculeGraph): Structure | null {
  const { atoms, bonds, charges } = graph;
  const isTree = bonds.length === atoms.length - 1 && piecesOf(graph).length === 1;
  return isTree && charges.every((charge) => charge === 0) && overfullAtoms(graph).length === 0
    ? { atoms, bonds }
    : null;
}

export function graphOf({ atoms, bonds }: Structure): MoleculeGraph {
  return { atoms, bonds, charges: atoms.map(() => 0) };
}

/** Whether two molecules without rings have the same atoms. */
export function areOfOneFormula(one: Readonly<Record<string, number>>, other: Structure): boolean {
  const counts = countAtoms(other);
  return [...new Set([...Object.keys(one), ...Object.keys(counts)])].every(
    (symbol) => (one[symbol] ?? 0) === (counts[symbol] ?? 0),
  );
}
