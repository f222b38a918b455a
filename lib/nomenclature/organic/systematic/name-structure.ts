import { carbonsOf, hydrogensOn, listPaths, neighboursOf } from "../../../chemistry/organic/structure.ts";
import type { Structure } from "../../../chemistry/organic/structure.ts";
import type { GroupId, SuffixId, SystematicName } from "./systematic-name.ts";

const HALOGENS: Readonly<Record<string, GroupId>> = { F: "fluoro", Cl: "chloro", Br: "bromo", I: "iodo" };

const ALKYLS: readonly GroupId[] = ["methyl", "ethyl", "propyl"];

type Placed<Id extends string> = { readonly id: Id; readonly place: number };

/** What a chain of carbons carries; the places count from its first carbon. */
type Reading = {
  readonly carbons: number;
  readonly bonds: readonly Placed<"ene" | "yne">[];
  readonly suffixes: readonly Placed<SuffixId>[];
  readonly groups: readonly Placed<GroupId>[];
  readonly alkyl: number | null;
  /** Whether every branch has a simple name; an ether has none. */
  readonly isPlain: boolean;
};

/** An unbranched, saturated group of up to three carbons by its first atom; null for any other. */
function readAlkyl(structure: Structure, first: number, from: number): number | null {
  let [length, at, before] = [1, first, from];
  while (true) {
    const next = neighboursOf(structure, at).filter(({ atom }) => atom !== before);
    if (next.some(({ atom, order }) => order !== 1 || structure.atoms[atom] !== "C") || next.length > 1) return null;
    const [only] = next;
    if (only === undefined) return length;
    [length, before, at] = [length + 1, at, only.atom];
  }
}

/** The principal group that a carbon of the chain bears; a carbonyl is an acid's, an aldehyde's or a ketone's. */
function suffixOn(structure: Structure, atom: number): { id: SuffixId; alkyl: number | null } | null {
  const others = neighboursOf(structure, atom).map((each) => ({ ...each, symbol: structure.atoms[each.atom] }));
  const single = others.find(({ symbol, order }) => symbol === "O" && order === 1);
  if (others.some(({ symbol, order }) => symbol === "O" && order === 2)) {
    if (single === undefined) return { id: hydrogensOn(structure, atom) > 0 ? "al" : "one", alkyl: null };
    const behind = neighboursOf(structure, single.atom).find((each) => each.atom !== atom);
    return behind === undefined
      ? { id: "oic", alkyl: null }
      : { id: "oate", alkyl: readAlkyl(structure, behind.atom, single.atom) };
  }
  if (single !== undefined) return hydrogensOn(structure, single.atom) > 0 ? { id: "ol", alkyl: null } : null;
  return others.some(({ symbol }) => symbol === "N") ? { id: "amine", alkyl: null } : null;
}

function readAlong(structure: Structure, path: readonly number[]): Reading {
  const groups: Placed<GroupId>[] = [];
  const bonds: Placed<"ene" | "yne">[] = [];
  const suffixes: Placed<SuffixId>[] = [];
  let alkyl: number | null = null;
  let isPlain = true;
  for (const [index, atom] of path.entries()) {
    const place = index + 1;
    const suffix = suffixOn(structure, atom);
    if (suffix !== null) suffixes.push({ id: suffix.id, place });
    if (suffix?.id === "oate") alkyl = suffix.alkyl;
    for (const each of neighboursOf(structure, atom)) {
      const symbol = structure.atoms[each.atom] ?? "";
      const halogen = HALOGENS[symbol];
      if (each.atom === path[index + 1]) {
        if (each.order > 1) bonds.push({ id: each.order === 2 ? "ene" : "yne", place });
      } else if (halogen !== undefined) groups.push({ id: halogen, place });
      else if (symbol === "C" && !path.includes(each.atom)) {
        const group = each.order === 1 ? ALKYLS[(readAlkyl(structure, each.atom, atom) ?? 0) - 1] : undefined;
        if (group === undefined) isPlain = false;
        else groups.push({ id: group, place });
      } else if (symbol !== "C" && suffix === null) isPlain = false;
    }
  }
  return { carbons: path.length, bonds, suffixes, groups, alkyl, isPlain };
}

