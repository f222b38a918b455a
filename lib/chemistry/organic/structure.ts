/** A bond between two atoms of a structure, by their indexes: 1 single, 2 double, 3 triple. */
type Bond = { readonly a: number; readonly b: number; readonly order: 1 | 2 | 3 };

/** A molecule without rings: its atoms but for the hydrogens, which fill what is left of the valences. */
export type Structure = { readonly atoms: readonly string[]; readonly bonds: readonly Bond[] };

/** The bonds of neutral atoms in organic molecules. */
const VALENCES: Readonly<Record<string, number>> = { C: 4, N: 3, O: 2, F: 1, Cl: 1, Br: 1, I: 1 };

const TOKEN = /Cl|Br|[CNOFI]|[=#()]/g;

/** Reads the part of SMILES that trees need: `CC(C)CO`, `C=CC`, `CC(=O)O`. Throws where there is more. */
export function readStructure(smiles: string): Structure {
  const tokens = smiles.match(TOKEN) ?? [];
  if (tokens.join("") !== smiles) throw new Error(`${smiles} is more than a chain with branches`);
  const atoms: string[] = [];
  const bonds: Bond[] = [];
  const opened: number[] = [];
  let last = -1;
  let order: Bond["order"] = 1;
  for (const token of tokens) {
    if (token === "(") opened.push(last);
    else if (token === ")") last = opened.pop() ?? -1;
    else if (token === "=") order = 2;
    else if (token === "#") order = 3;
    else {
      atoms.push(token);
      if (last >= 0) bonds.push({ a: last, b: atoms.length - 1, order });
      last = atoms.length - 1;
      order = 1;
    }
  }
  return { atoms, bonds };
}

type Neighbour = { readonly atom: number; readonly order: Bond["order"] };

export function neighboursOf({ bonds }: Structure, atom: number): Neighbour[] {
  return bonds.flatMap(({ a, b, order }) =>
    a === atom ? [{ atom: b, order }] : b === atom ? [{ atom: a, order }] : [],
  );
}

export function hydrogensOn(structure: Structure, atom: number): number {
  const bonded = neighboursOf(structure, atom).reduce((sum, { order }) => sum + order, 0);
  return (VALENCES[structure.atoms[atom] ?? ""] ?? 0) - bonded;
}

/** How many carbon atoms a carbon atom is bonded to: 1 for a primary one, 2 for a secondary. */
export function carbonsOn(structure: Structure, atom: number): number {
  return neighboursOf(structure, atom).filter((each) => structure.atoms[each.atom] === "C").length;
}

export function carbonsOf({ atoms }: Structure): number[] {
  return atoms.flatMap((symbol, index) => (symbol === "C" ? [index] : []));
}

/** The atoms with their numbers, hydrogens included. */
export function countAtoms(structure: Structure): Record<string, number> {
  const counts: Record<string, number> = { C: 0, H: 0 };
  structure.atoms.forEach((symbol, index) => {
    counts[symbol] = (counts[symbol] ?? 0) + 1;
    counts["H"] = (counts["H"] ?? 0) + hydrogensOn(structure, index);
  });
  return counts;
}

/** The degree of unsaturation (rings and double bonds, a triple bond as two) that a formula of C, H, N, O and halogens has. */
export function unsaturationOf({
  C = 0,
  H = 0,
  N = 0,
  F = 0,
  Cl = 0,
  Br = 0,
  I = 0,
}: Readonly<Record<string, number>>): number {
  return (2 * C + 2 + N - H - F - Cl - Br - I) / 2;
}

/** A new atom on an old one. */
export function withAtom({ atoms, bonds }: Structure, on: number, symbol: string): Structure {
  return { atoms: [...atoms, symbol], bonds: [...bonds, { a: on, b: atoms.length, order: 1 }] };
}

function encode(structure: Structure, atom: number, from: number): string {
  const branches = neighboursOf(structure, atom)
    .filter((each) => each.atom !== from)
    .map((each) => `${each.order}${encode(structure, each.atom, atom)}`)
    .toSorted();
  return `${structure.atoms[atom]}(${branches.join("")})`;
}

/** The same text for the same molecule, however it is drawn; cis and trans are not told apart. */
export function fingerprint(structure: Structure): string {
  return structure.atoms.map((_, root) => encode(structure, root, -1)).toSorted()[0] ?? "";
}

/** Why a double bond of an alkene has no cis and trans form; null where it has both. */
export function cisTransFault(structure: Structure): "two-hydrogens" | "two-alike" | null {
  const double = structure.bonds.find(({ order }) => order === 2);
  if (double === undefined) throw new Error("There is no double bond");
  const ends = [double.a, double.b];
  if (ends.some((end) => hydrogensOn(structure, end) === 2)) return "two-hydrogens";
  const isAlike = (end: number): boolean => {
    const [one, other] = neighboursOf(structure, end)
      .filter(({ atom }) => !ends.includes(atom))
      .map(({ atom }) => encode(structure, atom, end));
    return one === other;
  };
  return ends.some(isAlike) ? "two-alike" : null;
}

const alkanes = new Map<number, readonly Structure[]>([[1, [{ atoms: ["C"], bonds: [] }]]]);

/** Every structural isomer of the alkane with so many carbon atoms: each is a smaller one with a carbon more. */
export function listAlkanes(carbons: number): readonly Structure[] {
  const known = alkanes.get(carbons);
  if (known !== undefined) return known;
  const found = new Map<string, Structure>();
  for (const smaller of listAlkanes(carbons - 1)) {
    for (const place of carbonsOf(smaller)) {
      if (hydrogensOn(smaller, place) === 0) continue;
      const larger = withAtom(smaller, place, "C");
      found.set(fingerprint(larger), larger);
    }
  }
  const all = [...found.values()];
  alkanes.set(carbons, all);
  return all;
}

/** Every different molecule in which one hydrogen of a carbon atom is replaced. */
export function listSubstituted(structure: Structure, symbol: string): Structure[] {
  const replaced = carbonsOf(structure).flatMap((place) =>
    hydrogensOn(structure, place) > 0 ? [withAtom(structure, place, symbol)] : [],
  );
  return [...new Map(replaced.map((each) => [fingerprint(each), each])).values()];
}

/** Every different molecule in which one bond between two carbon atoms is a double or a triple one. */
export function listUnsaturated(structure: Structure, order: 2 | 3): Structure[] {
  const made = structure.bonds.flatMap((bond, index) => {
    const isCarbons = structure.atoms[bond.a] === "C" && structure.atoms[bond.b] === "C";
    const isFree =
      bond.order === 1 && hydrogensOn(structure, bond.a) >= order - 1 && hydrogensOn(structure, bond.b) >= order - 1;
    return isCarbons && isFree
      ? [{ ...structure, bonds: structure.bonds.map((each, at) => (at === index ? { ...each, order } : each)) }]
      : [];
  });
  return [...new Map(made.map((each) => [fingerprint(each), each])).values()];
}

/** The same molecule with its last bond a double one: of an alcohol its aldehyde or ketone. Null where there is no hydrogen for it. */
export function withDoubleLastBond(structure: Structure): Structure | null {
  const last = structure.bonds.at(-1);
  if (last === undefined || hydrogensOn(structure, last.a) === 0 || hydrogensOn(structure, last.b) === 0) return null;
  return { ...structure, bonds: [...structure.bonds.slice(0, -1), { ...last, order: 2 }] };
}

/** Every way along carbon atoms from one end of the carbon skeleton to another, each in both directions. */
export function listPaths(structure: Structure): number[][] {
  const carbons = carbonsOf(structure);
  const ends = carbons.filter((atom) => carbonsOn(structure, atom) <= 1);
  const walk = (path: number[]): number[][] => {
    const next = neighboursOf(structure, path.at(-1) ?? 0).filter(
      ({ atom }) => structure.atoms[atom] === "C" && !path.includes(atom),
    );
    return next.length === 0 ? [path] : next.flatMap(({ atom }) => walk([...path, atom]));
  };
  return ends.flatMap((end) => walk([end]));
}