/** Places that follow from the rest of the name are not written: propene, ethanol, chloroethane. */
function writtenPlaces(reading: Reading): { bond: boolean; suffix: boolean; groups: boolean } {
  const { carbons, bonds, suffixes, groups } = reading;
  const isOnly = groups.length === 1 && suffixes.length === 0;
  const id = suffixes[0]?.id;
  return {
    bond: carbons > 3,
    suffix: id === "one" ? carbons > 3 : (id === "ol" || id === "amine") && carbons > 2,
    groups: carbons > 2 || (carbons === 2 && !isOnly && groups.length + bonds.length > 1),
  };
}

function nameReading(reading: Reading): SystematicName {
  const written = writtenPlaces(reading);
  const [bond] = reading.bonds;
  const [suffix] = reading.suffixes;
  const ids = [...new Set(reading.groups.map(({ id }) => id))].toSorted();
  return {
    carbons: reading.carbons,
    bond: bond === undefined ? null : { id: bond.id, locants: written.bond ? [bond.place] : [] },
    suffix: suffix === undefined ? null : { id: suffix.id, locants: written.suffix ? [suffix.place] : [] },
    groups: ids.map((id) => {
      const places = reading.groups.filter((group) => group.id === id).map(({ place }) => place);
      return { id, locants: written.groups ? places.toSorted((a, b) => a - b) : [], count: places.length };
    }),
    alkyl: reading.alkyl,
  };
}

/** Lower places first, compared one by one. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

const placesOf = (placed: readonly { readonly place: number }[]): number[] =>
  placed.map(({ place }) => place).toSorted((a, b) => a - b);

/** The Blue Book's order of preference (P-44.3, P-31.1.4): longest chain, most branches, then the lowest places. */
function compareReadings(a: Reading, b: Reading): number {
  return (
    b.carbons - a.carbons ||
    b.groups.length - a.groups.length ||
    compareLists(placesOf(a.suffixes), placesOf(b.suffixes)) ||
    compareLists(placesOf(a.bonds), placesOf(b.bonds)) ||
    compareLists(placesOf(a.groups), placesOf(b.groups)) ||
    compareLists(byAlphabet(a), byAlphabet(b))
  );
}

function byAlphabet({ groups }: Reading): number[] {
  return groups.toSorted((a, b) => a.id.localeCompare(b.id) || a.place - b.place).map(({ place }) => place);
}

/** Whether all that the name ends in is on the chain: an ester's chain is its acid's. */
function isWhole(structure: Structure, { bonds, suffixes, alkyl }: Reading): boolean {
  const multiple = structure.bonds.filter(
    ({ a, b, order }) => order > 1 && structure.atoms[a] === "C" && structure.atoms[b] === "C",
  );
  const bearing = carbonsOf(structure).filter((atom) => suffixOn(structure, atom) !== null);
  const isEster = suffixes[0]?.id === "oate";
  return (
    bonds.length === multiple.length &&
    bonds.length <= 1 &&
    suffixes.length === bearing.length &&
    suffixes.length <= 1 &&
    isEster === (alkyl !== null)
  );
}

/** A name, and the main chain that it counts along. */
export type Named = { readonly name: SystematicName; readonly chain: readonly number[] };

/**
 * The systematic name of a molecule with one main chain, simple branches (up to three carbons, halogens), and at most one
 * multiple bond or one principal group. Null for what is beyond that.
 */
export function nameStructure(structure: Structure): Named | null {
  const whole = listPaths(structure)
    .map((chain) => ({ chain, reading: readAlong(structure, chain) }))
    .filter(({ reading }) => isWhole(structure, reading));
  const longest = Math.max(...whole.map(({ chain }) => chain.length));
  const [best] = whole
    .filter(({ chain, reading }) => chain.length === longest && reading.isPlain)
    .toSorted((a, b) => compareReadings(a.reading, b.reading));
  return best === undefined ? null : { name: nameReading(best.reading), chain: best.chain };
}

/** The name along a chain of one's own choice, from its first carbon on: with a wrong chain or direction, a wrong name. */
export function nameAlong(structure: Structure, chain: readonly number[]): SystematicName | null {
  const reading = readAlong(structure, chain);
  return reading.isPlain && isWhole(structure, reading) ? nameReading(reading) : null;
}
